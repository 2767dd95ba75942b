/** The dialog that asks for the password again. */
export const reauthenticateWords = {
  title: 'Type your password again',
  submit: 'Continue',
  hint: 'This confirms it is you. We will not ask again for ten minutes.',
  password: 'Password',
  noPassword: 'No password, or forgot it? {link}',
  getLink: 'Get a link by email',
}
