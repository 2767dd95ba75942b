import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const config = `
[ tsa ]
default_tsa = it
[ it ]
serial = ./serial
crypto_device = builtin
signer_cert = ./tsa.pem
certs = ./tsa.pem
signer_key = ./tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ordering = yes
tsa_name = no
ess_cert_id_chain = no
[ req ]
distinguished_name = name
x509_extensions = extensions
prompt = no
[ name ]
CN = Time stamps for tests
[ extensions ]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
`

/** A time stamp authority: `openssl ts` behind HTTP. `spoil` changes its responses. */
export async function startTimeStampAuthority(
  spoil: (response: Buffer) => Buffer = (same) => same,
) {
  const folder = mkdtempSync(join(tmpdir(), 'toju-tsa-'))
  const openssl = (...given: string[]) =>
    execFileSync('openssl', given, { cwd: folder, stdio: 'pipe' })
  writeFileSync(join(folder, 'tsa.cnf'), config)
  writeFileSync(join(folder, 'serial'), '01\n')
  openssl(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-config', 'tsa.cnf'],
    ...['-keyout', 'tsa.key', '-out', 'tsa.pem'],
  )
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      writeFileSync(join(folder, 'query.tsq'), Buffer.concat(parts))
      openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query.tsq', '-out', 'reply.tsr')
      response.setHeader('content-type', 'application/timestamp-reply')
      response.end(spoil(readFileSync(join(folder, 'reply.tsr'))))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What `openssl ts -verify` says of a response about some data; throws where it refuses. */
    verify(data: Uint8Array, response: Uint8Array): string {
      writeFileSync(join(folder, 'data'), data)
      writeFileSync(join(folder, 'given.tsr'), response)
      return String(
        openssl('ts', '-verify', '-data', 'data', '-in', 'given.tsr', '-CAfile', 'tsa.pem'),
      )
    },
  }
}
