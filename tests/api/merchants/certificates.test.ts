import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reviewMerchant } from '../../../src/api/merchants/applications.ts'
import { checkCertificate } from '../../../src/api/merchants/certificates.ts'
import {
  canonicalText,
  certificateCode,
  certificateDay,
} from '../../../src/domain/merchants/certificates.ts'
import { factsOf } from '../../../src/server/certificates/issue-certificate.ts'
import { isSigned, openSigner } from '../../../src/server/certificates/signing-key.ts'
import {
  findCertificate,
  findCertificateKey,
} from '../../../src/server/queries/merchants/certificates.ts'
import { days, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { applyForVerification, listedMerchant } from '../../support/merchants.ts'
import { listen } from '../../support/server/listen.ts'
import { password } from '../../support/users.ts'

async function issued(app: TestApp) {
  const merchant = await listedMerchant(app, { cacNumber: 'RC1234567' })
  const row = await findCertificate(app.database.read, merchant.certificate_number ?? '')
  if (!row) throw new Error('no certificate was issued')
  const facts = factsOf(row)
  const code = certificateCode({ keyId: row.key_id, signature: row.signature })
  return { merchant, row, facts, code, paper: paperOf(facts, code) }
}

/** The text of a whole certificate as copied, with line breaks anywhere. */
function paperOf(facts: ReturnType<typeof factsOf>, code: string): string {
  return `Toju\nCertificate of Verification\nWe have verified that\n${facts.business}
is a registered business in Nigeria, and list it in our directory.\nCAC number ${facts.cac}
Certificate number\n${facts.number}\nIssued\n${certificateDay(facts.issued)}\nExpires
${certificateDay(facts.expires)}\nSignature (Ed25519) over all of the above
${code.slice(0, 62)}\n${code.slice(62)}\nScan to see whether it is valid today, or type the number at
toju.test/certificate`
}

const check = async (app: TestApp, text: string) =>
  (await app.visit().call(checkCertificate, { text })).data

it('the signature covers number, business, masked CAC number and dates, with a key that anyone can verify', async () => {
  const app = await startTestApp()
  const { row, facts } = await issued(app)
  expect(facts).toMatchObject({ cac: 'RC ••••567', issued: '2026-03-04', expires: '2027-03-04' })
  const key = await findCertificateKey(app.database.read, row.key_id)
  const signedText = canonicalText(facts)
  expect(JSON.parse(signedText)).toEqual(facts)
  expect(isSigned(signedText, row.signature, key?.public_key ?? '')).toBe(true)
  expect(isSigned(`${signedText} `, row.signature, key?.public_key ?? '')).toBe(false)
})

it('a genuine certificate is recognised by its text, its QR code and its number', async () => {
  const app = await startTestApp()
  const { merchant, facts, code, paper } = await issued(app)
  const certificate = { ...facts, status: 'valid', merchantSlug: merchant.slug }
  expect(await check(app, paper)).toMatchObject({ verdict: 'genuine', certificate })
  const qr = `https://toju.ng/certificate/${facts.number}?${new URLSearchParams({ code })}`
  expect(await check(app, qr)).toMatchObject({ verdict: 'genuine', certificate })
  expect(await check(app, `${facts.number} ${code}`)).toMatchObject({ verdict: 'genuine' })
  const typed = facts.number.toLowerCase().replaceAll('-', ' ')
  expect(await check(app, typed)).toMatchObject({ verdict: 'recorded', certificate })
})

it('a certificate with any word changed around its code is called edited, and the word is named', async () => {
  const app = await startTestApp()
  const { facts, paper } = await issued(app)
  const changes: [string, string, string][] = [
    [facts.business, 'Dubious Phones', 'business name'],
    [facts.cac, 'RC ••••999', 'CAC number'],
    ['4 March 2026', '4 March 2025', 'date of issue'],
    ['4 March 2027', '4 March 2037', 'date of expiry'],
  ]
  for (const [from, to, named] of changes) {
    const answer = await check(app, paper.replace(from, to))
    expect(answer.verdict, named).toBe('edited')
    expect(answer.message).toContain(named)
  }
  // An edited certificate without its code is not genuine either.
  const cut = paper.slice(0, paper.indexOf('Signature')).replace(facts.business, 'Dubious Phones')
  expect((await check(app, cut)).verdict).toBe('edited')
})

it('a certificate with words added to it is called edited, with and without its code', async () => {
  const app = await startTestApp()
  const { facts, paper } = await issued(app)
  const additions: [string, string][] = [
    [facts.business, `${facts.business} and Sons Ltd`],
    [facts.business, `The ${facts.business}`],
    [facts.cac, `${facts.cac} 8901`],
    ['4 March 2026', '14 March 2026'],
    ['4 March 2027', '24 March 2027'],
    ['directory.', `directory. Also of Nigeria: Dubious Phones.`],
    [facts.business, `${facts.business} Nigeria`],
    [facts.business, `${facts.business} 🅰🅽🅳 🆂🅾🅽🆂`],
    ['toju.test', 'toju.example'],
  ]
  for (const [from, to] of additions) {
    const changed = paper.replace(from, to)
    expect((await check(app, changed)).verdict, to).toBe('edited')
    const withoutCode = changed.replace(/TOJU1[\s\S]*?(?=Scan)/, '')
    expect((await check(app, withoutCode)).verdict, to).toBe('edited')
  }
  expect((await check(app, `Dubious Phones ${facts.number} ${paper}`)).verdict).toBe('edited')
  const code = paper.match(/TOJU1[\s\S]*?(?=\nScan)/)?.[0] ?? ''
  expect((await check(app, `Dubious-Phones ${facts.number} ${code}`)).verdict).toBe('edited')
  // What is cut off at an end is not a change.
  for (const cut of [paper.slice(6), paper.slice(0, paper.indexOf('type the'))]) {
    expect((await check(app, cut)).verdict, cut).toBe('genuine')
  }
})

it('a code with a changed letter, of another certificate or of another key is called forged', async () => {
  const app = await startTestApp()
  const { facts, code, row, paper } = await issued(app)
  const other = await listedMerchant(app, { name: 'Another' })
  const at = code.length - 20
  const swapped = code[at] === 'A' ? 'B' : 'A'
  const foreign = openSigner(mkdtempSync(join(tmpdir(), 'toju-key-')))
  const signature = foreign.sign(canonicalText(facts))
  const forgeries = {
    'one letter': `${facts.number} ${code.slice(0, at)}${swapped}${code.slice(at + 1)}`,
    'cut short': `${facts.number} ${code.slice(0, -4)}`,
    'on another number': paper.replaceAll(facts.number, other.certificate_number ?? ''),
    'on a number we never gave': paper.replaceAll(facts.number, 'TJ-0000-0000'),
    'signed by somebody else': `${facts.number} ${certificateCode({ keyId: foreign.keyId, signature })}`,
    'signed by somebody else in our name': `${facts.number} ${certificateCode({ keyId: row.key_id, signature })}`,
  }
  for (const [what, text] of Object.entries(forgeries)) {
    expect((await check(app, text)).verdict, what).toBe('forged')
  }
  expect((await check(app, 'TJ-0000-0000')).verdict).toBe('unknown')
  expect((await check(app, 'hello')).verdict).toBe('unknown')
})

it('a certificate is revoked on suspension, valid on reinstatement and expired after a year; renewal issues a new one', async () => {
  const app = await startTestApp()
  const { merchant, facts } = await issued(app)
  const { id, admin } = merchant
  const status = async () => (await check(app, facts.number)).certificate?.status
  await admin.call(reviewMerchant, { id, status: 'suspended', reason: 'A complaint' })
  expect(await status()).toBe('revoked')
  await admin.call(reviewMerchant, { id, status: 'verified' })
  expect(await status()).toBe('valid')
  app.pass(days(365))
  // Also before the purge job has run.
  expect(await status()).toBe('expired')
  expect((await check(app, facts.number)).certificate?.status).toBe('expired')
})

it('a renewed business has a new certificate, and the old one is unchanged', async () => {
  const app = await startTestApp()
  const { merchant, facts } = await issued(app)
  app.pass(days(366))
  const { expireMerchants } = await import('../../../src/server/jobs/work-merchants.ts')
  await expireMerchants(app.services)
  const fresh = async (email: string) => {
    const visitor = app.visit()
    const { access_token } = await (
      await visitor.send('POST', '/auth/login', { email, password })
    ).json()
    return Object.assign(visitor, { token: access_token, id: merchant.owner_id, email })
  }
  await applyForVerification(app, await fresh(merchant.user.email), { cacNumber: 'RC1234567' })
  const admin = await fresh(merchant.admin.email)
  const { data } = await admin.call(reviewMerchant, { id: merchant.id, status: 'verified' })
  expect(data.certificateNumber).not.toBe(facts.number)
  expect((await check(app, data.certificateNumber ?? '')).certificate?.status).toBe('valid')
  expect((await check(app, facts.number)).certificate?.status).toBe('expired')
})

test('anyone can download the PDF, it is the same file each time, and one changed byte makes it forged', async () => {
  const app = await startTestApp()
  const { facts } = await issued(app)
  const origin = await listen(app)
  const first = await fetch(`${origin}/certificate/${facts.number}.pdf`)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await first.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const again = await fetch(`${origin}/certificate/${facts.number}.pdf`)
  expect(Buffer.from(await again.arrayBuffer()).equals(pdf)).toBe(true)

  const checkFile = async (file: Buffer) => {
    const sha256 = createHash('sha256').update(file).digest('hex')
    return (await app.visit().call(checkCertificate, { sha256 })).data
  }
  expect(await checkFile(pdf)).toMatchObject({
    verdict: 'genuine',
    certificate: { number: facts.number, status: 'valid' },
  })
  const changed = Buffer.from(pdf)
  changed[1000] = (changed[1000] ?? 0) ^ 1
  expect(await checkFile(changed)).toMatchObject({ verdict: 'forged', certificate: null })
  expect((await fetch(`${origin}/certificate/TJ-0000-0000.pdf`)).status).toBe(404)
})

test('ten concurrent prints are rendered in sequence and produce one file', async () => {
  const app = await startTestApp()
  const { row } = await issued(app)
  const prints = await Promise.all(
    Array.from({ length: 10 }, () =>
      app.services.certificatePdfs.of(row, { ip: '' }, app.clock.now),
    ),
  )
  expect(new Set(prints.map((pdf) => createHash('sha256').update(pdf).digest('hex'))).size).toBe(1)
})

test('the key is created on first start, readable by its owner only, and persists; a new key keeps old certificates valid', async () => {
  const keysDir = join(mkdtempSync(join(tmpdir(), 'toju-key-')), 'keys')
  const file = join(keysDir, 'certificates.pem')
  const first = openSigner(keysDir)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(keysDir).mode & 0o777).toBe(0o700)
  expect(readFileSync(file, 'utf8')).toContain('PRIVATE KEY')
  expect(openSigner(keysDir).keyId).toBe(first.keyId)

  const app = await startTestApp()
  const { paper } = await issued(app)
  renameSync(file, `${file}.2026`)
  app.services.signer = openSigner(keysDir)
  expect(app.services.signer.keyId).not.toBe(first.keyId)
  expect((await check(app, paper)).verdict).toBe('genuine')
  const later = await listedMerchant(app, { name: 'Later' })
  const row = await findCertificate(app.database.read, later.certificate_number ?? '')
  expect(row?.key_id).toBe(app.services.signer.keyId)
})
