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
