import type { ReportStage } from '../../../domain/reports.ts'
import type { StageTone } from '../../../ui/badge-style.ts'

export const stageTones: Record<ReportStage, StageTone> = {
  pending: 'waiting',
  active: 'good',
  inactive: 'bad',
  archived: 'quiet',
}
