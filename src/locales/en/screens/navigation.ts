/** The frame around every screen. */
export const navigationWords = {
  yourAccount: 'Your account',
  logout: 'Logout',
  loggedOut: 'Logout successful',
  more: 'More',
  close: 'Close',
  all: '{name}: all screens',
  homePage: 'Toju home page',
  notFound: 'Not Found',
  nothingHere: 'There is no page at this address',
  mayHaveMoved: 'The page may have moved, or the link may be mistyped.',
  goHome: 'Go to the home page',
  loading: 'Loading',
  skipToContent: 'Skip to content',
}
