import type { AdminReportRecord } from '../../../src/api/reports/admin-reports.ts'

/** A pending theft as staff see it in the list. */
export function adminReport(
  index: number,
  more: Partial<AdminReportRecord> = {},
): AdminReportRecord {
  return {
    id: `item-${index}`,
    name: `Phone ${index}`,
    description: '',
    status: 'pending',
    reportStatus: 'Stolen',
    outcome: null,
    askedFor: null,
    owner: { name: 'Ada Obi' },
    identifiers: [{ label: 'IMEI', value: '356938 03 564380 9' }],
    disputed: false,
    policeReference: null,
    policeStation: null,
    location: null,
    state: null,
    lastSeenDate: null,
    imageUrl: null,
    assetImageUrl: null,
    receiptUrl: null,
    createdAt: index,
    assignee: null,
    ...more,
  }
}

/** The same theft with the details of its screen. */
export function adminCase(more: Partial<AdminReportRecord> = {}) {
  return {
    item: {
      ...adminReport(1, more),
      assetId: 'asset-1',
      owner: { id: 'ada', name: 'Ada Obi' },
      reason: null,
      held: false,
      photoUrls: [],
    },
    sameIdentifier: [],
    similarIdentifier: [],
    disputes: [],
    earlierOwners: [],
    reporter: {
      joinedAt: 0,
      suspended: false,
      reports: 1,
      confirmed: 0,
      rejected: 0,
      recovered: 0,
    },
    decisions: [],
  }
}
