import type {
  notFoundWords as enNotFoundWords,
  offlinePageWords as enOfflinePageWords,
  siteWords as enSiteWords,
} from '../en/pages/site.ts'
import type { Translation } from '../translation.ts'

/** The frame of every public page. */
export const siteWords: Translation<typeof enSiteWords> = {
  tagline: 'Má ṣèyọnu mọ́, wá ohun tó sọnù',
  description:
    'Fi ohun ìní rẹ sínú ìwé, ròyìn ohun tó sọnù tàbí tí wọ́n jí, kí o sì yẹ IMEI, serial number, nọ́ńbà ọkọ̀ tàbí VIN wò kí o tó rà á. Fún Nàìjíríà.',
  skipToContent: 'Lọ sí ibi pàtàkì',
  tojuHome: 'Toju, ojú ewé àkọ́kọ́',
  menu: 'Àkójọ',
  openMenu: 'Ṣí àkójọ',
  closeMenu: 'Pa àkójọ dé',
  main: 'Pàtàkì',
  home: 'Ojú ewé àkọ́kọ́',
  pricing: 'Iye owó',
  faq: 'Ìbéèrè',
  join: 'Dara pọ̀',
  login: 'Wọlé',
  dashboard: 'Àkáǹtì mi',
  company: 'Ilé iṣẹ́',
  about: 'Nípa wa',
  terms: 'Àdéhùn',
  privacy: 'Ìlànà àṣírí',
  resources: 'Ìrànlọ́wọ́',
  faqs: 'Ìbéèrè',
  contact: 'Kàn sí wa',
  tojuIsYoruba:
    'Toju jẹ́ ọ̀rọ̀ Yorùbá tó túmọ̀ sí {meaning}. À ń ran àwọn ènìyàn Nàìjíríà lọ́wọ́ láti pa ohun ìní wọn mọ́.',
  takeCareOf: 'ṣe ìtọ́jú',
  siteOn: '{site} lórí {network}',
  besidePolice: 'Ròyìn fún ọlọ́pàá pẹ̀lú: Toju ń ṣèrànlọ́wọ́, kì í ṣe dípò ìròyìn ọlọ́pàá.',
  language: 'Èdè',
  inEnglish: 'ní èdè Gẹ̀ẹ́sì',
  newTranslation:
    'Ìtumọ̀ yìí jẹ́ tuntun: ẹni méjì tó ń sọ èdè yìí kò tíì yẹ̀ ẹ́ wò. Bí o bá rí àṣìṣe, kọ̀wé sí {email}.',
  search: 'Wá',
  reportAFind: 'Ròyìn ohun tí o rí he',
  merchants: 'Ṣọ́ọ̀bù',
  blog: 'Àpilẹ̀kọ',
  developers: 'Àwọn olùgbéejáde',
  checkCertificate: 'Yẹ ìwé ẹ̀rí wò',
}

/** The page for an address that leads nowhere. */
export const notFoundWords: Translation<typeof enNotFoundWords> = {
  title: 'A kò rí ojú ewé yìí',
  text: 'Kò sí nǹkankan ní àdírẹ́sì yìí. Ó lè jẹ́ pé a ti gbé e kúrò, tàbí pé lẹ́tà kan sọnù nínú rẹ̀.',
  goHome: 'Lọ sí ojú ewé àkọ́kọ́',
}

/** The page that is shown without a connection. */
export const offlinePageWords: Translation<typeof enOfflinePageWords> = {
  title: 'Kò sí íńtánẹ́ẹ̀tì',
  text: 'Ojú ewé yìí nílò íńtánẹ́ẹ̀tì, kò sì sí báyìí. Yóò ṣí fúnra rẹ̀ nígbà tí íńtánẹ́ẹ̀tì bá padà.',
  tryAgain: 'Tún gbìyànjú',
  whatWorks: 'Ohun tó ń ṣiṣẹ́ láìsí íńtánẹ́ẹ̀tì',
  homePage: '{link}.',
  homePageLink: 'Ojú ewé àkọ́kọ́',
  pagesBefore: 'Àwọn ojú ewé tí o ti ṣí rí lórí ẹ̀rọ yìí.',
  findingNumber: 'Bí a ṣe ń rí nọ́ńbà fóònù, bí ó ṣe wà nísàlẹ̀.',
  findImei: 'Wá IMEI fóònù',
  dial: 'Tẹ {code} bí ẹni pé o fẹ́ pe ènìyàn. Fóònù náà yóò fi IMEI rẹ̀ hàn lójú ẹsẹ̀, nọ́ńbà 15, láìsí íńtánẹ́ẹ̀tì tàbí owó. Fóònù tó ní SIM méjì máa ń fi méjì hàn. Kọ wọ́n sílẹ̀: àwọn ni o máa yẹ̀ wò.',
  whatWaits: 'Ohun tó gbọ́dọ̀ dúró',
  whyWait:
    'Láti yẹ ohun kan wò tàbí láti fi ìròyìn ránṣẹ́, Toju gbọ́dọ̀ dé ìwé rẹ̀: ìdáhùn àná lè fi ohun tí wọ́n jí lónìí pamọ́. Má ṣe sanwó kí o tó yẹ̀ ẹ́ wò.',
}
