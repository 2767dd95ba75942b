import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { reportCardWords } from '../../../locales/en/screens/dashboard/report-cards.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWords } from '../../words/use-words.ts'
import { matchesQuery } from '../screen-queries.ts'
import { ReportCard } from './ReportCard.tsx'
import { reportGridStyle } from './ReportSkeletons.tsx'

interface Props {
  reports: readonly ReportRecord[]
  /** The name of the list. With a name, the list remembers how far the user has scrolled. */
  name?: string
  /** Small cards. */
  compact?: boolean
}

export function ReportGrid({ reports, name, compact = false }: Props) {
  const card = useWords('reportCardWords', reportCardWords)
  const matched = useMatchedReports(reports)
  const { shown, isWhole, end, grow } = useInfiniteList(name, reports)
  return (
    <>
      <ul className={reportGridStyle}>
        {shown.map((report) => (
          <li key={report.id} className="grid">
            <ReportCard
              report={report}
              id={report.id}
              match={matched.has(report.id)}
              compact={compact}
            />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <p className="mt-6 text-center">
          <Button ref={end} variant="quiet" onClick={grow}>
            {card.showMore}
          </Button>
        </p>
      )}
    </>
  )
}

/** The number of items that are added at once: enough to fill a few screens. */
const step = 24
/** The distance from the end, in pixels, at which more items are rendered. */
const rootMargin = '1200px'

/** The number of rendered items by list, so that Back restores the scroll position. */
const countsByList = new Map<string, number>()

/**
 * Renders the beginning of a long list, and more as the user scrolls. `end` is the ref of the
 * element after the list.
 */
function useInfiniteList<Item>(name: string | undefined, items: readonly Item[]) {
  const [count, setCount] = useState(() => (name && countsByList.get(name)) || step)
  const end = useRef<HTMLButtonElement>(null)
  const grow = () => setCount((now) => now + step)

  useEffect(() => {
    if (name) countsByList.set(name, count)
  }, [name, count])

  useEffect(() => {
    if (!end.current || count >= items.length) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((now) => now + step),
      { rootMargin },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, items.length])

  return { shown: items.slice(0, count), isWhole: count >= items.length, end, grow }
}

/** The ids of the reports with a suggested or open match. Only active reports have one. */
export function useMatchedReports(reports: readonly ReportRecord[]): ReadonlySet<string> {
  const enabled = reports.some(({ stage }) => stage === 'active')
  const { data = [] } = useQuery({ ...matchesQuery, enabled })
  const live = data.filter(({ state }) => state === 'suggested' || state === 'open')
  return new Set(live.map(({ reportId }) => reportId))
}
