import type { ImportRecord } from '../../../api/listings/import-record.ts'
import { adminListingWords as words } from '../../../locales/en/screens/admin/listings.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { downloadCsv } from '../../forms/download.ts'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { dateOf } from '../../shell/dates.ts'

export type Act = 'apply' | 'undo' | 'discard'

/** An import: how it differs from the previous list, and what can be done with it. */
export function ImportCard({
  record,
  onAct,
}: {
  record: ImportRecord
  onAct: (act: Act) => Promise<void>
}) {
  const { counts, problems, source, state } = record
  const before = counts.unchanged + counts.dropped
  return (
    <Card className="grid gap-3">
      <div>
        <h3 className="text-lg wrap-anywhere">
          {source} · {words.states[state]}
        </h3>
        {record.isCurrent && <p className="font-medium text-found">{words.current}</p>}
        <p className="text-sm text-muted wrap-anywhere">
          {fill(words.received, { day: dateOf(record.receivedAt), name: record.fileName })}
        </p>
      </div>
      {record.failure !== null && (
        <p className="font-medium text-stolen">{words.failures[record.failure]}</p>
      )}
      {record.failure === null && <p>{fill(words.counts, counts)}</p>}
      {state === 'draft' && counts.dropped * 5 > before && before > 0 && (
        <p role="alert" className="font-medium text-stolen">
          {words.many}
        </p>
      )}
      <DescriptionList
        facts={[
          [words.licence, record.licence],
          [words.listedOn, record.listedOn],
          [words.ends, record.expiresAt !== null && dateOf(record.expiresAt - 1)],
          [words.added, record.addedSamples.join(', ')],
          [words.dropped, record.droppedSamples.join(', ')],
          [words.hash, record.fileHash && <code key="hash">{record.fileHash}</code>],
          [words.logNonce, record.logNonce && <code key="nonce">{record.logNonce}</code>],
        ]}
      />
      {problems.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {words.problems} ({counts.invalid})
          </summary>
          <ul className="grid gap-1 text-sm">
            {problems.map(({ line, problem, text }) => (
              <li key={line} className="wrap-anywhere">
                {fill(words.line, { line, problem: words.problemNames[problem], text })}
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            className="mt-2"
            onClick={() =>
              downloadCsv(
                'toju-list-problems.csv',
                problems.map(({ line, problem, text }) => [line, problem, text]),
              )
            }
          >
            {words.saveProblems}
          </Button>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'draft' && <ActButton act="apply" onAct={onAct} />}
        {state === 'draft' && <ActButton act="discard" onAct={onAct} />}
        {record.isCurrent && <ActButton act="undo" onAct={onAct} />}
      </div>
    </Card>
  )
}

function ActButton({ act, onAct }: { act: Act; onAct: (act: Act) => Promise<void> }) {
  const { busy, press } = useBusyAction(() => onAct(act))
  return (
    <Button variant={act === 'apply' ? 'primary' : 'secondary'} busy={busy} onClick={press}>
      {words[act]}
    </Button>
  )
}
