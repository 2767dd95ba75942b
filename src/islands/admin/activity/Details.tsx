import { Link } from '@tanstack/react-router'
import type { LogRecord } from '../../../api/activity/log-record.ts'
import { adminLogWords } from '../../../locales/en/screens/admin/activity.ts'
import { fill } from '../../../locales/texts.ts'
import { adminAssetPath, adminDisputePath, adminReportPath, userPath } from '../../paths.ts'
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
              <del className="text-muted">{isId(from) ? shortId(from) : from}</del>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> {adminLogWords.became} </span>
            </>
          )}
          {isId(to) ? <RecordId name={name} id={to} /> : <span className="font-medium">{to}</span>}
        </li>
      ))}
    </ul>
  )
}

const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/.test(text)
/** The last four characters, to tell two ids apart. The export has the whole id. */
const shortId = (id: string) => `…${id.slice(-4)}`

const pathOfRecord: Readonly<Record<string, (id: string) => string>> = {
  asset: adminAssetPath,
  report: adminReportPath,
  dispute: adminDisputePath,
  ...{ user: userPath, owner: userPath, 'user id': userPath, 'owner id': userPath },
}

/** The id of a record in an entry, with a link to the record’s screen, if it has one. */
function RecordId({ name, id }: { name: string; id: string }) {
  const path = pathOfRecord[name.toLowerCase()]
  if (!path) return <span title={id}>{shortId(id)}</span>
  return (
    <Link to={path(id)} title={id} className="text-link whitespace-nowrap">
      {fill(adminLogWords.openRecord, { id: shortId(id) })}
    </Link>
  )
}
