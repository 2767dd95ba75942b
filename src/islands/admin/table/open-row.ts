import type { KeyboardEvent, MouseEvent } from 'react'

/** Marks the link or button that names a row and opens it. */
export const opensRow = { 'data-opens-row': '' } as const

const opener = '[data-opens-row]'
const controls = 'a, button, input, label, select, summary, textarea, dialog'

/**
 * Opens a row by a press anywhere on it. The link in the row does the same for keyboards and screen
 * readers. Selecting text opens nothing.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest(controls)) return
  if (!window.getSelection()?.isCollapsed) return
  currentTarget.querySelector(opener)?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ...{ ctrlKey, metaKey, shiftKey },
    }),
  )
}

/** Moves between rows with j and k or the arrows; x selects the row. Only while a row has the focus. */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return
  if (target.closest('dialog') || target.matches('input:not([type=checkbox]), select, textarea')) {
    return
  }
  const row = target.closest('tr')
  if (key === 'x') row?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[key]
  if (!row || step === undefined) return
  const rows = [...currentTarget.querySelectorAll('tr')]
  const next = rows[rows.indexOf(row) + step]?.querySelector<HTMLElement>(opener)
  if (!next) return
  event.preventDefault()
  next.focus()
}
