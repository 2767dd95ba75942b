import type * as z from 'zod/mini'
import { reviewMerchant } from '../../src/api/merchants/applications.ts'
import {
  type BusinessRecord,
  createMerchant,
  type createMerchantInput,
  submitProducts,
  updateMerchant,
} from '../../src/api/merchants/business.ts'
import type { MerchantRow } from '../../src/server/db/tables.ts'
import { findMerchant } from '../../src/server/queries/merchants/merchants.ts'
import type { TestApp } from './app.ts'
import { uploadedImage } from './factories.ts'
import { freshPhone, password, signIn, type User } from './users.ts'

let count = 0

type Form = z.input<typeof createMerchantInput>

/** The form for verifying a business, with a unique CAC number. */
export async function merchantForm(app: TestApp, change: Partial<Form> = {}): Promise<Form> {
  return {
    logo: await uploadedImage(app),
    name: 'Bola Phones & Computers',
    categoryId: 'phones-and-computer',
    phone: freshPhone(),
    address: '12 Otigba Street',
    state: 'Lagos',
    lga: 'Ikeja',
    password,
    cacNumber: `RC ${1_000_000 + ++count}`,
    ...change,
  }
}

export async function applyForVerification(
  app: TestApp,
  user: User,
  change: Partial<Form> = {},
): Promise<BusinessRecord> {
  const { data } = await user.call(createMerchant, await merchantForm(app, change))
  return data
}

/** A new user whose business waits for a decision. */
export async function applicantOf(app: TestApp, change: Partial<Form> = {}) {
  const user = await signIn(app)
  return { user, business: await applyForVerification(app, user, change) }
}

/** A business in the directory, as its row. */
export async function listedMerchant(
  app: TestApp,
  {
    products = ['New and used phones', 'Laptops', 'Screen repair'],
    admin,
    ...change
  }: Partial<Form> & { products?: string[]; admin?: User } = {},
): Promise<MerchantRow & { user: User; admin: User }> {
  const { user, business } = await applicantOf(app, change)
  if (products.length > 0) await user.call(submitProducts, { products })
  const decider = admin ?? (await signIn(app, { role: 'admin' }))
  await decider.call(reviewMerchant, { id: business.id, status: 'verified' })
  const row = await findMerchant(app.database.read, business.id)
  if (!row) throw new Error('the merchant is gone')
  return { ...row, user, admin: decider }
}

/** A verified business of this user with its certificate. */
export async function certifiedOf(app: TestApp, user: User): Promise<BusinessRecord> {
  const { id } = await applyForVerification(app, user)
  const admin = await signIn(app, { role: 'admin' })
  return (await admin.call(reviewMerchant, { id, status: 'verified' })).data
}

/** A verified business of this user, for tests that are not about its certificate. */
export async function verifiedOf(app: TestApp, user: User): Promise<BusinessRecord> {
  const business = await applyForVerification(app, user)
  const now = app.clock.now
  await app.database.write((tx) =>
    tx
      .updateTable('merchants')
      .set({ status: 'verified', verified_at: now, expires_at: now + 1 })
      .where('id', '=', business.id)
      .execute(),
  )
  return business
}

/** A pending change of a user's verified business. */
export async function waitingChangeOf(app: TestApp, user: User) {
  await withdrawBusiness(app, user)
  const { id } = await verifiedOf(app, user)
  const { data } = await user.call(updateMerchant, { id, website: 'https://bola.example' })
  return { id, askedAt: data.pendingChange?.askedAt ?? 0 }
}

/** Deletes a user's application, as if they had never applied. */
export async function withdrawBusiness({ database }: TestApp, { id }: User): Promise<void> {
  await database.write(async (tx) => {
    const own = tx.selectFrom('merchants').select('id').where('owner_id', '=', id)
    await tx.deleteFrom('merchant_search_terms').where('merchant_id', 'in', own).execute()
    await tx.deleteFrom('merchants').where('owner_id', '=', id).execute()
  })
}

const listedOf = new WeakMap<TestApp, ReturnType<typeof listedMerchant>>()
const applicantsOf = new WeakMap<TestApp, Promise<User>>()

/** The same each time, for read-only tests, because users are slow to create. */
export function anyListedMerchant(app: TestApp): ReturnType<typeof listedMerchant> {
  const known = listedOf.get(app) ?? listedMerchant(app)
  listedOf.set(app, known)
  return known
}

/** A fresh application, always by the same user. */
export async function anyApplication(app: TestApp): Promise<BusinessRecord> {
  const known = applicantsOf.get(app) ?? signIn(app)
  applicantsOf.set(app, known)
  const user = await known
  await withdrawBusiness(app, user)
  return applyForVerification(app, user)
}
