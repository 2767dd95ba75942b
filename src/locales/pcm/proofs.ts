import type {
  proofNotices as enProofNotices,
  proofVerdicts as enProofVerdicts,
} from '../en/proofs/proofs.ts'
import type { Translation } from '../translation.ts'

/** The speakers who have reviewed this file: docs/translating.md. */
export const reviewedBy: readonly string[] = []

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
