import { useEffect, useRef } from 'react'
import type { LookupResult } from '../../api/lookup/verify.ts'
import type { Language } from '../../domain/languages.ts'
import { localized } from '../../locales/localized-paths.ts'
import type { SearchWords } from '../../locales/search-words.ts'
import { searchPath } from '../paths.ts'
import { identifierInUrl } from './identifier-in-url.ts'
import type { LookupStore } from './lookup-store.ts'
import { resultTitle } from './verdict-styles.ts'

interface Options {
  /** Only results on /search have URLs. */
  isOn: boolean
  lookup: LookupStore
  language: Language
  /** Called when the visitor goes back or forward to a lookup; '' for an entry without one. */
  onTravel: (asked: string) => void
}

/**
 * Gives each lookup its own entry in the browser's history, so that Back shows the previous result.
 */
export function useLookupHistory({ isOn, lookup, language, onTravel }: Options): void {
  // The text of the current entry while the user may continue to type; otherwise null.
  const typing = useRef<string | null>(null)
  const shown = useRef('')

  useEffect(() => {
    shown.current = identifierInUrl()
  }, [])

  useEffect(() => {
    if (!isOn || lookup.status !== 'answered') return
    const { text, afterPause } = lookup
    const isContinued = typing.current !== null && isOnePrefixOfOther(text, typing.current)
    typing.current = afterPause ? text : null
    if (text === shown.current) return
    // The whole text: a result names a part of it, whose lookup may be another.
    const path = localized(language, searchPath(text))
    if (isContinued) history.replaceState(history.state, '', path)
    else history.pushState(null, '', path)
    shown.current = text
  }, [isOn, lookup, language])

  useEffect(() => {
    if (!isOn) return
    function travel() {
      const asked = identifierInUrl()
      // Jumps within the page also fire this event.
      if (asked === shown.current) return
      shown.current = asked
      typing.current = null
      onTravel(asked)
    }
    addEventListener('popstate', travel)
    return () => removeEventListener('popstate', travel)
  }, [isOn, onTravel])
}

/** True for `4901` and `49015420`: the same identifier at two moments of typing. */
function isOnePrefixOfOther(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a)
}

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
