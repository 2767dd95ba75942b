import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import { AssetView } from './AssetView.tsx'
import { assetQuery } from './queries.ts'
import { asset as route } from './routes.ts'
import { UpdateAsset } from './UpdateAsset.tsx'

/** The panel beside the list: the asset to look at, or to change. */
export function GetAsset() {
  const { id } = route.useParams()
  const query = useQuery(assetQuery(id, useQueryClient()))
  const [editedId, setEditedId] = useState<string | null>(null)

  return (
    <div key={id} ref={bringIntoView} className="scroll-mt-20">
      <BackLink to={paths.assets} className="lg:hidden">
        Assets
      </BackLink>
      <Loaded query={query} skeleton={<AssetSkeleton />} missing={<NotFound />}>
        {(asset) =>
          editedId === id ? (
            <UpdateAsset asset={asset} onDone={() => setEditedId(null)} />
          ) : (
            <AssetView asset={asset} onEdit={() => setEditedId(id)} />
          )
        }
      </Loaded>
    </div>
  )
}

/** On a phone the panel takes the place of a list that may have been scrolled far down. */
function bringIntoView(panel: HTMLElement | null) {
  if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView()
}
