import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { certificateCode } from '../../domain/certificate-codes.ts'
import { site } from '../../site.ts'
import type { Database } from '../db/database.ts'
import type { Certificates } from '../db/tables.ts'
import { recordPrint } from '../queries/certificates.ts'
import { createDrawer } from './draw-certificate.ts'
import { factsOf } from './issue-certificate.ts'

/** The PDF of a certificate: drawn once, then kept. */
export type CertificatePapers = (certificate: Certificates, now: number) => Promise<Buffer>

/** Keeps them in `<dataDir>/certificates`. What is lost there is drawn again. */
export function createCertificatePapers({
  dataDir,
  database,
  publicOrigin,
}: {
  dataDir: string
  database: Database
  publicOrigin: string
}): CertificatePapers {
  const draw = createDrawer()
  const folder = join(dataDir, 'certificates')
  return async (certificate, now) => {
    const file = join(folder, `${certificate.number}.pdf`)
    const kept = await readFile(file).catch(nullIfMissing)
    if (kept) return kept
    const pdf = await draw(paperOf(certificate, publicOrigin))
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    // Before anyone has it: a file that we do not know we call forged.
    await database.write((tx) => recordPrint(tx, { sha256, number: certificate.number }, now))
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.${sha256.slice(0, 8)}`, pdf)
    await rename(`${file}.${sha256.slice(0, 8)}`, file)
    return pdf
  }
}

function paperOf(row: Certificates, publicOrigin: string) {
  const code = certificateCode({ keyId: row.key_id, signature: row.signature })
  return {
    facts: factsOf(row),
    code,
    address: `${publicOrigin}/certificate/${row.number}?${new URLSearchParams({ code })}`,
    checkAt: `${new URL(publicOrigin).host}/certificate`,
    issuer: site.name,
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
