import { Clock } from 'lucide-react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { warrantyStatus } from '../../../domain/assets/warranty.ts'
import { dayLabel } from '../../../locales/en/dates.ts'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { lineDetailNames, lineDetails } from '../../../locales/line-details.ts'
import { fill } from '../../../locales/texts.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { today } from '../../shell/dates.ts'
import { assetIdentifiersOf } from './asset-identifiers.ts'
import { tagsOf } from './list/arrange-assets.ts'
import { naira } from './naira.ts'

/**
 * The ID row comes first, with the label `Gadget ID` or `Vehicle ID` (spec §3). The other
 * identifiers follow.
 */
export function AssetFacts({ asset }: { asset: AssetRecord }) {
  const [first, ...others] = assetIdentifiersOf(asset)
  const bought = purchaseLabel(asset)
  return (
    <Facts>
      {first && (
        <Fact label={fill(assetWords.id, { type: asset.type })} isLong>
          <span className="flex items-center gap-1">
            <Identifier value={first.value} className="text-base" />
            <CopyButton text={first.plain} name={first.label} />
          </span>
          <span className="block text-xs font-normal text-muted">{first.label}</span>
        </Fact>
      )}
      {others.map(({ label, value, plain }) => (
        <Fact key={label} label={label} isLong>
          <span className="flex items-center gap-1">
            <Identifier value={value} />
            <CopyButton text={plain} name={label} />
          </span>
        </Fact>
      ))}
      {asset.vehicleID && <Fact label={assetWords.ownNumber}>{asset.vehicleID}</Fact>}
      {asset.vehicleRegistrationState && (
        <Fact label={assetWords.registeredIn}>{asset.vehicleRegistrationState}</Fact>
      )}
      {bought !== '' && <Fact label={assetWords.bought}>{bought}</Fact>}
      {asset.price !== null && <Fact label={assetWords.price}>{naira.format(asset.price)}</Fact>}
      {lineDetailNames.map(
        (name) =>
          asset[name] && (
            <Fact key={name} label={lineDetails[name].label}>
              {asset[name]}
            </Fact>
          ),
      )}
      {tagsOf(asset).length > 0 && (
        <Fact label={assetWords.tags}>
          <span className="flex flex-wrap gap-1.5">
            {tagsOf(asset).map((tag) => (
              <span key={tag} className="rounded-full bg-sunken px-2.5 py-0.5">
                {tag}
              </span>
            ))}
          </span>
        </Fact>
      )}
      {asset.warrantyUntil && (
        <Fact label={assetWords.warranty}>
          <Warranty until={asset.warrantyUntil} />
        </Fact>
      )}
    </Facts>
  )
}

/** `on 15 January 2026 from Slot, Ikeja`, without the unknown parts. */
function purchaseLabel({ purchasedOn, purchasedFrom }: AssetRecord): string {
  const day = purchasedOn && dayLabel(purchasedOn)
  const shop = purchasedFrom
  if (day && shop) return fill(assetWords.boughtOnFrom, { day, shop })
  if (day) return fill(assetWords.on, { day })
  return shop ? fill(assetWords.from, { shop }) : ''
}

/** The end of the warranty, with a note if it is near or past. */
function Warranty({ until }: { until: string }) {
  const status = warrantyStatus(until, today())
  const day = dayLabel(until)
  if (status === 'ended')
    return <span className="text-muted">{fill(assetWords.endedOn, { day })}</span>
  if (status === 'running') return <>{fill(assetWords.until, { day })}</>
  return (
    <>
      {fill(assetWords.until, { day })}
      <span className="mt-1 flex w-fit gap-1.5 rounded-md bg-marigold-soft px-2 py-1 font-normal">
        <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {assetWords.warrantyEndsSoon}
      </span>
    </>
  )
}
