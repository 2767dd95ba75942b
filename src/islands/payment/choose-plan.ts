import { choiceIn } from './plan-choice.ts'

/**
 * Selects the plan in the URL. The `input` event hydrates the form, as a choice of the visitor
 * does.
 */
export function choosePlanOfUrl(): void {
  for (const value of Object.values(choiceIn(new URLSearchParams(location.search)))) {
    const radio = document.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`)
    if (!radio || radio.checked) continue
    radio.checked = true
    radio.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
