import { choiceIn } from './plan-choice.ts'

/** Chooses the plan that the URL names, as if the visitor had: the `input` event hydrates the form. */
export function choosePlanOfUrl(): void {
  for (const value of Object.values(choiceIn(new URLSearchParams(location.search)))) {
    const radio = document.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`)
    if (!radio || radio.checked) continue
    radio.checked = true
    radio.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
