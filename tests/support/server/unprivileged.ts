import { chownSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Owner } from '../database/postgres-process.ts'

/** The user for programs that refuse to run as root; undefined if this process is not root. */
export function unprivilegedOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  if (!uid || !gid) throw new Error('PostgreSQL cannot run as root, and there is no user nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Changes the owner of a folder and its contents. */
export function giveTo({ uid, gid }: Owner, folder: string): void {
  chownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid)
  }
}
