import type { AssetRecord } from '../../src/api/assets/asset-record.ts'
import { createAsset } from '../../src/api/assets/assets.ts'
import type { ReportRecord } from '../../src/api/reports/report-record.ts'
import { createReport } from '../../src/api/reports/reports.ts'
import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import type { GadgetIdentifierKind } from '../../src/domain/identifiers/kinds.ts'
import type { ReportStatus } from '../../src/domain/reports/reports.ts'
import { newToken } from '../../src/server/lib/ids.ts'
import { insertUpload } from '../../src/server/queries/uploads/uploads.ts'
import type { TestApp } from './app.ts'
import type { User } from './users.ts'

let count = 0

/** An IMEI unique in this run, with a valid check digit. */
export function freshImei(): string {
  const payload = `35693803${String(++count).padStart(6, '0')}`
  return payload + luhnCharacter(payload, 10)
}

/** The URL of a picture that counts as uploaded. */
export async function uploadedImage(app: TestApp): Promise<string> {
  const id = newToken().slice(0, 22)
  await app.database.write((tx) =>
    insertUpload(
      tx,
      {
        id,
        picture: { bytes: new Uint8Array(1), width: 1, height: 1 },
        thumbnail: { bytes: new Uint8Array(1) },
      },
      app.clock.now,
    ),
  )
  return `/uploads/${id}.webp`
}

export async function phoneForm(app: TestApp, uuid = freshImei()) {
  return {
    type: 'Gadget' as const,
    name: 'Black iPhone 12',
    description: 'A scratch on the back',
    imageUrl: await uploadedImage(app),
    uuidType: 'imei1' as const,
    uuid,
    brand: 'Apple',
  }
}

/** A phone as a row of an imported table: without pictures. */
export function tableRow(uuid = freshImei()) {
  return {
    type: 'Gadget',
    name: 'Shop phone',
    description: 'New, in its box',
    brand: 'Tecno',
    uuidType: 'imei1',
    uuid,
  }
}

export async function carForm(app: TestApp) {
  return {
    type: 'Vehicle' as const,
    name: 'Family car',
    description: 'Dent in the left door',
    imageUrl: await uploadedImage(app),
    vin: '1M8GDM9AXKP042788',
    plateNumber: 'KJA-012AB',
    vehicleRegistrationState: 'Lagos' as const,
    make: 'Toyota',
    modelName: 'Corolla',
    color: 'Silver',
    year: 2012,
  }
}

export async function registerCar(
  app: TestApp,
  owner: User,
  change: object = {},
): Promise<AssetRecord> {
  const { data } = await owner.call(createAsset, { ...(await carForm(app)), ...change })
  return data
}

/** Two cars of two owners. In the second VIN two neighbouring characters are swapped. */
export async function registerSwapped(app: TestApp, owner: User, other: User) {
  const mine = await registerCar(app, owner, { plateNumber: 'KJA-012AB', vin: '1M8GDM9AXKP042788' })
  const theirs = { plateNumber: 'ABC-345DE', vin: '1M8GDM9AXKP042878' }
  return { mine, swapped: await registerCar(app, other, theirs) }
}

export async function registerPhone(
  app: TestApp,
  owner: User,
  uuid = freshImei(),
  change: { name?: string; uuidType?: GadgetIdentifierKind; brand?: string } = {},
): Promise<AssetRecord> {
  const { data } = await owner.call(createAsset, { ...(await phoneForm(app, uuid)), ...change })
  return data
}

export async function report(
  owner: User,
  assetId: string,
  status: ReportStatus,
): Promise<ReportRecord> {
  const { data } = await owner.call(createReport, {
    assetId,
    status,
    description: 'Taken from my bag on the bus',
    location: 'Computer Village, Ikeja, Lagos',
    lastSeenDate: '2026-03-03',
  })
  return data
}

/** Moves all reports far into the past, because one user may report only a limited number a day. */
export async function reportedLongAgo({ database }: TestApp): Promise<void> {
  await database.write((tx) => tx.updateTable('reports').set({ created_at: 1 }).execute())
}
