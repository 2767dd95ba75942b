import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BuiltServer } from './server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs `npm run admin` on the data of a running server; returns the path of the link it prints. */
export async function makeAdmin({ origin, dataDir }: BuiltServer, email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/commands/make-admin.ts', email],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin },
    },
  )
  const link = /\S+\/reset-password\?token=\S+/.exec(stdout)?.[0]
  if (!link) throw new Error(`No link in:\n${stdout}`)
  return new URL(link).pathname + new URL(link).search
}
