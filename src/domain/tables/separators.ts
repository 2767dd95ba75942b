const separators = [',', ';', '\t', '|'] as const

/** Lines that are compared. Titles above the headings may have no separator. */
const maxLines = 30

/** The separator that most lines have equally often, outside quotes. */
export function likeliestSeparator(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/, maxLines)
  const scores = separators.map((separator) => score(lines, separator))
  return separators[scores.indexOf(Math.max(...scores))] ?? ','
}

function score(lines: readonly string[], separator: string): number {
  const lengths = new Map<number, number>()
  for (const line of lines) {
    const count = line.split(separator).length - 1
    if (count > 0) lengths.set(count, (lengths.get(count) ?? 0) + 1)
  }
  // How many lines agree counts more than how many columns there would be.
  const best = [...lengths].map(([count, times]) => times * 4 + Math.min(count, 30))
  return Math.max(0, ...best)
}
