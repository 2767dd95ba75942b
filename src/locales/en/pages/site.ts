/** The frame of every public page, and the pages that stand for another one. */
export const siteWords = {
  tagline: 'Worry no more, Find lost items',
  description:
    'Register what you own, report what is lost or stolen, and check an IMEI, serial number, plate or VIN before you buy. For Nigeria.',
  skipToContent: 'Skip to content',
  tojuHome: 'Toju, home',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  main: 'Main',
  home: 'Home',
  pricing: 'Pricing',
  faq: 'FAQ',
  join: 'Join',
  login: 'Login',
  dashboard: 'Dashboard',
  company: 'Company',
  about: 'About',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  resources: 'Resources',
  faqs: 'FAQs',
  contact: 'Contact',
  tojuIsYoruba: 'Toju is Yoruba for {meaning}. We help people in Nigeria keep what is theirs.',
  takeCareOf: 'take care of',
  siteOn: '{site} on {network}',
  besidePolice: 'Report to the police as well: Toju helps, but does not replace a police report.',
  language: 'Language',
  /** After a link to a page that exists in English only. */
  inEnglish: 'in English',
  newTranslation: 'This translation is new. Do you see a mistake? Write to {email}',
  search: 'Search',
  reportAFind: 'Report a find',
  merchants: 'Merchants',
  blog: 'Blog',
  developers: 'Developers',
  checkCertificate: 'Check a certificate',
  /** After a deploy, when a button of the page before no longer worked. */
  renewed: 'This page was renewed: Toju has a new version. Please press again.',
}

export const notFoundWords = {
  title: 'Not Found',
  text: 'There is no page at this address. The page may have moved, or the link may be missing a letter.',
  goHome: 'Go to the home page',
}

/** Shown when an address asks for too many pages. Many people may share it. */
export const tooManyWords = {
  title: 'Wait a minute',
  text: 'Very many requests came from your connection just now, perhaps from others who share it. Wait a minute, then load this page again.',
}

export const offlinePageWords = {
  title: 'You are offline',
  text: 'This page needs a connection, and you have none right now. It opens by itself when the connection is back.',
  tryAgain: 'Try again',
  whatWorks: 'What works without a connection',
  homePage: 'The {link}.',
  homePageLink: 'home page',
  pagesBefore: 'Pages and posts that you have opened on this device before.',
  findingNumber: 'Finding the IMEI of a phone, as below.',
  findImei: 'Find the IMEI of a phone',
  dial: 'Dial {code} as if to call. The phone shows its IMEI at once, 15 digits, without network or credit. A phone with two SIM cards shows two IMEIs. Write them down to check them later.',
  whatWaits: 'What has to wait',
  whyWait:
    'You need a connection to verify an item or send a report: an answer from yesterday could miss what was stolen today. Do not pay before you have checked.',
}
