import type { LogAction } from '../../../api/activity/log-record.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'

/** Spec §4: create, update and delete have a colour, the others none. */
const tones: Partial<Record<LogAction, StageTone>> = {
  create: 'good',
  update: 'waiting',
  delete: 'bad',
}

export function ActionBadge({ action }: { action: LogAction }) {
  return <StageBadge tone={tones[action] ?? 'quiet'}>{action}</StageBadge>
}
