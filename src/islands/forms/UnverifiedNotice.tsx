import { lazy, Suspense } from 'react'
import { useUser } from '../shell/user-context.ts'

// Hardly anybody comes this far without.
const VerifyFirst = lazy(async () => ({ default: (await import('./VerifyFirst.tsx')).VerifyFirst }))

/** Said before someone fills in a form that the server would then refuse. */
export function UnverifiedNotice() {
  return useUser().emailVerified ? null : (
    <Suspense>
      <VerifyFirst />
    </Suspense>
  )
}
