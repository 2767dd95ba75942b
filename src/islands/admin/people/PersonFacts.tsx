import type { PersonRecord } from '../../../api/person-record.ts'
import { Card } from '../../../ui/Card.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { dateOf, momentOf } from '../../dates.ts'

const none = <span className="font-normal text-muted">Not given</span>

export function PersonFacts({ person }: { person: PersonRecord }) {
  const place = [person.address, person.lga, person.state, person.country].filter(Boolean)
  return (
    <Card>
      <h2 className="mb-4 text-xl">Account</h2>
      <Facts>
        {person.statusReason && <Fact label="Suspended because">{person.statusReason}</Fact>}
        <Fact label="E-mail">
          <span className="break-all">{person.email}</span>
          <span className="block text-xs font-normal text-muted">
            {person.emailVerified ? 'Verified' : 'Not verified yet'}
          </span>
        </Fact>
        <Fact label="Phone">{person.phoneNumber || none}</Fact>
        <Fact label="Alternate phone">{person.alternatePhoneNumber || none}</Fact>
        <Fact label="Address">
          <span className="break-words">{place.join(', ')}</span>
        </Fact>
        <Fact label="Plan">{person.currentPlanId.name}</Fact>
        <Fact label="Joined">{dateOf(person.createdAt)}</Fact>
        <Fact label="Last login">{person.lastLogin ? dateOf(person.lastLogin) : 'Never'}</Fact>
        <Fact label="Password">
          {person.hasPassword ? 'Set' : 'Not set yet: a link was mailed'}
        </Fact>
        <Fact label="Second factor">
          {person.hasSecondFactor ? 'On' : 'Off'}
          {person.secondFactorEndsAt !== null &&
            `, to be removed ${momentOf(person.secondFactorEndsAt)}`}
        </Fact>
      </Facts>
    </Card>
  )
}
