import { Link } from '@tanstack/react-router'
import { ArrowRightLeft, Download, FileUp, QrCode } from 'lucide-react'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { paths } from '../../paths.ts'
import { exportAssets } from './import/export-assets.ts'

interface Props {
  hasAssets: boolean
  isChoosing: boolean
  onChoose: () => void
}

// Three of them fit in one line on a small phone.
const tool =
  'inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-brand transition-colors hover:bg-brand-soft disabled:opacity-55 aria-pressed:bg-brand-soft [&_svg]:size-5'

/** The actions on many assets at once. */
export function AssetTools({ hasAssets, isChoosing, onChoose }: Props) {
  const { busy: isExporting, press: download } = useBusyAction(exportAssets)

  return (
    <div className="-mx-2 mb-3 flex flex-wrap gap-x-1">
      <Link to={paths.importAssets} className={tool}>
        <FileUp aria-hidden="true" />
        {assetWords.import}
      </Link>
      <Link to={paths.transfers} className={tool}>
        <ArrowRightLeft aria-hidden="true" />
        {assetWords.transfers}
      </Link>
      {hasAssets && (
        <>
          <button type="button" disabled={isExporting} onClick={download} className={tool}>
            <Download aria-hidden="true" />
            {isExporting ? assetWords.exporting : assetWords.export}
          </button>
          <button type="button" aria-pressed={isChoosing} onClick={onChoose} className={tool}>
            <QrCode aria-hidden="true" />
            {assetWords.printLabels}
          </button>
        </>
      )}
    </div>
  )
}
