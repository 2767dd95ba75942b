import type { NotificationTexts } from '../notification-texts.ts'

/** The speakers who have reviewed this file: docs/translating.md. */
export const reviewedBy: readonly string[] = []

export const notificationTexts: NotificationTexts = {
  where: ' ní {state}',
  federalCapital: 'Abuja (FCT)',
  platform:
    'Kò sí ẹni tó máa rí ẹni tí ìkejì jẹ́ títí ẹ̀yin méjèèjì fi gbà bẹ́ẹ̀. Ẹ sọ̀rọ̀ lórí Toju, má sì ṣe sanwó kí o tó dì í mú.',
  differ:
    ' Àwọn nọ́ńbà tí ẹ fún wa kò jọra tán, nítorí náà ẹ fi wọ́n wéra lára ohun náà kí ẹ tó fi í lé ẹnikẹ́ni lọ́wọ́.',
  times: { other: 'ìgbà {count}' },
  statuses: { Lost: 'ohun tó sọnù', Stolen: 'ohun tí wọ́n jí', Found: 'ohun tí a rí he' },
  kinds: {
    'match-for-owner': {
      title: 'Ó lè jẹ́ pé a ti rí “{item}” he',
      text: 'Ẹnìkan ròyìn pé òun rí ohun kan he tó ní nọ́ńbà kan náà pẹ̀lú “{item}”{where}. {platform}',
    },
    'match-for-finder': {
      title: 'Ẹni tó ni “{item}” ń wá a',
      text: 'Ẹnìkan ń wá ohun tó ní nọ́ńbà kan náà pẹ̀lú èyí tí o ròyìn pé o rí he{where}. {platform}',
    },
    'match-accepted-for-owner': {
      title: 'O lè béèrè nípa “{item}” báyìí',
      text: 'A ti ṣí ohun tó lè jẹ́ “{item}”.{differ} {platform}',
    },
    'match-accepted-for-finder': {
      title: 'Ó lè jẹ́ pé a ti rí ẹni tó ni “{item}”',
      text: 'Ẹnìkan rò pé “{item}”, tí o rí he, jẹ́ tòun.{differ} {platform}',
    },
    'match-suggested': {
      title: 'Ṣé “{item}” ni èyí?',
      text: 'Ẹnìkan ròyìn pé òun rí ohun tó lè jẹ́ “{item}” he. A kò ní sọ ju èyí lọ fún ọ, kí ẹni tó ni ín nìkan lè ṣàpèjúwe rẹ̀. Sọ bóyá ó lè jẹ́ tìrẹ.',
    },
    'message-from-owner': {
      title: 'Ẹni tó ni “{item}” kọ̀wé sí ọ',
      text: 'Ọ̀rọ̀ kan wà nípa “{item}”, tí o rí he. Kà á kí o sì dáhùn rẹ̀ lórí Toju.',
    },
    'message-from-finder': {
      title: 'Ẹni tó rí “{item}” he kọ̀wé sí ọ',
      text: 'Ọ̀rọ̀ kan wà nípa “{item}”. Kà á kí o sì dáhùn rẹ̀ lórí Toju, má sì ṣe sanwó kí o tó dì í mú.',
    },
    question: {
      title: 'Ẹni tó rí i he ń béèrè nípa “{item}”',
      text: 'Ó ń béèrè ohun tí ẹni tó ni ín nìkan lè mọ̀. O lè gbìyànjú lẹ́ẹ̀mẹta.',
    },
    answered: {
      title: 'A ti dáhùn ìbéèrè rẹ nípa “{item}”',
      text: 'Ìkejì fún ọ ní ìdáhùn tó tọ́. Ẹ yan ibi tí kò léwu láti pàdé báyìí.',
    },
    'sharing-by-owner': {
      title: 'Ẹni tó ni “{item}” ti yan ohun tó máa fi hàn',
      text: 'A máa fi orúkọ àti nọ́ńbà hàn nígbà tí ẹ̀yin méjèèjì bá ti yàn án. Kì í ṣe dandan.',
    },
    'sharing-by-finder': {
      title: 'Ẹni tó rí “{item}” he ti yan ohun tó máa fi hàn',
      text: 'A máa fi orúkọ àti nọ́ńbà hàn nígbà tí ẹ̀yin méjèèjì bá ti yàn án. Kì í ṣe dandan.',
    },
    'match-withdrawn': {
      title: 'Ìbáramu “{item}” kan ti parí',
      text: 'A ti pa ìròyìn kejì tó bá “{item}” mu dé. Tìrẹ wà bí ó ṣe wà, a sì ń wá a lọ.',
    },
    'handed-over': {
      title: 'Ṣé o ti gba “{item}” padà?',
      text: 'Ẹni tó rí i he sọ pé òun ti fi í fún ọ. Bí “{item}” bá wà lọ́wọ́ rẹ, fi hàn nínú ìròyìn rẹ pé a ti rí i. Bí kò bá sí lọ́wọ́ rẹ, sọ fún wa.',
    },
    thanks: {
      title: 'A dúpẹ́: “{item}” ti padà sọ́dọ̀ ẹni tó ni ín',
      text: 'Ẹni tó ni ohun tí o rí he ti gbà á padà. A dúpẹ́ fún òótọ́ rẹ. Bí ìròyìn rẹ bá ṣì wà ní ṣíṣí, fi hàn pé o ti fi í fún un.',
    },
    checked: {
      title: 'Wọ́n yẹ nọ́ńbà “{item}” wò',
      text: 'Wọ́n yẹ nọ́ńbà “{item}” wò tàbí fi sínú ìwé, {times}{where}. Ẹni tó bá yẹ̀ ẹ́ wò máa gbọ́ pé a ti ròyìn rẹ̀. A kì í sọ ẹni tí wọ́n jẹ́.',
    },
    'found-by-phone': {
      title: 'Ẹnìkan sọ pé òun rí “{item}” he',
      text: 'Ó fún wa ní nọ́ńbà rẹ̀ lórí fóònù{where}. A ní kí ó tọ́jú rẹ̀ tàbí kí ó fún ọlọ́pàá, nítorí náà béèrè ní àgọ́ ọlọ́pàá tó wà nítòsí ibẹ̀. A kò mọ ẹni tó jẹ́. Má ṣe sanwó fún ẹnikẹ́ni kí o tó dì í mú.',
    },
    'number-registered': {
      title: 'Ẹlòmíràn fi nọ́ńbà “{item}” sínú ìwé',
      text: 'Ó ṣì wà ní orúkọ rẹ bíi ti tẹ́lẹ̀, àwọn òṣìṣẹ́ wa sì ń wo méjèèjì. Bí o bá ti ta “{item}”, gbé e fún ẹni tó ni ín báyìí.',
    },
    'reported-by-other': {
      title: 'Ẹnìkan ròyìn “{item}”: {status}',
      text: 'Ó fún wa ní nọ́ńbà tí o fi sínú ìwé fún “{item}”. Ṣé tìrẹ ni, ṣé ó sì wà lọ́wọ́ rẹ? Ìdáhùn rẹ máa lọ sọ́dọ̀ àwọn òṣìṣẹ́ wa, kì í ṣe sọ́dọ̀ rẹ̀.',
    },
    'transfer-offered': {
      title: 'Wọ́n fẹ́ fún ọ: {item}',
      text: 'Ẹni tó ni ín fẹ́ gbé e fún ọ. Wo ohun tí àyẹ̀wò nọ́ńbà rẹ̀ sọ báyìí, fi nọ́ńbà náà wé ohun tó wà lọ́wọ́ rẹ, kí o sì gbà á tàbí kọ̀ ọ́.',
    },
    'transfer-withdrawn': {
      title: 'Wọ́n ti mú ohun tí wọ́n fẹ́ fún ọ padà: {item}',
      text: 'O kò lè gbà á mọ́. Má ṣe sanwó títí wọn yóò fi tún fún ọ, kí o sì kọ́kọ́ yẹ nọ́ńbà rẹ̀ wò.',
    },
    'transfer-received': {
      title: 'Tìrẹ ni báyìí: {item}',
      text: 'O ti gbà á, ó sì wà lára ohun ìní rẹ. Fi ọ̀rọ̀ ara rẹ ṣàpèjúwe rẹ̀, kí o sì fi rìsíìtì rẹ kún un.',
    },
    'transfer-accepted': {
      title: '“{item}” ti ní olówó tuntun',
      text: 'Wọ́n ti gba ohun tí o fẹ́ fún wọn. Kò sí nínú àkójọ rẹ mọ́; a ti pa rìsíìtì, àkọsílẹ̀ àti àlàyé ríra rẹ̀ rẹ́, lébẹ́ẹ̀lì rẹ̀ kò sì lọ síbì kankan.',
    },
    'transfer-declined': {
      title: 'Wọ́n kọ “{item}” tí o fẹ́ fún wọn',
      text: 'Ó ṣì jẹ́ tìrẹ bíi ti tẹ́lẹ̀.',
    },
    'transfer-expired': {
      title: 'Àkókò “{item}” tí o fẹ́ fi fúnni ti parí',
      text: 'Ẹnikẹ́ni kò gbà á láàárín ọjọ́ 7. Ó ṣì jẹ́ tìrẹ, o sì tún lè fi í fúnni.',
    },
    'transfer-stopped': {
      title: 'A dá “{item}” tí o fẹ́ fi fúnni dúró',
      text: 'Ìròyìn wà lórí ọ̀kan nínú nọ́ńbà rẹ̀ báyìí, nítorí náà a kò lè gbé e fúnni. Ó ṣì jẹ́ tìrẹ. Yẹ nọ́ńbà rẹ̀ wò láti rí ohun tí wọ́n ròyìn.',
    },
  },
}
