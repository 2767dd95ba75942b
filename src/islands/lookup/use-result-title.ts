import { useEffect } from 'react'
import type { LookupResult } from '../../api/lookup/lookup-result.ts'
import type { SearchWords } from '../../locales/search-words.ts'
import { resultTitle } from './verdict-styles.ts'

/** Shows the result in the title of the document; null restores the title of the page. */
export function useResultTitle(result: LookupResult | null, words: SearchWords): void {
  useEffect(() => {
    if (!result || result.kind === null) return
    const before = document.title
    document.title = `${resultTitle(result, words)} · Toju`
    return () => {
      document.title = before
    }
  }, [result, words])
}
