import { Download } from 'lucide-react'
import { createEvidencePack } from '../../../api/reports/create-evidence-pack.ts'
import { evidenceWords as words } from '../../../locales/en/screens/dashboard/evidence.ts'
import { Button } from '../../../ui/Button.tsx'
import { download } from '../../forms/download.ts'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { call } from '../../session.ts'
import { FoldedCard } from './FoldedCard.tsx'

/** Downloads the evidence for the police or a court as one file. */
export function EvidencePack({ id }: { id: string }) {
  const { busy, press } = useBusyAction(async () => {
    download(`toju-evidence-${id}.zip`, await call(createEvidencePack, { id }))
  })
  return (
    <FoldedCard title={words.title}>
      <p className="mt-2 text-sm">{words.about}</p>
      <p className="mt-2 text-sm text-muted">{words.personal}</p>
      <Button variant="secondary" busy={busy} onClick={press} className="mt-4">
        <Download aria-hidden="true" />
        {words.download}
      </Button>
    </FoldedCard>
  )
}
