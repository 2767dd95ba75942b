/** The dialog that asks for the password again. */
export const reauthenticateWords = {
  typeYourPassword: 'Type your password again',
  goOn: 'Continue',
  itShowsThat: 'This confirms it is you. We will not ask again for ten minutes.',
  password: 'Password',
}
