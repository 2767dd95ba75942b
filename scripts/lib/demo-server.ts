import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratch } from '../../tests/support/scratch.ts'
import { startServer } from '../../tests/support/server/server-process.ts'
import { seedUserNamed } from '../seed/users.ts'
import { copyDemoData } from './demo-data.ts'

/** The built product with the demo data. */
export interface DemoServer {
  /** `http://localhost:<port>`: the server's own origin, which links and cookies name. */
  origin: string
  password: string
  owner: string
  /** Has a listed shop. */
  merchant: string
  /** Applied for a listing that staff have not decided yet. */
  applicant: string
  /** Staff refused the listing. */
  refused: string
  /** Has a conversation with a finder. */
  chatting: string
  admin: string
  superAdmin: string
  /** Identifiers to look up, with their verdicts: `stolen`, `lost`, `registered, not reported`. */
  identifiers: { identifier: string; verdict: string }[]
}

/** Serves a copy of the demo data during `use`, with these settings, and deletes it. */
export async function withDemoServer(
  use: (demo: DemoServer) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const dataDir = mkdtempSync(join(scratch, 'toju-demo-'))
  try {
    const output = await copyDemoData(dataDir)
    const read = (pattern: RegExp): string => {
      const found = pattern.exec(output)?.[1]
      if (!found) throw new Error(`The demo did not print ${pattern}:\n${output}`)
      return found.trim()
    }
    const afterTitle = output.slice(output.indexOf('Look up at'))
    const server = await startServer({ ...settings, DATA_DIR: dataDir })
    try {
      await use({
        origin: server.origin.replace('127.0.0.1', 'localhost'),
        password: read(/with the password (\S+)/),
        owner: read(/(\S+@\S+) +a user with/),
        merchant: read(/(\S+@\S+) +a merchant/),
        applicant: seedUserNamed('Ngozi').email,
        refused: seedUserNamed('Efe').email,
        chatting: seedUserNamed('Segun').email,
        admin: read(/(\S+@\S+) +an admin/),
        superAdmin: read(/(\S+@\S+) +a super-admin/),
        identifiers: [...afterTitle.matchAll(/^ {4}(.+?) {2,}(.+)$/gm)].map(
          ([, identifier = '', verdict = '']) => ({ identifier, verdict }),
        ),
      })
    } finally {
      await server.end()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
