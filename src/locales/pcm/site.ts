import type {
  notFoundWords as enNotFoundWords,
  offlinePageWords as enOfflinePageWords,
  siteWords as enSiteWords,
} from '../en/pages/site.ts'
import type { Translation } from '../translation.ts'

/** The frame of every public page. */
export const siteWords: Translation<typeof enSiteWords> = {
  tagline: 'No worry again, find wetin lost',
  description:
    'Register wetin you get, report wetin lost or wetin dem thief, and check IMEI, serial number, plate or VIN before you buy. For Nigeria.',
  skipToContent: 'Go to the main part',
  tojuHome: 'Toju, home',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  main: 'Main',
  home: 'Home',
  pricing: 'Price',
  faq: 'Questions',
  join: 'Join',
  login: 'Log in',
  dashboard: 'Dashboard',
  company: 'Company',
  about: 'About us',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  resources: 'Help',
  faqs: 'Questions',
  contact: 'Contact',
  tojuIsYoruba:
    'Toju na Yoruba word for {meaning}. We dey help people for Nigeria keep wetin be their own.',
  takeCareOf: 'take care',
  siteOn: '{site} for {network}',
  besidePolice: 'Report to police too: Toju dey help, but e no dey replace police report.',
  language: 'Language',
  inEnglish: 'for English',
  newTranslation:
    'This translation new: two speakers never check am. If you see mistake, write to {email}.',
  search: 'Search',
  reportAFind: 'Report wetin you find',
  merchants: 'Shops',
  blog: 'Blog',
  developers: 'Developers',
  checkCertificate: 'Check certificate',
}

/** The page for an address that leads nowhere. */
export const notFoundWords: Translation<typeof enNotFoundWords> = {
  title: 'We no see this page',
  text: 'Nothing dey for this address. E fit don move, or one letter fit don miss for the link.',
  goHome: 'Go to home page',
}

/** The page that is shown without a connection. */
export const offlinePageWords: Translation<typeof enOfflinePageWords> = {
  title: 'Network no dey',
  text: 'This page need network, and network no dey now. E go open by itself when network come back.',
  tryAgain: 'Try again',
  whatWorks: 'Wetin dey work without network',
  homePage: 'The {link}.',
  homePageLink: 'home page',
  pagesBefore: 'Pages wey you don open before for this device.',
  findingNumber: 'How to find the number of a phone, as e dey below.',
  findImei: 'How to find the IMEI of a phone',
  dial: 'Dial {code} like say you wan call. The phone go show the IMEI at once, 15 digits. You no need network or credit. Phone wey get two SIM go show two. Write them down: na wetin you go check be that.',
  whatWaits: 'Wetin must wait',
  whyWait:
    'To check an item or send report, Toju must reach the register: the answer of yesterday fit hide wetin dem thief today. No pay before you check.',
}
