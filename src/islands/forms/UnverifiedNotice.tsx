import { Suspense } from 'react'
import { lazyComponent } from '../shell/loading/lazy-component.ts'
import { useUser } from '../shell/user-context.ts'

// Loaded on demand, because nearly all users have verified their email by now.
const VerifyFirst = lazyComponent(() => import('./VerifyFirst.tsx'), 'VerifyFirst')

/** Tells unverified users, before they fill in a form, that the server would refuse it. */
export function UnverifiedNotice() {
  return useUser().emailVerified ? null : (
    <Suspense>
      <VerifyFirst />
    </Suspense>
  )
}
