import { type DragEvent, lazy, type Ref, Suspense, useEffect, useId, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { FieldError } from '../../ui/FieldFrame.tsx'
import { hintStyle, labelStyle } from '../../ui/field-style.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PictureInvitation } from './PictureInvitation.tsx'
import { pictureTypes } from './picture-types.ts'
import { loadFitting, usePictureUpload } from './use-picture-upload.ts'

const chosenPicture = () => import('./ChosenPicture.tsx')
const ChosenPicture = lazy(async () => ({ default: (await chosenPicture()).ChosenPicture }))

interface Props {
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
  error?: string | undefined
  /** The name of the hidden field that holds the address. */
  name: string
  /** The address of the picture that was sent, or ''. */
  value: string
  onChange: (url: string) => void
  /** Takes a picture that cannot be sent for want of a connection; else it counts as failed. */
  onKept?: ((picture: Blob | null) => void) | undefined
  /** Takes the focus when the form finds the field wrong. */
  ref?: Ref<HTMLInputElement>
  /** Shown to nobody but its owner and our team. */
  isPrivate?: boolean
}

/** Choose or drop a photo: it is made small enough, sent at once and shown. */
export function PicturePicker(props: Props) {
  const {
    label,
    hint = 'JPEG or PNG; large photos are made smaller for you',
    optional,
    name,
  } = props
  const { value, onChange, onKept, ref, isPrivate = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { upload, send, clear } = usePictureUpload(onChange, onKept)
  const error = upload.status === 'failed' ? undefined : props.error

  // Behind the form, and before the first photo: the line may be gone by then.
  useEffect(() => void Promise.allSettled([chosenPicture(), loadFitting()]), [])

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
      <label htmlFor={id} className={labelStyle}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <div className="relative">
        <input
          ref={(element) => {
            input.current = element
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          id={id}
          type="file"
          accept={pictureTypes.join(',')}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(error && `${id}-error`, `${id}-hint`)}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void send(file)
            // The same file may be chosen again after a failure.
            target.value = ''
          }}
          className="peer sr-only"
        />
        <input type="hidden" name={name} value={value} />
        {upload.status === 'none' && value === '' ? (
          <PictureInvitation htmlFor={id} isWrong={error !== undefined} />
        ) : (
          <Suspense fallback={<Skeleton className="h-30.5 w-full rounded-md" />}>
            <ChosenPicture
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
