import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Act } from '../../src/api/act.ts'
import { createAsset } from '../../src/api/create-asset.ts'
import { requireSecondFactor } from '../../src/server/queries/second-factors.ts'
import { acts } from '../../src/server/routes/routes.ts'
import { serveUpload } from '../../src/server/uploads.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { noLimits } from '../support/no-limits.ts'
import { type Person, signIn } from '../support/people.ts'
import { type Input, nameOf, requestOf, sampleInput } from '../support/samples.ts'
import { giveSecondFactor } from '../support/second-factors.ts'
import { phoneForm, uploadedPicture } from '../support/things.ts'

/** Where the server reads a role without opening a door by it. */
const readsNoDoor: Record<string, string> = {
  'src/server/staff-access.ts': 'the one check',
  'src/server/conflicts-of-interest.ts': 'whether the person decided about is of the team',
  'src/server/mail/account-messages.ts': 'which words a person reads',
  'src/server/queries/users.ts': 'whether an address is claimed by who was given a role',
  'src/server/routes/forget-second-factor.ts': 'how soon a removal takes effect',
  'src/server/routes/get-second-factor.ts': 'whether the person is told that they owe one',
  'src/server/routes/reset-password.ts': 'whether an account was opened by the team',
  'src/server/routes/log-in.ts': 'how long the password of the team has to be',
}

const isStaffDoor = ({ access }: { access: string }) =>
  access === 'staff' || access === 'super-admin'

/** Somebody's receipt, as this person is answered. */
async function receiptAs({ services }: TestApp, name: string, { token }: Person) {
  return (await serveUpload(services, { name, bearer: token ?? '' })).status
}

test('who owes a required second factor finds every door of the team closed, receipts too, and open once they have it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const staff = await signIn(app, { role: 'super-admin' })
  const receiptUrl = await uploadedPicture(app)
  const receipt = basename(receiptUrl)
  await app.services.pictures.save(receipt, Buffer.from('a picture'))
  await owner.call(createAsset, { ...(await phoneForm(app)), receiptUrl })
  expect(await receiptAs(app, receipt, staff)).toBe(200)

  const doors: { act: Act; input: Input }[] = []
  for (const act of acts.filter(isStaffDoor)) {
    doors.push({ act, input: await sampleInput(act, app, owner) })
  }
  expect(doors.length).toBeGreaterThan(30)

  await app.database.write((tx) => requireSecondFactor(tx, true))
  for (const { act, input } of doors) {
    const { path, body } = requestOf(act, input)
    const answer = await staff.send(act.method, path, body)
    expect(await answer.json(), nameOf(act)).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  }
  expect(await receiptAs(app, receipt, staff)).toBe(404)
  expect(await receiptAs(app, receipt, owner)).toBe(200)

  await giveSecondFactor(app, staff)
  expect(await receiptAs(app, receipt, staff)).toBe(200)
  expect((await staff.send('GET', '/admin/stats')).status).toBe(200)
})

test('a role opens nothing but by the one check of staff access', () => {
  const found = globSync('src/server/**/*.ts').filter((file) =>
    /\bisStaff\(|\.role\s*[!=]==?\s*'(user|admin)'/.test(readFileSync(file, 'utf8')),
  )
  expect(found.sort()).toEqual(Object.keys(readsNoDoor).sort())
})
