import { resultMessages } from '../results.ts'

/** The pages of the links that ask whether an item is still missing, or still the user’s. */
export const confirmationWords = {
  stillMissing: 'Is it still missing?',
  stillMissingAbout:
    'You reported this item on Toju, and anyone who checks its number sees the report. Choose an answer. You need not log in.',
  still: 'It is still missing',
  back: 'I have it back: log in to close the report',
  stop: 'Do not ask me again',
  stillYours: 'Is it still yours?',
  stillYoursAbout:
    'Buyers see when you last confirmed that the item is yours. Choose an answer. You need not log in.',
  mine: 'It is still mine',
  sold: 'I sold it: transfer it to its new owner',
  photo: 'Add a new photo',
  missingPart:
    'Part of the link is missing. Open the link in our email again, or copy the whole link.',
  needsScript:
    'This page needs JavaScript. Turn it on and open the link again, or forward our email to this address and we do it for you:',
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
