import type {
  confirmationResults as enConfirmationResults,
  confirmationWords as enConfirmationWords,
} from '../en/pages/confirmations.ts'
import type { homeFigureWords as enHomeFigureWords } from '../en/pages/home-figures.ts'
import type { Translation } from '../translation.ts'

/** Totals of the registry on the home page. */
export const homeFigureWords: Translation<typeof enHomeFigureWords> = {
  title: 'Ìwé wa lónìí',
  assets: 'ohun tó wà nínú ìwé',
  reports: 'ìròyìn tí a gbà',
  lookups: 'nọ́ńbà tí a yẹ̀ wò',
}

/** The pages of the links that ask whether something is still missing, or still somebody’s. */
export const confirmationWords: Translation<typeof enConfirmationWords> = {
  stillMissing: 'Ṣé a kò tíì rí i?',
  stillMissingAbout:
    'O ròyìn rẹ̀ lórí Toju, ẹni tó bá yẹ nọ́ńbà rẹ̀ wò sì ń gbọ́ nípa rẹ̀. Tẹ èyí tó jẹ́ òótọ́. O kò nílò láti wọlé.',
  still: 'A kò tíì rí i',
  back: 'Mo ti rí i gbà padà',
  stop: 'Má béèrè lọ́wọ́ mi mọ́',
  stillYours: 'Ṣé tìrẹ ṣì ni?',
  stillYoursAbout:
    'Ẹni tó bá yẹ nọ́ńbà rẹ̀ wò lórí Toju ń rí ìgbà tí o sọ bẹ́ẹ̀ kẹ́yìn. Tẹ èyí tó jẹ́ òótọ́. O kò nílò láti wọlé.',
  mine: 'Tèmi ṣì ni',
  sold: 'Mo ti tà á: gbé e fún ẹni tó ni ín báyìí',
  photo: 'Fi fọ́tò tuntun kún un',
  missingPart: 'Apá kan ìjápọ̀ náà kò sí. Tún un ṣí láti inú e-mail wa, tàbí da gbogbo rẹ̀ kọ.',
  needsScript:
    'Èyí nílò JavaScript. Tàn án kí o sì tún ìjápọ̀ náà ṣí, tàbí fi e-mail wa ránṣẹ́ sí àdírẹ́sì yìí, a máa ṣe é fún ọ:',
  toReports: 'Wo àwọn ìròyìn rẹ',
  toAssets: 'Wo ohun ìní rẹ',
  home: 'Lọ sí ojú ewé àkọ́kọ́',
  tryAgain: 'Tún gbìyànjú',
}

/** What an answer did. */
export const confirmationResults: Translation<typeof enConfirmationResults> = {
  'report-still': 'A dúpẹ́. Ìròyìn rẹ ń bá a lọ, ó sì ń sọ pé a kò tíì rí i.',
  'report-back': 'Inú wa dùn. A ti pa ìròyìn rẹ dé, àyẹ̀wò nọ́ńbà rẹ̀ sì máa sọ pé kò sí ìròyìn.',
  'report-stop': 'A kò ní béèrè mọ́. Ìròyìn rẹ wà bí ó ṣe wà.',
  'asset-still': 'A dúpẹ́. Nọ́ńbà rẹ̀ ń sọ báyìí pé o sọ pé tìrẹ ni.',
  'asset-stop': 'A kò ní béèrè mọ́. Ó ṣì wà ní orúkọ rẹ.',
}
