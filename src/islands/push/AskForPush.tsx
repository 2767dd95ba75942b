import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { pushWords } from '../../locales/en/screens/push.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useWords } from '../words/use-words.ts'
import { pushSupport } from './browser-push.ts'
import { pushQuery } from './push-query.ts'
import { TurnOnHere } from './TurnOnHere.tsx'

/** Set once the question was put aside; it is not asked again in this browser. */
const putAsideKey = 'toju-push-later'

/** Asks somebody who has just reported something whether this device may ring. */
export function AskForPush() {
  const push = useWords('pushWords', pushWords)
  const [isPutAside, setPutAside] = useState(() => localStorage.getItem(putAsideKey) !== null)
  const canBeNotified = ['ready', 'install-first'].includes(pushSupport())
  const { data } = useQuery({ ...pushQuery, enabled: canBeNotified && !isPutAside })
  if (!data || data.hereId !== null || isPutAside) return null

  function putAside() {
    localStorage.setItem(putAsideKey, '1')
    setPutAside(true)
  }

  return (
    <Card className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg">{push.askTitle}</h2>
        <Button variant="quiet" aria-label={push.later} onClick={putAside}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <p className="text-sm text-muted">{push.about}</p>
      <TurnOnHere publicKey={data.publicKey} />
    </Card>
  )
}
