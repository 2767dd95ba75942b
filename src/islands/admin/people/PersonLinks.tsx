import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { PersonRecord } from '../../../api/person-record.ts'
import { Card } from '../../../ui/Card.tsx'
import { paths } from '../../paths.ts'

const line =
  'flex min-h-13 items-center gap-3 px-4 py-2 text-sm font-medium hover:bg-sunken focus-visible:-outline-offset-3 sm:px-6'

/** What else there is about somebody, and how much of it. */
export function PersonLinks({ person }: { person: PersonRecord }) {
  const links = [
    { label: 'Assets', count: person.assets, to: paths.adminAssets, search: { owner: person.id } },
    {
      label: 'Reports',
      count: person.reports,
      to: paths.adminItems,
      search: { owner: person.id, status: 'all' as const },
    },
    { label: 'What they did', to: paths.adminLogs, search: { actor: person.id } },
    {
      label: 'What was done to this account',
      to: paths.adminLogs,
      search: { entity: 'user', entityId: person.id },
    },
  ]
  return (
    <Card flush>
      <h2 className="sr-only">More about {person.name}</h2>
      <ul className="divide-y divide-line">
        {links.map(({ label, count, to, search }) => (
          <li key={label}>
            <Link to={to} search={search} className={line}>
              <span className="grow">{label}</span>
              {count !== undefined && <span className="tabular-nums">{count}</span>}
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
