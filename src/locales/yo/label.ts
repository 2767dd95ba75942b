import type { foundPageWords as enFoundPageWords } from '../en/pages/label.ts'
import type { Translation } from '../translation.ts'

/** The page of a printed label that a finder scans. */
export const foundPageWords: Translation<typeof enFoundPageWords> = {
  title: 'Ṣé o rí èyí he?',
  description: 'O ti ya lébẹ́ẹ̀lì Toju. Sọ fún ẹni tó ni ín ibi tí nǹkan rẹ̀ wà; o kò nílò àkáǹtì.',
  onVehicle: 'Lébẹ́ẹ̀lì yìí wà lára ọkọ̀',
  onGadget: 'Lébẹ́ẹ̀lì yìí wà lára ẹ̀rọ',
  aVehicle: 'Ọkọ̀',
  aGadget: 'Ẹ̀rọ',
  thanks:
    'A dúpẹ́ pé o yẹ̀ ẹ́ wò. Fi ọ̀rọ̀ sílẹ̀ fún ẹni tó ni ín: a máa fi ránṣẹ́ pẹ̀lú e-mail. O kò ní rí ẹni tó jẹ́, ọ̀rọ̀ rẹ nìkan ló sì máa rí.',
  goodToKnow: 'Ohun tó dára láti mọ̀',
  leaveIt: 'Fi í sílẹ̀ lọ́dọ̀ olùgbàlejò, ẹ̀ṣọ́ tàbí ní àgọ́ ọlọ́pàá, kí o sì sọ ibi tó wà.',
  needNotOpen: 'O kò nílò láti ṣí i, láti gbà á lágbára tàbí láti tú u.',
  byDay:
    'Bí ẹ bá máa pàdé, ẹ pàdé ní ọ̀sán ní gbangba. Kò sí ẹni tó gbọ́dọ̀ sanwó láti gba ohun tirẹ̀.',
  withAccount: 'Ẹni tó ni ín kò dáhùn? {link} pẹ̀lú nọ́ńbà tó wà lára rẹ̀. O kò nílò àkáǹtì.',
  reportAFind: 'Ròyìn ohun tí o rí he',
  leadsNowhere: 'Lébẹ́ẹ̀lì yìí kò lọ síbì kankan',
  replaced:
    'Ẹni tó ni ín ti pààrọ̀ rẹ̀, tàbí {code} kì í ṣe kóòdù Toju. Bí o bá rí nǹkan he, nọ́ńbà ara rẹ̀ ṣì lè tọ́ka sí ẹni tó ni ín.',
  checkItsNumber: 'Yẹ nọ́ńbà rẹ̀ wò',
  place: 'Níbo ló wà báyìí?',
  placeHint: 'Ibi tí ẹni tó ni ín lè rí, bíi “Security desk, Ikeja City Mall”.',
  placeMissing: 'Sọ ibi tó wà báyìí',
  message: 'Ọ̀rọ̀ rẹ',
  messageHint: 'Bí ó ṣe dé ọwọ́ rẹ, àti ìgbà tí a lè wá gbà á.',
  messageMissing: 'Kọ ọ̀rọ̀ díẹ̀ sí ẹni tó ni ín',
  contact: 'Nọ́ńbà fóònù rẹ tàbí e-mail',
  contactHint: 'Bí o bá fẹ́ kí ẹni tó ni ín dá ọ lóhùn nìkan. Ẹlòmíràn kò ní rí i.',
  optional: 'bí o bá fẹ́',
  send: 'Fi ránṣẹ́ sí ẹni tó ni ín',
  sent: 'A ti fi ránṣẹ́. Ẹni tó ni ín ti gba ọ̀rọ̀ rẹ àti bí ó ṣe lè kàn sí ọ, kò sí ohun mìíràn nípa rẹ.',
  sentWithoutContact:
    'A ti fi ránṣẹ́. Ẹni tó ni ín ti gba ọ̀rọ̀ rẹ. O kò fi bí a ṣe lè kàn sí ọ sílẹ̀, nítorí náà kò lè dá ọ lóhùn.',
  noScript:
    'Kíkọ̀wé níbí nílò JavaScript. Bí kò bá sí, kọ̀wé sí {link} pẹ̀lú kóòdù lébẹ́ẹ̀lì náà, a ó sì fi ránṣẹ́.',
}
