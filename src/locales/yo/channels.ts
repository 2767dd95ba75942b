import type { ChannelWords } from '../en/channels.ts'

const on = (date: string) => (date ? ` ní ${date}` : '')
const inState = (state: string) => (state ? ` ní ${state}` : '')

export const channelWords: ChannelWords = {
  reviewedBy: [],
  menu: {
    welcome: 'Toju: yẹ̀ ẹ́ wò kí o tó rà á.',
    again: 'Jọ̀ọ́ tẹ 1, 2, 3 tàbí 4.',
    choices: ['Yẹ fóònù wò', 'Yẹ nọ́ńbà ọkọ̀ tàbí VIN wò', 'Mo rí nǹkan he', 'Èdè'],
  },
  questions: {
    'ask-phone': 'Tẹ *#06# lórí fóònù náà, kí o sì tẹ nọ́ńbà 15 rẹ̀ síbí.',
    'ask-vehicle': 'Tẹ nọ́ńbà ọkọ̀, tàbí VIN tó wà lára ọkọ̀.',
    'ask-found': 'Tẹ nọ́ńbà ohun tí o rí: IMEI, nọ́ńbà ọkọ̀, VIN tàbí serial number.',
    'ask-place': 'Níbo ni o ti rí i? Tẹ orúkọ ìlú tàbí àdúgbò.',
  },
  foundByMessage: 'Fi RÍ àti nọ́ńbà tó wà lára rẹ̀ ránṣẹ́, bíi: RÍ 356938035643809',
  languageByMessage: 'Fi orúkọ èdè rẹ ránṣẹ́:',
  back: 'Padà',
  noData: 'Kò sí dátà? Tẹ',
  tooLong: 'Jọ̀ọ́ tún bẹ̀rẹ̀.',
  verdicts: {
    stolen: ({ date, state }) =>
      `WỌ́N JÍ I. Wọ́n ròyìn olè rẹ̀${on(date)}${inState(state)}. Má ṣe rà á.`,
    lost: ({ date, state }) => `Ó SỌNÙ. Wọ́n ròyìn rẹ̀${on(date)}${inState(state)}. Má ṣe rà á.`,
    underReview: ({ date, state }) =>
      `A Ń YẸ̀ Ẹ́ WÒ. Wọ́n ròyìn rẹ̀${on(date)}${inState(state)}. Má ṣe rà á títí a ó fi parí.`,
    found: ({ date }) => `WỌ́N RÍ I HE. Wọ́n ròyìn rẹ̀${on(date)}. Má ṣe rà á: a ń wá ẹni tó ni ín.`,
    listed: ({ lists }) => `Ó WÀ NÍ ÀKÓJỌ ${lists}. Má ṣe rà á.`,
    clear: () => 'Ó WÀ NÍNÚ ÌWÉ WA. Kò sí ìròyìn kankan.',
    unknown: () => 'KÒ SÍ NÍNÚ ÌWÉ WA. Kò sí ìròyìn kankan. Síbẹ̀, ó lè jẹ́ èyí tí wọ́n jí.',
  },
  advice: {
    stolen: 'Má bá ẹni tó ń tà á jà. Lọ síbi tí kò léwu, kí o pe 112.',
    lost: 'Ṣé ó wà lọ́wọ́ rẹ? Ròyìn pé o rí i he.',
    underReview: 'Tún yẹ̀ ẹ́ wò tó bá yá.',
    found: 'Ṣé tìẹ ni? Ròyìn pé ó sọnù.',
    listed: 'Béèrè lọ́wọ́ ọlọ́pàá kí o tó sanwó.',
    clear: 'Ní kí ẹni tó ń tà á gbé e fún ọ lórí Toju. Béèrè rìsíìtì.',
    unknown: 'Béèrè rìsíìtì. Ẹ pàdé ní gbangba.',
  },
  stale: 'Kò sí ẹni tó fìdí ìròyìn yìí múlẹ̀ láti ọdún kan.',
  slip: 'Nọ́ńbà kan kò tọ́: tẹ *#06#, kí o tún un kà.',
  notANumber: 'Nọ́ńbà náà kò pé. Kà á lára nǹkan náà, kí o sì tún un tẹ̀.',
  proof: (number) => `Ẹ̀rí ${number}`,
  foundNoted: 'A dúpẹ́. Bí ẹnìkan bá ń wá a, a ó sọ fún un. Tọ́jú rẹ̀ dáadáa, tàbí kí o fún ọlọ́pàá.',
  textsEnd: 'O kò fẹ́ ọ̀rọ̀ mọ́? Fi STOP ránṣẹ́.',
  stopped: 'Ó ti parí. Nọ́ńbà yìí kò ní gba ọ̀rọ̀ nípa ìròyìn mọ́. Fi START ránṣẹ́ bí o bá tún fẹ́ ẹ.',
  started: 'O lè tún tan àwọn ọ̀rọ̀ náà, ní Ìfitónilétí nínú àkáǹtì rẹ.',
  phoneCode: (code) =>
    `${code} ni kóòdù Toju rẹ. Tẹ̀ ẹ́ sí ojú ìwé wa, má fún ẹnikẹ́ni. Kì í ṣe ìwọ? Fi STOP ránṣẹ́.`,
  tooMany: 'Ìbéèrè ti pọ̀ jù. Tún gbìyànjú tó bá yá.',
  failed: 'Nǹkan kan kò lọ dáadáa. Jọ̀ọ́ tún gbìyànjú.',
}
