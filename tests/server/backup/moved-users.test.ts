import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listAssets } from '../../../src/api/assets/assets.ts'
import { logIn, logInTwoFactor } from '../../../src/api/auth/log-in.ts'
import { checkCertificate } from '../../../src/api/merchants/certificates.ts'
import { createReport } from '../../../src/api/reports/reports.ts'
import { certificateCode } from '../../../src/domain/merchants/certificates.ts'
import { makeBackup } from '../../../src/server/backup/make-backup.ts'
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts'
import { settleKeys } from '../../../src/server/boot/server-keys.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { runCheck } from '../../../src/server/doctor/check.ts'
import { images } from '../../../src/server/doctor/images.ts'
import { records } from '../../../src/server/doctor/records.ts'
import { verifyChain } from '../../../src/server/queries/activity/audit-chain.ts'
import { findCertificate } from '../../../src/server/queries/merchants/certificates.ts'
import { connect } from '../../../src/server/queries/open-database.ts'
import { codeAt } from '../../../src/server/security/totp.ts'
import { minutes, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { createCanaryUser } from '../../support/canary-user.ts'
import { createPostgresDatabase } from '../../support/database/database.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { noLimits } from '../../support/no-limits.ts'
import { giveTwoFactor } from '../../support/two-factor.ts'
import { password } from '../../support/users.ts'
import { temporaryFolder } from '../support/start-test-server.ts'

const postgres = await workersPostgres()

async function appOn(dataDir: string, databaseUrl: string | null, now: number) {
  const database = connect({ databaseUrl, dataDir })
  // The lease of the backup has the real time; the clock of this test is another.
  await database.write((tx) => tx.deleteFrom('job_leases').execute())
  const stored = { database, dataDir, reopen: async () => database, drop: () => database.close() }
  const app = await startTestApp({ stored })
  app.clock.now = now
  return app
}

async function complaints({ database, services, dataDir, clock }: TestApp) {
  const settings = readSettings({ DATA_DIR: dataDir })
  const context = { settings, database, images: services.imageStore, now: clock.now, marks: [] }
  const findings = await Promise.all([...records, ...images].map((each) => runCheck(each, context)))
  const { faults } = await verifyChain(database.read)
  return [...findings.filter(({ ok }) => !ok).map(({ message }) => message), ...faults]
}

/** Backs up one place and restores the copy, with its keys, into another; returns its folder. */
async function copied(from: Record<string, string>, to: Record<string, string>): Promise<string> {
  const dataDir = temporaryFolder(onTestFinished)
  const file = join(temporaryFolder(onTestFinished), 'copy')
  await makeBackup(readSettings(from), file, { withKeys: true })
  await restoreBackup(readSettings({ DATA_DIR: dataDir, ...to }), file)
  return dataDir
}

test('after a move in either direction users log in with their second factor, certificates verify, and counters and logs continue', async () => {
  const first = await startTestApp({ limits: noLimits })
  const { dataDir } = first
  const { user, business } = await createCanaryUser(first)
  const factor = await giveTwoFactor(first, user)
  await settleKeys(first.database, readSettings({ DATA_DIR: dataDir }))
  const row = await findCertificate(first.database.read, business.certificate)
  const code = certificateCode({ keyId: row?.key_id ?? '', signature: row?.signature ?? '' })
  let { now } = first.clock

  const works = async (app: TestApp) => {
    expect(await complaints(app)).toEqual([])
    // Each code is accepted once.
    now += minutes(1)
    app.clock.now = now
    const visitor = app.visit()
    const asked = await refusalOf(visitor.call(logIn, { email: user.email, password }))
    const challenge = asked.body?.challenge ?? ''
    const login = await visitor.call(logInTwoFactor, {
      challenge,
      code: codeAt(factor.secret, now),
    })
    visitor.token = login.access_token
    const text = `${business.certificate} ${code}`
    expect((await visitor.call(checkCertificate, { text })).data.verdict).toBe('genuine')
    // Counters, the activity log and the log of verdicts go on from where they were.
    const { data } = await visitor.call(listAssets, {})
    const unreported = data.find(({ openReport }) => openReport === null)
    await visitor.call(createReport, {
      assetId: unreported?.id ?? '',
      status: 'Stolen',
      description: 'Taken from my bag',
    })
    expect(await complaints(app)).toEqual([])
  }

  await works(first)
  const databaseUrl = await createPostgresDatabase(postgres.url)
  const middleDir = await copied({ DATA_DIR: dataDir }, { DATABASE_URL: databaseUrl })
  const second = await appOn(middleDir, databaseUrl, now)
  await works(second)
  await second.database.close()

  const endDir = await copied({ DATA_DIR: middleDir, DATABASE_URL: databaseUrl }, {})
  await works(await appOn(endDir, null, now))
})
