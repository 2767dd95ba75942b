import type { ItemRecord } from '../../api/item-record.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Identifier } from '../../ui/Identifier.tsx'
import { StageBadge, StatusBadge } from '../../ui/StatusBadge.tsx'
import { shortDateOf } from '../dates.ts'
import type { Review } from './DecideItem.tsx'
import { stageTones } from './item-columns.ts'

interface Props {
  item: ItemRecord
  onOpen: (review: Review) => void
}

export function ItemRow({ item, onOpen }: Props) {
  return (
    <tr>
      <th scope="row" className="min-w-28">
        <button
          type="button"
          onClick={() => onOpen({ item, decision: null })}
          className="min-h-11 rounded-sm text-start font-semibold text-brand underline-offset-4 hover:underline"
        >
          {item.name}
        </button>
      </th>
      <td className="min-w-32">
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
          <span key={label} className="block">
            <span className="block text-xs text-muted">{label}</span>
            <Identifier value={value} className="text-xs" />
          </span>
        ))}
      </td>
      <td>{item.owner.name}</td>
      <td>{shortDateOf(item.createdAt)}</td>
      <td className={cx(item.status === 'pending' && 'bg-surface sm:sticky sm:end-0')}>
        {item.status === 'pending' && (
          <span className="grid gap-1">
            <Button onClick={() => onOpen({ item, decision: 'confirm' })}>Confirm</Button>
            <Button variant="quiet" onClick={() => onOpen({ item, decision: 'reject' })}>
              Reject
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}
