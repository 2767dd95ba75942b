import type {
  ageTexts as enAgeTexts,
  proofMessages as enProofMessages,
  proofNotices as enProofNotices,
  proofPageWords as enProofPageWords,
  proofRefusals as enProofRefusals,
  proofVerdicts as enProofVerdicts,
} from '../en/proofs/proofs.ts'
import type { Translation } from '../translation.ts'

/** What a proof says, of the day of the check: the English sentence stands above it. */
export const proofVerdicts: Translation<typeof enProofVerdicts> = {
  stolen: { word: 'Dem thief am', text: 'That day, dem don report say dem thief am.' },
  lost: { word: 'E lost', text: 'That day, dem don report say e lost.' },
  review: {
    word: 'We dey check the report',
    text: 'That day, dem don report am, and we still dey check the report.',
  },
  found: {
    word: 'Person find am',
    text: 'That day, dem don report say person find am. We dey look for the owner.',
  },
  listed: {
    word: 'E dey list',
    text: 'That day, e dey for list of one authority. No owner don report am.',
  },
  clear: { word: 'Nobody report am', text: 'That day, e dey register, and nobody don report am.' },
  unknown: {
    word: 'E no dey register',
    text: 'That day, nobody don report am, and the number no dey register.',
  },
}

export const proofNotices: Translation<typeof enProofNotices> = {
  notSafe: 'Na wetin the register talk that day be this. E no mean say e safe to buy am.',
}

/** Why a text is no valid proof. */
export const proofRefusals: Translation<typeof enProofRefusals> = {
  'no-proof': {
    title: 'This one no be proof',
    text: 'Scan the QR code again, or paste the whole text. Part of am no prove anything.',
  },
  forged: {
    title: 'E no genuine',
    text: 'The registry no sign this one, or person change am after. No trust am.',
  },
  'unknown-key': {
    title: 'The key wey sign am no be from this registry',
    text: 'No trust am. If you no get network, connect and open am again: the key fit be new.',
  },
  'no-keys': {
    title: 'We never check am yet',
    text: 'We no fit get the keys of the registry. Connect to the internet and open this page again.',
  },
}

export const proofMessages: Translation<typeof enProofMessages> = {
  age: 'This check don old reach {age}. E no talk anything about wetin happen after.',
  asking: 'We dey ask the registry wetin e talk today…',
  same: 'We don ask again now: the registry still talk the same thing.',
  since: 'The registry talk another thing today: {message}',
  offline: 'Network no dey. We no know here wetin happen since this check.',
  seller: '{seller}, certificate {certificate}',
  unasked: 'We no fit ask the registry wetin e talk today. Try again later.',
  failed: 'We no fit reach the registry. Check your network and try again.',
  listings: 'Who put am for list',
  notices: 'Proof na record of one answer for one time. E no mean say e safe to buy the thing.',
}

/** The age of a check, within a sentence. */
export const ageTexts: Translation<typeof enAgeTexts> = {
  moment: 'less than one minute',
  minute: '1 minute',
  minutes: '{count} minutes',
  hour: '1 hour',
  hours: '{count} hours',
  day: '1 day',
  days: '{count} days',
}

/** The page /c. */
export const proofPageWords: Translation<typeof enProofPageWords> = {
  title: 'Proof of a check',
  noScript:
    'This page dey check the proof for your own device, and e need JavaScript. Without am: npm run verify-proof.',
  getIntro:
    'We go check the number again and sign the answer. You fit show the proof to anybody, and anybody fit check am, even without network.',
  number: 'The number',
  holder: 'Your own note (if you like)',
  holderHint:
    'E join the proof to one sale, like “Ada buy from Femi, 4 March”. Everybody wey see the proof fit read am.',
  get: 'Get proof',
  openIntro: 'Scan the QR code of a proof with any camera, or paste the text or the number here.',
  proof: 'The proof',
  verify: 'Check am',
  checkANumber: 'Check a number and get proof',
  verifying: 'We dey check…',
  tryAnother: 'Try another one',
  genuine: 'Genuine: na the registry sign this answer.',
  genuineSheet: 'Genuine: na the registry sign these answers.',
  sheetTitle: 'Signed list of checks',
  rows: 'Numbers wey dem check',
  checkedOn: 'Checked on',
  issuer: 'From the registry for',
  seller: 'Person wey sell am, the registry don verify am',
  item: 'The thing, as the seller talk am',
  price: 'The price, as the seller talk am',
  buyer: 'Person wey buy am, as the seller talk am',
  listings: 'Who put am for list',
  holderWords: 'Note of the person wey check',
  proofNumber: 'Number of the proof',
  log: 'Public log that time',
  scan: 'Scan am to check',
  qrCode: 'QR code of this proof',
  text: 'The text of the proof',
  print: 'Print',
  pdf: 'Save as PDF',
  verifyAnother: 'Check another one',
}
