import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'

/** The fields whose values differ from before; only they are sent. */
export function changedFields<Form extends object>(form: Form, before: object): Partial<Form> {
  const old = before as Record<string, unknown>
  const changed = Object.entries(form).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
  )
  return Object.fromEntries(changed) as Partial<Form>
}

/** Text fields of a record as form values: a field without a value is ''. */
export function textsOf<Name extends string>(
  record: { readonly [name in Name]?: string | null | undefined },
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, record[name] ?? ''])) as Record<Name, string>
}

/** Accepts a form or its context. Spread `field(name)` into the field of that name. */
export function fieldsOf<Typed extends FieldValues, Output>(
  form: Pick<UseFormReturn<Typed, unknown, Output>, 'register' | 'getFieldState' | 'formState'>,
) {
  return <Name extends Path<Typed>>(name: Name, options?: RegisterOptions<Typed, Name>) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
  })
}

/** Milliseconds. Nobody who tabs to the next field notices them. */
const withoutPressMs = 300

/**
 * Runs once the press that took the focus from a field is over. What moves under a finger loses
 * its press.
 */
export function afterPress(run: () => void): void {
  const done = () => {
    clearTimeout(timer)
    removeEventListener('click', later, true)
    run()
  }
  const later = () => setTimeout(done)
  const timer = setTimeout(done, withoutPressMs)
  addEventListener('click', later, { capture: true, once: true })
}
