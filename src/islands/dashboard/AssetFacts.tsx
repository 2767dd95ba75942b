import type { AssetRecord } from '../../api/asset-record.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Identifier } from '../../ui/Identifier.tsx'
import { identitiesOf } from './identities.ts'

/** The ID row comes first, labelled `Gadget ID` or `Vehicle ID` (spec §3); the other numbers under it. */
export function AssetFacts({ asset }: { asset: AssetRecord }) {
  const [first, ...others] = identitiesOf(asset)
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
    </Facts>
  )
}
