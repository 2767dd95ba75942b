import type { ItemRecord } from '../../api/item-record.ts'
import { Button } from '../../ui/Button.tsx'
import { Identifier } from '../../ui/Identifier.tsx'
import { StageBadge, StatusBadge } from '../../ui/StatusBadge.tsx'
import { dateOf } from '../dates.ts'
import type { Review } from './DecideItem.tsx'
import { stageTones } from './item-columns.ts'

interface Props {
  item: ItemRecord
  onOpen: (review: Review) => void
}

export function ItemRow({ item, onOpen }: Props) {
  return (
    <tr>
      <th scope="row" className="min-w-40">
        <button
          type="button"
          onClick={() => onOpen({ item, decision: null })}
          className="min-h-11 rounded-sm text-start font-semibold text-brand underline-offset-4 hover:underline"
        >
          {item.name}
        </button>
      </th>
      <td className="min-w-48">
        <span className="line-clamp-2">{item.description || 'No description'}</span>
      </td>
      <td>
        <span className="flex flex-wrap gap-1">
          <StageBadge tone={stageTones[item.status]}>{item.status}</StageBadge>
          {item.disputed && <StageBadge tone="bad">disputed</StageBadge>}
        </span>
      </td>
      <td>
        <StatusBadge status={item.reportStatus} />
      </td>
      <td>
        {item.identifiers.map(({ label, value }) => (
          <span key={label} className="block whitespace-nowrap">
            <span className="text-xs text-muted">{label} </span>
            <Identifier value={value} className="text-xs" />
          </span>
        ))}
      </td>
      <td className="whitespace-nowrap">{item.owner.name}</td>
      <td className="whitespace-nowrap">{dateOf(item.createdAt)}</td>
      <td>
        {item.status === 'pending' && (
          <span className="flex gap-2">
            <Button onClick={() => onOpen({ item, decision: 'confirm' })}>Confirm</Button>
            <Button variant="secondary" onClick={() => onOpen({ item, decision: 'reject' })}>
              Reject
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}
