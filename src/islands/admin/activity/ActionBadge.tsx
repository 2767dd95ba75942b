import type { LogAction } from '../../../api/activity/log-record.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'

/** Create, update and delete have a colour, the others none (spec §4). */
const tones: Partial<Record<LogAction, StageTone>> = {
  create: 'good',
  update: 'waiting',
  delete: 'bad',
}

export function ActionBadge({ action }: { action: LogAction }) {
  return <StageBadge tone={tones[action] ?? 'quiet'}>{adminStateWords.action[action]}</StageBadge>
}
