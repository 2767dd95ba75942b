import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useUser } from '../../shell/user-context.ts'
import { EnrolSecondFactor } from './EnrolSecondFactor.tsx'
import { secondFactorQuery } from './queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RequireSecondFactor } from './RequireSecondFactor.tsx'
import { StandingFactor } from './StandingFactor.tsx'

/** One’s own second factor; for super-admins also whether everybody needs one. */
export function Security() {
  const { role } = useUser()
  const query = useQuery(secondFactorQuery)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <>
      <ScreenHeader title="Security">How your account is guarded.</ScreenHeader>
      <Loaded query={query} skeleton={<ScreenSkeleton />}>
        {({ since, recoveryCodesLeft, required }) => (
          <div className="grid max-w-2xl gap-6">
            {required && since === null && (
              <p role="status" className="rounded-md bg-marigold-soft px-4 py-3 text-sm">
                Everyone in the team needs a second factor. Set yours up to go on.
              </p>
            )}
            <Card>
              <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
                <h2 className="text-xl">Second factor</h2>
                <StageBadge tone={since === null ? 'quiet' : 'good'}>
                  {since === null ? 'Off' : 'On'}
                </StageBadge>
              </div>
              {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
              {!codes && since === null && <EnrolSecondFactor onCodes={setCodes} />}
              {!codes && since !== null && (
                <StandingFactor since={since} codesLeft={recoveryCodesLeft} onCodes={setCodes} />
              )}
            </Card>
            {role === 'super-admin' && <RequireSecondFactor required={required} />}
          </div>
        )}
      </Loaded>
    </>
  )
}
