import { normalForm } from '../text/normal-form.ts'

/** The letters and digits of a text, in the form of a key; '' if it has none. */
export function searchPrefix(text: string): string {
  return normalForm(text, 'NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 64)
}
