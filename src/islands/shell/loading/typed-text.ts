import { clearDraft, readDraft, writeDraft } from '../../forms/drafts/drafts.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Never in storage: passwords, codes, cards, files, and what a form says not to keep. */
const secret = /^(?:off|one-time-code|cc-.*|(?:current|new)-password)$/
const unkept = /^(?:password|hidden|file|submit|button|reset|image)$/

/**
 * Keeps what was typed on a public page over a reload of the tab: phones discard a tab while its user
 * reads a mailed code, and a page of an older version renews itself. Screens of the apps keep drafts.
 */
export function keepTypedText(): void {
  if (document.querySelector('astro-island[client=only]')) return
  const name = `typed ${location.pathname}`
  restore(name)
  const save = () => store(name)
  addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', save)
}

/** The controls of the page's forms by name and position, as equal names are those of radio buttons. */
function controls(): [string, Control][] {
  const counts = new Map<string, number>()
  return [...document.querySelectorAll<Control>('main form :is(input, select, textarea)')]
    .filter(
      ({ name, type, autocomplete, form }) =>
        name !== '' && form?.method !== 'get' && !unkept.test(type) && !secret.test(autocomplete),
    )
    .map((control) => {
      const count = counts.get(control.name) ?? 0
      counts.set(control.name, count + 1)
      return [`${control.name} ${count}`, control]
    })
}

function store(name: string): void {
  const typed = controls().map(([place, control]) => {
    const value = isTick(control) ? control.checked : control.value
    return { place, name: control.name, value, isChanged: value !== initial(control) }
  })
  // With all radio buttons of a group: `ChoiceField` takes an early choice for the default one.
  const changed = new Set(typed.filter(({ isChanged }) => isChanged).map(({ name }) => name))
  const kept = typed.filter(({ name }) => changed.has(name))
  writeDraft(name, Object.fromEntries(kept.map(({ place, value }) => [place, value])))
}

function restore(name: string): void {
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate'
  const typed = readDraft<Record<string, string | boolean>>(name) ?? {}
  clearDraft(name)
  if (!isReload) return
  for (const [place, control] of controls()) {
    const value = typed[place]
    if (value === undefined) continue
    if (isTick(control)) control.checked = value === true
    else if (control.value === initial(control)) control.value = String(value)
    // Hydrates the form, as typing does.
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
}

/** The value that the server rendered. */
function initial(control: Control): string | boolean {
  if (isTick(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}
