import type { homePageWords as enHomePageWords } from '../en/pages/home.ts'
import type { Translation } from '../translation.ts'

/** The home page. */
export const homePageWords: Translation<typeof enHomePageWords> = {
  lead: 'Toju bụ akwụkwọ ndekọ nke ihe furu efu, ihe e zuru ezu na ihe a chọtara na Naịjirịa. Lelee ekwentị, laptop ma ọ bụ ụgbọala tupu ị kwụọ ụgwọ, debanyekwa aha ihe gị.',
  imeiHint: 'Iji hụ IMEI nke ekwentị, pịa {code} na ya.',
  reportLost: 'Kọọ ihe furu efu',
  foundSomething: 'Achọtara m ihe',
  join: 'Soro anyị',
  exampleOfAnAnswer: 'Ihe atụ nke azịza',
  threeUses: 'Otu akwụkwọ ndekọ, ọrụ atọ',
  reportTitle: 'Kọọ ihe furu efu, ihe a chọtara ma ọ bụ ihe e zuru ezu',
  reportText: 'Kọọ ihe mere na ebe o mere. Ndị ọrụ anyị na-agụ akụkọ ohi tupu a gwa onye ọ bụla.',
  reportLink: 'Kọọ akụkọ',
  verifyTitle: 'Lelee ihe, debanye aha ihe gị',
  verifyText:
    'Lelee nọmba ọ bụla n’efu: IMEI, serial, nọmba ụgbọala, VIN. Debanye aha ihe gị, ya na foto na rasiti, tupu ị chọọ ya.',
  verifyLink: 'Lelee ihe gị',
  merchantTitle: 'Hụ ụlọ ahịa anyị nyochara',
  merchantText: 'Chọta ụlọ ahịa ndị gosiri anyị akwụkwọ ha, ndị dị gị nso na ihe ha na-ere.',
  merchantLink: 'Hụ ụlọ ahịa',
  verifiedMerchant: 'Ụlọ ahịa anyị nyochara',
  howItComesBack: 'Otu o si alọta',
  stepReport: 'Akụkọ',
  stepReportText: 'Pịa akụkọ, họrọ ụdị, nye nkọwa, zipu ya.',
  stepMatch: 'Njikọ',
  stepMatchText: 'Anyị na-atụnyere ihe furu efu na ihe ndị a chọtara.',
  stepNotified: 'Ozi',
  stepNotifiedText: 'Mgbe ha dabara, anyị na-agwa mmadụ abụọ ahụ.',
  checkBeforeYouPay: 'Lelee ya tupu ị kwụọ ụgwọ',
  checkIsFree: 'Ilele bụ n’efu, akaụntụ adịghị mkpa, ọ dịkwa ngwa.',
  lostOrFound: 'Ihe gị furu efu, ka ị chọtara ihe?',
  postReport: 'Kọọ akụkọ',
  foundNoAccount: 'Ị chọtara ihe, ma i nweghị akaụntụ?',
  reportWithout: 'Kọọ ya na-enweghị akaụntụ',
}
