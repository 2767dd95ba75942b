/** The header row of a table. */
export function HeaderRow({ heads, className }: { heads: readonly string[]; className?: string }) {
  return (
    <tr className={className}>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  )
}
