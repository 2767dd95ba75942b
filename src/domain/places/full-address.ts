interface Place {
  address: string
  /** Empty if unknown. */
  lga: string
  state: string
}

/**
 * An address in one line, followed by its local government area and state. Each is added only if
 * the address does not name it already: many people write “12 Awolowo Road, Ikeja, Lagos”.
 */
export function fullAddress({ address, lga, state }: Place): string {
  const named = new Set(address.split(',').map(folded))
  const areas = [lga, state].filter((area) => area !== '' && !named.has(folded(area)))
  return [address, ...new Set(areas)].join(', ')
}

/** “Lagos State” and “lagos” are equal. */
function folded(area: string): string {
  return area
    .trim()
    .toLowerCase()
    .replace(/ state\.?$/, '')
}
