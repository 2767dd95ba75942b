import type { homePageWords as enHomePageWords } from '../en/pages/home.ts'
import type { Translation } from '../translation.ts'

/** The home page. */
export const homePageWords: Translation<typeof enHomePageWords> = {
  lead: 'Toju rajista ce ta abubuwan da suka ɓace, aka sace da aka tsinta a Najeriya. Ka duba waya, laptop ko mota kafin ka biya, ka kuma yi wa kayanka rajista.',
  imeiHint: 'Don ganin IMEI na waya, ka danna {code} a wayar.',
  reportLost: 'Kai rahoton ɓacewa',
  foundSomething: 'Na tsinci wani abu',
  join: 'Shiga Toju',
  exampleOfAnAnswer: 'Misalin amsa',
  threeUses: 'Rajista ɗaya, aiki uku',
  reportTitle: 'Kai rahoton abin da ya ɓace, aka tsinta ko aka sace',
  reportText:
    'Ka faɗi abin da ya faru da inda ya faru. Ma’aikatanmu suna karanta rahoton sata kafin a gaya wa kowa.',
  reportLink: 'Kai rahoto',
  verifyTitle: 'Duba abu, ka yi wa kayanka rajista',
  verifyText:
    'Ka duba kowace lamba kyauta: IMEI, serial, lambar mota, VIN. Ka yi wa kayanka rajista, da hoto da rasiti, kafin ka buƙaci haka.',
  verifyLink: 'Kula da kayanka',
  merchantTitle: 'Duba shagunan da muka tantance',
  merchantText:
    'Ka nemi shagunan da suka nuna mana takardunsu, kusa da kai da abin da suke sayarwa.',
  merchantLink: 'Duba shagunan',
  verifiedMerchant: 'Shagon da aka tantance',
  howItComesBack: 'Yadda abu yake dawowa',
  stepReport: 'Rahoto',
  stepReportText: 'Ka danna rahoto, ka zaɓi iri, ka ba da bayani, ka aika.',
  stepMatch: 'Haɗawa',
  stepMatchText: 'Muna kwatanta abin da ya ɓace da abubuwan da aka tsinta.',
  stepNotified: 'Sanarwa',
  stepNotifiedText: 'Idan sun yi daidai, muna sanar da mutanen biyu.',
  checkBeforeYouPay: 'Ka duba kafin ka biya',
  checkIsFree: 'Dubawa kyauta ne, ba sai da asusu ba, kuma da sauri.',
  lostOrFound: 'Abinka ya ɓace, ko ka tsinci abu?',
  postReport: 'Kai rahoto',
  foundNoAccount: 'Ka tsinci abu, kuma ba ka da asusu?',
  reportWithout: 'Kai rahoto ba tare da asusu ba',
}
