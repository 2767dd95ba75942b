import { ApiError } from '../../api/problem.ts'
import { post } from '../newsletter/post.ts'

const words = {
  identifier: { missing: 'Type the number that you checked', wrong: 'Type the number again' },
  email: {
    missing: 'Enter your e-mail address',
    wrong: 'Enter a full e-mail address, like ada@example.com',
  },
} as const
type Name = keyof typeof words
const names = Object.keys(words) as Name[]

/** Makes the form of /watch work: watch/index.astro has what is looked up here. */
export function initWatchForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-watch]')
  if (!form) return
  const asked = new URLSearchParams(location.search).get('uid')?.trim().slice(0, 64)
  const identifier = inputOf(form, 'identifier')
  if (asked && identifier && identifier.value === '') identifier.value = asked
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
}

async function send(form: HTMLFormElement): Promise<void> {
  const fieldset = form.querySelector('fieldset')
  if (!fieldset) return
  say(form, '')
  const refusals = new Map(names.flatMap((name) => refusalOf(form, name)))
  if (refuse(form, refusals)) return
  const entered = Object.fromEntries(names.map((name) => [name, inputOf(form, name)?.value ?? '']))
  fieldset.disabled = true
  try {
    const { message } = await post(form.dataset['watch'] ?? '', entered)
    fieldset.hidden = true
    say(form, message)
  } catch (error) {
    fieldset.disabled = false
    if (!(error instanceof ApiError)) throw error
    const { fields = {} } = error.body ?? {}
    const named = names.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []))
    if (!refuse(form, new Map(named))) say(form, error.message)
  }
}

function refusalOf(form: HTMLFormElement, name: Name): [Name, string][] {
  const validity = inputOf(form, name)?.validity
  if (!validity || validity.valid) return []
  return [[name, validity.valueMissing ? words[name].missing : words[name].wrong]]
}

/** Says on each field what is wrong with it; true when anything is. */
function refuse(form: HTMLFormElement, refusals: ReadonlyMap<Name, string>): boolean {
  for (const name of names) {
    const input = inputOf(form, name)
    const error = form.querySelector<HTMLElement>(`[data-error=${name}]`)
    const text = error?.querySelector('span')
    if (!input || !error || !text) continue
    text.textContent = refusals.get(name) ?? ''
    error.hidden = !refusals.has(name)
    if (refusals.has(name)) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
  const [first] = refusals.keys()
  if (first) inputOf(form, first)?.focus()
  return first !== undefined
}

function say(form: HTMLFormElement, message: string): void {
  const said = form.querySelector<HTMLElement>('[data-said]')
  if (!said) return
  said.textContent = message
  said.hidden = message === ''
  if (message) said.focus()
}

function inputOf(form: HTMLFormElement, name: Name): HTMLInputElement | null {
  return form.querySelector(`input[name=${name}]`)
}
