import { queryOptions, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ReportLogEntry } from '../../../api/reports/report-record.ts'
import type { EntryCheck } from '../../../domain/transparency/check-entry.ts'
import { longDate } from '../../../locales/en/dates.ts'
import {
  entryCheckRefusals,
  entryKindLabels,
  entryRoleLabels,
  publicLogMessages,
} from '../../../locales/en/proofs/public-log.ts'
import { evidenceWords as words } from '../../../locales/en/screens/dashboard/evidence.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fold } from '../../../ui/sections/Fold.tsx'
import { download } from '../../forms/download.ts'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { publicLogPath } from '../../proofs/proof-paths.ts'
import { call } from '../../session.ts'

/** The entries of the public log about a report. It renders nothing if there are none. */
export function ReportLog({ id }: { id: string }) {
  const { data: entries = [] } = useQuery(reportLogQuery(id))
  if (entries.length === 0) return null
  return (
    <Fold lang="en-NG" title={publicLogMessages.title}>
      <p className="text-sm text-muted">
        {publicLogMessages.intro}{' '}
        <a href={publicLogPath} className="text-link">
          {publicLogMessages.howItWorks}
        </a>
      </p>
      <ol className="mt-4 grid gap-4">
        {entries.map((entry) => (
          <Entry key={entry.entry.commitment} entry={entry} />
        ))}
      </ol>
    </Fold>
  )
}

type CheckState = EntryCheck | 'running' | 'unreachable' | null

function Entry({ entry: { index, entry, opening } }: { entry: ReportLogEntry }) {
  const [state, setState] = useState<CheckState>(null)

  async function check(place: number) {
    setState('running')
    try {
      const { checkInBrowser } = await import('./check-in-browser.ts')
      setState(await checkInBrowser({ index: place, entry, opening }))
    } catch {
      setState('unreachable')
    }
  }

  return (
    <li className="grid gap-1 border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <p className="text-sm font-semibold">
            {entryKindLabels[entry.kind]} {entryRoleLabels[entry.role]}
          </p>
          <p className="text-xs text-muted">
            {longDate(entry.time * 1000)}
            {index !== null && ` · ${publicLogMessages.entry(index)}`}
          </p>
        </div>
        {index !== null && (
          <Button
            variant="secondary"
            disabled={state === 'running'}
            onClick={() => void check(index)}
            aria-label={`${publicLogMessages.check} ${publicLogMessages.entry(index)}`}
          >
            {publicLogMessages.check}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {index === null ? publicLogMessages.waiting : textOf(state)}
      </p>
    </li>
  )
}

function textOf(state: CheckState): string {
  if (state === null) return ''
  if (state === 'running') return publicLogMessages.checking
  if (state === 'unreachable') return publicLogMessages.unreachable
  return state.ok ? publicLogMessages.included(state.size) : entryCheckRefusals[state.why]
}

const reportLogQuery = (id: string) =>
  queryOptions({
    queryKey: ['reports', 'log', id],
    queryFn: async ({ signal }) => (await call('GET /reports/{id}/log', { id }, { signal })).data,
    refetchOnWindowFocus: 'always',
    // A new entry gets its index in the log after a second or two.
    refetchInterval: ({ state }) =>
      state.data?.some(({ index }) => index === null) ? 3000 : false,
  })

/** Downloads the evidence for the police or a court as one file. */
export function EvidencePack({ id }: { id: string }) {
  const { busy, press } = useBusyAction(async () => {
    download(`toju-evidence-${id}.zip`, await call('POST /reports/{id}/evidence', { id }))
  })
  return (
    <Fold lang="en-NG" title={words.title}>
      <p className="text-sm">{words.about}</p>
      <p className="mt-2 text-sm text-muted">{words.personal}</p>
      <Button variant="secondary" busy={busy} onClick={press} className="mt-4">
        <Download aria-hidden="true" />
        {words.download}
      </Button>
    </Fold>
  )
}
