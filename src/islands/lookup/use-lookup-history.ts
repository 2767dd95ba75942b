import { useEffect, useRef } from 'react'
import { searchPath } from '../paths.ts'
import { identifierInUrl } from './identifier-in-url.ts'
import type { LookupStore } from './lookup-store.ts'

interface Options {
  /** Only /search has addresses for its answers. */
  isOn: boolean
  lookUp: LookupStore
  /** The visitor went back or on to the entry that asked this; '' where nothing was asked. */
  onTravel: (asked: string) => void
}

/** Gives each look-up an entry of its own in the browser's history, so that Back shows the one before. */
export function useLookupHistory({ isOn, lookUp: lookup, onTravel }: Options): void {
  // What the entry we stand on came from, as long as somebody may still be typing on.
  const typing = useRef<string | null>(null)
  const shown = useRef('')

  useEffect(() => {
    shown.current = identifierInUrl()
  }, [])

  useEffect(() => {
    if (!isOn || lookup.status !== 'answered') return
    const { text, afterPause, answer } = lookup
    const goesOn = typing.current !== null && areOneInTheMaking(text, typing.current)
    typing.current = afterPause ? text : null
    if ([text, answer.identifier].includes(shown.current)) return
    const path = searchPath(answer.identifier)
    if (goesOn) history.replaceState(history.state, '', path)
    else history.pushState(null, '', path)
    shown.current = answer.identifier
  }, [isOn, lookup])

  useEffect(() => {
    if (!isOn) return
    function travel() {
      const asked = identifierInUrl()
      // A jump within the page comes here too.
      if (asked === shown.current) return
      shown.current = asked
      typing.current = null
      onTravel(asked)
    }
    addEventListener('popstate', travel)
    return () => removeEventListener('popstate', travel)
  }, [isOn, onTravel])
}

/** `4901` and `49015420`: one number, at two moments of typing it. */
function areOneInTheMaking(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a)
}
