/** What the files of an upload must hash to: a disk or a store that changes one is found out. */
export function statements(): string[] {
  return [
    'alter table uploads add column sha256 text',
    'alter table uploads add column thumbnail_sha256 text',
  ]
}
