import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'

/** What an entry of the browser's history says about the form on its page. */
interface StepEntry<Step> {
  step?: Step
  /** How many steps were taken since the first. */
  depth?: number
}

/**
 * The step of a form, kept in this tab until the first step comes back: phones discard a tab while its
 * user reads a mailed code. A step never holds a password. `hydrateForm` shows it after a reload.
 * Each step is an entry of the browser's history, so that its Back leads to the step before.
 */
export function useStoredStep<Step extends object>(name: string, first: Step) {
  const [step, setStep] = useState(first)
  const hasEnded = useRef(false)

  function show(next: Step) {
    if (next === first) clearDraft(name)
    else writeDraft(name, next)
    setStep(next)
  }

  // The first render equals the server's.
  useEffect(() => {
    const stored = readDraft<Step>(name)
    if (stored) setStep(entryOf<Step>(history.state).step ?? (stored as Step))
  }, [name])
  const travel = useEffectEvent(({ state }: PopStateEvent) => {
    if (hasEnded.current) location.reload()
    else show(entryOf<Step>(state).step ?? first)
  })
  useEffect(() => {
    addEventListener('popstate', travel)
    return () => removeEventListener('popstate', travel)
  }, [])

  return {
    step,
    goTo(next: Step) {
      show(next)
      const { depth = 0 } = entryOf(history.state)
      if (next !== first) history.pushState({ ...history.state, step: next, depth: depth + 1 }, '')
      else if (depth > 0) history.go(-depth)
    },
    /** The same step with other values. */
    change(same: Step) {
      show(same)
      history.replaceState({ ...history.state, step: same }, '')
    },
    /** Shows the last step. From there, Back leads to an empty form. */
    end(last: Step) {
      hasEnded.current = true
      clearDraft(name)
      forgetStep()
      setStep(last)
    },
  }
}

/** For the next user of this browser, who can go back to the page. */
export function forgetStep(): void {
  history.replaceState(null, '')
}

const entryOf = <Step>(state: unknown) => (state ?? {}) as StepEntry<Step>
