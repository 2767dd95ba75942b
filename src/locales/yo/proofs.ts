import type {
  ageTexts as enAgeTexts,
  proofMessages as enProofMessages,
  proofNotices as enProofNotices,
  proofPageWords as enProofPageWords,
  proofRefusals as enProofRefusals,
  proofVerdicts as enProofVerdicts,
} from '../en/proofs/proofs.ts'
import type { Translation } from '../translation.ts'

/** What a proof says, of the day of the check: the English sentence stands above it. */
export const proofVerdicts: Translation<typeof enProofVerdicts> = {
  stolen: { word: 'Wọ́n jí i', text: 'Ní ọjọ́ náà, wọ́n ti ròyìn pé wọ́n jí i.' },
  lost: { word: 'Ó sọnù', text: 'Ní ọjọ́ náà, wọ́n ti ròyìn pé ó sọnù.' },
  review: {
    word: 'A ń yẹ ìròyìn wò',
    text: 'Ní ọjọ́ náà, wọ́n ti ròyìn rẹ̀, a sì ń yẹ ìròyìn náà wò.',
  },
  found: {
    word: 'Wọ́n rí i he',
    text: 'Ní ọjọ́ náà, wọ́n ti ròyìn pé wọ́n rí i he. A ń wá ẹni tó ni ín.',
  },
  listed: {
    word: 'Ó wà nínú àkójọ',
    text: 'Ní ọjọ́ náà, ó wà nínú àkójọ àwọn aláṣẹ kan. Ẹni tó ni ín kò tíì ròyìn rẹ̀.',
  },
  clear: { word: 'Kò sí ìròyìn', text: 'Ní ọjọ́ náà, ó wà nínú ìwé wa, kò sì sí ìròyìn kankan.' },
  unknown: {
    word: 'Kò sí nínú ìwé wa',
    text: 'Ní ọjọ́ náà, kò sí ìròyìn kankan, nọ́ńbà náà kò sì sí nínú ìwé wa.',
  },
}

export const proofNotices: Translation<typeof enProofNotices> = {
  notSafe: 'Ohun tí ìwé wa sọ ní ọjọ́ náà nìyí. Kò túmọ̀ sí pé kò léwu láti rà á.',
}

/** Why a text is no valid proof. */
export const proofRefusals: Translation<typeof enProofRefusals> = {
  'no-proof': {
    title: 'Èyí kì í ṣe ẹ̀rí àyẹ̀wò',
    text: 'Tún QR code náà wò, tàbí fi gbogbo ọ̀rọ̀ rẹ̀ síbí. Apá kan rẹ̀ kò fi nǹkan kan hàn.',
  },
  forged: {
    title: 'Kì í ṣe ojúlówó',
    text: 'Ìwé wa kò fọwọ́ sí èyí, tàbí wọ́n yí i padà lẹ́yìn náà. Má gbẹ́kẹ̀ lé e.',
  },
  'unknown-key': {
    title: 'Kọ́kọ́rọ́ ìwé wa kọ́ ló fọwọ́ sí i',
    text: 'Má gbẹ́kẹ̀ lé e. Bí kò bá sí íńtánẹ́ẹ̀tì, so íńtánẹ́ẹ̀tì kí o sì tún un ṣí: kọ́kọ́rọ́ náà lè jẹ́ tuntun.',
  },
  'no-keys': {
    title: 'A kò tíì yẹ̀ ẹ́ wò',
    text: 'A kò rí kọ́kọ́rọ́ ìwé wa gbà. So íńtánẹ́ẹ̀tì kí o sì tún ojú ewé yìí ṣí.',
  },
}

export const proofMessages: Translation<typeof enProofMessages> = {
  age: 'Àyẹ̀wò yìí ti pé {age}. Kò sọ nǹkan kan nípa ohun tó ṣẹlẹ̀ lẹ́yìn náà.',
  asking: 'A ń béèrè ohun tí ìwé wa sọ lónìí…',
  same: 'A ṣẹ̀ṣẹ̀ tún béèrè: ohun kan náà ni ìwé wa sọ.',
  since: 'Ìwé wa sọ ohun mìíràn lónìí: {message}',
  offline: 'Kò sí íńtánẹ́ẹ̀tì. A kò mọ ohun tó ṣẹlẹ̀ láti ìgbà àyẹ̀wò yìí.',
  seller: '{seller}, ìwé ẹ̀rí {certificate}',
  unasked: 'A kò lè béèrè ohun tí ìwé wa sọ lónìí. Tún gbìyànjú nígbà tó bá yá.',
  failed: 'A kò rí ìwé wa bá sọ̀rọ̀. Wo íńtánẹ́ẹ̀tì rẹ, kí o sì tún gbìyànjú.',
  listings: 'Ẹni tó kọ ọ́ sínú àkójọ',
  notices: 'Ẹ̀rí àyẹ̀wò ń fi ìdáhùn kan hàn ní ìgbà kan. Kò túmọ̀ sí pé kò léwu láti ra ohun náà.',
}

/** The age of a check, within a sentence. */
export const ageTexts: Translation<typeof enAgeTexts> = {
  moment: 'ìṣẹ́jú kan kò pé',
  minute: 'ìṣẹ́jú 1',
  minutes: 'ìṣẹ́jú {count}',
  hour: 'wákàtí 1',
  hours: 'wákàtí {count}',
  day: 'ọjọ́ 1',
  days: 'ọjọ́ {count}',
}

/** The page /c. */
export const proofPageWords: Translation<typeof enProofPageWords> = {
  title: 'Ẹ̀rí àyẹ̀wò',
  noScript:
    'Ojú ewé yìí ń yẹ ẹ̀rí wò lórí ẹ̀rọ rẹ, ó sì nílò JavaScript. Láìsí i: npm run verify-proof.',
  getIntro:
    'A máa tún nọ́ńbà náà yẹ̀ wò, a sì máa fọwọ́ sí ìdáhùn náà. O lè fi ẹ̀rí náà han ẹnikẹ́ni, ẹnikẹ́ni sì lè yẹ̀ ẹ́ wò, kódà láìsí íńtánẹ́ẹ̀tì.',
  number: 'Nọ́ńbà náà',
  holder: 'Àkọsílẹ̀ tìrẹ (bí o bá fẹ́)',
  holderHint:
    'Ó ń so ẹ̀rí náà mọ́ títà kan, bíi “Ada rà á lọ́wọ́ Femi, 4 Oṣù Ẹrẹ̀nà”. Gbogbo ẹni tó bá rí ẹ̀rí náà lè kà á.',
  get: 'Gba ẹ̀rí',
  openIntro: 'Fi kámẹ́rà yẹ QR code ẹ̀rí kan wò, tàbí fi ọ̀rọ̀ rẹ̀ tàbí nọ́ńbà rẹ̀ síbí.',
  proof: 'Ẹ̀rí náà',
  verify: 'Yẹ̀ ẹ́ wò',
  checkANumber: 'Yẹ nọ́ńbà kan wò kí o sì gba ẹ̀rí',
  verifying: 'A ń yẹ̀ ẹ́ wò…',
  tryAnother: 'Gbìyànjú òmíràn',
  genuine: 'Ojúlówó ni: ìwé wa ló fọwọ́ sí ìdáhùn yìí.',
  genuineSheet: 'Ojúlówó ni: ìwé wa ló fọwọ́ sí àwọn ìdáhùn yìí.',
  sheetTitle: 'Àkójọ àyẹ̀wò tí a fọwọ́ sí',
  rows: 'Àwọn nọ́ńbà tí a yẹ̀ wò',
  checkedOn: 'A yẹ̀ ẹ́ wò ní',
  issuer: 'Láti ọ̀dọ̀ ìwé ní',
  seller: 'Ẹni tó tà á, tí ìwé wa ti fìdí rẹ̀ múlẹ̀',
  item: 'Ohun náà, gẹ́gẹ́ bí olùtà ṣe sọ ọ́',
  price: 'Iye owó, gẹ́gẹ́ bí olùtà ṣe sọ ọ́',
  buyer: 'Ẹni tó rà á, gẹ́gẹ́ bí olùtà ṣe sọ ọ́',
  listings: 'Ẹni tó kọ ọ́ sínú àkójọ',
  holderWords: 'Àkọsílẹ̀ ẹni tó yẹ̀ ẹ́ wò',
  proofNumber: 'Nọ́ńbà ẹ̀rí náà',
  log: 'Ìwé gbangba nígbà náà',
  scan: 'Wò ó láti yẹ̀ ẹ́ wò',
  qrCode: 'QR code ẹ̀rí yìí',
  text: 'Ọ̀rọ̀ ẹ̀rí náà',
  print: 'Tẹ̀ ẹ́ jáde',
  pdf: 'Tọ́jú rẹ̀ ní PDF',
  verifyAnother: 'Yẹ òmíràn wò',
}
