import { expect, test } from 'vitest'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { forgotPassword } from '../../../src/api/auth/passwords.ts'
import { register, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { confirmWatch, createWatch } from '../../../src/api/lookup/watch.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { listNotificationPreferences } from '../../../src/api/notifications/preferences.ts'
import { confirmFoundItem, reportFoundItem } from '../../../src/api/reports/finds.ts'
import { updateUser } from '../../../src/api/users/admin-users.ts'
import { updateProfile } from '../../../src/api/users/my-account.ts'
import hausaAccount from '../../../src/locales/ha/mail/account.json' with { type: 'json' }
import hausaMails from '../../../src/locales/ha/mail/mails.json' with { type: 'json' }
import hausaNotifications from '../../../src/locales/ha/notifications.json' with { type: 'json' }
import yorubaItems from '../../../src/locales/yo/mail/items.json' with { type: 'json' }
import yorubaMails from '../../../src/locales/yo/mail/mails.json' with { type: 'json' }
import { startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { mailedCode, password, signIn, signUpForm } from '../../support/users.ts'

const hausa = hausaMails.mailWords
const yoruba = yorubaMails.mailWords
const { notificationTexts, notificationEventLabels } = hausaNotifications

const mailsTo = async (app: TestApp, email: string) => (await app.mailsTo(email)).toReversed()

it('an account has the language of the page on which it was registered, and gets its emails in it', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const form = signUpForm({ firstName: 'Amina' })
  await visitor.call(register, { ...form, language: 'ha' })
  await visitor.call(verifyToken, { token: await mailedCode(app, form.email) })
  const { access_token, user } = await visitor.call(logIn, { email: form.email, password })
  expect(user.language).toBe('ha')
  visitor.token = access_token

  const [code] = await mailsTo(app, form.email)
  expect(code?.text).toContain(hausa.codeIntro)
  expect(code?.html).toContain('<html lang="ha">')
  expect(code?.text).not.toMatch(/Hello|Type this code|\{/)

  const choices = (await visitor.call(listNotificationPreferences, {})).data
  expect(choices.find(({ event }) => event === 'check')).toMatchObject(
    notificationEventLabels.check,
  )

  // The user chooses another language.
  const { data } = await visitor.call(updateProfile, { language: 'yo' })
  expect(data.language).toBe('yo')
  await app.visit().call(forgotPassword, { email: form.email })
  const reset = (await mailsTo(app, form.email)).at(-1)
  expect(reset?.subject).toBe(yoruba.resetSubject)
  expect(reset?.text).toContain('ìṣẹ́jú 30')
})

test('both parties of a match are notified in their own language, by email and in the app', async () => {
  const app = await startTestApp()
  const [owner, finder] = [await signIn(app), await signIn(app)]
  await owner.call(updateProfile, { language: 'ha' })
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')

  const { notifications } = (await owner.call(listNotifications, { page: 1, limit: 10 })).data
  const match = notifications.find(({ kind }) => kind === 'match-for-owner')
  const [start = ''] = notificationTexts.kinds['match-for-owner'].title.split('{')
  expect(match?.title).toContain(start)
  expect(match?.text).toContain(notificationTexts.platform)
  const mailed = (await mailsTo(app, owner.email)).find(({ kind }) => kind === 'match-for-owner')
  expect(mailed?.text).toContain(hausa.seeIt)
  expect(mailed?.text).not.toMatch(/Hello|See it on Toju|\{/)

  const toFinder = (await finder.call(listNotifications, { page: 1, limit: 10 })).data.notifications
  expect(toFinder.map(({ text }) => text).join()).not.toContain(notificationTexts.platform)
})

it('a finder without an account is emailed in the language of the page, and their new account has that language', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const { email } = signUpForm()
  await visitor.call(reportFoundItem, {
    identifier: freshImei(),
    brand: 'Samsung',
    description: 'On the bus',
    state: 'Lagos',
    email,
    language: 'yo',
  })
  const [mail] = await mailsTo(app, email)
  expect(mail?.text).toContain(yoruba.findCodeIntro)
  const token = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
  const { login } = (await visitor.call(confirmFoundItem, { email, token })).data
  expect(login?.user.language).toBe('yo')
})

test('a watcher without an account is emailed in the language of the page', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const [imei, { email }] = [freshImei(), signUpForm()]
  await visitor.call(createWatch, { identifier: imei, email, language: 'yo' })
  const [asked] = await mailsTo(app, email)
  expect(asked?.subject).toBe(yorubaItems.subscriptionMails.watch.subject)
  const token = /confirm\?token=(\S+)/.exec(asked?.text ?? '')?.[1] ?? ''
  await visitor.call(confirmWatch, { token })
  const owner = await signIn(app)
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const mail = (await mailsTo(app, email)).at(-1)
  expect(mail?.subject).toBe(yorubaItems.subscriptionMails.reported.subject)
  expect(mail?.text).toContain('/yo/search')
})

it('emails from staff are in the language of their reader', async () => {
  const app = await startTestApp()
  const [reader, admin] = [await signIn(app), await signIn(app, { role: 'super-admin' })]
  await reader.call(updateProfile, { language: 'ha' })
  const { id } = reader
  await admin.call(updateUser, { id, status: 'suspended', reason: 'Sold stolen phones' })
  const mail = (await mailsTo(app, reader.email)).at(-1)
  expect(mail?.subject).toBe(hausaAccount.accountMails.suspended.subject)
  expect(mail?.text).toContain('Dalili: Sold stolen phones')
})
