import type { AssetRow } from '../../src/server/db/tables.ts'
import { detailsOf } from '../../src/server/queries/assets/detail-columns.ts'

export const limit = 101

export interface Rows {
  assets: AssetRow[]
  identifiers: Record<string, unknown>[]
  photos: Record<string, unknown>[]
  reports: Record<string, unknown>[]
}

/** The response of `GET /api/assets?limit=100`, from the rows of its four statements. */
export function pageOf({ assets, ...rows }: Rows) {
  const [identifiersOf, photosOf, reportsOf] = [rows.identifiers, rows.photos, rows.reports].map(
    (each) => Map.groupBy(each, (row) => row['asset_id']),
  )
  const data = assets.slice(0, limit - 1).map((asset) => {
    const [first, ...more] = identifiersOf?.get(asset.id) ?? []
    const own = reportsOf?.get(asset.id) ?? []
    return {
      id: asset.id,
      name: asset.name,
      type: asset.type,
      description: asset.description,
      imageUrl: asset.image_url,
      photoUrls: photosOf?.get(asset.id)?.map((photo) => photo['url']) ?? [],
      receiptUrl: asset.receipt_url,
      uuidType: first?.['kind'] ?? null,
      uuid: first?.['raw_value'] ?? null,
      moreIdentifiers: more,
      brand: asset.brand,
      vehicleID: asset.vehicle_id,
      vin: null,
      plateNumber: null,
      chassisNumber: null,
      vehicleRegistrationState: asset.registration_state,
      make: null,
      modelName: asset.model,
      color: asset.colour,
      year: asset.year,
      ...detailsOf(asset),
      hidden: asset.hidden === 1,
      isFind: own.some((report) => report['reported_as'] === 'Found'),
      openReport: own.find((report) => report['closed_at'] === null)?.['status'] ?? null,
      labelCode: asset.label_code,
      createdAt: asset.created_at,
    }
  })
  return { data, next: data.at(-1)?.id }
}
