// Copies every picture from one store into the configured one. Existing files of the same size are
// skipped, so it can be repeated, also while the server runs. Nothing is deleted.
import { readSettings } from '../../src/server/config/env.ts'
import { parseStorageUrl } from '../../src/server/config/storage-url.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import type { ImageStore } from '../../src/server/storage/image-store.ts'
import { openStore } from '../../src/server/storage/open-store.ts'
import { Refused, runCommand } from '../lib/run-command.ts'

keepFilesPrivate()

const usage = `Usage: npm run migrate-storage -- <from>

  <from> is disk, for the folder in DATA_DIR, or the s3:// URL of a store.
  The pictures are copied to STORAGE_URL or, if it is not set, to DATA_DIR.`

await runCommand(main)

async function main([from, ...more]: string[]): Promise<void> {
  if (from === undefined || more.length > 0) throw new Refused(usage)
  const settings = readSettings()
  const storage = from === 'disk' ? null : (parseStorageUrl(from) ?? undefined)
  if (storage === undefined) throw new Refused(usage)
  if (JSON.stringify(storage) === JSON.stringify(settings.storage)) {
    throw new Refused(`Source and target are the same.\n${usage}`)
  }
  const source = openStore({ storage, dataDir: settings.dataDir })
  const target = openStore(settings)
  await source.check()
  await target.check()
  const { copied, present } = await copyAll(source, target)
  console.log(`${copied} files copied, ${present} already present. Nothing was deleted.`)
}

async function copyAll(source: ImageStore, target: ImageStore) {
  const there = new Map<string, number>()
  for await (const { name, bytes } of target.list()) there.set(name, bytes)
  let [copied, present] = [0, 0]
  for await (const { name, bytes } of source.list()) {
    if (there.get(name) === bytes) {
      present += 1
      continue
    }
    const file = await source.read(name)
    // Purged since it was listed.
    if (!file) continue
    await target.save(name, file)
    if (!(await target.read(name))?.equals(file)) throw new Refused(`${name} is incomplete.`)
    copied += 1
  }
  return { copied, present }
}
