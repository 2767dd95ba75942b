import type {
  confirmationResults as enConfirmationResults,
  confirmationWords as enConfirmationWords,
} from '../en/pages/confirmations.ts'
import type { homeFigureWords as enHomeFigureWords } from '../en/pages/home-figures.ts'
import type { Translation } from '../translation.ts'

/** Totals of the registry on the home page. */
export const homeFigureWords: Translation<typeof enHomeFigureWords> = {
  title: 'Rajista a yau',
  assets: 'abubuwan da aka yi wa rajista',
  reports: 'rahotannin da aka kai',
  lookups: 'lambobin da aka duba',
}

/** The pages of the links that ask whether something is still missing, or still somebody’s. */
export const confirmationWords: Translation<typeof enConfirmationWords> = {
  stillMissing: 'Har yanzu ya ɓace?',
  stillMissingAbout:
    'Ka kai rahotonsa a Toju, kuma duk wanda ya duba lambarsa ana gaya masa. Ka danna abin da yake gaskiya. Ba sai ka shiga ba.',
  still: 'Har yanzu ya ɓace',
  back: 'Ya dawo hannuna',
  stop: 'Kada a sake tambayata',
  stillYours: 'Har yanzu naka ne?',
  stillYoursAbout:
    'Duk wanda ya duba lambarsa a Toju yana ganin lokacin da ka tabbatar a ƙarshe. Ka danna abin da yake gaskiya. Ba sai ka shiga ba.',
  mine: 'Har yanzu nawa ne',
  sold: 'Na sayar da shi: a miƙa shi ga sabon mai shi',
  photo: 'Ƙara sabon hoto',
  missingPart:
    'Wani ɓangare na link ɗin ya ɓace. Ka sake buɗe shi daga e-mail namu, ko ka kwafi duka.',
  needsScript:
    'Wannan yana buƙatar JavaScript. Ka kunna shi, ka sake buɗe link ɗin, ko ka tura e-mail namu zuwa wannan adireshi mu yi maka:',
  toReports: 'Duba rahotanninka',
  toAssets: 'Duba kayanka',
  home: 'Je shafin farko',
  tryAgain: 'Sake gwadawa',
}

/** What an answer did. */
export const confirmationResults: Translation<typeof enConfirmationResults> = {
  'report-still': 'Mun gode. Rahotonka yana ci gaba, yana cewa har yanzu ya ɓace.',
  'report-back': 'Mun yi farin ciki. An rufe rahotonka, kuma duba lambarsa zai ce babu rahoto.',
  'report-stop': 'Ba za mu sake tambaya ba. Rahotonka yana nan yadda yake.',
  'asset-still': 'Mun gode. Lambarsa yanzu tana cewa ka tabbatar.',
  'asset-stop': 'Ba za mu sake tambaya ba. Yana nan da sunanka.',
}
