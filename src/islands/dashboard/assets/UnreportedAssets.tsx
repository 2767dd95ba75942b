import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { homeWords } from '../../../locales/en/screens/dashboard/home.ts'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { assetPath, paths } from '../../paths.ts'
import { TextLink } from '../../shell/nav/links.tsx'
import { useWords } from '../../words/use-words.ts'
import { FirstSteps } from '../FirstSteps.tsx'
import { newestAssetsQuery } from '../queries.ts'
import { AssetRowContent, assetRowStyle } from './AssetRowContent.tsx'

const shown = 4

/**
 * The newest items of the user without a report, so that the home screen has each item once. A new user
 * sees the first steps.
 */
export function UnreportedAssets({ reports }: { reports: readonly ReportRecord[] }) {
  const home = useWords('homeWords', homeWords)
  const { data } = useQuery(newestAssetsQuery)
  const reported = new Set(reports.map(({ assetId }) => assetId))
  const assets = data?.data.filter(({ id, isFind }) => !isFind && !reported.has(id))
  if (data?.data.length === 0 && reports.length === 0) return <FirstSteps />
  if (!assets?.length) return null
  return (
    <section aria-labelledby="unreported" className="my-10 max-w-2xl">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="unreported" className="text-xl">
          {home.nothingReported}
        </h2>
        <TextLink to={paths.assets}>{home.allItems}</TextLink>
      </div>
      <ul className={cx(cardStyle, 'divide-y divide-line overflow-hidden')}>
        {assets.slice(0, shown).map((asset) => (
          <li key={asset.id}>
            <Link
              to={assetPath(asset.id)}
              className={cx(assetRowStyle, 'focus-visible:-outline-offset-3')}
            >
              <AssetRowContent asset={asset} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
