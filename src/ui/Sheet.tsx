import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  title: string
  /** Called by the close button, Escape or a press above the sheet. The caller then removes it. */
  onClose: () => void
  children: ReactNode
}

/**
 * A sheet over the screen of a phone. It is not a native modal dialog, which would cover toasts.
 * The screen under it is inert. Focus moves into the sheet and returns to where it was.
 */
export function Sheet({ title, onClose, children }: Props) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const before = document.activeElement
    const under = document.getElementById('screen')?.parentElement
    under?.toggleAttribute('inert', true)
    document.documentElement.classList.add('overflow-hidden')
    heading.current?.focus({ preventScroll: true })
    return () => {
      under?.toggleAttribute('inert', false)
      document.documentElement.classList.remove('overflow-hidden')
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the close button does the same
    <div
      onKeyDown={press}
      className="fixed inset-0 z-20 grid grid-rows-[minmax(2.5rem,1fr)_auto] bg-scrim"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div onClick={onClose} />
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        className="max-h-[calc(100dvh-2.5rem)] min-h-[60dvh] overflow-y-auto overscroll-contain rounded-t-xl bg-paper pb-[env(safe-area-inset-bottom)] shadow-float motion-safe:starting:translate-y-8 motion-safe:transition-transform"
      >
        <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-paper ps-4 pe-1.5">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="truncate text-lg outline-none">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div className="p-4">{children}</div>
      </div>
    </div>,
    document.body,
  )
}
