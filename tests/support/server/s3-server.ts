import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface S3Server {
  /** In the form of `STORAGE_URL`. */
  url: string
  stop(): Promise<void>
  /** Stops responding; the returned function starts it again, with all its data. */
  goDown(): Promise<() => Promise<S3Server>>
}

/** A small S3 server from npm, on a free port or that of a stopped server. */
export async function startS3Server(
  before: { port: number; folder: string } = {
    port: 0,
    folder: mkdtempSync(join(tmpdir(), 'toju-s3-')),
  },
): Promise<S3Server> {
  const { folder } = before
  const server = new S3rver({
    address: '127.0.0.1',
    port: before.port,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  const { port } = await server.run()
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/pictures?tls=off&prefix=toju`,
    async stop() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
    async goDown() {
      await server.close()
      return () => startS3Server({ port, folder })
    },
  }
}
