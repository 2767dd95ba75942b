import { lazy, Suspense, useState } from 'react'
import { ApiError } from '../../../api/problem.ts'

// Asked for once in ten minutes at most.
const ConfirmPassword = lazy(async () => ({
  default: (await import('./Reauthenticate.tsx')).Reauthenticate,
}))

/**
 * For endpoints that ask for the password again: `guarded(call)` calls one, and where the server wants the
 * password first, asks for it in `dialog` and calls again. Null when the user cancels.
 */
export function useReauthentication() {
  const [answer, setAnswer] = useState<((given: boolean) => void) | null>(null)

  async function withReauthentication<Result>(
    endpoint: () => Promise<Result>,
  ): Promise<Result | null> {
    try {
      return await endpoint()
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.code !== 'REAUTHENTICATION_REQUIRED')
        throw error
    }
    const isGiven = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
    setAnswer(null)
    return isGiven ? endpoint() : null
  }

  const dialog = answer && (
    <Suspense>
      <ConfirmPassword onDone={answer} />
    </Suspense>
  )
  return { withReauthentication, dialog }
}
