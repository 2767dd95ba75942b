import type { ProofResult, ProvenAnswer } from '../../../domain/proofs/check-proof.ts'
import type { AgeTextName } from '../../../domain/proofs/proof-numbers.ts'

type ShownVerdict = ProvenAnswer['verdict'] | 'review' | 'listed'

/** The verdict at the time of the check. It never says that an item is safe. */
export const proofVerdicts: Readonly<Record<ShownVerdict, { word: string; text: string }>> = {
  stolen: { word: 'Stolen', text: 'It was reported stolen.' },
  lost: { word: 'Lost', text: 'It was reported lost.' },
  review: {
    word: 'Under review',
    text: 'It was reported, and our team had not confirmed the report yet.',
  },
  found: { word: 'Found', text: 'Somebody had found it, and we were looking for its owner.' },
  contested: {
    word: 'Two claims',
    text: 'Two people claimed the number, and this was not decided yet.',
  },
  listed: { word: 'Listed', text: 'An authority had listed it. No owner had reported it.' },
  clear: { word: 'Nothing reported', text: 'It was registered, and nothing was reported.' },
  unknown: {
    word: 'Not in the registry',
    text: 'Nothing was reported, and the number was not in the registry.',
  },
}

/** Shown beside a verdict in another language. */
export const proofNotices = {
  notSafe:
    'This is what the registry said on that day. It does not say that the item is safe to buy.',
}

/** Why a text is no valid proof. */
export const proofRefusals: Readonly<
  Record<Extract<ProofResult, { valid: false }>['why'] | 'no-keys', { title: string; text: string }>
> = {
  'no-proof': {
    title: 'This is not a proof',
    text: 'Scan the QR code again, or paste the whole text. A part of it proves nothing.',
  },
  forged: {
    title: 'Not genuine',
    text: 'The registry did not sign this, or it was changed later. Do not rely on it.',
  },
  'unknown-key': {
    title: 'Not signed by a key of this registry',
    text: 'Do not rely on this proof. If you are offline, connect to the internet and open the proof again: the key may be new.',
  },
  'no-keys': {
    title: 'Not checked yet',
    text: 'The keys of the registry could not be fetched. Connect to the internet and open this page again.',
  },
}

export const proofMessages = {
  age: 'This check is {age} old. It does not show what happened since.',
  asking: 'Asking the registry what it says today…',
  same: 'We asked again just now: the registry says the same.',
  since: 'The registry says something different today: {message}',
  offline: 'You are offline, so we cannot show what happened since this check.',
  seller: '{seller}, certificate {certificate}',
  unasked: 'We could not ask the registry what it says today. Try again later.',
  failed: 'The registry could not be reached. Check your connection and try again.',
  listings: 'Listed by',
  notices: 'A proof is a record of one answer at one time. The item may still be stolen.',
} as const

/** The age of a check, within a sentence. */
export const ageTexts: Readonly<Record<AgeTextName, string>> = {
  moment: 'less than a minute',
  minute: '1 minute',
  minutes: '{count} minutes',
  hour: '1 hour',
  hours: '{count} hours',
  day: '1 day',
  days: '{count} days',
}

/** The page /c. */
export const proofPageWords = {
  title: 'Proof of a check',
  noScript:
    'This page verifies a proof on your own device and needs JavaScript. Turn it on and open the page again. Developers can use: npm run verify-proof.',
  getIntro:
    'We check the number again and sign the answer. You can show the proof to anyone, and anyone can verify it, even offline.',
  number: 'The number',
  holder: 'A note of your own (optional)',
  holderHint:
    'It ties the proof to a sale, like “Ada buys from Femi, 4 March”. Everyone who sees the proof can read it.',
  get: 'Get proof',
  openIntro: 'Scan the QR code of a proof with any camera, or paste its text or its number here.',
  proof: 'The proof',
  verify: 'Verify',
  checkANumber: 'Check a number and get a proof',
  verifying: 'Verifying…',
  tryAnother: 'Try another',
  genuine: 'Genuine: the registry signed this answer.',
  genuineSheet: 'Genuine: the registry signed these answers.',
  sheetTitle: 'Signed sheet of checks',
  rows: 'Numbers checked',
  checkedOn: 'Checked on',
  listings: 'Listed by',
  issuer: 'By the registry at',
  seller: 'Sold by, verified by the registry',
  item: 'Item, in the seller’s words',
  price: 'Price, as the seller gave it',
  buyer: 'Buyer, in the seller’s words',
  holderWords: 'Note of the person who checked',
  proofNumber: 'Number of the proof',
  log: 'The public log when this was signed',
  scan: 'Scan to verify',
  qrCode: 'QR code of this proof',
  text: 'The text of the proof',
  print: 'Print',
  pdf: 'Save as PDF',
  verifyAnother: 'Verify another',
} as const
