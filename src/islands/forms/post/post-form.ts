import { ApiError } from '../../../api/problem.ts'
import { visitorLanguage } from '../../visitor-language.ts'
import { failureParts, post, translateErrorFor } from './post.ts'

/**
 * Sends a form that PostForm.astro rendered: validates it, disables it while it is sent, and shows
 * the server's errors at their fields or below the form. It is for pages without React; islands use
 * `useEndpointForm`.
 */
export async function sendPostForm(form: HTMLFormElement): Promise<void> {
  const fieldset = form.querySelector('fieldset')
  if (!fieldset || fieldset.disabled) return
  show(form, 'sent', '')
  show(form, 'refused', '')
  if (showErrors(form, invalidFields(form))) return

  const entered = {
    ...Object.fromEntries(new FormData(form)),
    ...(form.dataset['withLanguage'] !== undefined && { language: visitorLanguage() }),
  }
  fieldset.disabled = true
  try {
    const { message } = await post(form.dataset['post'] ?? '', entered)
    fieldset.disabled = false
    form.reset()
    fieldset.hidden = form.dataset['once'] !== undefined
    show(form, 'sent', sentText(form, entered) ?? message)
  } catch (error) {
    fieldset.disabled = false
    if (!(error instanceof ApiError)) throw error
    const failure = translateErrorFor(form, error)
    if (showErrors(form, failure.body?.fields ?? {})) return
    show(form, 'refused', ...failureParts(failure))
  }
}

function controlsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
}

/**
 * The success text in the language of the page, if the form has one; the server's is in English.
 */
function sentText(form: HTMLFormElement, { contact }: Record<string, unknown>) {
  const { text, textWithoutContact } =
    form.querySelector<HTMLElement>('[data-outcome~=sent]')?.dataset ?? {}
  return contact === '' ? (textWithoutContact ?? text) : text
}

/** Errors by field, with the messages in `data-missing` and `data-invalid`. */
function invalidFields(form: HTMLFormElement): Record<string, string> {
  const messages = controlsOf(form).map(({ name, value, validity, dataset }) => {
    const missing = value.trim() === '' && dataset['missing']
    return [name, missing || (validity.valid ? '' : (dataset['invalid'] ?? ''))]
  })
  return Object.fromEntries(messages)
}

/** Shows each error at its field and focuses the first field. Returns false if there is none. */
function showErrors(form: HTMLFormElement, messages: Record<string, string>): boolean {
  const wrong = controlsOf(form).filter((control) => {
    const message = messages[control.name] ?? ''
    const error = form.querySelector<HTMLElement>(`[data-error=${control.name}]`)
    const text = error?.querySelector('span')
    if (error && text) {
      text.textContent = message
      error.hidden = message === ''
    }
    if (message) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
    return message !== ''
  })
  wrong[0]?.focus()
  return wrong.length > 0
}

function show(
  form: HTMLFormElement,
  outcome: 'sent' | 'refused',
  ...message: (Node | string)[]
): void {
  const place = form.querySelector<HTMLElement>(`[data-outcome~=${outcome}]`)
  if (!place) return
  place.replaceChildren(...message)
  place.hidden = place.textContent === ''
  if (!place.hidden) place.focus()
}
