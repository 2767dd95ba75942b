import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UnverifiedNotice } from '../forms/UnverifiedNotice.tsx'
import { secondFactorQuery } from '../security/queries.ts'
import { SecondFactors } from '../security/SecondFactors.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { useUser } from '../shell/user-context.ts'

/** What is asked for at log-in besides the password, or instead of it. */
export function SignInSecurity() {
  const { emailVerified } = useUser()
  return emailVerified ? <OwnFactors /> : <UnverifiedNotice />
}

function OwnFactors() {
  const query = useQuery(secondFactorQuery)
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-40 w-full rounded-md" />}>
      {(factors) => <SecondFactors {...factors} headings="h3" />}
    </Loaded>
  )
}
