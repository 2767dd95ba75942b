/** The navigation of both apps. */
export const navWords = {
  yourAccount: 'Your account',
}
