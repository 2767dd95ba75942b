import { ImageUp } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { FieldError } from '../../ui/forms/FieldFrame.tsx'
import { FieldLabel } from '../../ui/forms/FieldLabel.tsx'
import { hintStyle } from '../../ui/forms/field-style.ts'
import { useSharedWords } from '../shell/shared-words.ts'
import { pictureOf } from './data-url.ts'
import { imageTypes } from './image-types.ts'
import { PrivateImage } from './PrivateImage.tsx'
import { UploadedImage } from './UploadedImage.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { loadFitting, useImageUpload } from './use-image-upload.ts'
import { useObjectUrl } from './use-object-url.ts'

interface Props<Form extends FieldValues, Output> {
  control: Control<Form, unknown, Output>
  /** The field with the URL of the uploaded photo, or ''. */
  name: FieldPath<Form>
  label: string
  hint?: string | undefined
  optional?: boolean | string | undefined
  /** Visible only to its owner and staff. */
  isPrivate?: boolean
  /** The photo that is shown elsewhere as long as there is none here. */
  standIn?: string | null | undefined
  /**
   * The form can upload the photo later: without a connection the value is the photo itself, as a
   * data URL.
   */
  keepOffline?: boolean
}

const focusRing =
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus'
const frame = 'size-20 shrink-0 rounded-md sm:size-24'

/**
 * A field for one photo, chosen or dropped. It scales the photo down, uploads it at once and shows
 * it. What it shows follows the value of the field.
 */
export function PhotoField<Form extends FieldValues, Output>(props: Props<Form, Output>) {
  const { control, name, label, optional, isPrivate = false, keepOffline = false } = props
  const words = useSharedWords()
  const { field, fieldState } = useController({ control, name })
  const value: string = field.value ?? ''
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Shown instead of the same photo from the server, which would have to be loaded.
  const [sent, setSent] = useState<{ url: string; picture: Blob }>()
  const { upload, send, cancel } = useImageUpload(value, {
    onSent: (url, picture) => {
      setSent({ url, picture })
      field.onChange(url)
    },
    keepOffline,
  })
  const isUnderWay = upload.status === 'fitting' || upload.status === 'sending'
  const error = upload.status === 'failed' ? undefined : fieldState.error?.message
  // It says that any photo is made small enough.
  const hint = upload.status !== 'failed' && (props.hint ?? words.photoHint)
  const picture =
    upload.status === 'sending' ? upload.picture : sent?.url === value ? sent.picture : null
  const local = useObjectUrl(picture)

  // Loaded before the first photo, because the connection may be lost by then.
  useEffect(() => void loadFitting().catch(() => {}), [])

  const sendRestored = useEffectEvent(() => {
    const restored = pictureOf(value)
    if (restored) void send(restored)
  })
  useEffect(() => sendRestored(), [])

  function drop(event: DragEvent) {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file && !event.currentTarget.matches(':disabled *')) void send(file)
  }

  /** Cancels the upload, or removes the photo. The button that was pressed is gone. */
  function remove() {
    cancel()
    if (!isUnderWay) field.onChange('')
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input does the same
    <div className="grid gap-1.5" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      <div className="relative">
        <input
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          id={id}
          type="file"
          accept={imageTypes.join(',')}
          // Also after a failed upload, whose own message is shown: sending the form leads here.
          aria-invalid={fieldState.error ? true : undefined}
          aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void send(file)
            // Lets the user choose the same file again after a failure.
            target.value = ''
          }}
          className="peer sr-only"
        />
        {upload.status === 'none' && value === '' ? (
          <label
            htmlFor={id}
            className={cx(
              'flex min-h-24 items-center gap-4 rounded-md border bg-surface px-4 py-4 transition-colors',
              focusRing,
              'peer-disabled:cursor-not-allowed peer-disabled:opacity-55',
              error
                ? 'border-stolen ring-1 ring-stolen'
                : 'border-dashed border-line-strong hover:border-ink hover:bg-sunken',
            )}
          >
            {props.standIn ? (
              <UploadedImage src={props.standIn} alt="" className={frame} />
            ) : (
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
                <ImageUp aria-hidden="true" className="size-6" />
              </span>
            )}
            <span className="text-sm">
              <span className="font-semibold text-brand underline underline-offset-4">
                {words.choosePhoto}
              </span>
              <span className="hidden text-muted sm:inline"> {words.orDropIt}</span>
            </span>
          </label>
        ) : (
          <div
            className={cx(
              'flex min-h-30.5 items-start gap-3 rounded-md border border-line bg-surface p-3',
              focusRing,
            )}
          >
            {isPrivate && upload.status === 'none' && !picture ? (
              <PrivateImage src={value} alt={words.chosenPicture} className={frame} />
            ) : (
              <UploadedImage
                src={picture || upload.status !== 'none' ? local : value}
                alt={words.chosenPicture}
                className={frame}
              />
            )}
            <div className="grid min-w-0 grow gap-2 py-1" aria-live="polite">
              <UploadProgress upload={upload} value={value} />
              <div className="flex flex-wrap gap-x-1 gap-y-2 *:px-3 sm:*:px-3.5">
                {upload.status === 'failed' && typeof upload.error !== 'string' && (
                  <Button variant="secondary" onClick={() => void send(upload.file)}>
                    {words.tryAgain}
                  </Button>
                )}
                {!isUnderWay && (
                  <label
                    htmlFor={id}
                    className={buttonStyle({
                      variant: upload.status === 'failed' ? 'quiet' : 'secondary',
                    })}
                  >
                    {upload.status === 'failed' ? words.chooseAnother : words.replace}
                  </label>
                )}
                <Button variant="quiet" onClick={remove}>
                  {isUnderWay ? words.cancel : words.remove}
                </Button>
              </div>
            </div>
          </div>
        )}
      </div>
      {error && <FieldError id={`${id}-error`} message={error} />}
      {hint && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
    </div>
  )
}
