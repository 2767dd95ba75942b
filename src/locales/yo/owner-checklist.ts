import type {
  stepMessages as enStepMessages,
  trackingWords as enTrackingWords,
  warningMessages as enWarningMessages,
} from '../en/owner-checklist.ts'
import type { Translation } from '../translation.ts'

/** The link to the page that answers it, which is in English. */
export const trackingWords: Translation<typeof enTrackingWords> = {
  question: 'Ṣé a lè fi IMEI tọpa fóònù?',
}

/** What to do when an asset was lost, stolen or found. */
export const stepMessages: Translation<typeof enStepMessages> = {
  'safe-first': {
    title: 'Kọ́kọ́ lọ síbi tí kò léwu',
    how: 'Bí o bá fara pa tàbí tí ewu bá wà, pe 112. Má ṣe tẹ̀lé ẹni tó mú un.',
  },
  'ring-it': {
    title: 'Fi fóònù mìíràn pè é',
    how: 'Ó lè jẹ́ pé ẹnìkan ti mú un, ó sì ń dúró de ìpè rẹ. Padà sí ibi tí o ti gbà kọjá.',
  },
  retrace: {
    title: 'Padà sí ibi tí o ti gbà kọjá',
    how: 'Béèrè lọ́wọ́ awakọ̀, ìsọ̀, ilé ẹ̀kọ́ tàbí ọ́fíìsì. Wọ́n máa ń kó ọ̀pọ̀ nǹkan síbẹ̀.',
  },
  'lock-sim': {
    title: 'Jẹ́ kí wọ́n ti SIM rẹ pa',
    how: 'Fi ìlà mìíràn ti ilé iṣẹ́ kan náà pe 300, tàbí lọ sí ọ́fíìsì wọn pẹ̀lú ìdánimọ̀ rẹ. Èyí máa dá ìpè, kóòdù àti owó fífi ránṣẹ́ pẹ̀lú nọ́ńbà rẹ dúró. Béèrè SIM tuntun.',
  },
  'call-bank': {
    title: 'Pe báǹkì rẹ',
    how: 'Ní kí wọ́n ti mobile app, USSD àti káàdì rẹ pa títí o fi ní fóònù tuntun. Lo nọ́ńbà tó wà lára káàdì rẹ tàbí ní ojú òpó wọn.',
  },
  'lock-device': {
    title: 'Tì í pa láti ọ̀nà jíjìn',
    how: 'Android: google.com/android/find. iPhone, iPad àti Mac: icloud.com/find. Windows: account.microsoft.com/devices. Kọ́kọ́ tì í pa. Nu inú rẹ̀ nìkan bí o kò bá retí pé ó máa padà. Má dá lọ sí ibi tí máàpù fi hàn: fún ọlọ́pàá.',
  },
  'change-passwords': {
    title: 'Yí àwọn ọ̀rọ̀ aṣínà rẹ padà',
    how: 'Bẹ̀rẹ̀ pẹ̀lú e-mail, lẹ́yìn náà báǹkì, lẹ́yìn náà WhatsApp àti àwọn yòókù. Jáde kúrò lórí gbogbo ẹ̀rọ níbi tí ó bá ti ṣeé ṣe.',
  },
  'warn-contacts': {
    title: 'Kìlọ̀ fún ẹbí, ọ̀rẹ́ àti ibi iṣẹ́',
    how: 'Ní kí wọ́n má fi owó tàbí kóòdù ránṣẹ́ sí ẹni tó bá kọ̀wé ní orúkọ rẹ.',
  },
  tracker: {
    title: 'Pe ilé iṣẹ́ tó ń tọpa ọkọ̀ rẹ',
    how: 'Bí ẹ̀rọ ìtọpa bá wà nínú rẹ̀, ní kí wọ́n tọpa ọkọ̀ náà tàbí dá a dúró pẹ̀lú ọlọ́pàá. Má fúnra rẹ lé e.',
  },
  'police-report': {
    title: 'Fi tó ọlọ́pàá létí',
    how: 'Lọ sí àgọ́ ọlọ́pàá tó sún mọ́ ọ pẹ̀lú ìdánimọ̀ rẹ, nọ́ńbà náà, àti rìsíìtì bí o bá ní in. Béèrè ìwé ìròyìn, kí o sì kọ nọ́ńbà rẹ̀ àti àgọ́ náà síbí: báǹkì, ilé iṣẹ́ fóònù àti adójútòfò máa béèrè rẹ̀.',
  },
  'flag-ecmr': {
    title: 'Fi hàn nínú e-CMR ọlọ́pàá',
    how: 'Wọlé sí cmris.npf.gov.ng, wá ọkọ̀ rẹ, kí o sì fi hàn pé wọ́n jí i. Ọlọ́pàá káàkiri Nàìjíríà máa rí i. Bí kò bá sí íńtánẹ́ẹ̀tì, béèrè ọ́fíìsì Central Motor Registry ní ilé iṣẹ́ ọlọ́pàá ìpínlẹ̀ rẹ.',
  },
  'block-imei': {
    title: 'Ní kí wọ́n ti IMEI rẹ̀ pa',
    how: 'Fún ilé iṣẹ́ fóònù rẹ ní IMEI àti ìwé ọlọ́pàá, kí o sì ní kí wọ́n ti fóònù náà gan-an pa. Bí wọn kò bá ràn ọ́ lọ́wọ́, pe NCC lórí 622, ọ̀fẹ́ ni.',
  },
  'tell-insurer': {
    title: 'Sọ fún adójútòfò rẹ',
    how: 'Bí o bá ní adójútòfò fún olè tàbí ìsọnù, sọ fún wọn báyìí: ọ̀pọ̀ wọn ń fún ọ ní ọjọ́ díẹ̀ nìkan. Wọ́n máa béèrè ìwé ọlọ́pàá.',
  },
  'keep-safe': {
    title: 'Tọ́jú rẹ̀ dáadáa bí ó ṣe wà',
    how: 'Jẹ́ kí ó gbẹ, má jẹ́ kí oòrùn pa á. Bí ó bá jẹ́ fóònù, fi iná sí i, kí ẹni tó ni ín lè pè é.',
  },
  'answer-call': {
    title: 'Dáhùn bí ẹni tó ni ín bá pè',
    how: 'Sọ pé o rí i he, o sì ròyìn rẹ̀ níbí. Má sọ ibi tí ò ń gbé.',
  },
  'leave-vehicle': {
    title: 'Fi í sílẹ̀ níbi tó wà',
    how: 'Má ṣí i, má wà á, má sì fà á. Kọ ibi náà sílẹ̀, kí o sì pe 112 bí ó bá dí ọ̀nà tàbí bí nǹkan kan kò bá tọ́.',
  },
  'tell-police': {
    title: 'Sọ fún ọlọ́pàá pé o rí i he',
    how: 'Nígbà náà ẹnikẹ́ni kò lè sọ pé ìwọ lo mú un. Béèrè nọ́ńbà ìròyìn náà kí o sì kọ ọ́ síbí.',
  },
  'check-claim': {
    title: 'Béèrè ẹ̀rí pé tirẹ̀ ni',
    how: 'Béèrè rìsíìtì, gbogbo nọ́ńbà náà, tàbí kí ó ṣí i níwájú rẹ. Má kọ́kọ́ sọ àmì tàbí nọ́ńbà náà fún un.',
  },
  'meet-in-public': {
    title: 'Fi í fún un ní gbangba',
    how: 'Àgọ́ ọlọ́pàá ló dára jù, ní ọ̀sán, má sì dá lọ. Lẹ́yìn náà fi hàn nínú ìròyìn yìí pé o ti fi í fún un.',
  },
}

/** What not to do. */
export const warningMessages: Translation<typeof enWarningMessages> = {
  'no-money-first': 'Má ṣe sanwó fún ẹni tó ń béèrè owó kí o tó gbà á padà.',
  'no-secret-deal': 'Má ṣe pàdé olè, má sì ra nǹkan padà ní ìkọ̀kọ̀: lọ pẹ̀lú ọlọ́pàá.',
  'no-unlocking': 'Má gbìyànjú láti tú u, má ka ohun tó wà nínú rẹ̀, má sì fi SIM rẹ sí i.',
  'no-selling': 'Má ṣe tà á, má nu inú rẹ̀, má sì mú un ní tìrẹ: ìyẹn lè jẹ́ olè jíjà.',
  'no-reward-first': 'Má béèrè owó kí o tó fi í fún un.',
  'no-parts': 'Má yọ ẹ̀yà tàbí ìwé kankan kúrò nínú rẹ̀.',
  'no-money-for-the-place': 'Má béèrè owó kí o tó sọ ibi tó wà.',
}
