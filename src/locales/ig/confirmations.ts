import type {
  confirmationResults as enConfirmationResults,
  confirmationWords as enConfirmationWords,
} from '../en/pages/confirmations.ts'
import type { homeFigureWords as enHomeFigureWords } from '../en/pages/home-figures.ts'
import type { Translation } from '../translation.ts'

/** Totals of the registry on the home page. */
export const homeFigureWords: Translation<typeof enHomeFigureWords> = {
  title: 'Ndekọ taa',
  assets: 'ihe e debanyere aha',
  reports: 'akụkọ a kọrọ',
  lookups: 'nọmba e lelere',
}

/** The pages of the links that ask whether something is still missing, or still somebody’s. */
export const confirmationWords: Translation<typeof enConfirmationWords> = {
  stillMissing: 'Ọ ka furu efu?',
  stillMissingAbout:
    'Ị kọrọ ya na Toju, a na-agwakwa onye ọ bụla lelere nọmba ya. Pịa nke bụ eziokwu. Ọ dịghị mkpa ịbanye.',
  still: 'Ọ ka furu efu',
  back: 'Anatala m ya',
  stop: 'Ajụkwala m ọzọ',
  stillYours: 'Ọ ka bụ nke gị?',
  stillYoursAbout:
    'Onye ọ bụla lelere nọmba ya na Toju na-ahụ mgbe ikpeazụ ị kwadoro ya. Pịa nke bụ eziokwu. Ọ dịghị mkpa ịbanye.',
  mine: 'Ọ ka bụ nke m',
  sold: 'Eresiela m ya: nyefee ya onye ọhụrụ nwe ya',
  photo: 'Tinye foto ọhụrụ',
  missingPart: 'Akụkụ njikọ ahụ adịghị. Mepee ya ọzọ site n’e-mail anyị, ma ọ bụ depụta ya dum.',
  needsScript:
    'Nke a chọrọ JavaScript. Gbanye ya ma mepee njikọ ahụ ọzọ, ma ọ bụ zigara e-mail anyị n’adreesị a, anyị ga-emere gị ya:',
  toReports: 'Lee akụkọ gị',
  toAssets: 'Lee ihe gị',
  home: 'Gaa n’ibe mbụ',
  tryAgain: 'Nwaa ọzọ',
}

/** What an answer did. */
export const confirmationResults: Translation<typeof enConfirmationResults> = {
  'report-still': 'Daalụ. Akụkọ gị na-aga n’ihu, ọ na-ekwu na ọ ka furu efu.',
  'report-back':
    'Obi dị anyị ụtọ. E mechiela akụkọ gị, nlele nọmba ya ga-ekwu na ọ dịghị akụkọ a kọrọ.',
  'report-stop': 'Anyị agaghị ajụ ọzọ. Akụkọ gị dị otu ọ dị.',
  'asset-still': 'Daalụ. Nọmba ya na-ekwu ugbu a na ị kwadoro ya.',
  'asset-stop': 'Anyị agaghị ajụ ọzọ. Ọ ka dị n’aha gị.',
}
