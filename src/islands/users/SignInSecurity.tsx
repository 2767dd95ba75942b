import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { twoFactorQuery } from '../auth/queries.ts'
import { TwoFactor } from '../auth/TwoFactor.tsx'
import { UnverifiedNotice } from '../forms/UnverifiedNotice.tsx'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { useUser } from '../shell/user-context.ts'

/** The second factors for log-in, and log-in without a password. */
export function SignInSecurity() {
  const { emailVerified } = useUser()
  return emailVerified ? <OwnFactors /> : <UnverifiedNotice />
}

function OwnFactors() {
  const query = useQuery(twoFactorQuery)
  return (
    <QueryBoundary query={query} skeleton={<Skeleton className="h-40 w-full rounded-md" />}>
      {(factors) => <TwoFactor {...factors} headings="h3" />}
    </QueryBoundary>
  )
}
