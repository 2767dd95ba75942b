import type {
  notFoundWords as enNotFoundWords,
  offlinePageWords as enOfflinePageWords,
  siteWords as enSiteWords,
} from '../en/pages/site.ts'
import type { Translation } from '../translation.ts'

/** The frame of every public page. */
export const siteWords: Translation<typeof enSiteWords> = {
  tagline: 'Echegbula, chọta ihe furu efu',
  description:
    'Debanye aha ihe i nwere, kọọ ihe furu efu ma ọ bụ nke e zuru ezu, lelee IMEI, serial number, nọmba ụgbọala ma ọ bụ VIN tupu ị zụọ. Maka Naịjirịa.',
  skipToContent: 'Gaa n’isi ihe',
  tojuHome: 'Toju, ibe mbụ',
  menu: 'Menu',
  openMenu: 'Mepee menu',
  closeMenu: 'Mechie menu',
  main: 'Isi',
  home: 'Ibe mbụ',
  pricing: 'Ọnụ ahịa',
  faq: 'Ajụjụ',
  join: 'Soro anyị',
  login: 'Banye',
  dashboard: 'Akaụntụ m',
  company: 'Ụlọ ọrụ',
  about: 'Banyere anyị',
  terms: 'Usoro na ọnọdụ',
  privacy: 'Iwu nzuzo',
  resources: 'Enyemaka',
  faqs: 'Ajụjụ',
  contact: 'Kpọtụrụ anyị',
  tojuIsYoruba:
    'Toju bụ okwu Yoruba pụtara {meaning}. Anyị na-enyere ndị Naịjirịa aka idebe ihe ha.',
  takeCareOf: 'lekọta',
  siteOn: '{site} na {network}',
  besidePolice: 'Kọọkwara ndị uwe ojii: Toju na-enyere aka, ma ọ naghị anọchi akụkọ ndị uwe ojii.',
  language: 'Asụsụ',
  inEnglish: 'n’asụsụ Bekee',
  newTranslation:
    'Ntụgharị a dị ọhụrụ: mmadụ abụọ na-asụ asụsụ a enyochabeghị ya. Ọ bụrụ na ị hụ ihe ezighị ezi, degara {email} akwụkwọ.',
  search: 'Chọọ',
  reportAFind: 'Kọọ ihe ị chọtara',
  merchants: 'Ụlọ ahịa',
  blog: 'Edemede',
  developers: 'Ndị mmepe',
  checkCertificate: 'Lelee asambodo',
}

/** The page for an address that leads nowhere. */
export const notFoundWords: Translation<typeof enNotFoundWords> = {
  title: 'Ahụghị ibe a',
  text: 'Ọ dịghị ihe dị na adreesị a. O nwere ike ịbụ na e bugara ya ebe ọzọ, ma ọ bụ na mkpụrụedemede furu na ya.',
  goHome: 'Gaa n’ibe mbụ',
}

/** The page that is shown without a connection. */
export const offlinePageWords: Translation<typeof enOfflinePageWords> = {
  title: 'Ịntanetị adịghị',
  text: 'Ibe a chọrọ ịntanetị, ma ọ dịghị ugbu a. Ọ ga-emepe n’onwe ya mgbe ịntanetị lọtara.',
  tryAgain: 'Nwaa ọzọ',
  whatWorks: 'Ihe na-arụ ọrụ na-enweghị ịntanetị',
  homePage: '{link}.',
  homePageLink: 'Ibe mbụ',
  pagesBefore: 'Ibe ndị i mepere na mbụ na ngwaọrụ a.',
  findingNumber: 'Otu esi ahụ nọmba ekwentị, dịka ọ dị n’okpuru.',
  findImei: 'Chọta IMEI nke ekwentị',
  dial: 'Pịa {code} dịka à ga-asị na ị na-akpọ oku. Ekwentị ahụ ga-egosi IMEI ya ozugbo, nọmba 15, na-enweghị ịntanetị ma ọ bụ ego. Ekwentị nwere SIM abụọ na-egosi abụọ. Dee ha: ha bụ ihe ị ga-elele.',
  whatWaits: 'Ihe ga-echere',
  whyWait:
    'Iji lelee ihe ma ọ bụ zipu akụkọ, Toju ga-eru n’akwụkwọ ndekọ ya: azịza ụnyaahụ nwere ike izochi ihe e zuru taa. Akwụla ụgwọ tupu i lelee.',
}
