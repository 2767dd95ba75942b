import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { assetListWords } from '../../../../locales/en/screens/dashboard/assets.ts'
import { fill } from '../../../../locales/texts.ts'
import { cx } from '../../../../ui/cx.ts'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { today } from '../../../shell/dates.ts'
import { naira } from '../naira.ts'
import {
  type Arrangement,
  type AssetOrder,
  assetOrders,
  everyAsset,
  summaryOf,
  tagFilter,
} from './arrange-assets.ts'

interface Props {
  assets: readonly AssetRecord[]
  /** False while more pages may follow: sums would be too low. */
  isWhole: boolean
  arrangement: Arrangement
  onChange: (arrangement: Arrangement) => void
}

/** A list of this many items is read at a glance. */
const shortList = 10

/**
 * Switches between own and found assets, shows their total price, and filters and sorts the list.
 */
export function AssetFilters({ assets, isWhole, arrangement, onChange }: Props) {
  const { count, found, worth, ending, tags } = summaryOf(assets, today())
  const facts = [
    isWhole && count > 1 && fill(assetListWords.count, { count }),
    isWhole && worth !== null && fill(assetListWords.worth, { sum: naira.format(worth) }),
    ending > 0 && fill(assetListWords.ending, { count: ending }),
  ].filter((fact) => fact !== false)

  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {found > 0 && (
        <fieldset className="flex gap-1 rounded-md bg-sunken p-1">
          <legend className="sr-only">{assetListWords.whose}</legend>
          {(['own', 'found'] as const).map((whose) => (
            <button
              key={whose}
              type="button"
              aria-pressed={arrangement.whose === whose}
              onClick={() => onChange({ ...everyAsset, whose })}
              className={cx(
                'min-h-11 grow rounded-sm px-3 text-sm font-semibold',
                arrangement.whose === whose ? 'bg-surface shadow-card' : 'text-muted',
              )}
            >
              {assetListWords[whose]}
            </button>
          ))}
        </fieldset>
      )}
      {arrangement.whose === 'found' ? (
        <p className="text-sm text-muted">{assetListWords.foundAbout}</p>
      ) : (
        <>
          {facts.length > 0 && <p className="text-sm text-muted">{facts.join(' · ')}</p>}
          {count > shortList && (
            <div className="grid grid-cols-2 gap-3 lg:grid-cols-1 xl:grid-cols-2">
              <SelectField
                label={assetListWords.show}
                value={arrangement.only}
                onChange={({ target }) => onChange({ ...arrangement, only: target.value })}
                choices={[
                  ...assetListWords.filters,
                  ...tags.map((tag) => ({
                    value: tagFilter(tag),
                    label: fill(assetListWords.tag, { tag }),
                  })),
                ]}
              />
              <SelectField
                label={assetListWords.sort}
                value={arrangement.order}
                onChange={({ target }) =>
                  onChange({ ...arrangement, order: target.value as AssetOrder })
                }
                choices={assetOrders.map((value) => ({
                  value,
                  label: assetListWords.orders[value],
                }))}
              />
            </div>
          )}
        </>
      )}
    </div>
  )
}
