import type { searchWords as enSearchWords } from '../en/pages/search.ts'
import type { scanWords as enScanWords } from '../en/screens/scan.ts'
import type { scanDialogWords as enScanDialogWords } from '../en/screens/scan-dialog.ts'
import type { verdictWords as enVerdictWords } from '../en/screens/verdicts.ts'
import type { verifyWords as enVerifyWords } from '../en/screens/verify.ts'
import type { Translation } from '../translation.ts'

/** The verify search and its result. */
export const verifyWords: Translation<typeof enVerifyWords> = {
  searchForAnItemUsing: 'Search for an item with its number',
  verify: 'Check',
  search: 'Search',
  scanABarcode: 'Scan barcode',
  checking: 'We dey check',
  thingsChange: 'Things dey change: check again before you pay.',
  tryAgain: 'Try again',
  iHaveItReport: 'E dey my hand: report say I find am',
  iFoundItReport: 'I find am: report am',
  tellMe: 'Tell me if person report am',
  itIsMineReport: 'Na my own: report say e lost',
  itIsMineRegister: 'Na my own: register am',
  youAsked: 'You ask for',
  checkAnother: 'Check another one',
  getProof: 'Get proof',
  whatToDoNow: 'Wetin to do now',
  youAreOfflineConnect: 'Network no dey. Connect to the internet, then try again.',
  emergency: 'Danger dey, or dem just rob you? {call}',
  call112: 'Call 112',
  share: 'Share',
  sendOnWhatsApp: 'Send am for WhatsApp',
  copyLink: 'Copy link',
  copied: 'E don copy',
  print: 'Print',
  shareText: '{identifier}: {message} Check am yourself: {url}',
  checked: 'Checked on {checkedAt}.{value}',
  dayAtTime: '{day}, {time}',
  placeholder: 'IMEI, serial, plate or VIN',
  uidHint: 'The number wey dey the item, like IMEI, serial number, VIN or plate.',
  noConnection: 'We no fit reach Toju. Check your network, then try again.',
  tooManyChecks: 'You don check plenty. Wait small, then try again.',
  somethingWentWrong: 'Something spoil. Try again.',
}

/** The name of each verdict, and the text beside it on its card. */
export const verdictWords: Translation<typeof enVerdictWords> = {
  whatToDoNow: 'Wetin to do now',
  kind: 'Type',
  brand: 'Brand',
  model: 'Model',
  colour: 'Colour',
  reported: 'Reported on',
  lastSeen: 'Last seen for',
  lastConfirmed: 'Owner last confirm am',
  stolen: 'Dem thief am',
  lost: 'E lost',
  underReview: 'We dey check the report',
  found: 'Person find am',
  notReadable: 'We no fit read am',
  whatToTry: 'Wetin to try',
  listed: 'E dey list',
  notInTheRegistry: 'E no dey register',
  whatThisMeans: 'Wetin this one mean',
  nothingReported: 'Nobody report am',
  beforeYouPay: 'Before you pay',
  gadget: 'Gadget',
  vehicle: 'Motor',
}

/** The button that starts a scan. */
export const scanWords: Translation<typeof enScanWords> = {
  scan: 'Scan',
  theScannerCouldNotBeLoaded: 'The scanner no open. Check your network.',
}

/** The dialog that scans an identifier. */
export const scanDialogWords: Translation<typeof enScanDialogWords> = {
  scanTheNumber: 'Scan the number',
  noNumberCouldBeRead:
    'We no see any number for this photo. Snap am near, straight, for better light, or type the number.',
  useAPhoto: 'Use photo',
  typeItInstead: 'Type am instead',
  allowTheCameraToRead:
    'Allow the camera make e read the barcode. Wetin e see dey only for this phone.',
  holdTheBarcodeOrQr:
    'Put the barcode or QR code inside the frame. For box, na the one near IMEI or Serial.',
  theCameraIsNotAllowed:
    'The camera no get permission here. Allow am for your browser settings, or use photo of the barcode.',
  weFoundNoCamera: 'We no see camera for this device. Use photo of the barcode.',
  theScannerCould: 'The scanner no open. Check your network and try again, or type the number.',
}

/** The page of a lookup, around the search and its result. */
export const searchWords: Translation<typeof enSearchWords> = {
  title: 'Check an item',
  description:
    'Type IMEI, serial number, plate or VIN, and see whether dem report say e lost or dem thief am. E free, you no need account.',
  lead: 'Type the number wey dey the item. Capital letters, space and dash no matter.',
  tryAgain: 'Try again',
  whereToFind: 'Where the number dey',
  phone: 'Phone: the IMEI',
  phoneText:
    'Dial *#06# for the phone. The 15 digits also dey settings, under “About phone”. No trust the box or the seller paper.',
  phoneLink: 'How to find IMEI, step by step',
  gadget: 'Laptop or other gadget: the serial number',
  gadgetText:
    'E dey for sticker under or behind am, or for settings under “About”. Na letters and digits, e fit dey after “S/N”.',
  vehicle: 'Motor: the VIN or chassis number',
  vehicleText:
    '17 letters and digits for the motor body: under the windscreen, for the driver door side, or under the bonnet.',
  vehicleLink: 'Plates and chassis numbers',
  plate: 'Plate number',
  plateText:
    'As e dey for the plate, like KJA-012AB. Person fit change plate quick quick: check the VIN too.',
  foundSomething: 'You find something wey no be your own?',
  reportIt: 'Report am, you no need account',
  checkWithToju: 'Check am with Toju',
  openOnToju: 'Open the answer for Toju',
  onlyOnToju: 'Person fit fake the answer wey dey another site. Na the one for Toju you go trust.',
}
