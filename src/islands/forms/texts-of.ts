/** Fields of a record as texts of a form: one without a value is empty. */
export function textsOf<Name extends string>(
  record: { readonly [name in Name]?: string | null | undefined },
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, record[name] ?? ''])) as Record<Name, string>
}
