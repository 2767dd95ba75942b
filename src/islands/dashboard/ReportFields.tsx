import type { AssetRecord } from '../../api/asset-record.ts'
import { AssetSelect } from './AssetSelect.tsx'
import { ReportDetailsFields } from './ReportDetailsFields.tsx'
import { StatusChoice } from './StatusChoice.tsx'

interface Props {
  assets: readonly AssetRecord[]
  onPictureKept: (picture: Blob | null) => void
}

export function ReportFields({ assets, onPictureKept }: Props) {
  return (
    <>
      <AssetSelect assets={assets} />
      <StatusChoice />
      <ReportDetailsFields onPictureKept={onPictureKept} />
    </>
  )
}
