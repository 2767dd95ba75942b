import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { Card } from '../../../ui/Card.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { dateOf, momentOf } from '../../shell/dates.ts'

const none = <span className="font-normal text-muted">Not given</span>

export function UserFacts({ user }: { user: AdminUserRecord }) {
  const place = [user.address, user.lga, user.state, user.country].filter(Boolean)
  return (
    <Card>
      <h2 className="mb-4 text-xl">Account</h2>
      <Facts>
        {user.statusReason && <Fact label="Suspended because">{user.statusReason}</Fact>}
        <Fact label="E-mail">
          <span className="break-all">{user.email}</span>
          <span className="block text-xs font-normal text-muted">
            {user.emailVerified ? 'Verified' : 'Not verified yet'}
          </span>
        </Fact>
        <Fact label="Phone">{user.phoneNumber || none}</Fact>
        <Fact label="Alternate phone">{user.alternatePhoneNumber || none}</Fact>
        <Fact label="Address">
          <span className="break-words">{place.join(', ')}</span>
        </Fact>
        <Fact label="Plan">{user.currentPlanId.name}</Fact>
        <Fact label="Joined">{dateOf(user.createdAt)}</Fact>
        <Fact label="Last login">{user.lastLogin ? dateOf(user.lastLogin) : 'Never'}</Fact>
        <Fact label="Password">{user.hasPassword ? 'Set' : 'Not set yet: a link was mailed'}</Fact>
        <Fact label="Second factor">
          {user.hasSecondFactor ? 'On' : 'Off'}
          {user.secondFactorEndsAt !== null &&
            `, to be removed ${momentOf(user.secondFactorEndsAt)}`}
        </Fact>
      </Facts>
    </Card>
  )
}
