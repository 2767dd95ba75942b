import type { searchWords as enSearchWords } from '../en/pages/search.ts'
import type { scanWords as enScanWords } from '../en/screens/scan.ts'
import type { scanDialogWords as enScanDialogWords } from '../en/screens/scan-dialog.ts'
import type { verdictWords as enVerdictWords } from '../en/screens/verdicts.ts'
import type { verifyWords as enVerifyWords } from '../en/screens/verify.ts'
import type { Translation } from '../translation.ts'

/** The verify search and its result. */
export const verifyWords: Translation<typeof enVerifyWords> = {
  searchForAnItemUsing: 'Fi nọ́ńbà ohun kan wá a',
  verify: 'Yẹ̀ ẹ́ wò',
  search: 'Wá',
  scanABarcode: 'Ya barcode',
  checking: 'A ń yẹ̀ ẹ́ wò',
  thingsChange: 'Nǹkan máa ń yí padà: tún yẹ̀ ẹ́ wò kí o tó sanwó.',
  tryAgain: 'Tún gbìyànjú',
  iHaveItReport: 'Ó wà lọ́wọ́ mi: màá ròyìn pé mo rí i he',
  iFoundItReport: 'Mo rí i he: màá ròyìn rẹ̀',
  tellMe: 'Sọ fún mi bí ẹnìkan bá ròyìn rẹ̀',
  itIsMineReport: 'Tèmi ni: màá ròyìn pé ó sọnù',
  itIsMineRegister: 'Tèmi ni: màá fi sínú ìwé',
  youAsked: 'O béèrè',
  checkAnother: 'Yẹ òmíràn wò',
  getProof: 'Gba ẹ̀rí',
  whatToDoNow: 'Ohun tí o máa ṣe báyìí',
  youAreOfflineConnect: 'Kò sí íńtánẹ́ẹ̀tì. So pọ̀ mọ́ íńtánẹ́ẹ̀tì, kí o sì tún gbìyànjú.',
  emergency: 'Ṣé ewu wà, tàbí wọ́n ṣẹ̀ṣẹ̀ jà ọ́ lólè? {call}',
  call112: 'Pe 112',
  share: 'Pín in',
  sendOnWhatsApp: 'Fi ránṣẹ́ lórí WhatsApp',
  copyLink: 'Da ìlà àdírẹ́sì kọ',
  copied: 'A ti dà á kọ',
  print: 'Tẹ̀ ẹ́ jáde',
  shareText: '{identifier}: {message} Yẹ̀ ẹ́ wò fúnra rẹ: {url}',
  checked: 'A yẹ̀ ẹ́ wò ní {checkedAt}.{value}',
  dayAtTime: '{day}, {time}',
  placeholder: 'IMEI, serial, nọ́ńbà ọkọ̀, VIN',
  uidHint: 'Nọ́ńbà tó wà lára ohun náà, bíi IMEI, serial number, VIN tàbí nọ́ńbà ọkọ̀.',
  noConnection: 'A kò rí Toju. Wo íńtánẹ́ẹ̀tì rẹ, kí o sì tún gbìyànjú.',
  tooManyChecks: 'O ti yẹ púpọ̀ wò. Dúró díẹ̀, kí o sì tún gbìyànjú.',
  somethingWentWrong: 'Nǹkan kan kò lọ dáadáa. Tún gbìyànjú.',
}

/** The name of each verdict, and the text beside it on its card. */
export const verdictWords: Translation<typeof enVerdictWords> = {
  whatToDoNow: 'Ohun tí o máa ṣe báyìí',
  kind: 'Irú rẹ̀',
  brand: 'Ilé iṣẹ́',
  model: 'Irú àwòṣe',
  colour: 'Àwọ̀',
  reported: 'Ọjọ́ ìròyìn',
  lastSeen: 'Ibi tí a ti rí i kẹ́yìn',
  lastConfirmed: 'Ìgbà tí ẹni tó ni ín tún un sọ kẹ́yìn',
  stolen: 'Wọ́n jí i',
  lost: 'Ó sọnù',
  underReview: 'A ń yẹ ìròyìn wò',
  found: 'Wọ́n rí i he',
  notReadable: 'A kò lè kà á',
  whatToTry: 'Ohun tí o lè gbìyànjú',
  listed: 'Ó wà nínú àkójọ',
  notInTheRegistry: 'Kò sí nínú ìwé wa',
  whatThisMeans: 'Ohun tí èyí túmọ̀ sí',
  nothingReported: 'Kò sí ìròyìn',
  beforeYouPay: 'Kí o tó sanwó',
  gadget: 'Ẹ̀rọ',
  vehicle: 'Ọkọ̀',
}

/** The button that starts a scan. */
export const scanWords: Translation<typeof enScanWords> = {
  scan: 'Ya á',
  theScannerCouldNotBeLoaded: 'Ohun tó ń ya nọ́ńbà kò ṣí. Wo íńtánẹ́ẹ̀tì rẹ.',
}

/** The dialog that scans an identifier. */
export const scanDialogWords: Translation<typeof enScanDialogWords> = {
  scanTheNumber: 'Ya nọ́ńbà náà',
  noNumberCouldBeRead:
    'A kò rí nọ́ńbà nínú fọ́tò yìí. Yà á láti tòsí, ní gígùn, níbi tí ìmọ́lẹ̀ wà, tàbí tẹ nọ́ńbà náà.',
  useAPhoto: 'Lo fọ́tò',
  typeItInstead: 'Tẹ̀ ẹ́ dípò',
  allowTheCameraToRead: 'Gba kámẹ́rà láyè láti ka barcode náà. Ohun tó rí kò kúrò lórí ẹ̀rọ yìí.',
  holdTheBarcodeOrQr:
    'Fi barcode tàbí QR code sínú férémù. Lára páálí, èyí tó wà lẹ́gbẹ̀ẹ́ IMEI tàbí Serial.',
  theCameraIsNotAllowed:
    'A kò gba kámẹ́rà láyè níbí. Gbà á láyè nínú settings burausa rẹ, tàbí lo fọ́tò barcode náà.',
  weFoundNoCamera: 'A kò rí kámẹ́rà lórí ẹ̀rọ yìí. Lo fọ́tò barcode náà.',
  theScannerCould:
    'Ohun tó ń ya nọ́ńbà kò ṣí. Wo íńtánẹ́ẹ̀tì rẹ kí o sì tún gbìyànjú, tàbí tẹ nọ́ńbà náà.',
}

/** The page of a lookup, around the search and its result. */
export const searchWords: Translation<typeof enSearchWords> = {
  title: 'Yẹ ohun kan wò',
  description:
    'Tẹ IMEI, serial number, nọ́ńbà ọkọ̀ tàbí VIN, kí o rí i bóyá wọ́n ròyìn pé ó sọnù tàbí wọ́n jí i. Ọ̀fẹ́ ni, o kò nílò àkáǹtì.',
  lead: 'Tẹ nọ́ńbà tó wà lára rẹ̀. Lẹ́tà ńlá, àlàfo àti dáàṣì kò yí nǹkan padà.',
  tryAgain: 'Tún gbìyànjú',
  whereToFind: 'Ibi tí nọ́ńbà náà wà',
  phone: 'Fóònù: IMEI rẹ̀',
  phoneText:
    'Tẹ *#06# lórí rẹ̀. Nọ́ńbà 15 náà tún wà nínú settings, lábẹ́ “About phone”. Má gbẹ́kẹ̀ lé páálí tàbí ìwé ẹni tó ń tà á.',
  phoneLink: 'Bí a ṣe ń rí IMEI, ní ìgbésẹ̀',
  gadget: 'Laptop tàbí ẹ̀rọ mìíràn: serial number rẹ̀',
  gadgetText:
    'Ó wà lára lébẹ́ẹ̀lì nísàlẹ̀ tàbí lẹ́yìn, tàbí nínú settings lábẹ́ “About”. Lẹ́tà àti nọ́ńbà ni, ó sábà máa ń wà lẹ́yìn “S/N”.',
  vehicle: 'Ọkọ̀: VIN tàbí nọ́ńbà chassis',
  vehicleText:
    'Lẹ́tà àti nọ́ńbà 17 lára ọkọ̀: nísàlẹ̀ gíláàsì iwájú, lẹ́gbẹ̀ẹ́ ilẹ̀kùn awakọ̀, tàbí lábẹ́ bọ́nẹ́ẹ̀tì.',
  vehicleLink: 'Nọ́ńbà ọkọ̀ àti nọ́ńbà chassis',
  plate: 'Nọ́ńbà ọkọ̀',
  plateText:
    'Bí ó ṣe wà lára pátákó, bíi KJA-012AB. A lè pààrọ̀ pátákó láàárín ìṣẹ́jú díẹ̀: yẹ VIN wò pẹ̀lú.',
  foundSomething: 'O rí ohun tí kì í ṣe tìrẹ he?',
  reportIt: 'Ròyìn rẹ̀, o kò nílò àkáǹtì',
  checkWithToju: 'Fi Toju yẹ̀ ẹ́ wò',
  openOnToju: 'Ṣí ìdáhùn náà lórí Toju',
  onlyOnToju: 'Wọ́n lè ṣe ayédèrú ìdáhùn lórí ìkànnì mìíràn. Èyí tó wà lórí Toju ni kí o gbà gbọ́.',
}
