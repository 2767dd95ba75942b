/**
 * The columns of `Row` that a validated partial input changes. Missing fields do not change; empty
 * fields become null. The schema only accepts empty fields whose columns are nullable.
 */
export function toPatchColumns<Row>(
  input: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, keyof Row & string>>,
): Partial<Row> {
  const sent = Object.entries(columns).filter(([field]) => input[field] !== undefined)
  const change = sent.map(([field, column]) => [column, input[field] === '' ? null : input[field]])
  return Object.fromEntries(change) as Partial<Row>
}
