import { detailNames } from '../../src/api/assets/detail-record.ts'
import { recordColumns } from '../../src/server/queries/assets/asset-rows.ts'

export const limit = 101

/** Rows as arrays of values: an asset's as `recordColumns`, and the others with its id first. */
export interface Rows {
  assets: unknown[][]
  identifiers: unknown[][]
  photos: unknown[][]
  reports: unknown[][]
}

type Column = (typeof recordColumns)[number]

const at = Object.fromEntries(recordColumns.map((name, index) => [name, index])) as Record<
  Column,
  number
>
const firstDetail = recordColumns.length - detailNames.length

/** The response of `GET /api/assets?limit=100`, from the rows of its four statements. */
export function pageOf({ assets, ...rows }: Rows) {
  const [identifiersOf, photosOf, reportsOf] = [rows.identifiers, rows.photos, rows.reports].map(
    (each) => Map.groupBy(each, ([assetId]) => assetId),
  )
  const data = assets.slice(0, limit - 1).map((asset) => {
    const [first, ...more] = identifiersOf?.get(asset[at.id]) ?? []
    const own = reportsOf?.get(asset[at.id]) ?? []
    const record: Record<string, unknown> = {
      id: asset[at.id],
      name: asset[at.name],
      type: asset[at.type],
      description: asset[at.description],
      imageUrl: asset[at.image_url],
      photoUrls: photosOf?.get(asset[at.id])?.map(([, url]) => url) ?? [],
      receiptUrl: asset[at.receipt_url],
      uuidType: first?.[1] ?? null,
      uuid: first?.[2] ?? null,
      moreIdentifiers: more,
      brand: asset[at.brand],
      vehicleID: asset[at.vehicle_id],
      vin: null,
      plateNumber: null,
      chassisNumber: null,
      vehicleRegistrationState: asset[at.registration_state],
      make: null,
      modelName: asset[at.model],
      color: asset[at.colour],
      year: asset[at.year],
    }
    for (let index = 0; index < detailNames.length; index++)
      record[detailNames[index] ?? ''] = asset[firstDetail + index]
    record['hidden'] = asset[at.hidden] === 1
    record['isFind'] = own.some(([, , reportedAs]) => reportedAs === 'Found')
    record['openReport'] = own.find(([, , , closedAt]) => closedAt === null)?.[1] ?? null
    record['labelCode'] = asset[at.label_code]
    record['createdAt'] = asset[at.created_at]
    return record
  })
  return { data, next: data.at(-1)?.['id'] }
}
