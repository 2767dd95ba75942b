/** Devices have quiet hours of their own. */
export function statements(): string[] {
  return ['drop table if exists quiet_hours']
}
