import { CloudOff, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { offlineWords } from '../../../locales/en/screens/dashboard/offline.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { writeDraft } from '../../forms/drafts/drafts.ts'
import { paths } from '../../paths.ts'
import { openPath } from '../../shell/routing/navigation.ts'
import { toDataUrl } from '../../uploads/data-url.ts'
import { ReportStatusTag } from '../../words/ReportStatusTag.tsx'
import { useDates } from '../../words/use-dates.ts'
import { useWords } from '../../words/use-words.ts'
import { newReportDraft } from '../reports/form/report-form.ts'
import type { QueuedReport } from './queue.ts'
import { discardQueued, useSync } from './sync.ts'
import { deviceLabel } from './use-is-online.ts'

export function QueuedReportCard({ report }: { report: QueuedReport }) {
  const words = useWords('offlineWords', offlineWords)
  const { momentOf } = useDates()
  const send = useSync()
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { refusal } = report

  async function sendNow() {
    setIsSending(true)
    setHasFailed((await send(report.key)) === 'unreachable')
    setIsSending(false)
  }

  /** Opens the report in the form again, so that the user can correct it. */
  async function change() {
    const { picture, ownerId, input } = report
    const imageUrl = picture ? await toDataUrl(picture) : (input.imageUrl ?? '')
    writeDraft(newReportDraft(ownerId), { ...input, imageUrl })
    await discardQueued(report)
    await openPath(paths.newReport)
  }

  return (
    <article className="grid gap-3 rounded-lg border border-marigold-line bg-marigold-soft p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base">{report.assetName}</h3>
        <ReportStatusTag status={report.status} />
        <p className="text-xs text-muted">
          {fill(words.writtenOn, { day: momentOf(report.writtenAt) })}
        </p>
      </div>
      <div className="flex gap-2.5 text-sm" aria-live="polite">
        {refusal ? (
          <>
            <TriangleAlert aria-hidden="true" className="mt-0.25 size-5 shrink-0 text-stolen" />
            <p>
              <strong className="block">{words.notTaken}</strong>
              {refusal}
            </p>
          </>
        ) : (
          <>
            <CloudOff aria-hidden="true" className="mt-0.25 size-5 shrink-0" />
            <p>
              {words.kept[deviceLabel()]}
              {hasFailed && <strong className="block">{words.stillOffline}</strong>}
            </p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={isSending} onClick={() => void sendNow()}>
          {words.sendNow}
        </Button>
        {refusal && (
          <Button variant="quiet" disabled={isSending} onClick={() => void change()}>
            {words.changeIt}
          </Button>
        )}
        <Button variant="quiet" disabled={isSending} onClick={() => setIsAsking(true)}>
          {words.discard}
        </Button>
      </div>
      {isAsking && (
        <Dialog title={words.discardThisReport} onClose={() => setIsAsking(false)}>
          <p className="text-muted">
            {fill(words.discarding[deviceLabel()], { name: report.assetName })}
          </p>
          <DialogButtons cancel={words.keepIt} onCancel={() => setIsAsking(false)}>
            <Button variant="danger" onClick={() => void discardQueued(report)}>
              {words.yesDiscard}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </article>
  )
}
