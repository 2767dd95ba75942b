import type { Language } from '../domain/languages.ts'
import type { proofNotices, proofVerdicts } from './en/proofs/proofs.ts'
import * as ha from './ha/proofs.ts'
import * as ig from './ig/proofs.ts'
import * as pcm from './pcm/proofs.ts'
import type { Translation } from './translation.ts'
import * as yo from './yo/proofs.ts'

interface ProofWords {
  proofVerdicts: Translation<typeof proofVerdicts>
  proofNotices: Translation<typeof proofNotices>
}

/** What a proof says in the languages besides English, which stands above them on the same page. */
export const proofLanguages: readonly (ProofWords & { language: Language })[] = [
  { language: 'pcm', ...pcm },
  { language: 'ha', ...ha },
  { language: 'yo', ...yo },
  { language: 'ig', ...ig },
]
