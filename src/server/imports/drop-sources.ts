import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** An authority that drops files: `police.json` describes it, and `police/` gets its files. */
export interface DropSource {
  folder: string
  /** The operating system user whose files are taken, besides the server’s own and root’s. */
  ownerId: number
  source: string
  licence: string
  /** How many days a list is valid after it arrives; null: until the next list. */
  validDays: number | null
}

const description = z.strictObject({
  source: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  licence: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  validDays: z.optional(z.int().check(z.minimum(1), z.maximum(3650))),
})

/** The authorities of a drop folder, and what is wrong with its set-up. */
export function readDropSources(dir: string): { sources: DropSource[]; faults: string[] } {
  const faults: string[] = []
  const sources: DropSource[] = []
  const root = lstatSync(dir, { throwIfNoEntry: false })
  if (!root?.isDirectory()) return { sources, faults: [`${dir} is not a folder`] }
  // Anyone who can write here could replace descriptions and folders.
  if (!isOurs(root) || isOpenTo(root, 0o022)) {
    return { sources, faults: [`${dir} belongs to another user, or others can write to it`] }
  }
  for (const name of readdirSync(dir)) {
    if (!name.endsWith('.json')) continue
    const fault = readSource(dir, name, sources)
    if (fault) faults.push(`${name}: ${fault}`)
  }
  if (sources.length === 0 && faults.length === 0) faults.push(`${dir} describes no authority`)
  return { sources, faults }
}

function readSource(dir: string, name: string, sources: DropSource[]): string | null {
  const file = lstatSync(join(dir, name))
  if (!file.isFile() || !isOurs(file) || isOpenTo(file, 0o022)) {
    return 'is not a file of the server’s user or root, or others can change it'
  }
  const read = description.safeParse(parseJson(join(dir, name)))
  if (!read.success) return 'must have source and licence, may have validDays'
  const folder = join(dir, name.slice(0, -'.json'.length))
  const inbox = lstatSync(folder, { throwIfNoEntry: false })
  if (!inbox?.isDirectory()) return `${folder} is not a folder`
  if (isOpenTo(inbox, 0o002)) return `everybody can write to ${folder}`
  const { source, licence, validDays = null } = read.data
  sources.push({ folder, ownerId: inbox.uid, source, licence, validDays })
  return null
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Whether a file is the server’s own or root’s. */
export function isOurs({ uid }: Pick<Stats, 'uid'>): boolean {
  return uid === 0 || uid === process.getuid?.()
}

export function isOpenTo({ mode }: Pick<Stats, 'mode'>, bits: number): boolean {
  return (mode & bits) !== 0
}
