import type { AssetRecord } from '../../src/api/assets/asset-record.ts'
import type { ReportRecord } from '../../src/api/reports/report-record.ts'

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

/** What a report's record has while nothing more is known than what was reported. */
export const unsetReportDetails = {
  lastSeenDate: null,
  lastSeenTime: null,
  location: null,
  state: null,
  imageUrl: null,
  reason: null,
  outcome: null,
  policeReference: null,
  policeStation: null,
  confirmationDue: false,
  doneSteps: [],
  closedAt: null,
} satisfies Partial<ReportRecord>
