import { ApiError } from '../../api/problem.ts'
import { post } from '../newsletter/post.ts'

/** Makes the form of a label's page work: MessageOwner.astro has what is looked up here. */
export function initMessageOwnerForm(): void {
  const root = document.querySelector<HTMLElement>('[data-tell-owner]')
  const form = root?.querySelector('form')
  if (!root || !form) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(root, form)
  })
}

async function send(root: HTMLElement, form: HTMLFormElement): Promise<void> {
  const fieldset = form.querySelector('fieldset')
  if (!fieldset || fieldset.disabled) return
  const entered = Object.fromEntries(new FormData(form)) as Record<string, string>
  say(form, '[data-refused]', '')
  const missing = Object.fromEntries(
    controlsOf(form).flatMap(({ name, value, dataset }) =>
      value.trim() === '' && dataset['missing'] ? [[name, dataset['missing']]] : [],
    ),
  )
  if (showErrors(form, missing)) return

  fieldset.disabled = true
  try {
    const { message } = await post(root.dataset['tellOwner'] ?? '', entered)
    form.hidden = true
    say(root, '[data-sent]', message)
  } catch (error) {
    fieldset.disabled = false
    if (!(error instanceof ApiError)) throw error
    if (!showErrors(form, error.body?.fields ?? {})) say(form, '[data-refused]', error.message)
  }
}

function controlsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
}

/** Puts each sentence on its field, and the focus on the first; false when there is none. */
function showErrors(form: HTMLFormElement, words: Record<string, string>): boolean {
  const wrong = controlsOf(form).filter((control) => {
    const said = words[control.name] ?? ''
    const error = control.closest('[data-field]')?.querySelector<HTMLElement>('[data-error]')
    if (error) {
      error.textContent = said
      error.hidden = said === ''
    }
    if (said) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
    return said !== ''
  })
  wrong[0]?.focus()
  return wrong.length > 0
}

function say(within: HTMLElement, where: string, words: string): void {
  const place = within.querySelector<HTMLElement>(where)
  if (!place) return
  place.textContent = words
  place.hidden = words === ''
  if (words) place.focus()
}
