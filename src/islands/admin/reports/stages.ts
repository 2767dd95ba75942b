import type { ReportStage } from '../../../domain/reports/reports.ts'
import type { StageTone } from '../../../ui/badge-style.ts'

export const stageVariants: Record<ReportStage, StageTone> = {
  pending: 'waiting',
  active: 'good',
  inactive: 'quiet',
  archived: 'quiet',
}
