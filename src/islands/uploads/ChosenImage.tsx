import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PrivateImage } from './PrivateImage.tsx'
import { UploadedImage } from './UploadedImage.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import type { Upload } from './use-image-upload.ts'
import { useObjectUrl } from './use-object-url.ts'

interface Props {
  upload: Upload
  value: string
  isPrivate: boolean
  /** The id of the file input that replaces the image. */
  htmlFor: string
  onRetry: (file: Blob) => void
  onRemove: () => void
}

const frame = 'size-20 shrink-0 rounded-md sm:size-24'

/** A chosen image: uploading, uploaded or failed. */
export function ChosenImage({ upload, value, isPrivate, htmlFor, onRetry, onRemove }: Props) {
  const local = useObjectUrl('picture' in upload ? upload.picture : null)
  const isUnderWay = upload.status === 'fitting' || upload.status === 'sending'

  return (
    <div className="flex min-h-30.5 items-start gap-3 rounded-md border border-line bg-surface p-3 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
      {upload.status === 'none' && isPrivate ? (
        <PrivateImage src={value} alt="Chosen picture" className={frame} />
      ) : (
        <UploadedImage
          src={upload.status === 'none' ? value : local}
          alt="Chosen picture"
          className={frame}
        />
      )}
      <div className="grid min-w-0 grow gap-2 py-1" aria-live="polite">
        <UploadProgress upload={upload} />
        {!isUnderWay && (
          <div className="flex flex-wrap gap-x-1 gap-y-2 *:px-3.5">
            {upload.status === 'failed' && upload.canRetry && (
              <Button variant="secondary" onClick={() => onRetry(upload.file)}>
                Try again
              </Button>
            )}
            <label
              htmlFor={htmlFor}
              className={buttonStyle({
                variant: upload.status === 'failed' ? 'quiet' : 'secondary',
              })}
            >
              {upload.status === 'failed' ? 'Choose another' : 'Replace'}
            </label>
            <Button variant="quiet" onClick={onRemove}>
              Remove
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
