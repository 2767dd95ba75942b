/** So long before its end people are reminded: enough to have a fault looked at. */
const soonDays = 30

const dayMs = 86_400_000

export type WarrantyStatus = 'running' | 'ends soon' | 'ended'

/** How a warranty stands that holds until `until`, that day included; both are `2026-03-04`. */
export function warrantyStatus(until: string, today: string): WarrantyStatus {
  if (until < today) return 'ended'
  const daysLeft = (Date.parse(until) - Date.parse(today)) / dayMs
  return daysLeft <= soonDays ? 'ends soon' : 'running'
}
