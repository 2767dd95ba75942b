import type { AssetRecord } from '../../src/api/assets/asset-record.ts'

/** What an asset's record has for a gadget that nothing more is known of. */
export const unsetDetails = {
  photoUrls: [],
  moreIdentifiers: [],
  vehicleID: null,
  vin: null,
  plateNumber: null,
  chassisNumber: null,
  vehicleRegistrationState: null,
  make: null,
  modelName: null,
  color: null,
  year: null,
  purchasedOn: null,
  purchasedFrom: null,
  price: null,
  warrantyUntil: null,
  notes: null,
  keptAt: null,
  tags: null,
  isFind: false,
  hidden: false,
  openReport: null,
  labelCode: null,
} satisfies Partial<AssetRecord>
