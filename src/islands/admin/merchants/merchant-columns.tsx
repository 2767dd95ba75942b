import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { shortDate } from '../shell/short-dates.ts'
import { assigneeColumnOf } from '../table/assignee-column.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { merchantVariants } from './badge-variants.ts'
import { OpenMerchant } from './OpenMerchant.tsx'

const column = tableColumnsOf<ApplicationRecord>()

export const merchantColumns = column.columns([
  column.accessor('name', {
    header: adminMerchantWords.business,
    meta: { rowHeader: true, cell: 'rest' },
    cell: ({ row: { original } }) => <OpenMerchant merchant={original} />,
  }),
  column.accessor('status', {
    header: adminMerchantWords.status,
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap gap-1">
        <StageBadge tone={merchantVariants[original.status]}>
          {adminStateWords.merchant[original.status]}
        </StageBadge>
        {original.pendingChange && (
          <StageBadge tone="waiting">{adminMerchantWords.changeToReview}</StageBadge>
        )}
      </span>
    ),
  }),
  column.accessor('cacNumber', {
    header: adminMerchantWords.cacNumber,
    cell: ({ row: { original } }) => (
      <span className="grid leading-tight">
        <span className="font-mono">{original.cacNumber}</span>
        {original.sameCacNumber.length > 0 && (
          <span className="text-xs font-semibold text-stolen">
            {adminMerchantWords.anotherBusinessGave}
          </span>
        )}
      </span>
    ),
  }),
  column.accessor('category', { header: adminMerchantWords.category, meta: { isMinor: true } }),
  column.accessor('state', { header: adminMerchantWords.state }),
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    header: adminMerchantWords.appliedBy,
    meta: { cell: 'max-w-48 truncate', isMinor: true },
  }),
  assigneeColumnOf<ApplicationRecord>(),
  column.accessor('appliedAt', {
    header: adminMerchantWords.applied,
    meta: { cell: 'whitespace-nowrap', isSpare: true },
    cell: ({ getValue }) => shortDate(getValue()),
  }),
])
