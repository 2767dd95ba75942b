import type * as z from 'zod/mini'
import type { BusinessRecord } from '../../src/api/business-record.ts'
import { createMerchant, type createMerchantInput } from '../../src/api/create-merchant.ts'
import { decideMerchant } from '../../src/api/decide-merchant.ts'
import { submitProducts } from '../../src/api/submit-products.ts'
import { updateMerchant } from '../../src/api/update-merchant.ts'
import type { Merchants } from '../../src/server/db/tables.ts'
import { findMerchant } from '../../src/server/queries/merchants.ts'
import type { TestApp } from './app.ts'
import { freshPhone, type Person, password, signIn } from './people.ts'
import { uploadedPicture } from './things.ts'

let count = 0

type Form = z.input<typeof createMerchantInput>

/** What somebody types to have a business verified, under a CAC number nobody else has. */
export async function merchantForm(app: TestApp, change: Partial<Form> = {}): Promise<Form> {
  return {
    logo: await uploadedPicture(app),
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
  person: Person,
  change: Partial<Form> = {},
): Promise<BusinessRecord> {
  const { data } = await person.call(createMerchant, await merchantForm(app, change))
  return data
}

/** Somebody new whose business waits for a decision. */
export async function applicantOf(app: TestApp, change: Partial<Form> = {}) {
  const person = await signIn(app)
  return { person, business: await applyForVerification(app, person, change) }
}

/** A business in the directory, as its row. */
export async function listedMerchant(
  app: TestApp,
  {
    products = ['New and used phones', 'Laptops', 'Screen repair'],
    admin,
    ...change
  }: Partial<Form> & { products?: string[]; admin?: Person } = {},
): Promise<Merchants & { person: Person; admin: Person }> {
  const { person, business } = await applicantOf(app, change)
  if (products.length > 0) await person.call(submitProducts, { products })
  const decider = admin ?? (await signIn(app, { role: 'admin' }))
  await decider.call(decideMerchant, { id: business.id, status: 'verified' })
  const row = await findMerchant(app.database.read, business.id)
  if (!row) throw new Error('the merchant is gone')
  return { ...row, person, admin: decider }
}

/** A verified business of this person, whose certificate is nobody's concern. */
export async function verifiedOf(app: TestApp, person: Person): Promise<BusinessRecord> {
  const business = await applyForVerification(app, person)
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

/** A change of somebody's verified business that waits for the team. */
export async function waitingChangeOf(app: TestApp, person: Person) {
  await withdrawBusiness(app, person)
  const { id } = await verifiedOf(app, person)
  const { data } = await person.call(updateMerchant, { id, website: 'https://bola.example' })
  return { id, askedAt: data.waitingChange?.askedAt ?? 0 }
}

/** Takes a person's application back, as if they had never applied. */
export async function withdrawBusiness({ database }: TestApp, { id }: Person): Promise<void> {
  await database.write(async (tx) => {
    const own = tx.selectFrom('merchants').select('id').where('owner_id', '=', id)
    await tx.deleteFrom('merchant_words').where('merchant_id', 'in', own).execute()
    await tx.deleteFrom('merchants').where('owner_id', '=', id).execute()
  })
}

const listedOf = new WeakMap<TestApp, ReturnType<typeof listedMerchant>>()
const applicantsOf = new WeakMap<TestApp, Promise<Person>>()

/** The same each time, for tests that only look: people are slow to make. */
export function anyListedMerchant(app: TestApp): ReturnType<typeof listedMerchant> {
  const known = listedOf.get(app) ?? listedMerchant(app)
  listedOf.set(app, known)
  return known
}

/** A fresh application, always of the same person. */
export async function anyApplication(app: TestApp): Promise<BusinessRecord> {
  const known = applicantsOf.get(app) ?? signIn(app)
  applicantsOf.set(app, known)
  const person = await known
  await withdrawBusiness(app, person)
  return applyForVerification(app, person)
}
