import type {
  proofNotices as enProofNotices,
  proofVerdicts as enProofVerdicts,
} from '../en/proofs/proofs.ts'
import type { Translation } from '../translation.ts'

/** The speakers who have reviewed this file: docs/translating.md. */
export const reviewedBy: readonly string[] = []

/** What a proof says, of the day of the check: the English sentence stands above it. */
export const proofVerdicts: Translation<typeof enProofVerdicts> = {
  stolen: { word: 'An sace shi', text: 'A ranar, an kai rahoton cewa an sace shi.' },
  lost: { word: 'Ya ɓace', text: 'A ranar, an kai rahoton cewa ya ɓace.' },
  review: {
    word: 'Ana binciken rahoto',
    text: 'A ranar, an kai rahoto a kansa, kuma ana binciken rahoton.',
  },
  found: {
    word: 'An tsince shi',
    text: 'A ranar, an kai rahoton cewa an tsince shi. Ana neman mai shi.',
  },
  listed: {
    word: 'Yana cikin jeri',
    text: 'A ranar, yana cikin jerin wata hukuma. Babu mai shi da ya kai rahotonsa.',
  },
  clear: { word: 'Babu rahoto', text: 'A ranar, yana da rajista, kuma babu rahoto a kansa.' },
  unknown: {
    word: 'Ba shi da rajista',
    text: 'A ranar, babu rahoto a kansa, kuma lambar ba ta da rajista.',
  },
}

export const proofNotices: Translation<typeof enProofNotices> = {
  notSafe: 'Wannan shi ne abin da rajista ta faɗa a ranar. Ba yana nufin ba matsala a saya ba.',
}
