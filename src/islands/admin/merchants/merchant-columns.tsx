import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { adminMerchantWords as words } from '../../../locales/en/screens/admin/merchants.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { assigneeColumnOf } from '../table/columns/assignee-column.tsx'
import { dateCell, rowCell, rowName } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { merchantVariants } from './badge-variants.ts'
import { OpenMerchant } from './OpenMerchant.tsx'

const column = tableColumnsOf<ApplicationRecord>()

export const merchantColumns = column.columns([
  column.accessor(
    'name',
    rowName(words.business, (merchant: ApplicationRecord) => <OpenMerchant merchant={merchant} />),
  ),
  column.accessor(
    'status',
    rowCell(words.status, (original: ApplicationRecord) => (
      <span className="flex flex-wrap gap-1">
        <StageBadge tone={merchantVariants[original.status]}>
          {adminStateWords.merchant[original.status]}
        </StageBadge>
        {original.pendingChange && <StageBadge tone="waiting">{words.changeToReview}</StageBadge>}
      </span>
    )),
  ),
  column.accessor(
    'cacNumber',
    rowCell(words.cacNumber, (original: ApplicationRecord) => (
      <span className="grid leading-tight">
        <span className="font-mono">{original.cacNumber}</span>
        {original.sameCacNumber.length > 0 && (
          <span className="text-xs font-semibold text-stolen">{words.sharedCacNumber}</span>
        )}
      </span>
    )),
  ),
  column.accessor('category', { header: words.category, meta: { isMinor: true } }),
  column.accessor('state', { header: words.state }),
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    header: words.appliedBy,
    meta: { cell: 'max-w-48 truncate', isMinor: true },
  }),
  assigneeColumnOf<ApplicationRecord>(),
  column.accessor('appliedAt', dateCell(words.applied, { isSpare: true })),
])
