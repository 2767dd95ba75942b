import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/create-asset.ts'
import { register } from '../../../src/api/auth/register.ts'
import { startTestApp } from '../../support/app.ts'
import { phoneForm } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { offerPhone } from '../../support/transfers.ts'
import { signIn, signUpForm } from '../../support/users.ts'

test('an offer to a stranger carries no name, brand or model that sounds like us or has a number to pay to', async () => {
  const app = await startTestApp({ limits: noLimits })
  const seller = await signIn(app)
  await app.database.write((tx) =>
    tx
      .updateTable('users')
      .set({ first_name: 'Toju', last_name: 'Support Team' })
      .where('id', '=', seller.id)
      .execute(),
  )
  const form = await phoneForm(app)
  const { data: phone } = await seller.call(createAsset, {
    ...form,
    brand: 'URGENT locked call 08031234567',
  })
  await offerPhone(app, seller, 'stranger@example.com', { phone, shareName: true })
  const [mail] = await app.mailsTo('stranger@example.com')
  expect(mail?.kind).toBe('transfer-offered')
  for (const text of [mail?.subject, mail?.text, mail?.html]) {
    expect(text).not.toMatch(/Support Team|URGENT|locked|0803/)
  }
})

test('a code mailed to a stranger’s address does not carry the text that was typed as their first name', async () => {
  const app = await startTestApp({ limits: noLimits })
  const form = signUpForm({ firstName: 'Urgent call the Bank' })
  await app.visit().call(register, form)
  const [mail] = await app.mailsTo(form.email)
  expect(mail?.subject).toMatch(/\d{6}/)
  for (const text of [mail?.text, mail?.html]) expect(text).not.toMatch(/Urgent|the Bank/)
})
