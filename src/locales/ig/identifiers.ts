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
  'mac-address': 'Adreesị MAC',
  vin: 'VIN',
  plateNumber: 'Nọmba ụgbọala',
  chassisNumber: 'Nọmba chassis',
}

/** What is still missing from an identifier that is being typed. */
export const missingMessages: MissingTexts = {
  'of-mac': '{length} n’ime 12, ma ọ bụrụ adreesị MAC.',
  'of-uuid': '{length} n’ime 32, ma ọ bụrụ UUID.',
  'of-plate': '{length} n’ime 8, ma ọ bụrụ nọmba ụgbọala. Pịa Lelee ka e lelee ya otu a.',
  'of-vin':
    '{length} n’ime 17, ma ọ bụrụ VIN. Ma ọ bụrụ serial number, pịa Lelee mgbe ị pịnyechara ya dum.',
  'of-imei': '{length} n’ime nọmba 15, ma ọ bụrụ IMEI.',
  'imei-check-digit': 'Ọ bụ nọmba 15, mana otu ezighị ezi. Pịa *#06# ka ị hụ IMEI ahụ ọzọ.',
  'more-than-imei': 'Nọmba {length}, mana IMEI nwere 15. Pịa Lelee ka e lelee ya otu a.',
  'press-when-complete': 'Pịa Lelee mgbe ị pịnyechara ya dum.',
}

/** Why a text is not an identifier of any kind. */
export const unparsableMessages: UnparsableTexts = {
  'number-missing': 'Pịnye nọmba dị n’ahụ ihe ahụ.',
  'number-too-short':
    'Ọ dị mkpụmkpụ: naanị {length}. Pịnye ya dum, opekata mpe mkpụrụedemede na nọmba {min}.',
  'number-too-long':
    'Ọ dị ogologo. Pịnye naanị otu nọmba: ka ọ ghara ịkarị mkpụrụedemede na nọmba {max}.',
  'foreign-letters':
    'Ụfọdụ mkpụrụedemede si n’abidii ọzọ. Jiri A ruo Z na nọmba 0 ruo 9 pịnye ya ọzọ.',
  filler: 'Nke a anaghị egosi ọdịiche n’etiti otu ihe na nke ọzọ. Pịnye nọmba dị n’ahụ ihe ahụ.',
}

/** Why a text is not an identifier, and remarks on one that is. */
export const identifierMessages: IdentifierTexts = {
  ...unparsableMessages,
  'imei-with-label': 'Pịnye naanị nọmba 15 ahụ, hapụ okwu IMEI.',
  'imei-letter':
    'IMEI nwere naanị nọmba; nke gị nwere mkpụrụedemede {letter}. Pịa *#06# ka ị hụ ya ọzọ.',
  'imei-with-version': 'IMEI nwere nọmba 15; nke gị nwere 17. Wepụ 2 ikpeazụ.',
  'imei-length': 'IMEI nwere nọmba 15; nke gị nwere {length}. Pịa *#06# ka ị hụ ya ọzọ.',
  'imei-check-digit': 'O yiri ka otu nọmba ezighị ezi. Pịa *#06# ka ị hụ ya ọzọ.',
  'meid-with-label': 'Pịnye naanị nọmba ahụ, hapụ okwu MEID.',
  'meid-letter':
    'MEID nwere naanị nọmba 0 ruo 9 na mkpụrụedemede A ruo F; nke gị nwere {letter}. Pịa *#06# ka ị hụ ya ọzọ.',
  'meid-length':
    'MEID nwere nọmba na mkpụrụedemede 14, ma ọ bụ nọmba 18; nke gị nwere {length}. Pịa *#06# ka ị hụ ya ọzọ.',
  'meid-start':
    'MEID nwere mkpụrụedemede na-ebido na A, B, C, D, E ma ọ bụ F; nke gị bidoro na {start}. Pịa *#06# ka ị hụ ya ọzọ.',
  'meid-check-digit': 'O yiri ka otu n’ime ha ezighị ezi. Pịa *#06# ka ị hụ ya ọzọ.',
  'meid-decimal':
    'O nweghị MEID nwere nọmba 18 ndị a. O yiri ka otu ezighị ezi. Pịa *#06# ka ị hụ ya ọzọ.',
  'uuid-letter':
    'UUID nwere naanị nọmba 0 ruo 9 na mkpụrụedemede A ruo F; nke gị nwere {letter}. Lelee ya ọzọ.',
  'uuid-length': 'UUID nwere nọmba na mkpụrụedemede 32; nke gị nwere {length}. Lelee ya ọzọ.',
  'mac-letter':
    'Adreesị MAC nwere naanị nọmba 0 ruo 9 na mkpụrụedemede A ruo F; nke gị nwere {letter}. Lelee ya ọzọ.',
  'mac-length':
    'Adreesị MAC nwere nọmba na mkpụrụedemede 12, dịka 00:1A:2B:3C:4D:5E; nke gị nwere {length}. Lelee ya ọzọ.',
  'mac-separators': 'Tinye otu akara n’etiti ha niile, dịka 00:1A:2B:3C:4D:5E.',
  'mac-group': 'Adreesị MAC a bụ nke ọtụtụ ngwaọrụ: nke abụọ ya bụ {character}. Lelee ya ọzọ.',
  'vin-too-short':
    'VIN nwere mkpụrụedemede na nọmba 17; nke gị nwere {length}. Ọ bụrụ na nọmba ụgbọala ahụ dị mkpụmkpụ n’eziokwu, họrọ nọmba chassis.',
  'vin-too-long': 'VIN nwere mkpụrụedemede na nọmba 17; nke gị nwere {length}. Lelee ya ọzọ.',
  'vin-letter':
    'VIN anaghị enwe mkpụrụedemede I, O ma ọ bụ Q; nke gị nwere {letter}. O nwere ike ịbụ nọmba {digit}.',
  'chassis-too-long':
    'Nọmba chassis anaghị akarị mkpụrụedemede na nọmba {max}; nke gị nwere {length}. Lelee ya ọzọ.',
  'plate-too-long':
    'Nọmba ụgbọala anaghị akarị mkpụrụedemede na nọmba {max}; nke gị nwere {length}. Lelee ya ọzọ.',
  'plate-zeros': 'Nọmba atọ dị na nọmba ụgbọala si na 001 ruo 999; nke gị bụ 000.',
  'random-mac':
    'Nke a bụ adreesị Wi-Fi na-agbanwe agbanwe; ekwentị na-agbanwe ya n’onwe ya. Jiri adreesị MAC nke ngwaọrụ ahụ, ma ọ bụ IMEI nke ekwentị: pịa *#06#.',
  'vin-check-digit':
    'Nke 9 adabaghị na ndị ọzọ. Otu a ka ọ na-adị n’ụgbọala a na-arụghị maka America ma ọ bụ China; ọ bụrụ na a rụrụ ya maka ebe ahụ, o yiri ka otu ezighị ezi.',
  'like-imei': 'Nke a ọ bụ IMEI? Họrọ IMEI1.',
  'plate-repaired': 'Anyị gụrụ ya otu a: {plate}.',
}

/** Possible typing errors in an identifier that nobody has registered. */
export const adviceMessages: AdviceTexts = {
  ...identifierMessages,
  'cut-by-spreadsheet':
    'Spreadsheet egbubiela nọmba a: mee ka kọlụm ahụ bụrụ text, pịnye nọmba ndị ahụ niile ọzọ.',
  'leave-out-label': 'Wepụ okwu {label}, lelee naanị nọmba ahụ.',
  'meid-slip':
    'Mkpụrụedemede na nọmba 15 dịka MEID, mana otu ezighị ezi. Pịa *#06# ka ị hụ ya ọzọ.',
  'imei-without-check-digit':
    'Nọmba 14: IMEI na-enweghị nọmba ikpeazụ. Ọ bụrụ na ekwentị gosiri 15, pịnye ha niile.',
  'imei-slip': 'Nọmba 15, mana otu ezighị ezi. Pịa *#06# ka ị hụ ya ọzọ.',
  'imei-software-version':
    'Nọmba 16: IMEI na nọmba software ya. Ọ bụrụ na ekwentị gosiri 15, otu karịrị ebe a.',
  'imei-17-digits': 'Nọmba 15 mbụ bụ IMEI: lelee ya na-enweghị 2 ikpeazụ.',
  'unlikely-number':
    'Nke a adịghị ka nọmba nke ihe ọ bụla: IMEI nke ekwentị nwere nọmba 15, serial number anaghị adịkarị obere karịa 6. Tụnyere ya ọzọ.',
  'is-imei': 'Nke a bụ IMEI. Họrọ IMEI1 n’okpuru, ka anyị jiri ya chọta onye nwe ya.',
}
