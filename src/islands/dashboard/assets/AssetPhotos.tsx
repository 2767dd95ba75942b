import { useState } from 'react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { thumbnailOf } from '../../../api/uploads/upload.ts'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { fill } from '../../../locales/texts.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'

/** A large photo, and thumbnails of the others. */
export function AssetPhotos({ asset }: { asset: AssetRecord }) {
  const urls = [asset.imageUrl, ...asset.photoUrls].filter((url) => url !== null)
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, Math.max(0, urls.length - 1))

  return (
    <div>
      <UploadedImage
        src={urls[at]}
        alt={fill(urls.length > 1 ? assetWords.pictureOfMany : assetWords.pictureOf, {
          name: asset.name,
          at: at + 1,
          count: urls.length,
        })}
        type={asset.type}
        className="aspect-[16/10] max-h-80 w-full"
      />
      {urls.length > 1 && (
        <ul
          aria-label={assetWords.photos}
          className="flex gap-2 overflow-x-auto px-4 pt-3 pb-1 sm:px-6"
        >
          {urls.map((url, index) => (
            <li key={url} className="shrink-0">
              <button
                type="button"
                aria-label={fill(assetWords.photoOf, { value: index + 1, count: urls.length })}
                aria-pressed={index === at}
                onClick={() => setChosen(index)}
                className="block rounded-md border-2 border-transparent p-0.5 focus-visible:-outline-offset-2 aria-pressed:border-brand"
              >
                <UploadedImage src={thumbnailOf(url)} alt="" className="size-14 rounded-sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
