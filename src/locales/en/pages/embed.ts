/** What other sites can show of Toju. */
export const embedWords = {
  title: 'Toju on your site',
  description:
    'A badge for verified merchants, and a “Check with Toju” link, form or frame that any page can show. Free, without an account.',
  lead: 'Let your visitors check an item before they pay. Copy the HTML: it needs no account and no key.',
  badge: 'A badge for verified merchants',
  badgeText:
    'It is drawn again every minute, so it says “Not verified” once a verification ends. It links to your page on Toju, which is the proof: anybody can copy a picture.',
  badgeWhere:
    'Your own HTML is on your page in the directory and in your dashboard, under Merchants.',
  link: 'A link',
  linkText:
    'Opens the search on Toju. Works everywhere, also in a chat or on a paper as its address.',
  form: 'A form',
  formText: 'Your visitor types the number on your page; the answer opens on Toju. No script.',
  frame: 'A frame',
  frameText:
    'Answers in place. Your page can read neither the number nor the answer. For Hausa, Igbo, Pidgin or Yoruba, write /ha, /ig, /pcm or /yo before /embed.',
  frameTrust:
    'An answer in a frame can be imitated, so every answer has a link to the same answer on Toju.',
  example: 'What it looks like',
  copy: 'Copy the HTML',
  copied: 'Copied',
  onYourSite: 'Show this badge on your own site',
}
/** The badge that a merchant shows on its own site. */
export const badgeWords = {
  title: 'Your badge',
  about:
    'Put it on your own site. It links to your page here, and changes when your verification does.',
  alt: 'Your badge as visitors see it',
  html: 'the HTML',
  more: 'A “Check with Toju” link, form or frame',
}
