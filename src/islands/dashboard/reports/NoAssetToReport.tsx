import { Link } from '@tanstack/react-router'
import { PackageOpen } from 'lucide-react'
import { buttonStyle } from '../../../ui/button-style.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'

/** A report is about an asset; there is none yet. */
export function NoAssetToReport() {
  return (
    <EmptyState
      title="Oops"
      icon={<PackageOpen aria-hidden="true" />}
      action={
        <Link to={paths.newAsset} className={buttonStyle()}>
          Add Asset
        </Link>
      }
    >
      You have no asset to report yet. Add the item with its unique number first; it takes a minute.
    </EmptyState>
  )
}
