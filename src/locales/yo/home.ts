import type { homePageWords as enHomePageWords } from '../en/pages/home.ts'
import type { Translation } from '../translation.ts'

/** The home page. */
export const homePageWords: Translation<typeof enHomePageWords> = {
  lead: 'Toju jẹ́ ìwé ohun tó sọnù, ohun tí wọ́n jí àti ohun tí a rí he ní Nàìjíríà. Yẹ fóònù, laptop tàbí ọkọ̀ wò kí o tó sanwó, kí o sì fi ohun ìní rẹ sínú ìwé.',
  imeiHint: 'Láti rí IMEI fóònù, tẹ {code} lórí rẹ̀.',
  reportLost: 'Ròyìn ohun tó sọnù',
  foundSomething: 'Mo rí nǹkan he',
  join: 'Dara pọ̀',
  exampleOfAnAnswer: 'Àpẹẹrẹ ìdáhùn',
  threeUses: 'Ìwé kan, iṣẹ́ mẹ́ta',
  reportTitle: 'Ròyìn ohun tó sọnù, tí o rí he tàbí tí wọ́n jí',
  reportText:
    'Sọ ohun tó ṣẹlẹ̀ àti ibi tó ti ṣẹlẹ̀. Àwọn òṣìṣẹ́ wa máa ń ka ìròyìn olè kí a tó sọ fún ẹnikẹ́ni.',
  reportLink: 'Ròyìn',
  verifyTitle: 'Yẹ ohun kan wò, fi ohun ìní rẹ sínú ìwé',
  verifyText:
    'Yẹ nọ́ńbà èyíkéyìí wò lọ́fẹ̀ẹ́: IMEI, serial, nọ́ńbà ọkọ̀, VIN. Fi ohun ìní rẹ sínú ìwé, pẹ̀lú fọ́tò àti rìsíìtì, kí o tó nílò rẹ̀.',
  verifyLink: 'Wo ohun ìní rẹ',
  merchantTitle: 'Wo àwọn ṣọ́ọ̀bù tí a ti yẹ̀ wò',
  merchantText: 'Wá àwọn ṣọ́ọ̀bù tó ti fi ìwé wọn hàn wá, nítòsí rẹ àti nípa ohun tí wọ́n ń tà.',
  merchantLink: 'Wo àwọn ṣọ́ọ̀bù',
  verifiedMerchant: 'Ṣọ́ọ̀bù tí a ti yẹ̀ wò',
  howItComesBack: 'Bí ó ṣe ń padà',
  stepReport: 'Ìròyìn',
  stepReportText: 'Tẹ ìròyìn, yan irú rẹ̀, sọ àlàyé rẹ̀, kí o sì fi ránṣẹ́.',
  stepMatch: 'Ìfiwéra',
  stepMatchText: 'A máa ń fi ohun tó sọnù wé ohun tí a rí he.',
  stepNotified: 'Ìfitónilétí',
  stepNotifiedText: 'Bí wọ́n bá bára mu, a máa sọ fún àwọn méjèèjì.',
  checkBeforeYouPay: 'Yẹ̀ ẹ́ wò kí o tó sanwó',
  checkIsFree: 'Ọ̀fẹ́ ni, o kò nílò àkáǹtì, ó sì yá.',
  lostOrFound: 'Nǹkan rẹ sọnù, tàbí o rí nǹkan he?',
  postReport: 'Ròyìn',
  foundNoAccount: 'O rí nǹkan he, o kò sì ní àkáǹtì?',
  reportWithout: 'Ròyìn rẹ̀ láìsí àkáǹtì',
}
