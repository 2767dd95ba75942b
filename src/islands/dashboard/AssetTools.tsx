import { Link } from '@tanstack/react-router'
import { Download, FileUp, QrCode } from 'lucide-react'
import { useState } from 'react'
import { CallFailed } from '../../api/problem.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { paths } from '../paths.ts'
import { showToast } from '../toasts.ts'
import { exportAssets } from './export-assets.ts'

interface Props {
  hasAssets: boolean
  isChoosing: boolean
  onChoose: () => void
}

/** What one does with many assets at once. */
export function AssetTools({ hasAssets, isChoosing, onChoose }: Props) {
  const [isExporting, setIsExporting] = useState(false)

  async function download() {
    setIsExporting(true)
    try {
      await exportAssets()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      void showToast('error', error.message)
    } finally {
      setIsExporting(false)
    }
  }

  return (
    <div className="-mx-2 mb-3 flex flex-wrap">
      <Link to={paths.importAssets} className={`${buttonStyle({ variant: 'quiet' })} px-2.5`}>
        <FileUp aria-hidden="true" />
        Import
      </Link>
      {hasAssets && (
        <>
          <Button
            variant="quiet"
            busy={isExporting}
            onClick={() => void download()}
            className="px-2.5"
          >
            <Download aria-hidden="true" />
            Export
          </Button>
          <Button
            variant="quiet"
            aria-pressed={isChoosing}
            onClick={onChoose}
            className="px-2.5 aria-pressed:bg-brand-soft"
          >
            <QrCode aria-hidden="true" />
            Print labels
          </Button>
        </>
      )}
    </div>
  )
}
