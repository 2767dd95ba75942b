import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import type { Upload } from './use-image-upload.ts'

/** The progress of an upload, as text and a bar. */
export function UploadProgress({ upload }: { upload: Upload }) {
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
    case 'offline':
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
