import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/assets.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import { serveUpload } from '../../../src/server/http/serve-upload.ts'
import { requireTwoFactor } from '../../../src/server/queries/auth/two-factor.ts'
import { endpoints } from '../../../src/server/routes/routes.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { phoneForm, uploadedImage } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { type Input, nameOf, requestOf, sampleInput } from '../../support/samples.ts'
import { giveTwoFactor } from '../../support/two-factor.ts'
import { signIn, type User } from '../../support/users.ts'

/** Files that read a role without granting access by it, and what they read it for. */
const roleReaders: Record<string, string> = {
  'src/server/security/staff-access.ts': 'the one check',
  'src/server/security/conflicts-of-interest.ts': 'whether a case is about a member of staff',
  'src/server/services/auth/forgot-password.ts': 'which text the email has',
  'src/server/queries/users/save-users.ts': 'whether the user of an email was given a role',
  'src/server/services/users/restore-access.ts': 'when a removal takes effect',
  'src/server/routes/auth/two-factor.ts': 'whether the user still has to set up a second factor',
  'src/server/services/auth/reset-password.ts':
    'whether an account was opened by the team, and whether a link removes a second factor',
  'src/server/services/users/update-user.ts': 'whether a case goes back to the queue',
  'src/server/security/passwords.ts': 'how long a staff password has to be',
  'src/server/services/users/erase-my-account.ts': 'staff erase no account',
}

const isForStaff = ({ access }: { access: string }) =>
  access === 'staff' || access === 'super-admin'

/** Another user's receipt, as answered to this user. */
async function receiptAs({ services }: TestApp, name: string, { token }: User) {
  return (await serveUpload(services, { name, bearer: token ?? '' })).status
}

test('staff without their required second factor are refused at every staff endpoint, receipts included, until they set it up', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const staff = await signIn(app, { role: 'super-admin' })
  const receiptUrl = await uploadedImage(app)
  const receipt = basename(receiptUrl)
  await app.services.imageStore.save(receipt, Buffer.from('a picture'))
  await owner.call(createAsset, { ...(await phoneForm(app)), receiptUrl })
  expect(await receiptAs(app, receipt, staff)).toBe(200)

  const calls: { endpoint: Endpoint; input: Input }[] = []
  for (const endpoint of endpoints.filter(isForStaff)) {
    calls.push({ endpoint, input: await sampleInput(endpoint, app, owner) })
  }
  expect(calls.length).toBeGreaterThan(30)

  await app.database.write((tx) => requireTwoFactor(tx, true))
  for (const { endpoint, input } of calls) {
    const { path, body } = requestOf(endpoint, input)
    const answer = await staff.send(endpoint.method, path, body)
    expect(await answer.json(), nameOf(endpoint)).toMatchObject({
      code: 'TWO_FACTOR_SETUP_REQUIRED',
    })
  }
  expect(await receiptAs(app, receipt, staff)).toBe(404)
  expect(await receiptAs(app, receipt, owner)).toBe(200)

  await giveTwoFactor(app, staff)
  expect(await receiptAs(app, receipt, staff)).toBe(200)
  expect((await staff.send('GET', '/admin/stats')).status).toBe(200)
})

test('a role grants access only through the one staff access check', () => {
  const found = globSync('src/server/**/*.ts').filter((file) =>
    /\bisStaff\(|\.role\s*[!=]==?\s*'(user|admin)'/.test(readFileSync(file, 'utf8')),
  )
  expect(found.sort()).toEqual(Object.keys(roleReaders).sort())
})
