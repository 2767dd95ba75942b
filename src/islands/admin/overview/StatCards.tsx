import { Link } from '@tanstack/react-router'
import { LayoutList, type LucideIcon, Package, ScrollText, UsersRound } from 'lucide-react'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { cardStyle } from '../../../ui/card-style.ts'
import { paths } from '../../paths.ts'
import type { Stats } from './queries.ts'

interface StatCard {
  label: string
  value: number
  to: string
  search?: object
  /** What is counted, if the label does not name it. */
  about?: string
  icon: LucideIcon
}

const numbers = new Intl.NumberFormat('en-NG')

/** The four totals of the admin home page; each links to its list. */
export function StatCards({ stats }: { stats: Stats }) {
  const cards: StatCard[] = [
    {
      label: adminOverviewWords.totalUsers,
      value: stats.totalUsers,
      to: paths.adminUsers,
      icon: UsersRound,
    },
    // Without a status the list shows pending reports only.
    {
      label: adminOverviewWords.totalItems,
      value: stats.totalItems,
      to: paths.adminItems,
      search: { status: 'all' },
      icon: LayoutList,
    },
    {
      label: adminOverviewWords.totalAssets,
      value: stats.totalAssets,
      to: paths.adminAssets,
      icon: Package,
    },
    {
      label: adminOverviewWords.recentActivities,
      value: stats.activitiesToday,
      about: adminOverviewWords.inOneDay,
      to: paths.adminLogs,
      icon: ScrollText,
    },
  ]
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {cards.map(({ label, value, to, search, about, icon: Icon }) => (
        <li key={label}>
          <Link
            to={to}
            {...(search && { search })}
            className={`${cardStyle} flex h-full flex-wrap items-center justify-between gap-x-3 px-4 py-3 transition-colors hover:border-line-strong`}
          >
            <span className="flex items-center gap-2 text-sm text-muted">
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {label}
            </span>
            <span className="text-xl font-semibold tabular-nums">
              {numbers.format(value)}
              {about && <span className="ms-2 text-sm font-normal text-muted">{about}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
