import { useFormContext } from 'react-hook-form'
import type { AssetRecord } from '../../api/asset-record.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { shortIdentity } from './identities.ts'
import type { ReportForm } from './report-form.ts'

/** Which of one's assets it is about. One open report each: the others cannot be chosen. */
export function AssetSelect({ assets }: { assets: readonly AssetRecord[] }) {
  const { register, formState } = useFormContext<ReportForm>()
  return (
    <SelectField
      label="Asset"
      placeholder="Choose an asset"
      error={formState.errors.assetId?.message}
      {...register('assetId')}
    >
      {assets.map((asset) => (
        <option key={asset.id} value={asset.id} disabled={asset.openReport !== null}>
          {asset.openReport
            ? `${asset.name} (already reported ${asset.openReport})`
            : [asset.name, shortIdentity(asset)?.value].filter(Boolean).join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}
