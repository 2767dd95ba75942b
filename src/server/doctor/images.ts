import { createHash } from 'node:crypto'
import { imageNames, uploadIdOf } from '../lib/image-names.ts'
import { findUpload, listUploads } from '../queries/uploads/uploads.ts'
import { type Check, type CheckContext, failIfAny, pass } from './check.ts'

const dayMs = 86_400_000
const batchSize = 200

/** Compares the rows of uploads with their files, in both directions. */
export const images: Check[] = [
  {
    name: 'store',
    async run({ images, settings }) {
      await images.check()
      return pass(settings.storage ? new URL(settings.storage.endpoint).host : settings.dataDir)
    },
  },
  {
    name: 'upload files',
    async run(context) {
      const { files, faults } = await compare(context)
      return failIfAny(
        faults,
        `${files} files are unchanged`,
        'Restore them from a backup: docs/operations.md, Backup and restore.',
      )
    },
  },
  {
    name: 'unknown files',
    run: async (context) =>
      failIfAny(
        await unknownFiles(context),
        'none older than a day',
        'No record uses these files. You may delete them from the store.',
      ),
  },
]

async function compare({ database, images }: CheckContext) {
  const faults: string[] = []
  let files = 0
  for (let after: string | null = ''; after !== null; ) {
    const uploads = await listUploads(database.read, { after, limit: batchSize })
    for (const { id, named, sha256, thumbnail_sha256 } of uploads) {
      // An unused upload is purged within a day, or is still being stored.
      if (!named) continue
      for (const [index, name] of imageNames(id).entries()) {
        const file = await images.read(name)
        const hash = index === 0 ? sha256 : thumbnail_sha256
        files += 1
        if (!file) faults.push(`${name} is missing`)
        else if (hash !== null && hashOf(file) !== hash) faults.push(`${name} was changed`)
      }
    }
    after = uploads.length < batchSize ? null : (uploads.at(-1)?.id ?? null)
  }
  return { files, faults }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function unknownFiles({ database, images, now }: CheckContext): Promise<string[]> {
  const found: string[] = []
  for await (const { name, changedAt } of images.list()) {
    if (changedAt > now - dayMs) continue
    if (!(await findUpload(database, uploadIdOf(name) ?? ''))) found.push(`${name} is unknown`)
  }
  return found
}
