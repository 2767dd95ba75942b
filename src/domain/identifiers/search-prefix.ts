/** The letters and digits of a text, as the beginning of a key would be written; '' if it has none. */
export function searchPrefix(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 64)
}
