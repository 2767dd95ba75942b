import { optionalLine, requiredText } from '../fields.ts'

export const story = requiredText('story-missing', 2000)

/** What a report may say, alike when it is made and when it is corrected. */
export const reportLines = {
  location: optionalLine(200),
  policeReference: optionalLine(60),
  policeStation: optionalLine(120),
}
