import { type Language, languages } from '../domain/languages.ts'
import * as en from './en/proofs/proofs.ts'
import * as ha from './ha/proofs.ts'
import * as ig from './ig/proofs.ts'
import * as pcm from './pcm/proofs.ts'
import type { Translation } from './translation.ts'
import * as yo from './yo/proofs.ts'

export type ProofWords = Translation<typeof en>

/** The words of the page of a proof, for rendering: no browser loads them. */
export const proofWords: Readonly<Record<Language, ProofWords>> = { en, pcm, ha, yo, ig }

/** What a proof says in the other languages, beneath what it says in that of the page. */
export function otherProofWords(here: Language): { language: Language; words: ProofWords }[] {
  return languages
    .filter((language) => language !== here)
    .map((language) => ({ language, words: proofWords[language] }))
}
