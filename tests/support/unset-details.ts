import type { AssetRecord } from '../../src/api/assets/asset-record.ts'
import type { ReportRecord } from '../../src/api/reports/report-record.ts'

/** The optional fields of an asset's record, for a gadget that has none of them. */
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

/** The optional fields of a report's record, while none of them is set. */
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
