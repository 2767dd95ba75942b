import { type DragEvent, type Ref, Suspense, useEffect, useId, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { FieldError } from '../../ui/forms/FieldFrame.tsx'
import { FieldLabel } from '../../ui/forms/FieldLabel.tsx'
import { hintStyle } from '../../ui/forms/field-style.ts'
import { lazyComponent } from '../shell/loading/lazy-component.ts'
import { ImageInvitation } from './ImageInvitation.tsx'
import { imageTypes } from './image-types.ts'
import { loadFitting, useImageUpload } from './use-image-upload.ts'

const chosenImage = () => import('./ChosenImage.tsx')
const ChosenImage = lazyComponent(chosenImage, 'ChosenImage')

interface Props {
  label: string
  hint?: string | undefined
  optional?: boolean | string | undefined
  error?: string | undefined
  /** The name of the hidden field with the URL. */
  name: string
  /** The URL of the uploaded image, or ''. */
  value: string
  onChange: (url: string) => void
  /** Receives an image that cannot be uploaded offline. Without it such an upload fails. */
  onOffline?: ((image: Blob | null) => void) | undefined
  /** The draft that stores such an image. */
  draftName?: string | undefined
  /** Receives the focus if the field is invalid. */
  ref?: Ref<HTMLInputElement>
  /** Visible only to its owner and staff. */
  isPrivate?: boolean
}

/**
 * Lets the user choose or drop a photo. It scales the photo down, uploads it at once and shows it.
 */
export function ImagePicker(props: Props) {
  const {
    label,
    hint = 'JPEG or PNG; large photos are made smaller for you',
    optional,
    name,
  } = props
  const { value, onChange, onOffline, draftName, ref, isPrivate = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { upload, send, clear } = useImageUpload(onChange, onOffline, draftName)
  const error = upload.status === 'failed' ? undefined : props.error

  // Loaded before the first photo, because the connection may be lost by then.
  useEffect(() => void Promise.allSettled([chosenImage(), loadFitting()]), [])

  function drop(event: DragEvent) {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file && !event.currentTarget.matches(':disabled *')) void send(file)
  }

  function remove() {
    clear()
    onChange('')
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
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          id={id}
          type="file"
          accept={imageTypes.join(',')}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(error && `${id}-error`, `${id}-hint`)}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void send(file)
            // Lets the user choose the same file again after a failure.
            target.value = ''
          }}
          className="peer sr-only"
        />
        <input type="hidden" name={name} value={value} />
        {upload.status === 'none' && value === '' ? (
          <ImageInvitation htmlFor={id} isWrong={error !== undefined} />
        ) : (
          <Suspense fallback={<Skeleton className="h-30.5 w-full rounded-md" />}>
            <ChosenImage
              {...{ upload, value, isPrivate, htmlFor: id }}
              onRetry={send}
              onRemove={remove}
            />
          </Suspense>
        )}
      </div>
      {error && <FieldError id={`${id}-error`} message={error} />}
      <p id={`${id}-hint`} className={hintStyle}>
        {hint}
      </p>
    </div>
  )
}
