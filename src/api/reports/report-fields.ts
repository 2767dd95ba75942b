import { optionalLine, requiredText } from '../fields.ts'

export const story = requiredText('story-missing', 2000)

/** Optional fields of a report, the same when it is created and when it is corrected. */
export const reportLines = {
  location: optionalLine(200),
  policeReference: optionalLine(60),
  policeStation: optionalLine(120),
}
