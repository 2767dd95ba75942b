import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { certificateCode } from '../../domain/certificate-codes.ts'
import { site } from '../../site.ts'
import type { Database } from '../db/database.ts'
import type { Certificates } from '../db/tables.ts'
import { privateFile, privateFolder } from '../files/private-files.ts'
import { recordPrint } from '../queries/certificates.ts'
import { createDrawer } from './draw-certificate.ts'
import { factsOf } from './issue-certificate.ts'

/** The PDFs of certificates: drawn once, then kept. */
export interface CertificatePapers {
  of(certificate: Certificates, now: number): Promise<Buffer>
  /** Removes those that were kept, by their numbers. */
  forget(numbers: readonly string[]): Promise<void>
}

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
  const fileOf = (number: string) => join(folder, `${number}.pdf`)
  return {
    async of(certificate, now) {
      const file = fileOf(certificate.id)
      const kept = await readFile(file).catch(nullIfMissing)
      if (kept) return kept
      const pdf = await draw(paperOf(certificate, publicOrigin))
      const sha256 = createHash('sha256').update(pdf).digest('hex')
      // Before anyone has it: a file that we do not know we call forged.
      const print = { sha256, certificate_id: certificate.id }
      await database.write((tx) => recordPrint(tx, print, now))
      await mkdir(folder, { recursive: true, mode: privateFolder })
      const part = `${file}.${randomUUID()}`
      await writeFile(part, pdf, { mode: privateFile })
      await rename(part, file)
      return pdf
    },
    async forget(numbers) {
      await Promise.all(numbers.map((number) => rm(fileOf(number), { force: true })))
    },
  }
}

function paperOf(row: Certificates, publicOrigin: string) {
  const code = certificateCode({ keyId: row.key_id, signature: row.signature })
  return {
    facts: factsOf(row),
    code,
    address: `${publicOrigin}/certificate/${row.id}?${new URLSearchParams({ code })}`,
    checkAt: `${new URL(publicOrigin).host}/certificate`,
    issuer: site.name,
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
