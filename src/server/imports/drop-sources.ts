import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** An authority that drops files: `police.json` describes it, `police/` takes its files. */
export interface DropSource {
  folder: string
  /** The operating system user whose files are taken, besides the server’s own and root’s. */
  ownerId: number
  source: string
  licence: string
  /** How long a list counts from the day it arrives; null: until the next one. */
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
  if (!root?.isDirectory()) return { sources, faults: [`${dir} is no folder`] }
  // Who may write here could replace descriptions and folders.
  if (!isOurs(root) || isOpenTo(root, 0o022)) {
    return { sources, faults: [`${dir} belongs to somebody else, or others may write in it`] }
  }
  for (const name of readdirSync(dir)) {
    if (!name.endsWith('.json')) continue
    const fault = readOne(dir, name, sources)
    if (fault) faults.push(`${name}: ${fault}`)
  }
  if (sources.length === 0 && faults.length === 0) faults.push(`${dir} describes no authority`)
  return { sources, faults }
}

function readOne(dir: string, name: string, sources: DropSource[]): string | null {
  const file = lstatSync(join(dir, name))
  if (!file.isFile() || !isOurs(file) || isOpenTo(file, 0o022)) {
    return 'is no file of ours, or others may change it'
  }
  const read = description.safeParse(parseJson(join(dir, name)))
  if (!read.success) return 'must have source, licence, and validDays or none'
  const folder = join(dir, name.slice(0, -'.json'.length))
  const inbox = lstatSync(folder, { throwIfNoEntry: false })
  if (!inbox?.isDirectory()) return `${folder} is no folder`
  if (isOpenTo(inbox, 0o002)) return `everybody may write in ${folder}`
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
