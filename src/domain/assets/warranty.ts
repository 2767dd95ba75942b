/** Users are reminded this long before the end: enough to have a fault repaired. */
export const warrantySoonDays = 30

const dayMs = 86_400_000

type WarrantyStatus = 'running' | 'ends soon' | 'ended'

/** The status of a warranty that holds until the end of the day `until`; both are `2026-03-04`. */
export function warrantyStatus(until: string, today: string): WarrantyStatus {
  if (until < today) return 'ended'
  const daysLeft = (Date.parse(until) - Date.parse(today)) / dayMs
  return daysLeft <= warrantySoonDays ? 'ends soon' : 'running'
}
