import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import { assetPath, paths } from '../../paths.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { goBack, openPath } from '../../shell/routing/navigation.ts'
import { useIsWide } from '../../shell/use-is-wide.ts'
import { useMarkNotificationsRead } from '../notifications/use-mark-notifications-read.ts'
import { assetQuery } from '../queries.ts'
import { asset as route } from '../routes.ts'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import { AssetView } from './AssetView.tsx'
import { AssetLabel } from './labels/AssetLabel.tsx'

/** Loaded on demand, because most users only view an asset. */
const UpdateAsset = lazyComponent(() => import('./form/UpdateAsset.tsx'), 'UpdateAsset')

/** The panel beside the list, or a sheet over it on a phone. It shows or edits an asset. */
export function GetAsset() {
  const { id } = route.useParams()
  const { edit } = route.useSearch()
  const [editedId, setEditedId] = useState<string | null>(edit ? id : null)
  const isWide = useIsWide()
  useMarkNotificationsRead(assetPath(id))

  const asset = (
    <AssetPanel
      key={id}
      id={id}
      startsEdited={edit}
      onEdit={(isEdited) => setEditedId(isEdited ? id : null)}
    />
  )
  if (isWide) return asset
  return (
    <Sheet
      title={editedId === id ? assetWords.editAsset : assetWords.asset}
      onClose={() => goBack(paths.assets)}
    >
      {asset}
    </Sheet>
  )
}

interface PanelProps {
  id: string
  startsEdited?: boolean | undefined
  /** Called when the form opens or closes. */
  onEdit?: (isEdited: boolean) => void
}

/** An asset, or the form that edits it. */
export function AssetPanel({ id, startsEdited = false, onEdit }: PanelProps) {
  const query = useQuery(assetQuery(id, useQueryClient()))
  const [isEdited, setIsEdited] = useState(startsEdited)
  const edit = (next: boolean) => {
    setIsEdited(next)
    onEdit?.(next)
    // A reload does not open the form again.
    if (!next && startsEdited) void openPath(assetPath(id), { replace: true, keepScroll: true })
  }
  return (
    <QueryBoundary query={query} skeleton={<AssetSkeleton />} missing={<NotFound />}>
      {(asset) =>
        isEdited ? (
          <Suspense fallback={<AssetSkeleton />}>
            <div className="grid gap-4">
              <UpdateAsset asset={asset} onDone={() => edit(false)} />
              <AssetLabel asset={asset} />
            </div>
          </Suspense>
        ) : (
          <AssetView asset={asset} onEdit={() => edit(true)} />
        )
      }
    </QueryBoundary>
  )
}
