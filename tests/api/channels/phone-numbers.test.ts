import { expect, test } from 'vitest'
import { startTestApp } from '../../support/app.ts'
import { callersOf } from '../../support/channels/callers.ts'
import { testChannels } from '../../support/channels/channel-settings.ts'
import { startGateway, takesAll } from '../../support/channels/gateway.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { signUpAndIn } from '../../support/users.ts'

/** The phone number in any spelling: with or without the country code, grouped or not. */
const number = /805[\s-]?556[\s-]?6677/

test('no phone number is stored or logged, whether a request succeeds or fails', async () => {
  const app = await startTestApp()
  const gateway = await startGateway((request) =>
    // These requests fail, and the error contains the phone number.
    request.body.includes('WhatsApp') || request.path.startsWith('/version1')
      ? { status: 500, body: { error: request.body } }
      : takesAll(request),
  )
  const callers = callersOf(app, testChannels(gateway.url))
  const [from, digits] = ['+2348055566677', '2348055566677']
  const owner = await signUpAndIn(app)
  const imei1 = freshImei()
  const asset = await registerPhone(app, owner, imei1)
  await report(owner, asset.id, 'Lost')

  for (const text of [
    '',
    '4*3',
    `1*${imei1}`,
    `3*${imei1}*call 08055566677`,
    '3*0805 556 6677*Ikeja',
    '9',
    '1*x',
  ]) {
    await callers.dial(text, from)
  }
  const messages = [
    'hi',
    'Hausa',
    imei1,
    `FOUND YES ${imei1} call me 0805 556 6677`,
    '08055566677',
    'FOUND YES +2348055566677',
  ]
  for (const text of messages) {
    await callers.text(text, { from })
    await callers.chat({ type: 'text', text: { body: text } }, { from: digits })
  }
  await callers.chat({ type: 'image', image: { id: digits } }, { from: digits })
  // Forged, and malformed.
  await callers.post(`/ussd/${digits}`, `phoneNumber=${digits}`)
  await callers.post(`/sms/${digits}`, `from=${digits}`)
  await callers.chat({ type: 'text', text: { body: 'hi' } }, { from: digits, secret: 'another' })
  await callers.chat({ type: 'text', text: 'none' }, { from: digits })
  await callers.deliver()

  // Every query fails, with an error that names the number.
  const { findInRegistry } = app.services
  app.services.findInRegistry = () => {
    throw new Error(`no row for ${from}`)
  }
  const failing = callersOf(app, testChannels(gateway.url))
  expect(await failing.dial(`1*${imei1}`, from)).toMatch(/^END /)
  expect((await failing.text(imei1, { from })).status).toBe(200)
  app.services.findInRegistry = findInRegistry

  const rows = await allRows(app.database)
  const counters = await app.database.read.selectFrom('rate_limit_counters').selectAll().execute()
  expect(rows['jobs']?.length).toBeGreaterThan(10)
  expect(JSON.stringify([rows, counters])).not.toMatch(number)
  const proofs = (rows['check_proofs'] as { jws: string }[]).map(({ jws }) =>
    Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString(),
  )
  expect(proofs.length).toBeGreaterThan(2)
  expect(proofs.join()).not.toMatch(number)
  expect(app.logged.length).toBeGreaterThan(0)
  expect(app.logged.join('\n')).not.toMatch(number)
})
