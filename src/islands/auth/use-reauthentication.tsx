import { Suspense, useState } from 'react'
import { ApiError } from '../../api/problem.ts'
import { lazyComponent } from '../shell/loading/lazy-component.ts'

// Loaded on demand, because it imports form components.
const Reauthenticate = lazyComponent(() => import('./Reauthenticate.tsx'), 'Reauthenticate')

/**
 * For endpoints that require a recent password. `withReauthentication(endpoint)` calls the
 * endpoint. If the server requires the password, `dialog` asks for it and the call is repeated. The
 * result is null if the user cancels.
 */
export function useReauthentication() {
  const [settle, setSettle] = useState<((given: boolean) => void) | null>(null)

  async function withReauthentication<Result>(
    endpoint: () => Promise<Result>,
  ): Promise<Result | null> {
    try {
      return await endpoint()
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.code !== 'REAUTHENTICATION_REQUIRED')
        throw error
    }
    const isGiven = await new Promise<boolean>((resolve) => setSettle(() => resolve))
    setSettle(null)
    return isGiven ? endpoint() : null
  }

  const dialog = settle && (
    <Suspense>
      <Reauthenticate onDone={settle} />
    </Suspense>
  )
  return { withReauthentication, dialog }
}
