import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createApiKey } from '../../src/api/api-keys/api-keys.ts'
import { createAsset, createLabels } from '../../src/api/assets/assets.ts'
import type { logIn } from '../../src/api/auth/log-in.ts'
import { register, verifyToken } from '../../src/api/auth/sign-up.ts'
import { addCaseNote } from '../../src/api/disputes/disputes.ts'
import { reviewMerchant } from '../../src/api/merchants/applications.ts'
import { submitProducts } from '../../src/api/merchants/business.ts'
import { subscribe } from '../../src/api/newsletter/newsletter.ts'
import { updateNotificationPreferences } from '../../src/api/notifications/preferences.ts'
import { createReport } from '../../src/api/reports/reports.ts'
import { updateProfile } from '../../src/api/users/my-account.ts'
import { serveCertificatePdf } from '../../src/server/http/files.ts'
import { imageNames, imageUrl, newUploadId } from '../../src/server/lib/image-names.ts'
import { findMerchant } from '../../src/server/queries/merchants/merchants.ts'
import { insertUpload } from '../../src/server/queries/uploads/uploads.ts'
import { minutes, type TestApp } from './app.ts'
import { carForm, freshImei, phoneForm } from './factories.ts'
import { applyForVerification } from './merchants.ts'
import { confirmNumber } from './phone-notifications.ts'
import { confirmHere, mailedCode, password, signIn, signUpForm, type User } from './users.ts'

/** Part of every text that `createCanaryUser` writes, in any case. */
export const canary = 'zuberi'

const planted = (what: string) => `Zuberi ${what}`

/** A picture whose file exists on disk, with the canary in its bytes. */
async function storedImage(app: TestApp): Promise<string> {
  const id = newUploadId()
  const bytes = Buffer.from(planted('picture'))
  await app.database.write((tx) =>
    insertUpload(
      tx,
      { id, picture: { bytes, width: 1, height: 1 }, thumbnail: { bytes } },
      app.clock.now,
    ),
  )
  for (const name of imageNames(id)) await app.services.imageStore.save(name, bytes)
  return imageUrl(id)
}

/** A user who has written the canary into every possible field. */
export async function createCanaryUser(app: TestApp) {
  const visitor = app.visit()
  const email = 'leaver@example.com'
  const phones = ['08099887701', '08099887702']
  await visitor.call(
    register,
    signUpForm({
      ...{ firstName: 'Zuberi', lastName: 'Zuberison', email, phoneNumber: phones[0] ?? '' },
      address: planted('street'),
    }),
  )
  await visitor.call(verifyToken, { token: await mailedCode(app, email), email })
  const agent = { 'user-agent': planted('browser') }
  const answer = await visitor.send('POST', '/auth/login', { email, password }, agent)
  const login = (await answer.json()) as Awaited<
    ReturnType<typeof visitor.call<typeof logIn.input, typeof logIn.result>>
  >
  visitor.token = login.access_token
  const user: User = Object.assign(visitor, { id: login.user.id, email })

  await user.call(updateProfile, {
    alternatePhoneNumber: phones[1] ?? '',
    profilePicture: await storedImage(app),
  })
  await confirmNumber(app, user)
  await user.call(updateNotificationPreferences, {
    ...{ event: 'check', inApp: true, email: 'now', sms: true },
  })
  await confirmHere(app, user)
  await user.call(createApiKey, { name: planted('key'), scopes: ['check'] })
  const imeis: string[] = []
  const assetIds: string[] = []
  // Enough that the embedded engine has split and merged its pages.
  for (let count = 0; count < 40; count++) {
    const uuid = freshImei()
    imeis.push(uuid)
    const { data } = await user.call(createAsset, {
      ...(await phoneForm(app, uuid)),
      name: planted(`phone ${count}`),
      description: `${planted('phone')} `.repeat(count + 1),
      brand: planted('brand'),
      // The first one's identifiers stay, because it becomes a confirmed theft.
      moreIdentifiers: [
        { kind: 'serial-number', value: count === 0 ? 'SERIAL-4711' : `ZUBERI-${count}` },
      ],
      purchasedOn: '2024-05-01',
      purchasedFrom: planted('shop'),
      price: 250_000,
      warrantyUntil: '2027-05-01',
      notes: planted('note'),
      keptAt: planted('shelf'),
      tags: planted('tag'),
      imageUrl: await storedImage(app),
      photoUrls: [await storedImage(app)],
      receiptUrl: await storedImage(app),
    })
    assetIds.push(data.id)
  }
  const { data: car } = await user.call(createAsset, {
    ...(await carForm(app)),
    name: planted('car'),
    description: planted('dent'),
    imageUrl: await storedImage(app),
    vehicleID: planted('fleet'),
    chassisNumber: 'ZUBERI-4711',
    make: planted('make'),
    modelName: planted('model'),
    color: planted('colour'),
  })
  assetIds.push(car.id)
  const [stolen = '', pending = '', lost = ''] = assetIds
  const reported: Record<string, string> = {}
  for (const [assetId, status] of [
    [stolen, 'Stolen'],
    [pending, 'Stolen'],
    [lost, 'Lost'],
  ] as const) {
    const { data } = await user.call(createReport, {
      assetId,
      status,
      description: planted('story'),
      location: planted('junction, Kano'),
      lastSeenDate: '2026-03-03',
      lastSeenTime: '11:11',
      imageUrl: await storedImage(app),
      policeReference: planted('reference'),
      policeStation: planted('station'),
    })
    reported[assetId] = data.id
  }
  const business = await applyForVerification(app, user, {
    logo: await storedImage(app),
    name: planted('Shop'),
    address: planted('market'),
    phone: phones[1] ?? '',
    website: 'https://zuberi.example',
    twitter: 'https://x.com/zuberi',
  })
  await user.call(submitProducts, {
    products: [planted('radios')],
    featuredPicture: await storedImage(app),
  })
  const admin = await signIn(app, { role: 'admin' })
  await admin.call(reviewMerchant, { id: business.id, status: 'verified' })
  const text = planted('note of staff')
  for (const id of Object.values(reported))
    await admin.call(addCaseNote, { kind: 'item', id, text })
  await admin.call(addCaseNote, { kind: 'merchant', id: business.id, text })
  const listed = await findMerchant(app.database.read, business.id)
  const number = listed?.certificate_number ?? ''
  // Rendered and stored as a file.
  await serveCertificatePdf(app.services, number, { ip: '192.0.2.1' })
  await user.call(createLabels, { ids: assetIds })
  app.pass(minutes(2))
  await app.visit().call(subscribe, { email })
  const imei = (index: number) => imeis[index] ?? ''
  return {
    user,
    /** Identifying values of theirs that contain no canary. */
    traces: [...phones, ...imeis.slice(1)],
    stolen: { assetId: stolen, reportId: reported[stolen] ?? '', imei: imei(0) },
    business: { id: business.id, certificate: number },
    pending: { imei: imei(1) },
    lost: { imei: imei(2) },
  }
}

/** Every file in a folder, with its bytes as text, one character each. */
export function filesIn(folder: string): { path: string; text: string }[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesIn(path)
    return [{ path, text: readFileSync(path, 'latin1') }]
  })
}
