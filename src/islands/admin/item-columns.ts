import type { ItemRecord } from '../../api/item-record.ts'
import type { ReportStage } from '../../domain/reports.ts'
import type { StageTone } from '../../ui/badge-style.ts'

interface Column {
  label: string
  /** What the rows are ordered by. */
  value: (item: ItemRecord) => string | number
}

export const itemColumns = {
  name: { label: 'Name', value: ({ name }) => name },
  description: { label: 'Description', value: ({ description }) => description },
  status: { label: 'Status', value: ({ status }) => status },
  reportStatus: { label: 'Report', value: ({ reportStatus }) => reportStatus },
  identifiers: { label: 'Identifiers', value: ({ identifiers }) => identifiers[0]?.value ?? '' },
  owner: { label: 'Owner', value: ({ owner }) => owner.name },
  createdAt: { label: 'Created', value: ({ createdAt }) => createdAt },
} satisfies Record<string, Column>

export type ItemColumn = keyof typeof itemColumns

export interface Order {
  column: ItemColumn
  descending: boolean
}

const byWords = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export function ordered(items: readonly ItemRecord[], order: Order | null): ItemRecord[] {
  if (!order) return [...items]
  const { value }: Column = itemColumns[order.column]
  const sign = order.descending ? -1 : 1
  return items.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)]
    return typeof one === 'number' && typeof other === 'number'
      ? sign * (one - other)
      : sign * byWords.compare(String(one), String(other))
  })
}

export const stageTones: Record<ReportStage, StageTone> = {
  pending: 'waiting',
  active: 'good',
  inactive: 'bad',
  archived: 'quiet',
}
