import { choiceIn } from './plan-choice.ts'

/**
 * Presses the plan in the URL, as a visitor does. That hydrates the form, or tells it if it is
 * hydrated already.
 */
export function choosePlanOfUrl(): void {
  for (const value of Object.values(choiceIn(new URLSearchParams(location.search)))) {
    const radio = document.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`)
    if (radio && !radio.checked) radio.click()
  }
}
