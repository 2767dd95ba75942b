import { normalForm } from '../text/normal-form.ts'

/**
 * Companies, business names and incorporated trustees, as the Corporate Affairs Commission numbers
 * them.
 */
const form = /^(RC|BN|IT)(\d{1,8})$/

/**
 * The canonical form of a CAC number, for comparison: `rc 0132-314`, `CAC/RC No. 132314` and
 * `RC132314` are equal. Null if it is not a CAC number.
 */
export function parseCacNumber(text: string): string | null {
  const bare = normalForm(text, 'NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const [, kind, digits = ''] = /^(?:CAC)?(RC|BN|IT)(?:NUMBER|NO)?0*(\d{1,8})$/.exec(bare) ?? []
  if (!kind || /^0*$/.test(digits)) return null
  return kind + digits
}

/** The public form: `RC ••••567`. */
export function maskCacNumber(cac: string): string {
  const [, kind = '', digits = ''] = form.exec(cac) ?? []
  const shown = digits.slice(-3)
  return `${kind} ${'•'.repeat(Math.max(2, digits.length - 3))}${digits.length > 3 ? shown : digits.slice(-1)}`
}
