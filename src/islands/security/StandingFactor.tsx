import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { dateOf } from '../dates.ts'
import { DisableSecondFactor } from './DisableSecondFactor.tsx'

/** An authenticator app that is asked for: since when, and how to turn it off. */
export function StandingFactor({ since }: { since: number }) {
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-muted">On since {dateOf(since)}.</p>
      <Button variant="danger" onClick={() => setIsLeaving(true)}>
        Turn off
      </Button>
      {isLeaving && <DisableSecondFactor onClose={() => setIsLeaving(false)} />}
    </div>
  )
}
