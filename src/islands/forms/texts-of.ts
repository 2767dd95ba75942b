/** Text fields of a record as form values: a field without a value is ''. */
export function textsOf<Name extends string>(
  record: { readonly [name in Name]?: string | null | undefined },
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, record[name] ?? ''])) as Record<Name, string>
}
