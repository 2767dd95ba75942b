import { useState } from 'react'
import type { DisputeRecord } from '../../../api/disputes/dispute-record.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { Button } from '../../../ui/Button.tsx'
import { ResolveDispute } from './ResolveDispute.tsx'

/** The actions that concern all claimants. */
export function DisputeActions({ dispute }: { dispute: DisputeRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  if (dispute.status === 'lapsed') return null
  const isDecided = dispute.status === 'decided'
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {isDecided ? adminDisputeWords.reopen : adminDisputeWords.refuseEveryone}
      </Button>
      {isOpen && (
        <ResolveDispute
          dispute={dispute}
          winner={isDecided ? 'reopen' : null}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
