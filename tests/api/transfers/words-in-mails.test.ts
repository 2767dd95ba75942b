import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/assets.ts'
import { register } from '../../../src/api/auth/sign-up.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { startTestApp } from '../../support/app.ts'
import { phoneForm } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { offerPhone } from '../../support/transfers.ts'
import { signIn, signUpForm } from '../../support/users.ts'

test.each([
  ['Toju', 'Support Team', 'URGENT locked call 08031234567', 'A transfer to you: gadget'],
  ['Toju', 'Fraud Unit', 'Your phone is at Ikeja station come now', 'A transfer to you: gadget'],
  [
    'Zero Eight Zero Three',
    'One Two Three Four',
    'Samsung ring us',
    'A transfer to you: Samsung (gadget)',
  ],
])(
  'an offer to a stranger carries only a maker of our list, and no name that sounds like us or has a number to call: %s %s, %s',
  async (first, last, brand, subject) => {
    const app = await startTestApp({ limits: noLimits })
    const seller = await signIn(app)
    await app.database.write((tx) =>
      updateUser(tx, seller.id, { first_name: first, last_name: last }),
    )
    const form = await phoneForm(app)
    const { data: phone } = await seller.call(createAsset, { ...form, brand })
    await offerPhone(app, seller, 'stranger@example.com', { phone, shareName: true })
    const [mail] = await app.mailsTo('stranger@example.com')
    expect(mail?.kind).toBe('transfer-offered')
    expect(mail?.subject).toBe(subject)
    for (const text of [mail?.text, mail?.html]) {
      expect(text).not.toContain(last)
      expect(text).not.toMatch(/Zero|locked|0803|Ikeja|ring us/)
    }
  },
)

test('a code mailed to a stranger’s address does not carry the text that was typed as their first name', async () => {
  const app = await startTestApp({ limits: noLimits })
  const form = signUpForm({ firstName: 'Urgent call the Bank' })
  await app.visit().call(register, form)
  const [mail] = await app.mailsTo(form.email)
  expect(mail?.subject).toMatch(/\d{6}/)
  for (const text of [mail?.text, mail?.html]) expect(text).not.toMatch(/Urgent|the Bank/)
})
