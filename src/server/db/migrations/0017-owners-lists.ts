/** What one person reported, in one stage: however many reports are in that stage, theirs alone are read. */
export function statements(): string[] {
  return [
    `create index if not exists reports_of_reporter_in_stage
       on reports (reporter_id, stage, created_at, id)`,
  ]
}
