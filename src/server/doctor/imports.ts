import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dropRules, isListName } from '../../domain/listings/dropped-files.ts'
import { isOpenTo, isOurs, readDropSources } from '../imports/drop-sources.ts'
import { refusedFilesQuery } from '../queries/listings/dropped-lists.ts'
import { type Check, fail, pass } from './check.ts'

const weekMs = 7 * 86_400_000

/** Checks the folder where authorities drop lists. */
export const importChecks: Check[] = [
  {
    name: 'lists of authorities',
    async run({ settings: { importsDir }, database, now }) {
      if (importsDir === null) return pass('uploaded by hand')
      const { sources, faults } = readDropSources(importsDir)
      const inboxes = sources.map(({ folder }) => folder)
      const wrong = [...faults, ...inboxes.flatMap(whyNotEmptied)]
      if (wrong.length > 0) {
        return fail(wrong.join('; '), 'See docs/lists.md.')
      }
      const refused = await refusedFilesQuery(database.read, now - weekMs).execute()
      const [last] = refused
      if (last) {
        return fail(
          `files refused in a week: ${refused.length}, the last from ${last.source}: ${last.file_name} (${last.failure})`,
          'Look at the lists of authorities in the back office, and ask them for another file.',
        )
      }
      const late = inboxes.flatMap((folder) => waitingSince(folder, now - dropRules.abandonedMs))
      return late.length > 0
        ? fail(
            `files that have waited for an hour: ${late.length}, the first ${late[0]}`,
            'Check that a server or npm run worker runs. Apply or discard the drafts of that authority: three wait at most.',
          )
        : pass(`authorities that may drop files: ${sources.length}`)
    },
  },
]

/** Removing a file from a folder needs write permission on the folder. */
function whyNotEmptied(folder: string): string[] {
  const stats = lstatSync(folder)
  const isOwner = isOurs(stats) || process.getuid?.() === 0
  const isOfGroup = process.getgroups?.().includes(stats.gid) === true && isOpenTo(stats, 0o020)
  return isOwner || isOfGroup ? [] : [`the server may not remove files from ${folder}`]
}

function waitingSince(folder: string, before: number): string[] {
  return readdirSync(folder)
    .filter(isListName)
    .map((name) => join(folder, name))
    .filter((path) => (lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? before) < before)
}
