import X from 'lucide-react/icons/x'
import { type ReactNode, useCallback, useId } from 'react'
import { cx } from './cx.ts'

interface Props {
  title: string
  /** Called on Escape or a press outside. The caller then removes the dialog. */
  onClose: () => void
  /** Above a phone's bar, near the thumb, instead of in the middle. */
  atBottom?: boolean
  /** The name of a cross beside the title, for a dialog that asks nothing. */
  close?: string | undefined
  children: ReactNode
}

/** A native modal dialog, open while it is rendered. */
export function Dialog({ title, onClose, atBottom = false, close, children }: Props) {
  const titleId = useId()
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog || dialog.open) return
    dialog.showModal()
    // The browser focuses the first control, which may be at the end of a long text.
    dialog.scrollTop = 0
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape already closes it
    <dialog
      ref={open}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // The content has the padding, so a press on the dialog itself is a press on its backdrop.
        if (target === currentTarget) currentTarget.close()
      }}
      className={cx(
        // Under a dialog that asks for the password, only that one is seen.
        'has-[~dialog]:invisible w-[min(32rem,calc(100vw-2rem))] scroll-pb-24 overflow-y-auto rounded-xl border border-line bg-surface font-normal text-ink shadow-float backdrop:bg-scrim',
        atBottom ? 'scroll-shade mx-auto mt-auto mb-20 max-h-[calc(100dvh-6rem)]' : 'm-auto',
      )}
    >
      <div className="grid gap-5 p-5 sm:p-7">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="text-xl wrap-anywhere">
            {title}
          </h2>
          {close && (
            <button
              type="button"
              aria-label={close}
              onClick={onClose}
              className="-my-2 -me-3 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
