import type { MouseEvent } from 'react'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'

/** The id of the search box above a full result. */
export const searchedNumberId = 'number'

/** Leads from an answer about an unreadable number to the search box with it. */
export function CorrectNumber({ text }: { text: string }) {
  return (
    <a
      href={`#${searchedNumberId}`}
      onClick={focusNumber}
      className={cx(buttonStyle({ variant: 'primary' }), 'sm:justify-self-start')}
      data-no-print
    >
      {text}
    </a>
  )
}

/** As the link itself does, without an entry in the browser’s history. */
function focusNumber(event: MouseEvent) {
  const field = document.querySelector<HTMLInputElement>(`#${searchedNumberId}`)
  if (!field) return
  event.preventDefault()
  field.focus()
}
