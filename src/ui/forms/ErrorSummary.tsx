import { useLayoutEffect, useRef, useState } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Words {
  fieldsToCheck: string
  checkTheseFields: string
}

/**
 * How many fields have errors, and a link to each. A link goes once its field is right; a single
 * field needs no list.
 */
export function ErrorSummary({ words }: { words: Words }) {
  const list = useRef<HTMLElement>(null)
  const [wrong, setWrong] = useState<readonly Control[]>([])

  useLayoutEffect(() => {
    const form = list.current?.closest('form')
    if (!form) return
    const read = () => {
      const now = [...form.querySelectorAll<Control>('[aria-invalid=true]')]
      setWrong((before) => (hasSame(before, now) ? before : now))
    }
    const changes = new MutationObserver(read)
    read()
    changes.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    return () => changes.disconnect()
  }, [])

  return (
    <nav
      ref={list}
      hidden={wrong.length < 2}
      aria-label={words.fieldsToCheck}
      className="rounded-md border border-stolen-line bg-stolen-soft px-3.5 py-3 text-sm"
    >
      <p className="font-semibold text-stolen">
        {words.checkTheseFields.replace('{count}', String(wrong.length))}
      </p>
      <ul className="mt-1">
        {wrong.map((control) => (
          <li key={control.id}>
            <a
              href={`#${control.id}`}
              onClick={(event) => {
                event.preventDefault()
                control.focus()
              }}
              className="inline-flex min-h-11 items-center font-medium text-stolen underline underline-offset-4"
            >
              {labelOf(control)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function hasSame(some: readonly Control[], others: readonly Control[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index])
}

function labelOf(control: Control) {
  const label =
    control.type === 'radio'
      ? control.closest('fieldset')?.querySelector('legend')
      : control.labels?.[0]
  // That of a box to tick may hold a link; that of a field ends in "(optional)".
  return (control.type === 'checkbox' ? label : label?.firstChild)?.textContent
}
