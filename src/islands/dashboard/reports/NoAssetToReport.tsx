import { PackageOpen } from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'

/** Shown to users without assets, because every report needs one. */
export function NoAssetToReport() {
  return (
    <EmptyState
      title="Oops"
      icon={<PackageOpen aria-hidden="true" />}
      action={<ButtonLink to={paths.newAsset}>Add Asset</ButtonLink>}
    >
      You have no asset to report yet. Add the item with its unique number first; it takes a minute.
    </EmptyState>
  )
}
