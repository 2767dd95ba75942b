import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { paths } from '../../paths.ts'

const line =
  'flex min-h-13 items-center gap-3 px-4 py-2 text-sm font-medium hover:bg-sunken focus-visible:-outline-offset-3 sm:px-6'

/** Links to the user's other records, with their counts. */
export function UserLinks({ user }: { user: AdminUserRecord }) {
  const links = [
    {
      label: adminUserWords.assets,
      count: user.assets,
      to: paths.adminAssets,
      search: { owner: user.id },
    },
    {
      label: adminUserWords.reports,
      count: user.reports,
      to: paths.adminItems,
      search: { owner: user.id, status: 'all' as const },
    },
    { label: adminUserWords.payments, to: paths.adminPayments, search: { owner: user.id } },
    { label: adminUserWords.theirActivity, to: paths.adminLogs, search: { actor: user.id } },
    {
      label: adminUserWords.accountChanges,
      to: paths.adminLogs,
      search: { entity: 'user', entityId: user.id },
    },
  ]
  return (
    <Card flush>
      <h2 className="sr-only">{fill(adminUserWords.moreAbout, { name: user.name })}</h2>
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
