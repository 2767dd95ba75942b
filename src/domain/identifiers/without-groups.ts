/**
 * Shown numbers without the spaces in their groups, for links: who reports the first groups of a number
 * would report all that begin like it, as its groups are looked up, too.
 */
export function withoutGroups(shown: string): string {
  return shown.replace(/(?<=[0-9A-Z]) (?=[0-9A-Z])/g, '')
}
