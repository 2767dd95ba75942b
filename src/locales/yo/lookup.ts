import type { VerdictTexts } from '../verdict-texts.ts'

export const verdictTexts: VerdictTexts = {
  when: ' ní {date}',
  where: ' ní {state}',
  inMonth: ' ní {month}',
  notConfirmed: ', wọn kò tún un sọ láti ìgbà náà',
  lastConfirmed: ', wọ́n tún un sọ kẹ́yìn ní {month}',
  stale: 'Fún ọdún kan ẹnikẹ́ni kò tún ìròyìn yìí sọ. Ẹni tó ni ín lè ti rí i, ó sì lè ṣì máa wá a.',
  federalCapital: 'Abuja (FCT)',
  stolen: {
    message: 'Wọ́n ti ròyìn pé wọ́n jí i{when}{where}{since}. Má ṣe rà á.',
    advice: [
      'Má ṣe sanwó, má sì ṣe gbà á: ríra ohun tí wọ́n jí lòdì sí òfin.',
      'Má bá ẹni tó ń tà á jà. Kúrò níbẹ̀, lọ síbi tí kò léwu.',
      'Bí ewu bá wà, pe 112.',
      'Sọ fún àgọ́ ọlọ́pàá tó sún mọ́ ọ ibi tí wọ́n ti fẹ́ tà á fún ọ àti ìgbà náà.',
      'Ṣé ó ti wà lọ́wọ́ rẹ? Tọ́jú rẹ̀ dáadáa, má ṣe tà á, kí o sì ròyìn pé o rí i he, kí a lè sọ fún ẹni tó ni ín.',
    ],
  },
  lost: {
    message: 'Wọ́n ti ròyìn pé ó sọnù{when}{where}{since}. Má ṣe rà á.',
    advice: [
      'Ẹnìkan ń wá a. Má ṣe sanwó fún un.',
      'Bí ó bá wà lọ́wọ́ rẹ, ròyìn pé o rí i he: a ó sọ fún ẹni tó ni ín, a kò ní fi ẹni tí o jẹ́ hàn.',
      'Bí ẹni tó ń tà á bá sọ pé òun ló ni ín, ní kí ó kọ́kọ́ fi hàn lórí Toju pé a ti rí i.',
    ],
  },
  underReview: {
    message: 'Wọ́n ti ròyìn rẹ̀{when}{where}. A ń yẹ ìròyìn náà wò. Má ṣe rà á títí a ó fi parí.',
    advice: [
      'Àwọn òṣìṣẹ́ wa ń yẹ ìròyìn yìí wò báyìí. Dúró de ìdáhùn, kí o sì tún yẹ̀ ẹ́ wò.',
      'Béèrè rìsíìtì àti páálí lọ́wọ́ ẹni tó ń tà á, kí o sì fi àwọn nọ́ńbà wé ara wọn.',
      'Bí ó bá wà lọ́wọ́ rẹ, ròyìn pé o rí i he, kí a lè sọ fún ẹni tó ni ín.',
    ],
  },
  found: {
    message: 'Wọ́n ti ròyìn pé wọ́n rí i he{when}. Má ṣe rà á: a ń wá ẹni tó ni ín.',
    advice: [
      'Ẹnìkan rí i he, ó sì fún wa ní nọ́ńbà rẹ̀. Ẹni tó ń tà á kò ní ẹ̀tọ́ láti tà á.',
      'Bí tìẹ bá ni, ròyìn pé ó sọnù pẹ̀lú nọ́ńbà yìí. A ó so ìròyìn méjèèjì pọ̀, a ó sì sọ fún ẹ̀yin méjèèjì.',
      'A kò fi ju èyí hàn níbí, kí ẹnikẹ́ni má baà gba ohun tí kì í ṣe tirẹ̀.',
    ],
  },
  clear: {
    message: 'Ó wà nínú ìwé wa, kò sì sí ìròyìn kankan.',
    advice: [
      'Pé ó wà nínú ìwé wa kò túmọ̀ sí pé ẹni tó ń tà á ló ni ín: ní kí ó gbé e fún ọ lórí Toju. Ẹni tó ni ín nìkan ló lè ṣe é.',
      'Fi ohun tó wà lọ́wọ́ rẹ wé ohun tí o rí níbí. Bí wọn kò bá jọra, má ṣe rà á.',
      'Fúnra rẹ ka nọ́ńbà náà lára ẹ̀rọ tàbí ọkọ̀. Má ṣe kà á lára páálí tàbí ìwé.',
      'Béèrè rìsíìtì. Wò ó bóyá orúkọ ẹni tó ń tà á àti nọ́ńbà yìí wà nínú rẹ̀.',
    ],
  },
  unknown: {
    message: 'Kò sí ìròyìn kankan, nọ́ńbà yìí kò sì sí nínú ìwé wa.',
    advice: [
      'Èyí kì í ṣe ẹ̀rí pé kò léwu: ọ̀pọ̀ ènìyàn kò tíì fi ohun ìní wọn sínú ìwé wa tàbí ròyìn rẹ̀.',
      'Tún ka nọ́ńbà náà: tẹ *#06# lórí fóònù, tàbí wo ara ọkọ̀.',
      'Béèrè rìsíìtì, ẹ pàdé ní gbangba, kí o sì tún yẹ̀ ẹ́ wò kí o tó sanwó.',
    ],
  },
  listed: {
    message: 'Ó wà nínú àkójọ {lists}. Má ṣe rà á.',
    advice: [
      'Àkójọ àwọn aláṣẹ nìyí. Ẹni tó ni ín kò tíì ròyìn rẹ̀ lórí Toju.',
      'Má ṣe sanwó. Béèrè lọ́wọ́ aláṣẹ tó kọ ọ́, tàbí ní àgọ́ ọlọ́pàá tó sún mọ́ ọ.',
      'Ṣé tìẹ ni? Ní kí aláṣẹ náà yọ ọ́ kúrò nínú àkójọ rẹ̀. Bí wọ́n ṣe fún wa ni Toju ṣe ń fi hàn.',
    ],
  },
  alsoListed: ' Ó tún wà nínú àkójọ {lists}.',
  unlikely: {
    message: 'Kò sí nínú ìwé wa: èyí kò jọ nọ́ńbà ohun kan.',
    advice: [
      'IMEI fóònù ní nọ́ńbà 15. VIN ọkọ̀ ní lẹ́tà àti nọ́ńbà 17. Serial number ní nọ́ńbà nínú, kì í sì sábà kéré ju 6 lọ.',
      'Kà á lára ohun náà: tẹ *#06# lórí fóònù, wo lébẹ́ẹ̀lì ẹ̀rọ, tàbí wo ara ọkọ̀.',
      'Bí èyí bá jẹ́ gbogbo nọ́ńbà náà, ẹnikẹ́ni kò tíì fi sínú ìwé wa tàbí ròyìn rẹ̀.',
    ],
  },
  shortDigits: {
    message: 'Nọ́ńbà yìí kò sí nínú ìwé wa. IMEI ní nọ́ńbà 15, èyí ní {digits}.',
    advice: [
      'Ṣé fóònù ni? Tẹ *#06# lórí rẹ̀, kí o sì yẹ gbogbo nọ́ńbà 15 wò.',
      'Bí ó bá jẹ́ serial number ohun mìíràn, tún fi wé lébẹ́ẹ̀lì rẹ̀, ní ọ̀kọ̀ọ̀kan.',
      'Èyí kì í ṣe ẹ̀rí pé kò léwu: ọ̀pọ̀ ènìyàn kò tíì fi ohun ìní wọn sínú ìwé wa tàbí ròyìn rẹ̀.',
    ],
  },
  invalid: [
    'Lórí fóònù, tẹ *#06# láti rí IMEI rẹ̀.',
    'Lára ọkọ̀, ka VIN, tàbí nọ́ńbà ọkọ̀.',
    'Serial number wà lára lébẹ́ẹ̀lì, nínú settings tàbí lára páálí.',
  ],
}
