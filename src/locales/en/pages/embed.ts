/** What other sites can show of Toju. */
export const embedWords = {
  title: 'Toju on your site',
  description:
    'A badge for verified merchants, and a “Check with Toju” link, form or frame for any page. Free, and no account needed.',
  lead: 'Let your visitors check an item before they pay. Copy the HTML: you need no account and no key.',
  badge: 'A badge for verified merchants',
  badgeText:
    'It is redrawn every minute, so it says “Not verified” soon after a verification ends. Anybody can copy a picture, so the badge links to the proof: your page on Toju.',
  badgeWhere:
    'You find your own HTML on your page in the directory, and in your dashboard under Merchants.',
  link: 'A link',
  linkText:
    'It opens the search on Toju. It works everywhere. In a chat or on paper, use just its address.',
  form: 'A form',
  formText:
    'Your visitor types the number on your page, and the answer opens on Toju. No script needed.',
  frame: 'A frame',
  frameText:
    'It answers on your page, but your page cannot read the number or the answer. For Hausa, Igbo, Pidgin or Yoruba, put /ha, /ig, /pcm or /yo before /embed.',
  frameTrust: 'A frame can be faked, so every answer has a link to the same answer on Toju.',
  example: 'What it looks like',
  copy: 'Copy the HTML',
  copied: 'Copied',
  onYourSite: 'Show this badge on your own site',
}
/** The badge that a merchant shows on its own site. */
export const badgeWords = {
  title: 'Your badge',
  about:
    'Put it on your own site. It links to your page here, and always shows whether you are verified.',
  alt: 'Your badge as visitors see it',
  html: 'the HTML',
  more: 'A “Check with Toju” link, form or frame',
}
