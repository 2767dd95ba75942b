import { Picture } from '../pictures/Picture.tsx'
import { PrivatePicture } from '../pictures/PrivatePicture.tsx'

const pictureStyle = 'aspect-[4/3] w-full rounded-md'

interface Props {
  pictures: { src: string | null; alt: string }[]
  receiptUrl: string | null
}

/** Photos and the receipt, side by side; what was not sent is said to be missing. */
export function EvidencePictures({ pictures, receiptUrl }: Props) {
  const sent = pictures.filter(({ src }) => src !== null)
  return (
    <div className="grid gap-3">
      {(sent.length > 0 || receiptUrl) && (
        <div className="grid gap-2 sm:grid-cols-2">
          {sent.map(({ src, alt }) => (
            <Picture key={src} src={src} alt={alt} className={pictureStyle} />
          ))}
          {receiptUrl && <PrivatePicture src={receiptUrl} alt="Receipt" className={pictureStyle} />}
        </div>
      )}
      {!receiptUrl && <p className="text-sm text-muted">No receipt was added.</p>}
    </div>
  )
}
