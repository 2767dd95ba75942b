import type { searchWords as enSearchWords } from '../en/pages/search.ts'
import type { scanWords as enScanWords } from '../en/screens/scan.ts'
import type { scanDialogWords as enScanDialogWords } from '../en/screens/scan-dialog.ts'
import type { verdictWords as enVerdictWords } from '../en/screens/verdicts.ts'
import type { verifyWords as enVerifyWords } from '../en/screens/verify.ts'
import type { Translation } from '../translation.ts'

/** The verify search and its result. */
export const verifyWords: Translation<typeof enVerifyWords> = {
  searchForAnItemUsing: 'Jiri nọmba ihe chọọ ya',
  verify: 'Lelee',
  search: 'Chọọ',
  scanABarcode: 'Nyochaa barcode',
  checking: 'Anyị na-elele',
  thingsChange: 'Ihe na-agbanwe: lelee ọzọ tupu ị kwụọ ụgwọ.',
  tryAgain: 'Nwaa ọzọ',
  iHaveItReport: 'Ọ dị m n’aka: kọọ na m chọtara ya',
  iFoundItReport: 'Achọtara m ya: kọọ ya',
  tellMe: 'Gwa m ma ọ bụrụ na a kọọ ya',
  itIsMineReport: 'Ọ bụ nke m: kọọ na o furu efu',
  itIsMineRegister: 'Ọ bụ nke m: debanye ya aha',
  youAsked: 'Ị jụrụ maka',
  checkAnother: 'Lelee ihe ọzọ',
  getProof: 'Nweta akaebe',
  whatToDoNow: 'Ihe ị ga-eme ugbu a',
  youAreOfflineConnect: 'Ị nọghị na ịntanetị. Jikọọ na ịntanetị, nwaa ọzọ.',
  emergency: 'Ị nọ n’ihe egwu, ka e zuru gị ohi ugbu a? {call}',
  call112: 'Kpọọ 112',
  share: 'Kekọrịta',
  sendOnWhatsApp: 'Zipu ya na WhatsApp',
  copyLink: 'Detuo njikọ',
  copied: 'E detuola ya',
  print: 'Bipụta',
  shareText: '{identifier}: {message} Lelee ya n’onwe gị: {url}',
  checked: 'E lelere ya na {checkedAt}.{value}',
  dayAtTime: '{day}, {time}',
  placeholder: 'IMEI, serial, nọmba ụgbọala, VIN',
  uidHint: 'Nọmba dị n’ahụ ihe ahụ, dịka IMEI, serial number, VIN ma ọ bụ nọmba ụgbọala.',
  noConnection: 'Anyị enwetaghị Toju. Lelee ịntanetị gị, nwaa ọzọ.',
  tooManyChecks: 'Ị lelela ọtụtụ. Chere obere oge, nwaa ọzọ.',
  somethingWentWrong: 'Ihe adịghị mma mere. Nwaa ọzọ.',
}

/** The name of each verdict, and the text beside it on its card. */
export const verdictWords: Translation<typeof enVerdictWords> = {
  whatToDoNow: 'Ihe ị ga-eme ugbu a',
  kind: 'Ụdị',
  brand: 'Ụlọ ọrụ',
  model: 'Ụdị nlereanya',
  colour: 'Agba',
  reported: 'Ụbọchị akụkọ',
  lastSeen: 'Ebe a hụrụ ya ikpeazụ',
  lastConfirmed: 'Mgbe onye nwe ya kwadoro ya ikpeazụ',
  stolen: 'E zuru ya ezu',
  lost: 'O furu efu',
  underReview: 'A na-enyocha akụkọ',
  found: 'A chọtara ya',
  notReadable: 'Enweghị ike ịgụ ya',
  whatToTry: 'Ihe ị ga-anwale',
  listed: 'Ọ dị na ndepụta',
  notInTheRegistry: 'E debanyeghị ya aha',
  whatThisMeans: 'Ihe nke a pụtara',
  nothingReported: 'Ọ dịghị akụkọ',
  beforeYouPay: 'Tupu ị kwụọ ụgwọ',
  gadget: 'Ngwaọrụ',
  vehicle: 'Ụgbọala',
}

/** The button that starts a scan. */
export const scanWords: Translation<typeof enScanWords> = {
  scan: 'Nyochaa',
  theScannerCouldNotBeLoaded: 'Ihe nyocha emegheghị. Lelee ịntanetị gị.',
}

/** The dialog that scans an identifier. */
export const scanDialogWords: Translation<typeof enScanDialogWords> = {
  scanTheNumber: 'Nyochaa nọmba ahụ',
  noNumberCouldBeRead:
    'A hụghị nọmba na foto a. Were ya nso, n’ogologo, n’ebe ìhè dị, ma ọ bụ pịnye nọmba ahụ.',
  useAPhoto: 'Jiri foto',
  typeItInstead: 'Pịnye ya',
  allowTheCameraToRead: 'Kwe ka igwefoto gụọ barcode ahụ. Ihe ọ hụrụ anaghị apụ na ngwaọrụ a.',
  holdTheBarcodeOrQr:
    'Debe barcode ma ọ bụ QR code n’ime okirikiri. N’igbe, nke dị n’akụkụ IMEI ma ọ bụ Serial.',
  theCameraIsNotAllowed:
    'E nyeghị igwefoto ikike ebe a. Nye ya ikike na settings nke ihe nchọgharị gị, ma ọ bụ jiri foto nke barcode ahụ.',
  weFoundNoCamera: 'Anyị ahụghị igwefoto na ngwaọrụ a. Jiri foto nke barcode ahụ.',
  theScannerCould: 'Ihe nyocha emegheghị. Lelee ịntanetị gị nwaa ọzọ, ma ọ bụ pịnye nọmba ahụ.',
}

/** The page of a lookup, around the search and its result. */
export const searchWords: Translation<typeof enSearchWords> = {
  title: 'Lelee ihe',
  description:
    'Pịnye IMEI, serial number, nọmba ụgbọala ma ọ bụ VIN, hụ ma a kọrọ na o furu efu ma ọ bụ na e zuru ya ezu. Ọ bụ n’efu, akaụntụ adịghị mkpa.',
  lead: 'Pịnye nọmba dị n’ahụ ya. Nnukwu mkpụrụedemede, oghere na akara dash anaghị agbanwe ihe.',
  tryAgain: 'Nwaa ọzọ',
  whereToFind: 'Ebe ị ga-ahụ nọmba ahụ',
  phone: 'Ekwentị: IMEI ya',
  phoneText:
    'Pịa *#06# na ya. Nọmba 15 ahụ dịkwa na settings, n’okpuru “About phone”. Atụkwasịla igbe ma ọ bụ akwụkwọ onye na-ere ya obi.',
  phoneLink: 'Otu esi ahụ IMEI, nzọụkwụ na nzọụkwụ',
  gadget: 'Laptop ma ọ bụ ngwaọrụ ọzọ: serial number ya',
  gadgetText:
    'Ọ dị n’akara n’okpuru ma ọ bụ n’azụ, ma ọ bụ na settings n’okpuru “About”. Ọ bụ mkpụrụedemede na nọmba, ọ na-adịkarị mgbe “S/N” gachara.',
  vehicle: 'Ụgbọala: VIN ma ọ bụ nọmba chassis',
  vehicleText:
    'Mkpụrụedemede na nọmba 17 n’ahụ ụgbọala: n’okpuru enyo ihu, n’akụkụ ọnụ ụzọ onye ọkwọ ụgbọala, ma ọ bụ n’okpuru bonnet.',
  vehicleLink: 'Nọmba ụgbọala na nọmba chassis',
  plate: 'Nọmba ụgbọala',
  plateText:
    'Dịka ọ dị n’ahụ efere ahụ, dịka KJA-012AB. A pụrụ ịgbanwe efere n’ime nkeji ole na ole: leleekwa VIN.',
  foundSomething: 'Ị chọtara ihe na-abụghị nke gị?',
  reportIt: 'Kọọ ya, akaụntụ adịghị mkpa',
  checkWithToju: 'Jiri Toju lelee ya',
  openOnToju: 'Mepee azịza ahụ na Toju',
  onlyOnToju: 'Mmadụ nwere ike ịdebe azịza ụgha na saịtị ọzọ. Tụkwasị nke dị na Toju obi.',
}
