import type {
  AdviceTexts,
  IdentifierLabels,
  IdentifierTexts,
  MissingTexts,
  UnparsableTexts,
} from '../identifier-texts.ts'

/** The name of each kind of identifier. */
export const identifierLabels: IdentifierLabels = {
  imei1: 'IMEI1',
  imei2: 'IMEI2',
  meid: 'MEID',
  'serial-number': 'Serial number',
  uuid: 'UUID',
  'mac-address': 'Àdírẹ́sì MAC',
  vin: 'VIN',
  plateNumber: 'Nọ́ńbà ọkọ̀',
  chassisNumber: 'Nọ́ńbà chassis',
}

/** What is still missing from an identifier that is being typed. */
export const missingMessages: MissingTexts = {
  'of-mac': '{length} nínú 12, bí ó bá jẹ́ àdírẹ́sì MAC.',
  'of-uuid': '{length} nínú 32, bí ó bá jẹ́ UUID.',
  'of-plate': '{length} nínú 8, bí ó bá jẹ́ nọ́ńbà ọkọ̀. Tẹ Yẹ̀ ẹ́ wò láti yẹ̀ ẹ́ wò báyìí.',
  'of-vin':
    '{length} nínú 17, bí ó bá jẹ́ VIN. Bí ó bá jẹ́ serial number, tẹ Yẹ̀ ẹ́ wò nígbà tí o bá ti tẹ gbogbo rẹ̀.',
  'of-imei': '{length} nínú nọ́ńbà 15, bí ó bá jẹ́ IMEI.',
  'imei-check-digit': 'Nọ́ńbà 15 ni, ṣùgbọ́n ọ̀kan kò tọ́. Tẹ *#06# láti tún rí IMEI náà.',
  'more-than-imei': 'Nọ́ńbà {length} ni, IMEI sì ní 15. Tẹ Yẹ̀ ẹ́ wò láti yẹ̀ ẹ́ wò báyìí.',
  'press-when-complete': 'Tẹ Yẹ̀ ẹ́ wò nígbà tí o bá ti tẹ gbogbo rẹ̀.',
}

/** Why a text is not an identifier of any kind. */
export const unparsableMessages: UnparsableTexts = {
  'number-missing': 'Tẹ nọ́ńbà tó wà lára ohun náà.',
  'number-too-short': 'Ó kúrú jù: {length} péré ni. Tẹ gbogbo rẹ̀, ó kéré tán lẹ́tà àti nọ́ńbà {min}.',
  'number-too-long': 'Ó gùn jù. Tẹ nọ́ńbà kan ṣoṣo: kó má ju lẹ́tà àti nọ́ńbà {max} lọ.',
  'foreign-letters':
    'Àwọn lẹ́tà kan wá láti inú álífábẹ́ẹ̀tì mìíràn. Fi lẹ́tà A sí Z àti nọ́ńbà 0 sí 9 tún un tẹ̀.',
  filler: 'Èyí kò lè fi ìyàtọ̀ hàn láàárín ohun kan àti òmíràn. Tẹ nọ́ńbà tó wà lára ohun náà.',
}

/** Why a text is not an identifier, and remarks on one that is. */
export const identifierMessages: IdentifierTexts = {
  ...unparsableMessages,
  'imei-with-label': 'Tẹ nọ́ńbà 15 náà nìkan, láìsí ọ̀rọ̀ IMEI.',
  'imei-letter': 'Nọ́ńbà nìkan ni IMEI ní; tìrẹ ní lẹ́tà {letter}. Tẹ *#06# láti tún un rí.',
  'imei-with-version': 'IMEI ní nọ́ńbà 15; tìrẹ ní 17. Yọ 2 tó gbẹ̀yìn kúrò.',
  'imei-length': 'IMEI ní nọ́ńbà 15; tìrẹ ní {length}. Tẹ *#06# láti tún un rí.',
  'imei-check-digit': 'Ó jọ pé nọ́ńbà kan kò tọ́. Tẹ *#06# láti tún un rí.',
  'meid-with-label': 'Tẹ nọ́ńbà náà nìkan, láìsí ọ̀rọ̀ MEID.',
  'meid-letter':
    'Nọ́ńbà 0 sí 9 àti lẹ́tà A sí F nìkan ni MEID ní; tìrẹ ní {letter}. Tẹ *#06# láti tún un rí.',
  'meid-length':
    'MEID ní nọ́ńbà àti lẹ́tà 14, tàbí nọ́ńbà 18; tìrẹ ní {length}. Tẹ *#06# láti tún un rí.',
  'meid-start':
    'MEID tó ní lẹ́tà máa ń bẹ̀rẹ̀ pẹ̀lú A, B, C, D, E tàbí F; tìrẹ bẹ̀rẹ̀ pẹ̀lú {start}. Tẹ *#06# láti tún un rí.',
  'meid-check-digit': 'Ó jọ pé ọ̀kan kò tọ́ níbẹ̀. Tẹ *#06# láti tún un rí.',
  'meid-decimal': 'Kò sí MEID tó ní nọ́ńbà 18 wọ̀nyí. Ó jọ pé ọ̀kan kò tọ́. Tẹ *#06# láti tún un rí.',
  'uuid-letter': 'Nọ́ńbà 0 sí 9 àti lẹ́tà A sí F nìkan ni UUID ní; tìrẹ ní {letter}. Tún yẹ̀ ẹ́ wò.',
  'uuid-length': 'UUID ní nọ́ńbà àti lẹ́tà 32; tìrẹ ní {length}. Tún yẹ̀ ẹ́ wò.',
  'mac-letter':
    'Nọ́ńbà 0 sí 9 àti lẹ́tà A sí F nìkan ni àdírẹ́sì MAC ní; tìrẹ ní {letter}. Tún yẹ̀ ẹ́ wò.',
  'mac-length':
    'Àdírẹ́sì MAC ní nọ́ńbà àti lẹ́tà 12, bíi 00:1A:2B:3C:4D:5E; tìrẹ ní {length}. Tún yẹ̀ ẹ́ wò.',
  'mac-separators': 'Fi àmì kan náà sáàárín gbogbo wọn, bíi 00:1A:2B:3C:4D:5E.',
  'mac-group': 'Àdírẹ́sì MAC yìí jẹ́ ti ẹ̀rọ púpọ̀: èkejì rẹ̀ jẹ́ {character}. Tún yẹ̀ ẹ́ wò.',
  'vin-too-short':
    'VIN ní lẹ́tà àti nọ́ńbà 17; tìrẹ ní {length}. Bí nọ́ńbà ọkọ̀ náà bá kúrú lóòótọ́, yan nọ́ńbà chassis.',
  'vin-too-long': 'VIN ní lẹ́tà àti nọ́ńbà 17; tìrẹ ní {length}. Tún yẹ̀ ẹ́ wò.',
  'vin-letter': 'VIN kì í ní lẹ́tà I, O tàbí Q; tìrẹ ní {letter}. Ó lè jẹ́ nọ́ńbà {digit}.',
  'chassis-too-long':
    'Nọ́ńbà chassis kì í ju lẹ́tà àti nọ́ńbà {max} lọ; tìrẹ ní {length}. Tún yẹ̀ ẹ́ wò.',
  'plate-too-long': 'Nọ́ńbà ọkọ̀ kì í ju lẹ́tà àti nọ́ńbà {max} lọ; tìrẹ ní {length}. Tún yẹ̀ ẹ́ wò.',
  'plate-zeros': 'Nọ́ńbà mẹ́ta tó wà nínú nọ́ńbà ọkọ̀ wà láti 001 dé 999; tìrẹ jẹ́ 000.',
  'random-mac':
    'Àdírẹ́sì Wi-Fi tó ń yí padà ni èyí; fóònù ló ń yí i padà fúnra rẹ̀. Lo àdírẹ́sì MAC ẹ̀rọ náà, tàbí IMEI fóònù: tẹ *#06#.',
  'vin-check-digit':
    'Ìkẹsàn-án kò bá àwọn yòókù mu. Bẹ́ẹ̀ ló máa ń rí fún ọkọ̀ tí a kò ṣe fún Amẹ́ríkà tàbí China; bí a bá ṣe é fún ibẹ̀, ó jọ pé ọ̀kan kò tọ́.',
  'like-imei': 'Ṣé IMEI ni èyí? Nígbà náà yan IMEI1.',
  'plate-repaired': 'A kà á báyìí: {plate}.',
}

/** Possible typing errors in an identifier that nobody has registered. */
export const adviceMessages: AdviceTexts = {
  ...identifierMessages,
  'cut-by-spreadsheet':
    'Spreadsheet ti gé nọ́ńbà yìí: sọ ọ̀wọ́ rẹ̀ di text, kí o sì tún tẹ gbogbo nọ́ńbà náà.',
  'leave-out-label': 'Yọ ọ̀rọ̀ {label} kúrò, kí o sì yẹ nọ́ńbà nìkan wò.',
  'meid-slip': 'Lẹ́tà àti nọ́ńbà 15 bíi MEID, ṣùgbọ́n ọ̀kan kò tọ́. Tẹ *#06# láti tún un rí.',
  'imei-without-check-digit':
    'Nọ́ńbà 14: IMEI ni láìsí nọ́ńbà tó gbẹ̀yìn. Bí fóònù bá fi 15 hàn, tẹ gbogbo wọn.',
  'imei-slip': 'Nọ́ńbà 15, ṣùgbọ́n ọ̀kan kò tọ́. Tẹ *#06# láti tún un rí.',
  'imei-software-version':
    'Nọ́ńbà 16: IMEI pẹ̀lú nọ́ńbà software. Bí fóònù bá fi 15 hàn, ọ̀kan ti pọ̀ jù níbí.',
  'imei-17-digits': 'Nọ́ńbà 15 àkọ́kọ́ jẹ́ IMEI: yẹ̀ ẹ́ wò láìsí 2 tó gbẹ̀yìn.',
  'unlikely-number':
    'Èyí kò jọ nọ́ńbà ohun kan: IMEI fóònù ní nọ́ńbà 15, serial number kì í sì sábà kéré ju 6 lọ. Tún fi wé e.',
  'is-imei': 'IMEI ni èyí. Yan IMEI1 nísàlẹ̀, kí a lè fi wá ẹni tó ni ín.',
}
