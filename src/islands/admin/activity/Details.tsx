import type { LogRecord } from '../../../api/activity/log-record.ts'
import { adminLogWords } from '../../../locales/en/screens/admin/activity.ts'
import { logDetailsOf } from './labels.ts'

/** Shows what an entry changed, before and after. */
export function Details({ details }: Pick<LogRecord, 'details'>) {
  const lines = logDetailsOf(details)
  if (lines.length === 0) return <span className="text-muted">–</span>
  return (
    <ul className="grid gap-1">
      {lines.map(({ name, from, to }) => (
        <li key={name} className="min-w-0 break-words">
          <span className="text-muted">{name}: </span>
          {from !== undefined && (
            <>
              <del className="text-muted">{from}</del>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> {adminLogWords.became} </span>
            </>
          )}
          <span className="font-medium">{to}</span>
        </li>
      ))}
    </ul>
  )
}
