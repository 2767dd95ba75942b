import { useEffect, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'

/**
 * The step of a form, kept in this tab until the first step comes back: phones discard a tab while its
 * user reads a mailed code. A step never holds a password. `hydrateForm` shows it after a reload.
 */
export function useStoredStep<Step extends object>(
  name: string,
  first: Step,
): [Step, (next: Step) => void] {
  const [step, setStep] = useState(first)
  // The first render equals the server's.
  useEffect(() => {
    const stored = readDraft<Step>(name)
    if (stored) setStep(stored as Step)
  }, [name])
  return [
    step,
    (next) => {
      if (next === first) clearDraft(name)
      else writeDraft(name, next)
      setStep(next)
    },
  ]
}
