import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { fill } from '../../../locales/texts.ts'
import { PrivateImage } from '../../uploads/PrivateImage.tsx'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'

const imageStyle = 'aspect-[4/3] w-full rounded-md'

interface Props {
  pictures: { src: string | null; alt: string }[]
  receiptUrl: string | null
}

/** Photos and the receipt, side by side, with a note for missing ones. */
export function EvidenceImages({ pictures: images, receiptUrl }: Props) {
  const sent = images.filter(
    ({ src }, at) => src !== null && images.findIndex((each) => each.src === src) === at,
  )
  return (
    <div className="grid gap-3">
      {(sent.length > 0 || receiptUrl) && (
        <div className="grid grid-cols-2 gap-2">
          {sent.map(({ src, alt }) => (
            <a key={src} href={src ?? undefined} target="_blank" rel="noreferrer">
              <UploadedImage src={src} alt="" className={imageStyle} />
              <span className="mt-1 block text-xs text-muted">{alt}</span>
            </a>
          ))}
          {receiptUrl && (
            <div>
              <PrivateImage src={receiptUrl} alt={adminCaseWords.receipt} className={imageStyle} />
              <span aria-hidden="true" className="mt-1 block text-xs text-muted">
                {adminCaseWords.receipt}
              </span>
            </div>
          )}
        </div>
      )}
      {!receiptUrl && <p className="text-sm text-muted">{adminCaseWords.noReceipt}</p>}
    </div>
  )
}

interface AssetProps {
  asset: { name: string; imageUrl: string | null; photoUrls: string[]; receiptUrl: string | null }
}

/** The evidence of an asset: its cover, its other photos, its receipt. */
export function AssetEvidence({ asset }: AssetProps) {
  const pictures = [asset.imageUrl, ...asset.photoUrls].map((src, index) => ({
    src,
    alt: fill(adminCaseWords.photo, { number: index + 1 }),
  }))
  return <EvidenceImages pictures={pictures} receiptUrl={asset.receiptUrl} />
}
