import { states } from '../../places/states.ts'
import type { IdentifierKind } from '../kinds.ts'

const wordsOf = (text: string) => text.trim().split(/\s+/)

/**
 * The words of labels, without marks, each with the kind of number that follows. `null` says none:
 * "number" in the five languages, and what stands beside a label ("IMEI of my phone").
 */
const kindOfLabel: Readonly<Partial<Record<IdentifierKind, string>>> = {
  imei1: 'IMEI IMEI1 IMEI2 IMEIS IMEISV 1MEI LMEI IMIE IEMI EMEI',
  meid: 'MEID ESN',
  'serial-number':
    'SERIAL SERIALNO SERIALNUM SERIALNUMBER SERIALS SNID SSN SIRIA SIRIYA SN SNO SER SERNO SR SRNO SL SERVICE SERVICETAG TAG ASSETTAG',
  uuid: 'UUID GUID UDID',
  'mac-address':
    'MAC WIFI WLAN BLUETOOTH ETHERNET BT ADDRESS ADDR ADIRESHI ADIRESHIN ADIRESI ADREESI',
  vin: 'VIN VINNO',
  plateNumber:
    'PLATE PLATES PLATENO PLATENUMBER LICENSE LICENCE REG REGNO REGN REGISTRATION UGBOALA OKO MOTA MOTAR',
  chassisNumber: 'CHASSIS CHASIS CHASSISNO CHASSISNUMBER FRAME FRAMENO',
}

const labels: ReadonlyMap<string, IdentifierKind> = new Map(
  Object.entries(kindOfLabel).flatMap(([kind, words]) =>
    wordsOf(words).map((word) => [word, kind as IdentifierKind] as const),
  ),
)

/** The kind that a label names; undefined if the word is no label. */
export function kindOfLabelWord(word: string): IdentifierKind | undefined {
  return labels.get(word)
}

type Word = { text: string } | undefined

/**
 * Whether a label before these two words is none of the groups before it: `RAV4 2012 reg no KJA-123AB`,
 * `RAV4 2012 VIN JTM ZD33V8 66012345`.
 */
export function isLabelBefore(next: Word, other: Word): boolean {
  return (
    /\d|^(?:NO|NUMBER)$/.test(next?.text ?? '') ||
    /^[A-Z]{3} .*\d/.test(`${next?.text} ${other?.text}`)
  )
}

/** Labels that are printed or pasted without a space beside a number. */
export const gluedLabels: readonly string[] = [
  // Not `MacBookPro15,1`, which all laptops of a model have.
  ...[...labels.keys()].filter((word) => /^[A-Z]{3,}$/.test(word) && word !== 'MAC'),
  ...[
    'SN',
    'BT',
    'NUMBER',
    'MACADDRESS',
    'MACADDR',
    'PLATENUM',
    'VINNUMBER',
    'IMEINO',
    'IMEI1',
    'IMEI2',
    'CHECK',
    'NG',
  ],
]

/** `1.Samsung` ends like `KJA012ABNG`, and so do other makers and words. */
const wordInNg = /(?:SAMSU|JINCHE|DAYLO|DONGFE|HYOSU|SSANGYO|WULI|GAMI|CHARGI|WORKI)NG$/

/** Whether a key ends with one of them. */
export function endsWithLabel(key: string, label: string): boolean {
  return key.endsWith(label) && !(label === 'NG' && wordInNg.test(key))
}

// Words beside a number that cannot be a part of it: "number", what people ask for, small words, and
// what the thing is, in English and Pidgin, Hausa, Yoruba and Igbo.
const harmless = new Set(
  wordsOf(`
  NO NOS NUM NUMB NUMBER NUMBERS NUMBA NOMBER NOMBA NONBA LAMBA LAMBAR LAMBOBI NR ID CODE WI FI
  HEX DEC SIM SLOT SV SVN JIKI DEVICE PHONE FONE WAYA FOONU EKWENTI LAPTOP CAR VEHICLE ITEM TABLET
  TEL TELEPHONE MOBILE GSM WHATSAPP PHYSICAL LAN DUAL PRIMARY SECONDARY IDENTIFICATION
  MACHINE UNIT PRODUCT SYSTEM CONSOLE TV GENERATOR INVERTER BATTERY WATCH CAMERA PRINTER COMPUTER
  BIKE MOTORCYCLE KEKE OKADA TRUCK BUS TRAILER PRIVATE COMMERCIAL
  PLS PLZ PLEASE ABEG BIKO JOWO KINDLY HELP CHECK VERIFY CONFIRM SEARCH LOOKUP DIAL
  HELLO HI HEY DEAR GOOD DAY MORNING AFTERNOON EVENING SIR MA MADAM OGA THANKS THANK YOU U
  THE THIS THAT THESE IS ARE WAS ITS IT MY OUR ME I AM OF FOR ON IN TO FROM A AN AND OR IF ANY WITH
  CAN COULD WOULD LIKE NEED KNOW WHAT STATUS REPORT HAS BEEN NOT SAFE BOX BOTH
  NA DEY E BE KO NE CE NI YII NAA BU BUY BUYING WANT WAN OK OKAY
  STOLEN LOST FOUND REPORTED CLEAN FIRST SECOND
  DIS MAKE UNA DEM DON WETIN
  DUBA BINCIKA ALLAH KU MIN INA SO ZAN SAYI WANNAN WAYAR TA SATA SACE SANNU
  YEWO YE WO JOO BA MI SE WON TI JI MO FE RA
  LELEE LEE NYERE AKA NKE ACHORO IZU ZURU NDEWO`),
)

/** Small words and sizes of memory that are typed without a space beside a number. */
export const gluedWords: readonly string[] = [
  ...wordsOf('SER GB TB 8GB 16GB 32GB 64GB 128GB 256GB 512GB 1TB 2TB'),
  ...[...harmless].filter(({ length }) => length > 1),
]

export function isHarmlessWord(word: string): boolean {
  return harmless.has(word)
}

const beforeThings = new Set(wordsOf('OF FOR MY OUR THE THIS THAT TYPE'))

/** Whether what follows rather is the thing than its number. */
export function namesThing(word: string | null): boolean {
  return word !== null && beforeThings.has(word)
}

/** After these a single digit counts the numbers of one phone: `IMEI 1`, `SIM 2`. */
export const counted = new Set(['IMEI', 'IMEIS', 'MEID', 'SIM', 'SLOT', 'IMIE', 'IEMI'])

/** What is written behind a plate for the country. */
export const countrySigns = new Set(['NG', 'NGR', 'NGA', 'NIG', 'NIGERIA'])

/** What is painted on a plate above and below its number: the state and the words of Lagos. */
export const painted: ReadonlySet<string> = new Set(
  `${states.join(' ')} STATE ABUJA FEDERAL REPUBLIC OF NIGERIA CENTRE OF EXCELLENCE`
    .toUpperCase()
    .split(' '),
)

/** What is said or written between the pieces of a number, and is none of it. */
export const between: ReadonlySet<string> = new Set(
  wordsOf('AND THEN NEXT SPACE DASH HYPHEN MINUS SLASH STROKE DOT COMMA UNDERSCORE'),
)
