import { resultMessages } from '../results.ts'

/** The pages of the links that ask whether an item is still missing, or still the user’s. */
export const confirmationWords = {
  stillMissing: 'Is the item still missing?',
  stillMissingAbout:
    'You reported this item on Toju, and anyone who checks its number sees the report. Choose an answer. You do not have to log in.',
  still: 'It is still missing',
  back: 'I have it back: log in to close the report',
  stop: 'Do not ask me again',
  stillYours: 'Is the item still yours?',
  stillYoursAbout:
    'Buyers see when you last confirmed that the item is yours. Choose an answer. You do not have to log in.',
  mine: 'It is still mine',
  sold: 'I sold it: transfer it to its new owner',
  photo: 'Add a new photo',
  missingPart:
    'Part of the link is missing. Open the link in our email again, or copy the whole link.',
  needsScript:
    'This page needs JavaScript. Turn on JavaScript and open the link again. Or forward our email to this address, with your answer:',
  toAssets: 'See your assets',
  home: 'Go to the home page',
  tryAgain: 'Try again',
}

/** What an answer did. */
export const confirmationResults = {
  'report-still': resultMessages['report-still'],
  'report-stop': resultMessages['report-stop'],
  'asset-still': resultMessages['asset-still'],
  'asset-stop': resultMessages['asset-stop'],
}
