import { PackageCheck } from 'lucide-react'
import { countText } from '../../../../locales/count-text.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'

export function ImportDone({ added, known }: { added: number; known: number }) {
  return (
    <EmptyState
      title={countText(importWords.added, added)}
      icon={<PackageCheck aria-hidden="true" />}
      action={<ButtonLink to={paths.assets}>{importWords.seeYourAssets}</ButtonLink>}
    >
      {known > 0 && `${countText(importWords.wereRegistered, known)} `}
      {importWords.addPhotos}
    </EmptyState>
  )
}
