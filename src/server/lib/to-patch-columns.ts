/**
 * The columns of `Row` that a checked partial input changes: what was not sent is left alone, what
 * was emptied becomes null (the schema lets only fields be emptied whose columns may be null).
 */
export function toPatchColumns<Row>(
  input: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, keyof Row & string>>,
): Partial<Row> {
  const sent = Object.entries(columns).filter(([field]) => input[field] !== undefined)
  const change = sent.map(([field, column]) => [column, input[field] === '' ? null : input[field]])
  return Object.fromEntries(change) as Partial<Row>
}
