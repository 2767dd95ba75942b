import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import { startTestApp } from '../../support/app.ts'
import { freshImei, registerPhone } from '../../support/factories.ts'
import { signIn } from '../../support/users.ts'

async function startWithPhone() {
  const app = await startTestApp()
  const imei = freshImei()
  const phone = await registerPhone(app, await signIn(app), imei)
  const { database, findInRegistry } = app.services
  // Another request: not part of the transaction that waits for it.
  const elsewhere = AsyncLocalStorage.snapshot()
  const brandSeen = () =>
    elsewhere(async () => (await findInRegistry(readText(imei).candidates)).matches[0]?.brand)
  const rename = (brand: string, before: () => Promise<void> = async () => {}) =>
    database.write(async (tx) => {
      await tx.updateTable('assets').set({ brand }).where('id', '=', phone.id).execute()
      await before()
    })
  return { brandSeen, rename }
}

test('a lookup sees nothing of an uncommitted write and all of it once committed', async () => {
  const { brandSeen, rename } = await startWithPhone()
  const first = await brandSeen()
  let meanwhile: unknown
  await rename('Nokia', async () => {
    meanwhile = await brandSeen()
  })
  expect(meanwhile).toBe(first)
  expect(await brandSeen()).toBe('Nokia')
})

test('a rolled-back write is never visible', async () => {
  const { brandSeen, rename } = await startWithPhone()
  const first = await brandSeen()
  const failing = rename('Nokia', async () => {
    expect(await brandSeen()).toBe(first)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await brandSeen()).toBe(first)
})

test('continuous lookups do not block writes', async () => {
  const { brandSeen, rename } = await startWithPhone()
  let written = 0
  const reading = (async () => {
    while (written < 20) {
      await brandSeen()
      await new Promise(setImmediate)
    }
  })()
  for (; written < 20; written++) await rename(`Brand ${written}`)
  await reading
  expect(await brandSeen()).toBe('Brand 19')
})
