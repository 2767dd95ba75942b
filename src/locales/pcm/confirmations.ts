import type {
  confirmationResults as enConfirmationResults,
  confirmationWords as enConfirmationWords,
} from '../en/pages/confirmations.ts'
import type { homeFigureWords as enHomeFigureWords } from '../en/pages/home-figures.ts'
import type { Translation } from '../translation.ts'

/** Totals of the registry on the home page. */
export const homeFigureWords: Translation<typeof enHomeFigureWords> = {
  title: 'The register today',
  assets: 'things wey dey register',
  reports: 'reports wey enter',
  lookups: 'numbers wey people check',
}

/** The pages of the links that ask whether something is still missing, or still somebody’s. */
export const confirmationWords: Translation<typeof enConfirmationWords> = {
  stillMissing: 'E still lost?',
  stillMissingAbout:
    'You report am for Toju, and anybody wey check the number go hear about am. Press wetin true. You no need log in.',
  still: 'E still lost',
  back: 'I don get am back',
  stop: 'No ask me again',
  stillYours: 'E still be your own?',
  stillYoursAbout:
    'Anybody wey check the number for Toju go see the last time you confirm am. Press wetin true. You no need log in.',
  mine: 'E still be my own',
  sold: 'I don sell am: transfer am to the new owner',
  photo: 'Add new photo',
  missingPart:
    'Part of the link no dey. Open am from our mail one more time, or copy the whole link.',
  needsScript:
    'This page need JavaScript. Turn am on and open the link again, or forward our mail to this address and we go do am for you:',
  toReports: 'See your reports',
  toAssets: 'See your things',
  home: 'Go to the home page',
  tryAgain: 'Try again',
}

/** What an answer did. */
export const confirmationResults: Translation<typeof enConfirmationResults> = {
  'report-still': 'Thank you. Your report dey continue, and e dey talk say e still lost.',
  'report-back':
    'We happy. Your report don close, and check of the number go talk say nobody report am.',
  'report-stop': 'We no go ask again. Your report dey as e be.',
  'asset-still': 'Thank you. The number now dey talk say you confirm am.',
  'asset-stop': 'We no go ask again. E still dey your name.',
}
