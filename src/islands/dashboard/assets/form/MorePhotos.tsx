import { ArrowDown, ArrowUp, ImagePlus, Star, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { maxMorePhotos } from '../../../../api/assets/asset-fields.ts'
import { assetDetailWords } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { fill } from '../../../../locales/texts.ts'
import { FieldError } from '../../../../ui/forms/FieldFrame.tsx'
import { FileButton } from '../../../../ui/forms/FileButton.tsx'
import { hintStyle, labelStyle } from '../../../../ui/forms/field-style.ts'
import { imageTypes } from '../../../uploads/image-types.ts'
import { UploadedImage } from '../../../uploads/UploadedImage.tsx'
import type { AssetForm } from './asset-form.ts'
import { PhotoButton } from './PhotoButton.tsx'
import { UploadingPhoto } from './UploadingPhoto.tsx'

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
