import type { AnyClaims } from '../../domain/proofs/check-proof.ts'
import { ageOf, ageTextName } from '../../domain/proofs/proof-numbers.ts'
import { fill } from '../../locales/texts.ts'

/** A text from the page’s templates, in the language of the page. */
export function words(root: HTMLElement, name: string): string {
  const text = root.querySelector<HTMLTemplateElement>(`template[data-words=${name}]`)
  return text?.content.textContent ?? ''
}

/** How long the page may say what the registry answered “just now”. */
const freshMs = 5 * 60_000

/** Empty if the clock of the device is before the proof: a seller may have set its date back. */
export function ageText(root: HTMLElement, { asOf }: AnyClaims): string {
  if (Date.now() < Date.parse(asOf) - freshMs) return ''
  const age = ageOf(asOf, Date.now())
  return fill(words(root, 'age'), {
    age: fill(words(root, `age-${ageTextName(age)}`), { count: age.count }),
  })
}

let timer: ReturnType<typeof setInterval> | undefined

/** Keeps the age true: a seller may leave the page open until after the thing is reported stolen. */
export function keepAge(root: HTMLElement, claims: AnyClaims): void {
  const openedAt = Date.now()
  clearInterval(timer)
  timer = setInterval(() => {
    root.querySelector('[data-fact=age]')?.replaceChildren(ageText(root, claims))
    if (Math.abs(Date.now() - openedAt) > freshMs)
      root.querySelector('[data-today]')?.replaceChildren()
  }, 1000)
}
