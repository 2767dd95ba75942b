/** Shorter parts of an identifier are on many items. */
const distinctiveLength = 6

/** Whether a line of a poster contains one of the item's identifiers, or six characters of it. */
export function showsIdentifier(line: string, keys: readonly string[]): boolean {
  const text = line.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  return keys.some((key) => {
    if (key.length <= distinctiveLength) return text.includes(key)
    return Array.from({ length: key.length - distinctiveLength + 1 }, (_, at) =>
      key.slice(at, at + distinctiveLength),
    ).some((part) => /\d/.test(part) && text.includes(part))
  })
}
