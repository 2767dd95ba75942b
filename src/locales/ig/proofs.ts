import type {
  proofNotices as enProofNotices,
  proofVerdicts as enProofVerdicts,
} from '../en/proofs/proofs.ts'
import type { Translation } from '../translation.ts'

/** The speakers who have reviewed this file: docs/translating.md. */
export const reviewedBy: readonly string[] = []

/** What a proof says, of the day of the check: the English sentence stands above it. */
export const proofVerdicts: Translation<typeof enProofVerdicts> = {
  stolen: { word: 'E zuru ya ezu', text: 'N’ụbọchị ahụ, a kọrọ na e zuru ya ezu.' },
  lost: { word: 'O furu efu', text: 'N’ụbọchị ahụ, a kọrọ na o furu efu.' },
  review: {
    word: 'A na-enyocha akụkọ',
    text: 'N’ụbọchị ahụ, a kọrọ ya, anyị na-enyochakwa akụkọ ahụ.',
  },
  found: {
    word: 'A chọtara ya',
    text: 'N’ụbọchị ahụ, a kọrọ na a chọtara ya. A na-achọ onye nwe ya.',
  },
  listed: {
    word: 'Ọ dị na ndepụta',
    text: 'N’ụbọchị ahụ, ọ dị na ndepụta ndị ọchịchị. Onye nwe ya akọbeghị ya.',
  },
  clear: {
    word: 'Ọ dịghị akụkọ',
    text: 'N’ụbọchị ahụ, e debanyere ya aha, ọ dịghịkwa akụkọ a kọrọ.',
  },
  unknown: {
    word: 'E debanyeghị ya aha',
    text: 'N’ụbọchị ahụ, ọ dịghị akụkọ a kọrọ, e debanyeghịkwa nọmba ahụ aha.',
  },
}

export const proofNotices: Translation<typeof enProofNotices> = {
  notSafe: 'Nke a bụ ihe ndekọ kwuru n’ụbọchị ahụ. Ọ pụtaghị na ịzụ ya adịghị ize ndụ.',
}
