import type { searchWords as enSearchWords } from '../en/pages/search.ts'
import type { scanWords as enScanWords } from '../en/screens/scan.ts'
import type { scanDialogWords as enScanDialogWords } from '../en/screens/scan-dialog.ts'
import type { verdictWords as enVerdictWords } from '../en/screens/verdicts.ts'
import type { verifyWords as enVerifyWords } from '../en/screens/verify.ts'
import type { Translation } from '../translation.ts'

/** The verify search and its result. */
export const verifyWords: Translation<typeof enVerifyWords> = {
  searchForAnItemUsing: 'Nemi abu da lambarsa',
  verify: 'Duba',
  search: 'Nema',
  scanABarcode: 'Ɗauki barcode',
  checking: 'Ana dubawa',
  thingsChange: 'Abubuwa suna canzawa: ka sake dubawa kafin ka biya.',
  tryAgain: 'Sake gwadawa',
  iHaveItReport: 'Yana hannuna: zan kai rahoto cewa na tsince shi',
  iFoundItReport: 'Na tsince shi: zan kai rahoto',
  tellMe: 'Ka sanar da ni idan an kai rahoto a kansa',
  itIsMineReport: 'Nawa ne: zan kai rahoto cewa ya ɓace',
  itIsMineRegister: 'Nawa ne: zan yi masa rajista',
  youAsked: 'Ka tambayi',
  checkAnother: 'Duba wani',
  getProof: 'Samu shaida',
  whatToDoNow: 'Abin da za ka yi yanzu',
  youAreOfflineConnect: 'Babu intanet. Ka haɗa intanet, ka sake gwadawa.',
  emergency: 'Kana cikin haɗari, ko yanzu aka yi maka fashi? {call}',
  call112: 'Kira 112',
  share: 'Tura',
  sendOnWhatsApp: 'Tura ta WhatsApp',
  copyLink: 'Kwafi adireshi',
  copied: 'An kwafa',
  print: 'Buga a takarda',
  shareText: '{identifier}: {message} Ka duba da kanka: {url}',
  checked: 'An duba ranar {checkedAt}.{value}',
  dayAtTime: '{day}, {time}',
  placeholder: 'IMEI, serial, lambar mota ko VIN',
  uidHint: 'Lambar da take jikin abin, kamar IMEI, serial number, VIN ko lambar mota.',
  noConnection: 'Ba mu samu Toju ba. Ka duba intanet ɗinka, ka sake gwadawa.',
  tooManyChecks: 'Ka yi bincike da yawa. Ka jira kaɗan, ka sake gwadawa.',
  somethingWentWrong: 'An samu matsala. Ka sake gwadawa.',
}

/** The name of each verdict, and the text beside it on its card. */
export const verdictWords: Translation<typeof enVerdictWords> = {
  whatToDoNow: 'Abin da za ka yi yanzu',
  kind: 'Iri',
  brand: 'Kamfani',
  model: 'Samfuri',
  colour: 'Launi',
  reported: 'Ranar rahoto',
  lastSeen: 'Inda aka gani a ƙarshe',
  lastConfirmed: 'Mai shi ya tabbatar a ƙarshe',
  stolen: 'An sace shi',
  lost: 'Ya ɓace',
  underReview: 'Ana binciken rahoto',
  found: 'An tsince shi',
  notReadable: 'Ba a iya karantawa ba',
  whatToTry: 'Abin da za ka gwada',
  listed: 'Yana cikin jeri',
  notInTheRegistry: 'Ba shi da rajista',
  whatThisMeans: 'Abin da wannan yake nufi',
  nothingReported: 'Babu rahoto',
  beforeYouPay: 'Kafin ka biya',
  gadget: 'Na’ura',
  vehicle: 'Mota',
}

/** The button that starts a scan. */
export const scanWords: Translation<typeof enScanWords> = {
  scan: 'Ɗauka',
  theScannerCouldNotBeLoaded: 'Ba a iya buɗe abin ɗauka ba. Ka duba intanet ɗinka.',
}

/** The dialog that scans an identifier. */
export const scanDialogWords: Translation<typeof enScanDialogWords> = {
  scanTheNumber: 'Ɗauki lambar',
  noNumberCouldBeRead:
    'Ba a ga lamba a wannan hoto ba. Ka ɗauke shi daga kusa, a miƙe, a wuri mai haske, ko ka rubuta lambar.',
  useAPhoto: 'Yi amfani da hoto',
  typeItInstead: 'Rubuta ta',
  allowTheCameraToRead:
    'Ka bar kyamara ta karanta barcode. Abin da ta gani ba ya barin wannan na’ura.',
  holdTheBarcodeOrQr:
    'Ka sa barcode ko QR code a cikin firam. A kwali, wanda yake kusa da IMEI ko Serial.',
  theCameraIsNotAllowed:
    'Ba a ba kyamara izini ba. Ka ba ta izini a saitunan burauzarka, ko ka yi amfani da hoton barcode.',
  weFoundNoCamera: 'Ba mu ga kyamara a wannan na’ura ba. Ka yi amfani da hoton barcode.',
  theScannerCould:
    'Ba a iya buɗe abin ɗauka ba. Ka duba intanet ɗinka ka sake gwadawa, ko ka rubuta lambar.',
}

/** The page of a lookup, around the search and its result. */
export const searchWords: Translation<typeof enSearchWords> = {
  title: 'Duba abu',
  description:
    'Ka rubuta IMEI, serial number, lambar mota ko VIN, ka ga ko an kai rahoton ɓacewa ko sata. Kyauta ne, ba sai ka buɗe asusu ba.',
  lead: 'Ka rubuta lambar da take jikin abin. Babban harafi, sarari da dash ba su da bambanci.',
  tryAgain: 'Sake gwadawa',
  whereToFind: 'Inda za ka ga lambar',
  phone: 'Waya: IMEI',
  phoneText:
    'Ka danna *#06# a wayar. Lambobi 15 suna kuma cikin saituna, a “About phone”. Kada ka dogara da kwali ko takardar mai sayarwa.',
  phoneLink: 'Yadda ake samun IMEI, mataki mataki',
  gadget: 'Laptop ko wata na’ura: serial number',
  gadgetText:
    'Tana kan takarda a ƙasa ko a baya, ko a saituna a “About”. Haruffa da lambobi ne, sau da yawa bayan “S/N”.',
  vehicle: 'Mota: VIN ko lambar chassis',
  vehicleText:
    'Haruffa da lambobi 17 a jikin mota: a ƙasan gilashin gaba, a gefen ƙofar direba, ko a ƙarƙashin bonet.',
  vehicleLink: 'Lambobin mota da na chassis',
  plate: 'Lambar mota',
  plateText:
    'Kamar yadda take a jikin faranti, misali KJA-012AB. Ana iya canza faranti cikin minti kaɗan: ka duba VIN ma.',
  foundSomething: 'Ka tsinci abin da ba naka ba?',
  reportIt: 'Ka kai rahoto, ba sai da asusu ba',
  checkWithToju: 'Bincika da Toju',
  openOnToju: 'Buɗe amsar a Toju',
  onlyOnToju: 'Ana iya ƙirƙirar amsar ƙarya a wani shafi. Amince da wadda ke Toju kaɗai.',
}
