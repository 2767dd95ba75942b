import { History } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from './Notice.tsx'

/** Explains that the record was changed elsewhere, and offers the newer values. */
export function ConflictNotice({ onUseNewer }: { onUseNewer: () => void }) {
  return (
    <Notice
      icon={History}
      action={
        <Button variant="quiet" onClick={onUseNewer}>
          Use the newer values
        </Button>
      }
    >
      This was changed somewhere else while you were editing it. What you typed is still here: save
      again to keep yours.
    </Notice>
  )
}
