import type {
  findInput as enFindInput,
  reportFindPageWords as enReportFindPageWords,
} from '../en/pages/report-find.ts'
import type { reportFindWords as enReportFindWords } from '../en/screens/report-find.ts'
import type { Translation } from '../translation.ts'

/** Reporting a found item without an account. */
export const reportFindWords: Translation<typeof enReportFindWords> = {
  next: 'Tẹ̀síwájú',
  theNumber: 'Nọ́ńbà tó wà lára rẹ̀',
  onAPhone:
    'Lórí fóònù tó ń ṣiṣẹ́: tẹ *#06#. Bí ó bá ti kú, wo ibi SIM tàbí ẹ̀yìn rẹ̀. Lára ọkọ̀: ara rẹ̀ tàbí pátákó rẹ̀.',
  iHaveCompared: 'Mo ti fi wé e: bí ó ṣe wà gan-an nìyí.',
  whatNumber: 'Irú nọ́ńbà wo ni?',
  iAmNotSure: 'Kò dá mi lójú',
  brandOrMake: 'Ilé iṣẹ́ tó ṣe é',
  whatIsItAndWhere: 'Kí ni, báwo ló sì ṣe rí?',
  leaveOutWhatOnly: 'Má sọ ohun kan tí ẹni tó ni ín nìkan mọ̀. O lè béèrè nípa rẹ̀ nígbà tó bá yá.',
  state: 'Ìpínlẹ̀',
  chooseAState: 'Yan ìpínlẹ̀',
  found: 'Ọjọ́ tí o rí i',
  place: 'Níbo ni o ti rí i he?',
  yourFirstName: 'Orúkọ rẹ àkọ́kọ́',
  eMail: 'E-mail',
  weSendASixDigit: 'A máa fi kóòdù oní-nọ́ńbà mẹ́fà ránṣẹ́ sí i. Ẹni tó ni ín kò ní rí i láé.',
  theCodeOpensAnAccount:
    'Kóòdù náà máa ṣí àkáǹtì fún e-mail yìí, bí kò bá ní, kí a lè sọ fún ọ nígbà tí a bá rí ẹni tó ni ín. O kò nílò ọ̀rọ̀ aṣínà báyìí. Láti padà wá, yan “Forgot password” ní ojú ewé ìwọlé: a máa fi ìjápọ̀ ránṣẹ́ láti ṣe é.',
  reportItFound: 'Ròyìn pé mo rí i he',
  changeWhatIWrote: 'Yí ohun tí mo kọ padà',
  code: 'Kóòdù',
  nothingThereYetLook: 'O kò tíì rí i? Wo àpò spam náà.',
  thankYouYourReport: 'A dúpẹ́. Ìròyìn rẹ ti wọlé.',
  whatHappensNext: 'Ohun tó máa ṣẹlẹ̀',
  keepItSafe: 'Tọ́jú rẹ̀ dáadáa. Má ṣe tà á, má sì gbìyànjú láti tú u.',
  youWriteToEachOther:
    'Ẹ máa kọ̀wé síra yín lórí Toju, ẹ sì máa pàdé ní gbangba. Kò sí ẹni tó máa rí orúkọ, e-mail tàbí nọ́ńbà fóònù títí ẹ̀yin méjèèjì fi gbà bẹ́ẹ̀.',
  howToComeBack: 'Bí o ṣe lè padà wá',
  youNowHaveAnAccount:
    'O ti ní àkáǹtì pẹ̀lú e-mail yìí báyìí, o sì ti wọlé lórí ẹ̀rọ yìí. Kò tíì ní ọ̀rọ̀ aṣínà: yan “Forgot password” ní ojú ewé ìwọlé nígbàkígbà, a máa fi ìjápọ̀ ránṣẹ́ láti ṣe é.',
  theReport:
    'Ìròyìn náà wà nínú àkáǹtì tí e-mail yìí ti ní. Wọlé láti rí i àti láti dá ẹni tó ni ín lóhùn.',
  seeMyReport: 'Wo ìròyìn mi',
  logInToSee: 'Wọlé láti rí i',
  setAPassword: 'Ṣe ọ̀rọ̀ aṣínà',
  weSentASixDigit:
    'A ti fi kóòdù oní-nọ́ńbà mẹ́fà ránṣẹ́ sí {strong}. Ó ń ṣiṣẹ́ fún ìṣẹ́jú 10, ó sì ń ròyìn ohun tí o kọ kẹ́yìn.',
  weLookForItsOwner:
    'A ń wá ẹni tó ni ín. Nígbà tí ẹnìkan bá ròyìn pé ó sọnù, a máa kọ̀wé sí ọ ní {strong}.',
  photo: 'Fọ́tò',
  photoHint: 'Ti ìta. Má fi ohun tí ẹni tó ni ín nìkan mọ̀ hàn.',
  stepOne: 'Ìgbésẹ̀ 1 nínú 2: ohun tí o rí he',
  stepTwo: 'Ìgbésẹ̀ 2 nínú 2: kóòdù rẹ',
  optional: 'bí o bá fẹ́',
  wrongCode: 'Kóòdù yìí kò tọ́, tàbí ó ti pẹ́ jù.',
  sendAgain: 'A ti tún ìròyìn yìí fi ránṣẹ́ pẹ̀lú ọ̀rọ̀ mìíràn. Tún un fi ránṣẹ́ lẹ́ẹ̀kan sí i.',
}

/** The page around the form for finders without an account. */
export const reportFindPageWords: Translation<typeof enReportFindPageWords> = {
  title: 'Ròyìn ohun tí o rí he',
  description:
    'O rí fóònù, laptop tàbí ọkọ̀ he? Fi nọ́ńbà rẹ̀ ròyìn rẹ̀, láìsí àkáǹtì. A máa sọ fún ẹni tó ni ín, a kò sì ní fi ẹni tí o jẹ́ hàn láé.',
  lead: 'O kò nílò àkáǹtì láti bẹ̀rẹ̀. A máa wá ẹni tó ni ín, a sì máa sọ fún ẹ̀yin méjèèjì. Kò sí ẹni tó máa rí ẹni tí ìkejì jẹ́. Ṣé o ní àkáǹtì?',
  fromAccount: 'Ròyìn rẹ̀ láti inú àkáǹtì rẹ',
}

/** Why the form refuses a field. */
export const findInput: Readonly<Record<keyof typeof enFindInput, string>> = {
  'name-characters': 'Lo lẹ́tà, àlàfo, àmì ìdúró àti dáàṣì nìkan',
  'email-missing': 'Tẹ àdírẹ́sì e-mail rẹ',
  'email-too-long': 'Àdírẹ́sì e-mail yìí gùn jù',
  'email-incomplete': 'Tẹ àdírẹ́sì e-mail tó pé, bíi ada@example.com',
  'your-first-name-missing': 'Tẹ orúkọ rẹ àkọ́kọ́',
  'found-number-missing': 'Tẹ nọ́ńbà tó wà lára rẹ̀',
  'found-kind': 'Yan irú nọ́ńbà náà',
  'brand-or-make-missing': 'Tẹ ilé iṣẹ́ tó ṣe é, bíi Samsung',
  'find-missing': 'Sọ ohun tó jẹ́ àti ibi tó wà',
  'number-unreadable': 'A kò lè ka nọ́ńbà yìí. Tún un tẹ̀.',
  'state-missing': 'Yan ìpínlẹ̀',
  'day-form': 'Tẹ ọjọ́, bíi 2026-03-04',
  'day-to-come': 'Ọjọ́ yìí kò tíì dé',
  'no-such-day': 'Kò sí irú ọjọ́ yìí',
  'text-too-long': 'Má ṣe ju lẹ́tà {max} lọ',
  'invisible-characters': 'Yọ ìlà tuntun àti lẹ́tà tí a kò lè rí kúrò',
  'unstorable-text': 'Èyí ní lẹ́tà tí a kò lè tọ́jú. Tún un tẹ̀.',
  'email-code': 'Tẹ kóòdù oní-nọ́ńbà 6 náà',
}
