import { BellRing } from 'lucide-react'
import { pushWords } from '../../locales/en/screens/push.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../words/use-words.ts'
import { pushSupport } from './browser-push.ts'
import { useTurnOn } from './use-turn-on.ts'

/** The button that turns on push in this browser, or why that is not possible. */
export function TurnOnHere({ publicKey }: { publicKey: string }) {
  const push = useWords('pushWords', pushWords)
  const instead = {
    'install-first': push.installFirst,
    blocked: push.blocked,
    unsupported: push.unsupported,
  }
  const turnOn = useTurnOn(publicKey)
  const support = pushSupport()
  if (support !== 'ready') return <p className="text-sm">{instead[support]}</p>
  return (
    <div>
      <Button busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
        <BellRing aria-hidden="true" />
        {push.turnOn}
      </Button>
    </div>
  )
}
