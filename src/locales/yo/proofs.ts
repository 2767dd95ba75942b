import type {
  proofNotices as enProofNotices,
  proofVerdicts as enProofVerdicts,
} from '../en/proofs/proofs.ts'
import type { Translation } from '../translation.ts'

/** The speakers who have reviewed this file: docs/translating.md. */
export const reviewedBy: readonly string[] = []

/** What a proof says, of the day of the check: the English sentence stands above it. */
export const proofVerdicts: Translation<typeof enProofVerdicts> = {
  stolen: { word: 'Wọ́n jí i', text: 'Ní ọjọ́ náà, wọ́n ti ròyìn pé wọ́n jí i.' },
  lost: { word: 'Ó sọnù', text: 'Ní ọjọ́ náà, wọ́n ti ròyìn pé ó sọnù.' },
  review: {
    word: 'A ń yẹ ìròyìn wò',
    text: 'Ní ọjọ́ náà, wọ́n ti ròyìn rẹ̀, a sì ń yẹ ìròyìn náà wò.',
  },
  found: {
    word: 'Wọ́n rí i he',
    text: 'Ní ọjọ́ náà, wọ́n ti ròyìn pé wọ́n rí i he. A ń wá ẹni tó ni ín.',
  },
  listed: {
    word: 'Ó wà nínú àkójọ',
    text: 'Ní ọjọ́ náà, ó wà nínú àkójọ àwọn aláṣẹ kan. Ẹni tó ni ín kò tíì ròyìn rẹ̀.',
  },
  clear: { word: 'Kò sí ìròyìn', text: 'Ní ọjọ́ náà, ó wà nínú ìwé wa, kò sì sí ìròyìn kankan.' },
  unknown: {
    word: 'Kò sí nínú ìwé wa',
    text: 'Ní ọjọ́ náà, kò sí ìròyìn kankan, nọ́ńbà náà kò sì sí nínú ìwé wa.',
  },
}

export const proofNotices: Translation<typeof enProofNotices> = {
  notSafe: 'Ohun tí ìwé wa sọ ní ọjọ́ náà nìyí. Kò túmọ̀ sí pé kò léwu láti rà á.',
}
