/** The badge that a merchant shows on its own site. */
export const badgeWords = {
  title: 'Your badge',
  about:
    'Put it on your own site. It links to your page here, and always shows whether you are verified.',
  alt: 'Your badge as visitors see it',
  html: 'the HTML',
}
