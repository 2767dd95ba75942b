import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../api/problem.ts'
import { userWatchRules } from '../../../domain/webhooks/rules.ts'
import { watchWords } from '../../../locales/en/screens/watches.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { SubmitOrCancel } from '../../../ui/forms/SubmitOrCancel.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useDraftText } from '../../forms/drafts/use-draft-text.ts'
import { call } from '../../session.ts'
import { useUser } from '../../shell/user-context.ts'
import { watchesQuery } from '../screen-queries.ts'
import { readWatchLines, type WatchLine } from './read-watch-lines.ts'

interface Outcome {
  added: number
  known: number
  /** The refused lines. */
  refused: { line: number; why: string; text: string }[]
  /** Why the remaining lines were not sent; null if all were. */
  stopped: string | null
}

/** Adds watches from pasted lines or a CSV file, and shows the outcome of each line. */
export function AddWatches({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { text, setText, discardDraft } = useDraftText(`watches:${useUser().id}`)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function send() {
    const { watches, problems, isTooLong } = readWatchLines(text)
    if (isTooLong) return setError(fill(watchWords.tooMany, { max: userWatchRules.perUser }))
    if (watches.length + problems.length === 0) return setError(watchWords.nothing)
    setBusy(true)
    const done = await sendAll(watches)
    const refused = problems.map(({ problem, ...each }) => ({
      ...each,
      why: watchWords.problems[problem],
    }))
    setOutcome({ ...done, refused: [...done.refused, ...refused].sort((a, b) => a.line - b.line) })
    // Lines that were not sent are sent again from the draft; the server knows the others by then.
    if (done.stopped === null) discardDraft()
    setBusy(false)
    await client.invalidateQueries({ queryKey: watchesQuery.queryKey })
  }

  function cancel() {
    discardDraft()
    onClose()
  }

  return (
    <Dialog title={watchWords.add} onClose={outcome ? onClose : cancel}>
      {outcome ? (
        <Result outcome={outcome} onClose={onClose} />
      ) : (
        <form
          method="post"
          aria-label={watchWords.add}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <fieldset disabled={busy} className="grid gap-4">
            <TextAreaField
              mono
              rows={8}
              label={watchWords.lines}
              hint={fill(watchWords.linesHint, {
                max: userWatchRules.perUser.toLocaleString('en-NG'),
              })}
              placeholder={watchWords.placeholder}
              error={error}
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                setError(undefined)
              }}
            />
            <Field
              label={watchWords.file}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void file.text().then(setText)
              }}
            />
            <SubmitOrCancel
              busy={busy}
              submit={watchWords.add}
              cancel={watchWords.cancel}
              onCancel={cancel}
            />
          </fieldset>
        </form>
      )}
    </Dialog>
  )
}

/** Sends the watches in batches of the size that the server accepts, one after another. */
async function sendAll(watches: readonly WatchLine[]): Promise<Outcome> {
  const outcome: Outcome = { added: 0, known: 0, refused: [], stopped: null }
  for (let from = 0; from < watches.length; from += userWatchRules.maxPerCall) {
    const some = watches.slice(from, from + userWatchRules.maxPerCall)
    try {
      const { data } = await call('POST /webhooks/watches', {
        watches: some.map(({ identifier, reference }) => ({ identifier, reference })),
      })
      for (const [index, { status }] of data.entries()) {
        if (status === 'new') outcome.added++
        else if (status === 'known') outcome.known++
        else {
          const { line = 0, identifier: text = '' } = some[index] ?? {}
          outcome.refused.push({ line, why: watchWords.problems.invalid, text })
        }
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { line } = some[0] ?? { line: 0 }
      return { ...outcome, stopped: fill(watchWords.stopped, { line, message: error.message }) }
    }
  }
  return outcome
}

function Result({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { added, known, refused, stopped } = outcome
  return (
    <div className="grid gap-4" role="status">
      <p>{fill(watchWords.summary, { added, known, refused: refused.length })}</p>
      {stopped !== null && <p className="font-medium text-stolen">{stopped}</p>}
      {refused.length > 0 && (
        <ul className="grid max-h-80 gap-1 overflow-y-auto text-sm">
          {refused.map(({ line, why, text }) => (
            <li key={line} className="wrap-anywhere">
              {fill(watchWords.line, { line, why })} <code className="font-mono">{text}</code>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button onClick={onClose}>{watchWords.done}</Button>
      </div>
    </div>
  )
}
