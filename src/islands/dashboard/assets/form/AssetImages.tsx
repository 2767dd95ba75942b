import { ArrowDown, ArrowUp, ImagePlus, type LucideIcon, Star, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { maxMorePhotos } from '../../../../api/assets/asset-fields.ts'
import { assetDetailWords } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FieldError } from '../../../../ui/forms/FieldFrame.tsx'
import { FileButton } from '../../../../ui/forms/FileButton.tsx'
import { hintStyle, labelStyle } from '../../../../ui/forms/field-style.ts'
import { useSharedWords } from '../../../shell/shared-words.ts'
import { imageTypes } from '../../../uploads/image-types.ts'
import { PhotoField } from '../../../uploads/PhotoField.tsx'
import { UploadedImage } from '../../../uploads/UploadedImage.tsx'
import { UploadProgress } from '../../../uploads/UploadProgress.tsx'
import { useImageUpload } from '../../../uploads/use-image-upload.ts'
import type { AssetForm } from './asset-form.ts'

/** The cover. */
export function AssetPicture() {
  const { control } = useFormContext<AssetForm>()
  return (
    <PhotoField
      control={control}
      name="imageUrl"
      label={assetDetailWords.picture}
      hint={assetDetailWords.pictureHint}
    />
  )
}

/** Proof of payment. */
export function AssetReceipt() {
  const { control } = useFormContext<AssetForm>()
  return (
    <PhotoField
      control={control}
      name="receiptUrl"
      label={assetDetailWords.receipt}
      optional
      isPrivate
      hint={assetDetailWords.receiptHint}
    />
  )
}

/** Photos beyond the cover. Users can add several at once, reorder them, or make one the cover. */
export function MorePhotos() {
  const { control, getValues, setValue, formState } = useFormContext<AssetForm>()
  const urls = useWatch({ control, name: 'photoUrls' })
  const [uploads, setUploads] = useState<{ id: number; file: File }[]>([])
  const nextId = useRef(0)
  const [announcement, setAnnouncement] = useState('')
  const id = useId()
  const room = maxMorePhotos - urls.length - uploads.length
  const { photoUrls: error } = formState.errors
  const message = error?.message ?? error?.find?.((each) => each)?.message

  const setUrls = (next: string[]) =>
    setValue('photoUrls', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })

  function add(files: readonly File[]) {
    const some = files.slice(0, room)
    setAnnouncement(
      files.length > room
        ? fill(assetDetailWords.tooManyPhotos, { room, count: files.length })
        : '',
    )
    setUploads([...uploads, ...some.map((file) => ({ id: nextId.current++, file }))])
  }

  function move(from: number, to: number) {
    const next = urls.toSpliced(from, 1)
    setUrls(next.toSpliced(to, 0, urls[from] ?? ''))
    setAnnouncement(fill(assetDetailWords.photoMoved, { from: from + 2, to: to + 2 }))
  }

  function makeCover(index: number) {
    const cover = getValues('imageUrl')
    setValue('imageUrl', urls[index] ?? '', { shouldDirty: true })
    setUrls(cover === '' ? urls.toSpliced(index, 1) : urls.with(index, cover))
    setAnnouncement(fill(assetDetailWords.photoIsCover, { value: index + 2 }))
  }

  return (
    <fieldset className="grid gap-2">
      <legend className={labelStyle}>
        {assetDetailWords.morePhotos}{' '}
        <span className="font-normal text-muted">{assetDetailWords.optional}</span>
      </legend>
      {urls.length > 0 && (
        <ol className="mt-1.5 grid gap-2">
          {urls.map((url, index) => (
            <li
              key={url}
              className="flex items-center gap-2 rounded-md border border-line bg-surface p-2"
            >
              <UploadedImage
                src={url}
                alt={fill(assetDetailWords.photo, { value: index + 2 })}
                className="size-16 rounded-sm"
              />
              <span className="ms-auto flex">
                <PhotoButton
                  label={fill(assetDetailWords.makePhotoTheCover, { value: index + 2 })}
                  icon={Star}
                  onClick={() => makeCover(index)}
                />
                <PhotoButton
                  label={fill(assetDetailWords.movePhotoUp, { value: index + 2 })}
                  icon={ArrowUp}
                  off={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <PhotoButton
                  label={fill(assetDetailWords.movePhotoDown, { value: index + 2 })}
                  icon={ArrowDown}
                  off={index === urls.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <PhotoButton
                  label={fill(assetDetailWords.removePhoto, { value: index + 2 })}
                  icon={Trash2}
                  onClick={() => {
                    setUrls(urls.toSpliced(index, 1))
                    setAnnouncement(fill(assetDetailWords.photoIsRemoved, { value: index + 2 }))
                  }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {uploads.map(({ id, file }) => (
        <UploadingPhoto
          key={id}
          file={file}
          onSent={(url) => setUrls([...getValues('photoUrls'), url])}
          onDone={() => setUploads((all) => all.filter((each) => each.id !== id))}
        />
      ))}
      {room > 0 && (
        <div className="relative mt-1.5">
          <FileButton multiple accept={imageTypes.join(',')} onChoose={add} variant="secondary">
            <ImagePlus aria-hidden="true" />
            {assetDetailWords.addPhotos}
          </FileButton>
        </div>
      )}
      {message && <FieldError id={`${id}-error`} message={message} />}
      <p className={hintStyle}>{fill(assetDetailWords.photosHint, { value: maxMorePhotos + 1 })}</p>
      <p role="status" className="text-sm empty:hidden">
        {announcement}
      </p>
    </fieldset>
  )
}

interface Props {
  label: string
  icon: LucideIcon
  off?: boolean
  onClick: () => void
}

/** A small button for an action on one of several photos. */
function PhotoButton({ label, icon: Icon, off, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}

interface UploadingPhotoProps {
  file: File
  onSent: (url: string) => void
  /** Called when the upload has succeeded, or the user has cancelled it. */
  onDone: () => void
}

/** One of several chosen photos during its upload. */
function UploadingPhoto({ file, onSent, onDone }: UploadingPhotoProps) {
  const words = useSharedWords()
  const { upload, send } = useImageUpload('', {
    onSent: (url) => {
      onSent(url)
      onDone()
    },
  })
  const begin = useEffectEvent(() => void send(file))
  useEffect(() => begin(), [])
  const isFailed = upload.status === 'failed'

  return (
    <div className="grid gap-2 rounded-md border border-line bg-surface p-3" aria-live="polite">
      <p className="truncate text-xs text-muted">{file.name}</p>
      <UploadProgress upload={upload.status === 'none' ? { status: 'fitting' } : upload} />
      <div className="flex gap-2">
        {isFailed && typeof upload.error !== 'string' && (
          <Button variant="secondary" onClick={() => void send(upload.file)}>
            {words.tryAgain}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {isFailed ? words.remove : words.cancel}
        </Button>
      </div>
    </div>
  )
}
