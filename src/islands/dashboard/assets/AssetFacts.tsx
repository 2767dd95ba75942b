import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { dayInWords } from '../../shell/dates.ts'
import { assetIdentifiersOf } from './asset-identifiers.ts'
import { Warranty } from './Warranty.tsx'

const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  maximumFractionDigits: 0,
})

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
        <Fact label={`${asset.type} ID`}>
          <Identifier value={first.value} className="text-base" />
          <span className="block text-xs font-normal text-muted">{first.label}</span>
        </Fact>
      )}
      {others.map(({ label, value }) => (
        <Fact key={label} label={label}>
          <Identifier value={value} />
        </Fact>
      ))}
      {asset.vehicleID && <Fact label="Your own number">{asset.vehicleID}</Fact>}
      {asset.vehicleRegistrationState && (
        <Fact label="Registered in">{asset.vehicleRegistrationState}</Fact>
      )}
      {bought !== '' && <Fact label="Bought">{bought}</Fact>}
      {asset.price !== null && <Fact label="Price">{naira.format(asset.price)}</Fact>}
      {asset.warrantyUntil && (
        <Fact label="Warranty">
          <Warranty until={asset.warrantyUntil} />
        </Fact>
      )}
    </Facts>
  )
}

/** `on 15 January 2026 from Slot, Ikeja`, without the unknown parts. */
function purchaseLabel({ purchasedOn, purchasedFrom }: AssetRecord): string {
  const on = purchasedOn && `on ${dayInWords(purchasedOn)}`
  return [on, purchasedFrom && `from ${purchasedFrom}`].filter(Boolean).join(' ')
}
