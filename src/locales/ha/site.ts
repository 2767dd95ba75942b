import type {
  notFoundWords as enNotFoundWords,
  offlinePageWords as enOfflinePageWords,
  siteWords as enSiteWords,
} from '../en/pages/site.ts'
import type { Translation } from '../translation.ts'

/** The frame of every public page. */
export const siteWords: Translation<typeof enSiteWords> = {
  tagline: 'Ka daina damuwa, ka samo abin da ya ɓace',
  description:
    'Ka yi wa kayanka rajista, ka kai rahoton abin da ya ɓace ko aka sace, ka duba IMEI, serial number, lambar mota ko VIN kafin ka saya. Don Najeriya.',
  skipToContent: 'Je zuwa babban bayani',
  tojuHome: 'Toju, shafin farko',
  menu: 'Menu',
  openMenu: 'Buɗe menu',
  closeMenu: 'Rufe menu',
  main: 'Babba',
  home: 'Shafin farko',
  pricing: 'Farashi',
  faq: 'Tambayoyi',
  join: 'Shiga Toju',
  login: 'Shiga asusu',
  dashboard: 'Asusuna',
  company: 'Kamfani',
  about: 'Game da mu',
  terms: 'Sharuɗɗa',
  privacy: 'Sirrin bayanai',
  resources: 'Taimako',
  faqs: 'Tambayoyi',
  contact: 'Tuntuɓa',
  tojuIsYoruba:
    'Toju kalmar Yarabanci ce, ma’anarta {meaning}. Muna taimaka wa mutanen Najeriya su kiyaye kayansu.',
  takeCareOf: 'kula da shi',
  siteOn: '{site} a {network}',
  besidePolice:
    'Ka kai rahoto wurin ’yan sanda ma: Toju tana taimako, ba ta maye rahoton ’yan sanda.',
  language: 'Harshe',
  inEnglish: 'da Turanci',
  newTranslation:
    'Wannan fassara sabuwa ce: masu harshen biyu ba su duba ta ba tukuna. Idan ka ga kuskure, ka rubuta wa {email}.',
  search: 'Nema',
  reportAFind: 'Kai rahoton tsintuwa',
  merchants: 'Shaguna',
  blog: 'Rubuce-rubuce',
  developers: 'Masu shirye-shirye',
  checkCertificate: 'Duba takardar shaida',
}

/** The page for an address that leads nowhere. */
export const notFoundWords: Translation<typeof enNotFoundWords> = {
  title: 'Ba a samu shafin ba',
  text: 'Babu komai a wannan adireshi. Wataƙila an matsar da shi, ko wani harafi ya ɓace a adireshin.',
  goHome: 'Je shafin farko',
}

/** The page that is shown without a connection. */
export const offlinePageWords: Translation<typeof enOfflinePageWords> = {
  title: 'Babu intanet',
  text: 'Wannan shafi yana buƙatar intanet, kuma babu ita yanzu. Zai buɗe da kansa idan intanet ta dawo.',
  tryAgain: 'Sake gwadawa',
  whatWorks: 'Abin da yake aiki ba tare da intanet ba',
  homePage: '{link}.',
  homePageLink: 'Shafin farko',
  pagesBefore: 'Shafukan da ka taɓa buɗewa a wannan na’ura.',
  findingNumber: 'Yadda ake ganin lambar waya, kamar yadda yake a ƙasa.',
  findImei: 'Nemo IMEI na waya',
  dial: 'Ka danna {code} kamar za ka yi kira. Wayar za ta nuna IMEI nan take, lambobi 15, ba tare da intanet ko kuɗin waya ba. Waya mai SIM biyu tana nuna biyu. Ka rubuta su: su ne za ka duba.',
  whatWaits: 'Abin da sai an jira',
  whyWait:
    'Don duba abu ko aika rahoto, sai Toju ta kai ga rajistarta: amsar jiya tana iya ɓoye abin da aka sace yau. Kada ka biya kafin ka duba.',
}
