/** The dialog that asks for the password. */
export const reauthenticateWords = {
  title: 'Type your password',
  submit: 'Continue',
  hint: 'This confirms it is you.',
  password: 'Password',
  noPassword: 'No password, or forgot it? {link}',
  getLink: 'Get a link by email',
  sendAgain: 'Send again',
  linkSent: 'We sent a link to {email}. Set a password with it, log in, then come back here.',
}
