import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { identifiersOutOfStep } from '../../../src/server/queries/assets/identifiers.ts'
import { startTestApp } from '../../support/app.ts'
import { freshImei, registerPhone } from '../../support/factories.ts'
import { signIn } from '../../support/users.ts'

test('each identifier row repeats its asset’s facts, and the doctor finds differences', async () => {
  const app = await startTestApp()
  const { database } = app
  const phone = await registerPhone(app, await signIn(app), freshImei())
  const rowFacts = () =>
    database.read
      .selectFrom('identifiers')
      .where('asset_id', '=', phone.id)
      .select(['asset_type', 'asset_brand', 'asset_model', 'asset_colour', 'asset_hidden'])
      .execute()
  const change = (brand: string) =>
    database.write(async (tx) => {
      const details = { brand, model: 'X1', colour: 'Green', hidden: 1 } as const
      await tx.updateTable('assets').set(details).where('id', '=', phone.id).execute()
    })
  await change('Infinix')
  const copiedDetails = {
    asset_type: 'Gadget',
    asset_model: 'X1',
    asset_colour: 'Green',
    asset_hidden: 1,
  }
  expect(await rowFacts()).toEqual([{ ...copiedDetails, asset_brand: 'Infinix' }])
  expect(await identifiersOutOfStep(database.read)).toEqual([])

  const on = database.dialect === 'postgres' ? ' on assets' : ''
  await database.write(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(`drop trigger assets_facts_update${on}`))
  })
  await change('Itel')
  expect(await rowFacts()).toEqual([{ ...copiedDetails, asset_brand: 'Infinix' }])
  expect(await identifiersOutOfStep(database.read)).toHaveLength(1)
})
