import { type Language, languages } from '../domain/languages.ts'
import * as en from './en/proofs/proofs.ts'
import ha from './ha/proofs.json' with { type: 'json' }
import ig from './ig/proofs.json' with { type: 'json' }
import pcm from './pcm/proofs.json' with { type: 'json' }
import type { Translation } from './translation.ts'
import yo from './yo/proofs.json' with { type: 'json' }

export type ProofWords = Translation<typeof en>

/** The words of the page of a proof, for rendering: no browser loads them. */
export const proofWords: Readonly<Record<Language, ProofWords>> = { en, pcm, ha, yo, ig }

/** The texts of a proof in the other languages, shown beneath those in the language of the page. */
export function otherProofWords(here: Language): { language: Language; words: ProofWords }[] {
  return languages
    .filter((language) => language !== here)
    .map((language) => ({ language, words: proofWords[language] }))
}
