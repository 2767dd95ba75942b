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
  'mac-address': 'Adireshin MAC',
  vin: 'VIN',
  plateNumber: 'Lambar mota',
  chassisNumber: 'Lambar chassis',
}

/** What is still missing from an identifier that is being typed. */
export const missingMessages: MissingTexts = {
  'of-mac': '{length} cikin 12, idan adireshin MAC ne.',
  'of-uuid': '{length} cikin 32, idan UUID ne.',
  'of-plate': '{length} cikin 8, idan lambar mota ce. Ka danna Duba don a duba ta haka.',
  'of-vin':
    '{length} cikin 17, idan VIN ne. Idan serial number ce, ka danna Duba bayan ka gama rubutawa.',
  'of-imei': '{length} cikin lambobi 15, idan IMEI ne.',
  'imei-check-digit':
    'Lambobi 15 ne, amma ɗaya ba daidai ba ce. Ka danna *#06# don ka sake ganin IMEI.',
  'more-than-imei': 'Lambobi {length}, IMEI kuma lambobi 15 ne. Ka danna Duba don a duba ta haka.',
  'press-when-complete': 'Ka danna Duba bayan ka gama rubutawa.',
}

/** Why a text is not an identifier of any kind. */
export const unparsableMessages: UnparsableTexts = {
  'number-missing': 'Ka rubuta lambar da take jikin abin.',
  'number-too-short':
    'Ta yi gajarta: {length} kawai. Ka rubuta ta duka, aƙalla haruffa da lambobi {min}.',
  'number-too-long':
    'Ta yi tsawo. Ka rubuta lamba ɗaya kawai: kada ta wuce haruffa da lambobi {max}.',
  'foreign-letters':
    'Wasu haruffa na wani rubutu ne daban. Ka sake rubutawa da haruffan A zuwa Z da lambobi 0 zuwa 9.',
  filler: 'Wannan ba ta bambanta abu da abu. Ka rubuta lambar da take jikin abin.',
}

/** Why a text is not an identifier, and remarks on one that is. */
export const identifierMessages: IdentifierTexts = {
  ...unparsableMessages,
  'imei-with-label': 'Ka rubuta lambobi 15 kawai, ba kalmar IMEI.',
  'imei-letter':
    'IMEI lambobi ne kawai; taka tana da harafin {letter}. Ka danna *#06# don ka sake ganinta.',
  'imei-with-version': 'IMEI lambobi 15 ne; taka tana da 17. Ka cire 2 na ƙarshe.',
  'imei-length': 'IMEI lambobi 15 ne; taka tana da {length}. Ka danna *#06# don ka sake ganinta.',
  'imei-check-digit': 'Wataƙila lamba ɗaya ba daidai ba ce. Ka danna *#06# don ka sake ganinta.',
  'meid-with-label': 'Ka rubuta lambar kawai, ba kalmar MEID.',
  'meid-letter':
    'MEID lambobi 0 zuwa 9 da haruffan A zuwa F ne kawai; taka tana da {letter}. Ka danna *#06# don ka sake ganinta.',
  'meid-length':
    'MEID lambobi da haruffa 14 ne, ko lambobi 18; taka tana da {length}. Ka danna *#06# don ka sake ganinta.',
  'meid-start':
    'MEID mai haruffa tana farawa da A, B, C, D, E ko F; taka ta fara da {start}. Ka danna *#06# don ka sake ganinta.',
  'meid-check-digit':
    'Wataƙila harafi ko lamba ɗaya ba daidai ba ce. Ka danna *#06# don ka sake ganinta.',
  'meid-decimal':
    'Babu MEID mai waɗannan lambobi 18. Wataƙila ɗaya ba daidai ba ce. Ka danna *#06# don ka sake ganinta.',
  'uuid-letter':
    'UUID lambobi 0 zuwa 9 da haruffan A zuwa F ne kawai; taka tana da {letter}. Ka sake dubawa.',
  'uuid-length': 'UUID lambobi da haruffa 32 ne; taka tana da {length}. Ka sake dubawa.',
  'mac-letter':
    'Adireshin MAC lambobi 0 zuwa 9 da haruffan A zuwa F ne kawai; naka yana da {letter}. Ka sake dubawa.',
  'mac-length':
    'Adireshin MAC lambobi da haruffa 12 ne, kamar 00:1A:2B:3C:4D:5E; naka yana da {length}. Ka sake dubawa.',
  'mac-separators': 'Ka sa alama iri ɗaya a tsakanin su duka, kamar 00:1A:2B:3C:4D:5E.',
  'mac-group':
    'Wannan adireshin MAC na na’urori da yawa ne: na biyunsa {character} ne. Ka sake dubawa.',
  'vin-too-short':
    'VIN haruffa da lambobi 17 ne; naka yana da {length}. Idan lambar motar gajeriya ce, ka zaɓi lambar chassis.',
  'vin-too-long': 'VIN haruffa da lambobi 17 ne; naka yana da {length}. Ka sake dubawa.',
  'vin-letter':
    'VIN ba ya da haruffan I, O ko Q; naka yana da {letter}. Wataƙila lamba {digit} ce.',
  'chassis-too-long':
    'Lambar chassis ba ta wuce haruffa da lambobi {max}; taka tana da {length}. Ka sake dubawa.',
  'plate-too-long':
    'Lambar mota ba ta wuce haruffa da lambobi {max}; taka tana da {length}. Ka sake dubawa.',
  'plate-zeros': 'Lambobi ukun lambar mota daga 001 zuwa 999 ne; naka 000 ne.',
  'random-mac':
    'Wannan adireshin Wi-Fi na wucin gadi ne; waya tana canza shi da kanta. Ka yi amfani da adireshin MAC na na’urar, ko IMEI na waya: ka danna *#06#.',
  'vin-check-digit':
    'Na 9 bai dace da sauran ba. Haka yake ga motar da ba a yi ta don Amurka ko China ba; idan don can aka yi ta, wataƙila ɗaya ba daidai ba ne.',
  'like-imei': 'Wannan IMEI ne? To ka zaɓi IMEI1.',
  'plate-repaired': 'Mun karanta ta haka: {plate}.',
}

/** Possible typing errors in an identifier that nobody has registered. */
export const adviceMessages: AdviceTexts = {
  ...identifierMessages,
  'cut-by-spreadsheet':
    'Manhajar lissafi ta yanke wannan lamba: ka mayar da ginshiƙin rubutu, ka sake rubuta lambobin duka.',
  'leave-out-label': 'Ka cire kalmar {label}, ka duba lambar kawai.',
  'meid-slip':
    'Haruffa da lambobi 15 kamar MEID, amma ɗaya ba daidai ba ne. Ka danna *#06# don ka sake ganinta.',
  'imei-without-check-digit':
    'Lambobi 14: IMEI ne ba lambar ƙarshe. Idan waya ta nuna 15, ka rubuta su duka.',
  'imei-slip': 'Lambobi 15, amma ɗaya ba daidai ba ce. Ka danna *#06# don ka sake ganinta.',
  'imei-software-version':
    'Lambobi 16: IMEI ne tare da lambar manhaja. Idan waya ta nuna 15, akwai ƙari ɗaya a nan.',
  'imei-17-digits': 'Lambobi 15 na farko IMEI ne: ka duba ba tare da 2 na ƙarshe ba.',
  'unlikely-number':
    'Wannan ba ta yi kama da lambar wani abu ba: IMEI na waya lambobi 15 ne, serial number kuma da wuya ta kasa 6. Ka sake kwatantawa.',
  'is-imei': 'Wannan IMEI ne. Ka zaɓi IMEI1 a ƙasa, don a nemo mai shi da shi.',
}
