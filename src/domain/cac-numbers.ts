/** Companies, business names and incorporated trustees, as the Corporate Affairs Commission numbers them. */
const form = /^(RC|BN|IT)(\d{1,8})$/

/** `rc 1234-567` → `RC1234567`; null for what is no CAC number. */
export function readCacNumber(text: string): string | null {
  const [, kind, digits] = form.exec(text.toUpperCase().replace(/[\s./-]/g, '')) ?? []
  if (!kind || !digits || /^0+$/.test(digits)) return null
  return kind + digits
}

/** What everyone may see of it: `RC ••••567`. */
export function maskCacNumber(cac: string): string {
  const [, kind = '', digits = ''] = form.exec(cac) ?? []
  const shown = digits.slice(-3)
  return `${kind} ${'•'.repeat(Math.max(2, digits.length - 3))}${digits.length > 3 ? shown : digits.slice(-1)}`
}
