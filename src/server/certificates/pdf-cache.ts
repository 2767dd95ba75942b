import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { certificateCode } from '../../domain/merchants/certificates.ts'
import { site } from '../../site.ts'
import type { Database } from '../db/database.ts'
import type { CertificateRow } from '../db/tables.ts'
import { privateFile, privateFolder } from '../lib/private-files.ts'
import type { Sender } from '../lib/senders/sender.ts'
import { recordCertificateHash } from '../queries/merchants/certificates.ts'
import { factsOf } from './issue-certificate.ts'
import type { RenderInWorker } from './pdf-drawer.ts'

/** Renders the PDF of each certificate once and caches it. */
export interface CertificatePdfCache {
  of(certificate: CertificateRow, sender: Sender, now: number): Promise<Buffer>
  /** Deletes the cached PDFs of these certificate numbers. */
  delete(numbers: readonly string[]): Promise<void>
}

/** Caches PDFs in `<dataDir>/certificates`. A missing file is rendered again. */
export function createCertificatePdfCache({
  dataDir,
  database,
  publicOrigin,
  draw,
}: {
  dataDir: string
  database: Database
  publicOrigin: string
  draw: RenderInWorker
}): CertificatePdfCache {
  const folder = join(dataDir, 'certificates')
  const fileOf = (number: string) => join(folder, `${number}.pdf`)
  return {
    async of(certificate, sender, now) {
      const file = fileOf(certificate.id)
      const cached = await readFile(file).catch(nullIfMissing)
      if (cached) return cached
      const pdf = await draw(pdfInputOf(certificate, publicOrigin), sender)
      const sha256 = createHash('sha256').update(pdf).digest('hex')
      // Before the file exists, because `checkFile` reports a PDF with an unknown hash as forged.
      const hash = { sha256, certificate_id: certificate.id }
      await database.write((tx) => recordCertificateHash(tx, hash, now))
      await mkdir(folder, { recursive: true, mode: privateFolder })
      const part = `${file}.${randomUUID()}`
      await writeFile(part, pdf, { mode: privateFile })
      await rename(part, file)
      return pdf
    },
    async delete(numbers) {
      await Promise.all(numbers.map((number) => rm(fileOf(number), { force: true })))
    },
  }
}

/** Where a certificate says that its number is checked. */
export function certificateAddress(origin: string): string {
  return `${new URL(origin).host}/certificate`
}

function pdfInputOf(row: CertificateRow, publicOrigin: string) {
  const code = certificateCode({ keyId: row.key_id, signature: row.signature })
  return {
    facts: factsOf(row),
    code,
    url: `${publicOrigin}/certificate/${row.id}?${new URLSearchParams({ code })}`,
    checkAt: certificateAddress(publicOrigin),
    issuer: site.name,
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
