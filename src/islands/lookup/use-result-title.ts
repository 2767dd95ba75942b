import { useEffect } from 'react'
import type { LookupResult } from '../../api/lookup/lookup-result.ts'
import type { SearchWords } from '../../locales/search-words.ts'
import { resultTitle } from './verdict-styles.ts'

/**
 * Shows the result in the title of the document; null restores the title of the page, unless that
 * names the result of another text (`isOverwritten`).
 */
export function useResultTitle(
  result: LookupResult | null,
  words: SearchWords,
  isOverwritten: boolean,
): void {
  useEffect(() => {
    const title =
      result && result.kind !== null
        ? resultTitle(result, words)
        : isOverwritten
          ? words.verify.searchLabel
          : null
    if (title === null) return
    const before = document.title
    document.title = `${title} · Toju`
    return () => {
      document.title = before
    }
  }, [result, words, isOverwritten])
}
