import type { LogRecord } from '../../../api/activity/logs.ts'
import type { LogAction } from '../../../domain/activity/activity-log.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import {
  adminAssetPath,
  adminDisputePath,
  adminMerchantPath,
  adminReportPath,
  userPath,
} from '../../paths.ts'
import { entityName } from './labels.ts'

type Entry = Pick<LogRecord, 'action' | 'entity' | 'entityId' | 'subject' | 'details' | 'user'>

/** The screen of the record that an entry is about; null if it has no screen. */
function screenOf({ entity, entityId, details }: Entry): string | null {
  switch (entity === 'case' ? details['kind'] : entity) {
    case 'user':
      return userPath(entityId)
    case 'asset':
      return adminAssetPath(entityId)
    case 'report':
    case 'item':
    case 'report steps':
      return adminReportPath(entityId)
    case 'dispute':
      return adminDisputePath(entityId)
    case 'merchant':
      return adminMerchantPath(entityId)
    default:
      return null
  }
}

/**
 * The record that an entry is about: its kind, its name and a link to its screen; nothing for a
 * login. Users who act on their own account are not named and linked a second time.
 */
export function Subject({ entry }: { entry: Entry }) {
  const { entity, entityId, subject, user } = entry
  // A null subject means that the record is deleted. Disputes never have a subject.
  const isDispute = entity === 'dispute' || entry.details['kind'] === 'dispute'
  const screen = subject !== null || isDispute ? screenOf(entry) : null
  const label = entityName(entity)
  if (entry.action === 'login') return null
  if (entityId === user?.id) return <span data-usual>{label}</span>
  if (!screen) return label
  return (
    <a
      href={screen}
      className="inline-grid min-h-11 max-w-full content-center justify-items-start leading-tight"
    >
      <span className="text-link max-w-full truncate">{subject ?? label}</span>
      {subject && <span className="max-w-full truncate text-xs text-muted">{label}</span>}
    </a>
  )
}

/** Create, update and delete have a colour, the others none (spec §4). */
const tones: Partial<Record<LogAction, StageTone>> = {
  create: 'good',
  update: 'changed',
  delete: 'bad',
}

export function ActionBadge({ action }: { action: LogAction }) {
  return <StageBadge tone={tones[action] ?? 'plain'}>{adminStateWords.action[action]}</StageBadge>
}
