import type { ProofClaims, ProofResult } from '../../../domain/proofs/check-proof.ts'

type Told = ProofClaims['verdict'] | 'review'

/** What the registry said then: a check is history and never says that an item is safe. */
export const proofVerdicts: Readonly<Record<Told, { word: string; text: string }>> = {
  stolen: { word: 'Stolen', text: 'It was reported stolen.' },
  lost: { word: 'Lost', text: 'It was reported lost.' },
  review: { word: 'Under review', text: 'A report was in, and our team had still to confirm it.' },
  found: { word: 'Found', text: 'Somebody had found it, and its owner was being looked for.' },
  clear: { word: 'Nothing reported', text: 'It was registered, and nothing was reported.' },
  unknown: {
    word: 'Not in the registry',
    text: 'Nothing was reported, and the number was not in the registry.',
  },
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
    text: 'Do not rely on it. If you are offline, connect to the internet and open it again: the key may be new.',
  },
  'no-keys': {
    title: 'Not checked yet',
    text: 'The keys of the registry could not be fetched. Connect to the internet and open this page again.',
  },
}

export const proofMessages = {
  age: (text: string) => `This check is ${text} old. It tells nothing about what happened since.`,
  asking: 'Asking the registry what it says today…',
  same: 'Asked again just now: the registry says the same.',
  since: (message: string) => `The registry says something different today: ${message}`,
  offline: 'You are offline. What happened since this check is not known here.',
  unasked: 'The registry could not be asked what it says today. Try again later.',
  failed: 'The registry could not be reached. Check your connection and try again.',
  wrongNumber: 'There is no proof with this number.',
  notices:
    'A proof is a record of one answer at one time. It does not say that an item is safe to buy.',
} as const

const steps = [
  { seconds: 86_400, one: 'day', many: 'days' },
  { seconds: 3600, one: 'hour', many: 'hours' },
  { seconds: 60, one: 'minute', many: 'minutes' },
] as const

/** `3 days`, in the largest unit that it fills. */
export function ageText(seconds: number): string {
  const step = steps.find((each) => seconds >= each.seconds)
  if (!step) return 'less than a minute'
  const count = Math.floor(seconds / step.seconds)
  return `${count} ${count === 1 ? step.one : step.many}`
}
