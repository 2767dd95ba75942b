/** The fields whose values differ from before; only they are sent. */
export function changedFields<Form extends object>(form: Form, before: object): Partial<Form> {
  const old = before as Record<string, unknown>
  const changed = Object.entries(form).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
  )
  return Object.fromEntries(changed) as Partial<Form>
}
