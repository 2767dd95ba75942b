import { lazy, Suspense, useState } from 'react'
import { CallFailed } from '../../api/problem.ts'

// Asked for once in ten minutes at most.
const ConfirmPassword = lazy(async () => ({
  default: (await import('./ConfirmPassword.tsx')).ConfirmPassword,
}))

/**
 * For acts that ask for the password again: `guarded(act)` does it, and where the server wants the
 * password first, asks for it in `dialog` and does it then. Null when the person would rather not.
 */
export function usePasswordAgain() {
  const [answer, setAnswer] = useState<((given: boolean) => void) | null>(null)

  async function guarded<Result>(act: () => Promise<Result>): Promise<Result | null> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof CallFailed) || error.body?.code !== 'PASSWORD_NEEDED') throw error
    }
    const isGiven = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
    setAnswer(null)
    return isGiven ? act() : null
  }

  const dialog = answer && (
    <Suspense>
      <ConfirmPassword onDone={answer} />
    </Suspense>
  )
  return { guarded, dialog }
}
