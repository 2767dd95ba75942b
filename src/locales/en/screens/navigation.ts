/** The frame around every screen. */
export const navigationWords = {
  yourAccount: 'Your account',
  logout: 'Logout',
  loggedOut: 'Logout successful',
  more: 'More',
  all: '{name}: all screens',
  homePage: 'Toju home page',
  notFound: 'Not Found',
  nothingHere: 'There is nothing at this address',
  mayHaveMoved: 'It may have been moved, or the link has a typing error.',
  loading: 'Loading',
  skipToContent: 'Skip to content',
}
