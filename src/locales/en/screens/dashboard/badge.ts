/** The badge that a merchant shows on its own site. */
export const badgeWords = {
  title: 'Your badge',
  about:
    'Put it on your own site. It links to your page here, and changes when your verification does.',
  alt: 'Your badge as visitors see it',
  html: 'the HTML',
  more: 'A “Check with Toju” link, form or frame',
}
