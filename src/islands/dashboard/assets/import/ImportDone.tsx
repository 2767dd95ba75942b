import { Link } from '@tanstack/react-router'
import { PackageCheck } from 'lucide-react'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../../paths.ts'

export function ImportDone({ added, known }: { added: number; known: number }) {
  return (
    <EmptyState
      title={added === 1 ? '1 asset added' : `${added} assets added`}
      icon={<PackageCheck aria-hidden="true" />}
      action={
        <Link to={paths.assets} className={buttonStyle()}>
          See your assets
        </Link>
      }
    >
      {known > 0 && `${known} in between were registered already. `}
      Add a photo to each when you have the time: it tells yours from others.
    </EmptyState>
  )
}
