interface KeyPress {
  key: string
  currentTarget: EventTarget | null
  preventDefault(): void
}

/**
 * For a field that a hand scanner fills: its Enter goes to the next field of the form, because the
 * others are still empty.
 */
export function goToNextField(press: KeyPress) {
  const field = press.currentTarget
  if (press.key !== 'Enter' || !(field instanceof HTMLInputElement)) return
  const controls = [...(field.form?.elements ?? [])]
  const next = controls.slice(controls.indexOf(field) + 1).find(isFillable)
  if (!next) return
  press.preventDefault()
  next.focus()
}

function isFillable(control: Element): control is HTMLElement {
  if (control.matches(':disabled')) return false
  if (control instanceof HTMLInputElement) return !['file', 'hidden'].includes(control.type)
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
}
