import { ImageUp } from 'lucide-react'
import { cx } from '../../ui/cx.ts'

/** The picker without an image: a label of its input, as large as the image will be. */
export function ImageInvitation({ htmlFor, isWrong }: { htmlFor: string; isWrong: boolean }) {
  return (
    <label
      htmlFor={htmlFor}
      className={cx(
        'flex min-h-24 items-center gap-4 rounded-md border border-dashed bg-surface px-4 py-4 transition-colors',
        'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        'peer-disabled:cursor-not-allowed peer-disabled:opacity-55',
        isWrong
          ? 'border-stolen ring-1 ring-stolen'
          : 'border-line-strong hover:border-ink hover:bg-sunken',
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
        <ImageUp aria-hidden="true" className="size-6" />
      </span>
      <span className="text-sm">
        <span className="font-semibold text-brand underline underline-offset-4">
          Choose a photo
        </span>
        <span className="hidden text-muted sm:inline"> or drop it here</span>
      </span>
    </label>
  )
}
