import { ApiError } from '../../api/problem.ts'
import { post } from './post.ts'

/** Makes every subscribe box of the page work: SubscribeBox.astro has what is looked up here. */
export function initSubscribeBoxes(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-subscribe]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void send(form)
    })
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const fieldset = form.querySelector('fieldset')
  const input = form.querySelector('input')
  const said = form.querySelector<HTMLElement>('[data-said]')
  if (!fieldset || !input || !said) return

  const refuse = (words: string) => {
    showError(form, input, words)
    input.focus()
  }
  const say = (words: string) => {
    said.textContent = words
    said.hidden = words === ''
    if (words) said.focus()
  }
  showError(form, input, '')
  say('')
  if (input.validity.valueMissing) return refuse('Enter your e-mail address')
  if (!input.validity.valid) return refuse('Enter a full e-mail address, like ada@example.com')

  const email = input.value
  fieldset.disabled = true
  try {
    const { message } = await post(form.dataset['subscribe'] ?? '', { email })
    fieldset.disabled = false
    form.reset()
    say(message)
  } catch (error) {
    fieldset.disabled = false
    if (!(error instanceof ApiError)) throw error
    const words = error.body?.fields?.['email']
    if (words) refuse(words)
    else say(error.message)
  }
}

function showError(form: HTMLFormElement, input: HTMLInputElement, words: string): void {
  const error = form.querySelector<HTMLElement>('[data-error]')
  const text = error?.querySelector('span')
  if (!error || !text) return
  text.textContent = words
  error.hidden = words === ''
  if (words) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
}
