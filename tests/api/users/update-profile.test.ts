import { expect, test } from 'vitest'
import { getMe, updateProfile } from '../../../src/api/users/my-account.ts'
import { findUser } from '../../../src/server/queries/users/users.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { uploadedImage } from '../../support/factories.ts'
import { signIn } from '../../support/users.ts'

test('an update changes only the fields sent, and returns the updated user (spec §5, §7)', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { data: before } = await user.call(getMe, {})
  const change = {
    alternatePhoneNumber: '09012345678',
    profilePicture: await uploadedImage(app),
    firstName: 'Adaeze',
  }
  const { data } = await user.call(updateProfile, change)
  expect(data).toEqual({ ...before, ...change, name: 'Adaeze Okafor' })
  expect(await user.call(getMe, {})).toEqual({ data })
  const entries = await logOf(app.database, 'user', user.id)
  const fields = entries.flatMap(({ details }) => details['fields'] ?? [])
  expect(fields.sort()).toEqual(Object.keys(change).sort())
})

test('an empty update changes nothing and writes no log entry', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const before = await allRows(app.database)
  await user.call(updateProfile, {})
  expect(await allRows(app.database)).toEqual(before)
})

test('alternate phone, address and picture can be cleared, phone number and first name cannot (spec §5)', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const profileImage = await uploadedImage(app)
  await user.call(updateProfile, {
    alternatePhoneNumber: '09012345678',
    profilePicture: profileImage,
  })
  const emptied = { alternatePhoneNumber: '', address: '', profilePicture: '' }
  await user.call(updateProfile, emptied)
  const row = await findUser(app.database.read, user.id)
  expect(row).toMatchObject({ alternate_phone_number: null, address: null, profile_picture: null })
  for (const field of ['phoneNumber', 'firstName', 'state', 'lga']) {
    const { body } = await refusalOf(user.call(updateProfile, { [field]: '' }))
    expect(Object.keys(body?.fields ?? {})).toEqual([field])
  }
  expect(await findUser(app.database.read, user.id)).toEqual(row)
})

test('the last name can be cleared, and a second phone may be a landline', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const wrong = user.call(updateProfile, { alternatePhoneNumber: '12345' })
  expect((await refusalOf(wrong)).body?.fields).toEqual({
    alternatePhoneNumber: 'Enter a Nigerian phone number, like 08031234567 or 01 270 1234',
  })
  await user.call(updateProfile, { lastName: ' ', alternatePhoneNumber: '01-270 1234' })
  expect(await findUser(app.database.read, user.id)).toMatchObject({
    last_name: '',
    alternate_phone_number: '012701234',
  })
})

test('state and local government area change together', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const change = async (form: object) =>
    (await refusalOf(user.call(updateProfile, form))).body?.fields
  expect(await change({ state: 'Kano' })).toEqual({ lga: 'Choose a local government area of Kano' })
  expect(await change({ lga: 'Dala' })).toEqual({
    lga: 'Choose a local government area of Lagos',
  })
  const { data } = await user.call(updateProfile, { state: 'Kano', lga: 'Dala' })
  expect(data).toMatchObject({ state: 'Kano', lga: 'Dala' })
  expect((await user.call(updateProfile, { lga: 'Fagge' })).data.lga).toBe('Fagge')
})
