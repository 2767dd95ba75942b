import { useState } from 'react'
import { secondFactorWords } from '../../locales/en/screens/second-factor.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { dateOf } from '../shell/dates.ts'
import { DisableTwoFactor } from './DisableTwoFactor.tsx'

/** A confirmed authenticator app: when it was added, and how to turn it off. */
export function ActiveTwoFactor({ since }: { since: number }) {
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-muted">
        {fill(secondFactorWords.onSince, { since: dateOf(since) })}
      </p>
      <Button variant="danger" onClick={() => setIsLeaving(true)}>
        {secondFactorWords.turnOff}
      </Button>
      {isLeaving && <DisableTwoFactor onClose={() => setIsLeaving(false)} />}
    </div>
  )
}
