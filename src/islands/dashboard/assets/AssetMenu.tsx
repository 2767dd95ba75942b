import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-sm font-medium text-start hover:bg-sunken focus-visible:-outline-offset-2 aria-disabled:text-muted aria-disabled:opacity-60 [&_svg]:size-4.5'

/** The actions on an asset. Users cannot delete assets (spec §6). */
export function AssetMenu({ onEdit }: { onEdit: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      items.at(next % items.length)?.focus()
    } else if (event.key === 'Escape') {
      // Otherwise Escape would also close the sheet around the menu.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the focus that leaves the menu
    <div className="relative shrink-0" onBlur={leave}>
      <button
        ref={button}
        type="button"
        aria-label={assetWords.actions}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="grid size-11 place-items-center rounded-md border border-line-strong hover:border-ink hover:bg-sunken"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </button>
      {isOpen && (
        <div className="absolute end-0 top-full z-10 mt-1.5 w-60 rounded-md border border-line bg-surface p-1.5 shadow-float">
          <div id={id} role="menu" aria-label={assetWords.actions} tabIndex={-1} onKeyDown={press}>
            <button
              ref={focusFirst}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={onEdit}
              className={item}
            >
              <Pencil aria-hidden="true" />
              {assetWords.edit}
            </button>
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled="true"
              className={item}
            >
              <Trash2 aria-hidden="true" />
              {assetWords.delete}
            </button>
          </div>
          <p className="px-3 pb-2 text-xs text-muted">{assetWords.cannotDelete}</p>
        </div>
      )}
    </div>
  )
}

function focusFirst(element: HTMLElement | null) {
  element?.focus()
}
