import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { adminTableWords } from '../../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { ProgressBar } from '../../../../ui/feedback/ProgressBar.tsx'
import { DialogButtons } from '../../../../ui/forms/DialogButtons.tsx'
import { useDraftText } from '../../../forms/drafts/use-draft-text.ts'
import { useUser } from '../../../shell/user-context.ts'
import { useReauthentication } from '../../../users/use-reauthentication.tsx'
import { ReasonField } from '../../shell/ReasonField.tsx'
import { type Bulk, type BulkAction, decideEach, type Outcome } from './bulk.ts'

interface Props<Row> {
  bulk: Bulk<Row>
  rows: readonly Row[]
  onClear: () => void
}

/** The buttons for the selected rows. */
export function BulkBar<Row extends { id: string }>({ bulk, rows, onClear }: Props<Row>) {
  const [action, setAction] = useState<BulkAction<Row> | null>(null)
  const close = (isDone: boolean) => {
    setAction(null)
    if (isDone) onClear()
  }
  return (
    <>
      <div
        role="toolbar"
        aria-label={adminTableWords.selectedRows}
        className="sticky top-2 z-5 mb-2 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 py-1.5 shadow-float"
      >
        <span aria-live="polite" className="me-auto text-sm font-semibold tabular-nums">
          {fill(adminTableWords.selected, { count: rows.length })}
        </span>
        {bulk.actions
          .filter(({ isPossible }) => rows.some(isPossible))
          .map((each) => (
            <Button
              key={each.label}
              // The red button is in the dialog that confirms it.
              variant={each.variant === 'danger' ? 'secondary' : each.variant}
              onClick={() => setAction(each)}
            >
              {each.label}
            </Button>
          ))}
        <Button variant="quiet" onClick={onClear}>
          {adminTableWords.clearSelection}
        </Button>
      </div>
      {action && (
        // The dialog is not generic: it only passes the rows back to `bulk` and `action`.
        <BulkDialog
          bulk={bulk as Bulk<never>}
          action={action as BulkAction<never>}
          rows={rows}
          onClose={close}
        />
      )}
    </>
  )
}

interface BulkDialogProps {
  bulk: Bulk<never>
  action: BulkAction<never>
  rows: readonly { id: string }[]
  /** Receives true if at least one decision was sent. */
  onClose: (isDone: boolean) => void
}

const cancelLabels = {
  asking: adminTableWords.cancel,
  sending: adminTableWords.stop,
  done: adminTableWords.close,
}

/** One decision on several rows: its consequence, its reason, then the outcome for each row. */
function BulkDialog({ bulk, action, rows, onClose }: BulkDialogProps) {
  const queryClient = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication()
  const [possible] = useState(() => rows.filter((row) => action.isPossible(row as never)))
  const [step, setStep] = useState<keyof typeof cancelLabels>('asking')
  const draftName = `${action.send} many:${useUser().id}`
  const { text: reason, setText: setReason, discardDraft } = useDraftText(draftName)
  const [error, setError] = useState<string>()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const isStopped = useRef(false)
  const skipped = rows.length - possible.length
  const nameOf = (row: { id: string }) => bulk.nameOf(row as never)

  async function send() {
    if (action.reason && reason.trim() === '') return setError(action.reason.missing)
    setStep('sending')
    await decideEach(
      possible,
      async (row) => {
        const done = await withReauthentication(() => action.decide(row as never, reason.trim()))
        if (done !== null) return
        isStopped.current = true
        throw new Error(adminTableWords.notSent)
      },
      (id, outcome) => setOutcomes((before) => new Map(before).set(id, outcome)),
      () => isStopped.current,
    )
    setStep('done')
    for (const queryKey of action.refreshes) void queryClient.invalidateQueries({ queryKey })
  }

  const close = () => {
    isStopped.current = true
    discardDraft()
    onClose(step !== 'asking')
  }
  const refused = [...outcomes.values()].filter(({ is }) => is === 'refused').length
  return (
    <>
      <Dialog
        title={fill(adminTableWords.bulkTitle, { action: action.label, count: possible.length })}
        onClose={close}
      >
        {step === 'asking' ? (
          <>
            <p className="rounded-md bg-sunken px-4 py-3 text-sm">{action.consequence}</p>
            {skipped > 0 && (
              <p className="text-sm text-muted">{fill(adminTableWords.skipped, { skipped })}</p>
            )}
            <ul className="grid max-h-40 gap-1 overflow-y-auto text-sm wrap-anywhere">
              {possible.map((row) => (
                <li key={row.id}>{nameOf(row)}</li>
              ))}
            </ul>
            {action.reason && (
              <ReasonField
                reason={action.reason}
                value={reason}
                onChange={setReason}
                error={error}
              />
            )}
          </>
        ) : (
          <>
            {step === 'sending' && (
              <ProgressBar
                label={adminTableWords.sending}
                value={outcomes.size}
                max={possible.length}
              />
            )}
            <p role="status" className="text-sm font-semibold">
              {step === 'done' &&
                fill(adminTableWords.bulkDone, { done: outcomes.size - refused, refused })}
            </p>
            <ul className="grid gap-2 text-sm">
              {possible.map((row) => (
                <li key={row.id} className="grid gap-0.5">
                  <span className="font-medium wrap-anywhere">{nameOf(row)}</span>
                  <OutcomeText outcome={outcomes.get(row.id)} />
                </li>
              ))}
            </ul>
          </>
        )}
        <DialogButtons cancel={cancelLabels[step]} onCancel={close}>
          {step === 'asking' && (
            <Button
              variant={action.variant === 'danger' ? 'danger' : 'primary'}
              onClick={() => void send()}
            >
              {action.send}
            </Button>
          )}
        </DialogButtons>
      </Dialog>
      {dialog}
    </>
  )
}

function OutcomeText({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return <span className="text-muted">{adminTableWords.waiting}</span>
  if (outcome.is === 'done') return <span className="text-found">{adminTableWords.done}</span>
  return <span className="text-stolen">{outcome.why}</span>
}
