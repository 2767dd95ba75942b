import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { dateOf } from '../../shell/dates.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { decisionColumn, tableColumnsOf } from '../table/features.ts'
import { merchantVariants } from './badge-variants.ts'
import { MerchantActions } from './MerchantActions.tsx'

const column = tableColumnsOf<ApplicationRecord>()

export const merchantColumns = column.columns([
  column.accessor('name', {
    header: adminMerchantWords.business,
    meta: { rowHeader: true, cell: 'min-w-40' },
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-3">
        <UploadedImage src={original.logo} alt="" className="size-10 shrink-0 rounded-md" />
        <span className="min-w-0 wrap-anywhere">{original.name}</span>
      </span>
    ),
  }),
  column.accessor('status', {
    header: adminMerchantWords.status,
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap gap-1">
        <StageBadge tone={merchantVariants[original.status]}>{original.status}</StageBadge>
        {original.pendingChange && (
          <StageBadge tone="waiting">{adminMerchantWords.changeToReview}</StageBadge>
        )}
      </span>
    ),
  }),
  column.accessor('cacNumber', {
    header: adminMerchantWords.cacNumber,
    cell: ({ row: { original } }) => (
      <span className="grid gap-1">
        <span className="font-mono">{original.cacNumber}</span>
        {original.sameCacNumber.length > 0 && (
          <span className="text-xs font-semibold text-stolen">
            {adminMerchantWords.anotherBusinessGave}
          </span>
        )}
      </span>
    ),
  }),
  column.accessor('category', { header: adminMerchantWords.category }),
  column.accessor('state', { header: adminMerchantWords.state }),
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    header: adminMerchantWords.appliedBy,
    meta: { cell: 'wrap-anywhere' },
  }),
  column.accessor('appliedAt', {
    header: adminMerchantWords.applied,
    cell: ({ getValue }) => dateOf(getValue()),
  }),
  decisionColumn<ApplicationRecord>((row) => <MerchantActions merchant={row} />),
])
