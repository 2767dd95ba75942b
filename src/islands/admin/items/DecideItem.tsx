import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { decideItem } from '../../../api/decide-item.ts'
import type { ItemRecord } from '../../../api/item-record.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import type { Decision } from './decisions.ts'
import { itemsList } from './items-list.ts'

interface Props {
  item: Pick<ItemRecord, 'id' | 'name'>
  decision: Decision
  onClose: () => void
  /** The evidence, where it is not on the screen already. */
  children?: ReactNode
}

/** A decision on a report, with its reason where the one who made it is told why. */
export function DecideItem({ item, decision, onClose, children }: Props) {
  const queryClient = useQueryClient()
  const { send, says, done, to, needsReason, variant } = decision
  return (
    <ReasonDialog
      about={{ kind: 'item', id: item.id }}
      title={item.name}
      says={says}
      send={send}
      done={done}
      danger={variant === 'danger'}
      reason={
        needsReason
          ? {
              label: 'Reason',
              hint: 'The person who made the report reads it.',
              missing: 'Say why: its owner reads this',
              field: 'reason',
            }
          : null
      }
      onSend={(reason) => call(decideItem, { id: item.id, status: to, ...(reason && { reason }) })}
      onSettled={() =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: [itemsList.key] }),
          queryClient.invalidateQueries(tasksQuery),
        ])
      }
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  )
}
