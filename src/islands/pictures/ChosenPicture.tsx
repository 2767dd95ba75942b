import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Picture } from './Picture.tsx'
import { PrivatePicture } from './PrivatePicture.tsx'
import { useObjectUrl } from './use-object-url.ts'
import type { Upload } from './use-picture-upload.ts'

interface Props {
  upload: Upload
  value: string
  isPrivate: boolean
  /** The file input that replaces the picture. */
  htmlFor: string
  onRetry: (file: Blob) => void
  onRemove: () => void
}

const frame = 'size-24 shrink-0 rounded-md'

/** A picture that was chosen: on its way, there, or failed. */
export function ChosenPicture({ upload, value, isPrivate, htmlFor, onRetry, onRemove }: Props) {
  const local = useObjectUrl('picture' in upload ? upload.picture : null)
  const isUnderWay = upload.status === 'fitting' || upload.status === 'sending'

  return (
    <div className="flex items-start gap-4 rounded-md border border-line bg-surface p-3 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
      {upload.status === 'none' && isPrivate ? (
        <PrivatePicture src={value} alt="Chosen picture" className={frame} />
      ) : (
        <Picture
          src={upload.status === 'none' ? value : local}
          alt="Chosen picture"
          className={frame}
        />
      )}
      <div className="grid min-w-0 grow gap-2 py-1" aria-live="polite">
        <Progress upload={upload} />
        {!isUnderWay && (
          <div className="flex flex-wrap gap-x-2 gap-y-1">
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

function Progress({ upload }: { upload: Upload }) {
  switch (upload.status) {
    case 'fitting':
      return (
        <>
          <p className="text-sm font-medium">Preparing the photo…</p>
          <ProgressBar label="Preparing the photo" />
        </>
      )
    case 'sending':
      return (
        <>
          <p className="text-sm font-medium">Uploading… {Math.round(upload.fraction * 100)} %</p>
          <ProgressBar label="Uploading" value={upload.fraction} max={1} />
        </>
      )
    case 'failed':
      return (
        <div>
          <p className="flex gap-1.5 text-sm font-semibold text-stolen">
            <TriangleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
            Failed to upload image
          </p>
          <p className="mt-0.5 text-sm">{upload.reason}</p>
        </div>
      )
    case 'kept':
      return (
        <p className="flex gap-1.5 text-sm font-medium">
          <CloudOff aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
          No connection: we send the photo later, with the rest.
        </p>
      )
    default:
      return (
        <p className="flex gap-1.5 text-sm font-medium text-found">
          <CircleCheck aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
          Photo added
        </p>
      )
  }
}
