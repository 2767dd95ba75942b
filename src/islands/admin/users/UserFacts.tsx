import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { dateOf, momentOf } from '../../shell/dates.ts'

const none = <span className="font-normal text-muted">{adminUserWords.notGiven}</span>

export function UserFacts({ user }: { user: AdminUserRecord }) {
  const place = [user.address, user.lga, user.state, user.country].filter(Boolean)
  return (
    <Card>
      <h2 className="mb-4 text-xl">{adminUserWords.account}</h2>
      <Facts>
        {user.statusReason && (
          <Fact label={adminUserWords.suspendedBecause}>{user.statusReason}</Fact>
        )}
        <Fact label={adminUserWords.email}>
          <span className="break-all">{user.email}</span>
          <span className="block text-xs font-normal text-muted">
            {user.emailVerified ? adminUserWords.verified : adminUserWords.notVerifiedYet}
          </span>
        </Fact>
        <Fact label={adminUserWords.phone}>{user.phoneNumber || none}</Fact>
        <Fact label={adminUserWords.alternatePhone}>{user.alternatePhoneNumber || none}</Fact>
        <Fact label={adminUserWords.address}>
          <span className="break-words">{place.join(', ')}</span>
        </Fact>
        <Fact label={adminUserWords.plan}>{user.currentPlanId.name}</Fact>
        <Fact label={adminUserWords.joined}>{dateOf(user.createdAt)}</Fact>
        <Fact label={adminUserWords.lastLogin}>
          {user.lastLogin ? dateOf(user.lastLogin) : adminUserWords.never}
        </Fact>
        <Fact label={adminUserWords.password}>
          {user.hasPassword ? adminUserWords.set : adminUserWords.notSetYet}
        </Fact>
        <Fact label={adminUserWords.secondFactor}>
          {user.hasSecondFactor ? adminUserWords.on : adminUserWords.off}
          {user.secondFactorEndsAt !== null &&
            fill(adminUserWords.toBeRemoved, {
              secondFactorEndsAt: momentOf(user.secondFactorEndsAt),
            })}
        </Fact>
      </Facts>
    </Card>
  )
}
