/** An email address that wraps after the @, if it has to. */
export function Email({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1
  return (
    <span className="wrap-anywhere">
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  )
}
