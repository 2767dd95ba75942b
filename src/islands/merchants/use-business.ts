import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { BusinessRecord } from '../../api/merchants/business.ts'
import { $session, replaceUser, restoreSession } from '../session.ts'

/** The signed-in user's business: null if they have none, undefined until it is known. */
export function useBusiness(): BusinessRecord | null | undefined {
  const session = useStore($session, { ssr: 'initial' })
  useEffect(() => {
    if ($session.get().status === 'unknown') void restoreSession()
  }, [])
  if (session.status === 'unknown') return undefined
  return session.status === 'in' ? (session.user.business ?? null) : null
}

/** Updates the business in the other components. */
export function rememberBusiness(business: BusinessRecord): void {
  const session = $session.get()
  if (session.status === 'in') replaceUser({ ...session.user, business })
}
