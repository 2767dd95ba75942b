import { useEffect, useRef } from 'react'
import { searchPath } from '../paths.ts'
import { askedInAddress } from './asked-in-address.ts'
import type { LookUp } from './look-up.ts'

interface Options {
  /** Only /search has addresses for its answers. */
  isOn: boolean
  lookUp: LookUp
  /** The visitor went back or on to the entry that asked this; '' where nothing was asked. */
  onTravel: (asked: string) => void
}

/** Gives each look-up an entry of its own in the browser's history, so that Back shows the one before. */
export function useLookUpHistory({ isOn, lookUp, onTravel }: Options): void {
  // What the entry we stand on came from, as long as somebody may still be typing on.
  const typing = useRef<string | null>(null)
  const shown = useRef('')

  useEffect(() => {
    shown.current = askedInAddress()
  }, [])

  useEffect(() => {
    if (!isOn || lookUp.status !== 'answered') return
    const { text, afterPause, answer } = lookUp
    const goesOn = typing.current !== null && areOneInTheMaking(text, typing.current)
    typing.current = afterPause ? text : null
    if ([text, answer.identifier].includes(shown.current)) return
    const address = searchPath(answer.identifier)
    if (goesOn) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
    shown.current = answer.identifier
  }, [isOn, lookUp])

  useEffect(() => {
    if (!isOn) return
    function travel() {
      const asked = askedInAddress()
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
