import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { pushWords } from '../../locales/en/screens/push.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useDismissed } from '../shell/use-dismissed.ts'
import { useWords } from '../words/use-words.ts'
import { pushSupport } from './browser-push.ts'
import { pushQuery, TurnOnHere } from './TurnOnHere.tsx'

/** Asks a user with an open report whether to turn on push notifications on this device. */
export function AskForPush() {
  const push = useWords('pushWords', pushWords)
  const { isDismissed, dismiss } = useDismissed('toju-push-later')
  const canBeNotified = ['ready', 'install-first'].includes(pushSupport())
  const { data } = useQuery({ ...pushQuery, enabled: canBeNotified && !isDismissed })
  if (!data || data.hereId !== null || isDismissed) return null

  return (
    <Card className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg">{push.askTitle}</h2>
        <Button variant="quiet" aria-label={push.later} onClick={dismiss} className="-me-4 -mt-2">
          <X aria-hidden="true" />
        </Button>
      </div>
      <p className="text-sm text-muted">{push.about}</p>
      <TurnOnHere publicKey={data.publicKey} />
    </Card>
  )
}
