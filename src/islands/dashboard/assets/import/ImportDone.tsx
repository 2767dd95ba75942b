import { PackageCheck } from 'lucide-react'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'

export function ImportDone({ added, known }: { added: number; known: number }) {
  return (
    <EmptyState
      title={added === 1 ? '1 asset added' : `${added} assets added`}
      icon={<PackageCheck aria-hidden="true" />}
      action={<ButtonLink to={paths.assets}>See your assets</ButtonLink>}
    >
      {known > 0 && `${known} in between were registered already. `}
      Add a photo to each when you have the time: it tells yours from others.
    </EmptyState>
  )
}
