import type { UserRecord } from '../../api/users/user-record.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { dateOf } from '../shell/dates.ts'

export function ProfileFacts({ user }: { user: UserRecord }) {
  const facts: [string, string | null][] = [
    ['E-mail', user.email],
    ['Phone number', user.phoneNumber],
    ['Other phone number', user.alternatePhoneNumber],
    ['Address', user.address],
    ['State', user.state],
    ['Local government', user.lga],
    ['Country', user.country],
    ['Here since', dateOf(user.createdAt)],
  ]
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          <span className="wrap-anywhere">{value || '–'}</span>
        </Fact>
      ))}
    </Facts>
  )
}
