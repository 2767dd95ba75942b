import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNodeQuietly } from '../../scripts/lib/project.mjs'
import { scratch } from '../../tests/support/scratch.ts'
import { startServer } from '../../tests/support/server/server-process.ts'

/** A session as the browser stores it. */
export interface Session {
  access_token: string
  user: object
}

export interface DemoServer {
  password: string
  owner: string
  admin: string
  logIn: (email: string) => Promise<Session>
}

/** Serves the built product with fresh demo data during `use`, and deletes the data. */
export async function withDemoServer(
  use: (demo: DemoServer) => Promise<void>,
  settings: Record<string, string>,
): Promise<void> {
  const dataDir = mkdtempSync(join(scratch, 'toju-demo-'))
  try {
    const made = await runNodeQuietly(['scripts/commands/demo.ts'], { DATA_DIR: dataDir })
    if (made.code !== 0) throw new Error(made.output)
    const read = (pattern: RegExp): string => {
      const found = pattern.exec(made.output)?.[1]
      if (!found) throw new Error(`The demo did not print ${pattern}:\n${made.output}`)
      return found
    }
    const password = read(/with the password (\S+)/)
    const server = await startServer({ ...settings, DATA_DIR: dataDir })
    try {
      await use({
        password,
        owner: read(/(\S+@\S+) +a user with/),
        admin: read(/(\S+@\S+) +an admin/),
        async logIn(email) {
          const response = await fetch(`${server.origin}/api/auth/login`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, password }),
          })
          if (!response.ok) throw new Error(`${email} cannot log in: ${await response.text()}`)
          return (await response.json()) as Session
        },
      })
    } finally {
      await server.end()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
