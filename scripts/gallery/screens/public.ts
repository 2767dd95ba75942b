import { logIn } from '../../../src/api/auth/log-in.ts'
import { languages } from '../../../src/domain/languages.ts'
import {
  loginPath,
  newAssetPath,
  paths,
  reportFindPath,
  searchPath,
  watchPath,
} from '../../../src/islands/paths.ts'
import { getProofPath, proofPath } from '../../../src/islands/proofs/proof-paths.ts'
import { click, fill, inOrder, lookUp, open, send, unfold } from '../acts.ts'
import type { Facts } from '../facts.ts'
import { paper, type Reply, refusals, type Screen, type State, type States } from '../screen.ts'

const misread = '356938038367878'
const unknown = '490154203237518'
const phone = [360, 768] as const

const signedIn = { email: 'bola@demo.toju.ng', password: 'three-plain-words' }
const typeLogIn = fill({ 'E-mail': signedIn.email })
const sendLogIn = inOrder(
  typeLogIn,
  (page) => page.getByLabel('Password', { exact: true }).fill(signedIn.password),
  send,
)

/** The answer to a right password where the account has these second factors. */
const factorsOf = (...factors: string[]): Reply => ({
  ...{ endpoint: logIn, status: 401 },
  json: {
    ...{ code: 'TWO_FACTOR_CODE_REQUIRED', message: 'Type the code of your app.' },
    ...{ challenge: 'challenge', factors },
  },
})

/** A find, as far as the first step asks. */
const typeFind = inOrder(
  fill({
    'The number on it': unknown,
    'Brand or make': 'Tecno',
    'What is it, and what does it look like?': 'A gold phone in a blue case',
    'Your first name': 'Bola',
    'E-mail': signedIn.email,
  }),
  (page) => page.getByLabel('State', { exact: true }).selectOption('Lagos'),
)

/** A form: as it opens, sent empty, and sent while the server does not take it. */
const form: States = { full: {}, 'errors at fields': { act: send } }

const page = (route: string, states: States = { full: {} }, path = route): Screen => ({
  ...{ route, as: 'visitor', path, states },
})

/** What visitors meet. */
export function publicScreens({ numbers, paths: made }: Facts): Screen[] {
  const tag = made.proof.slice(0, -12)
  return [
    page('/', {
      full: {},
      menu: { act: open('Open menu'), widths: phone },
      'signed in': { as: 'owner' },
    }),
    page('/search', searchStates(numbers)),
    page('/about'),
    page('/blog'),
    page('/blog/[slug]', undefined, '/blog/before-you-buy-a-used-phone'),
    page('/blog/category/[category]', undefined, '/blog/category/news'),
    page('/blog/tag/[tag]', undefined, '/blog/tag/banking'),
    page('/business-products', {
      ...{ full: {}, applicant: { as: 'applicant' } },
      'errors at fields': { as: 'applicant', act: send },
    }),
    page('/certificate', {
      ...{ full: {}, 'not genuine': { path: '/certificate?text=TJ-0000-0000' } },
    }),
    page(
      '/certificate/[number]',
      { full: {}, unknown: { path: '/certificate/NOSUCHNUMBER', isMissing: true } },
      made.certificate,
    ),
    page('/c', {
      full: {},
      'get a proof': { path: getProofPath(numbers.lost) },
      proof: { path: made.proof },
      'proof unfolded': { path: made.proof, act: unfold },
      'proof on paper': { path: made.proof, isPaper: true, widths: paper },
      sheet: { path: made.sheet },
      'sheet on paper': { path: made.sheet, isPaper: true, widths: paper },
      receipt: { path: made.receipt },
      'changed proof': { path: tag },
      'no proof': { path: `${proofPath}#nothing` },
    }),
    page('/developers'),
    page('/faqs', { full: {}, unfolded: { act: unfold } }),
    page('/forgot-password', { ...form, ...refusals(inOrder(typeLogIn, send)) }),
    page(
      '/found/[code]',
      {
        ...form,
        'in Hausa': { path: `/ha${made.label}` },
        unknown: { path: '/found/NOSUCHCODE', isMissing: true },
      },
      made.label,
    ),
    page('/login', {
      ...form,
      'wrong password': { act: sendLogIn, isMissing: true },
      'second factor': {
        act: inOrder(sendLogIn, (page) => page.getByLabel('Code', { exact: true }).waitFor()),
        answers: [factorsOf('app')],
      },
      'recovery code': {
        act: inOrder(sendLogIn, click('Use a recovery code')),
        answers: [factorsOf('app')],
      },
      'to report a theft': { path: loginPath(newAssetPath(numbers.stolen, 'Stolen')) },
      ...refusals(sendLogIn),
    }),
    page('/log'),
    page('/merchant', {
      ...{ full: {}, results: { path: '/merchant?item=phone' } },
      'no results': { path: '/merchant?item=submarine' },
      ...{ empty: { answers: 'empty' }, error: { answers: 'error' } },
      'too many requests': { answers: 'too-many' },
    }),
    page(
      '/merchant/[slug]',
      {
        ...{ full: {}, unfolded: { act: unfold } },
        unknown: { path: '/merchant/no-such-shop', isMissing: true },
      },
      made.merchant,
    ),
    page('/newsletter/confirm', mailed('/newsletter/confirm')),
    page('/newsletter/unsubscribe', mailed('/newsletter/unsubscribe')),
    page('/offline'),
    page('/pricing'),
    page('/privacy-policy'),
    page('/report-a-find', {
      ...form,
      sent: { act: inOrder(typeFind, send) },
      'from a lookup': { path: reportFindPath(numbers.stolen) },
      ...refusals(inOrder(typeFind, send)),
    }),
    page('/reset-password', form, '/reset-password?token=abc'),
    page('/select-pricing-plans', { full: {}, 'signed in': { as: 'owner' } }),
    page('/signup', form),
    page('/still-missing', mailed('/still-missing')),
    page('/still-yours', mailed('/still-yours')),
    page('/terms-and-conditions'),
    page('/track-my-phone'),
    page('/verify', {
      full: {},
      'wrong code': {
        act: inOrder(typeLogIn, fill({ Code: '000000' }), send),
        isMissing: true,
      },
    }),
    page('/verify-business', {
      ...{ full: {}, 'signed in': { as: 'newcomer' } },
      'errors at fields': { as: 'newcomer', act: send },
    }),
    page('/watch', {
      ...form,
      'from a lookup': { path: watchPath(numbers.registered) },
      sent: {
        path: watchPath(numbers.registered),
        act: inOrder(fill({ 'E-mail': signedIn.email }), send),
      },
    }),
    page('/watch/confirm', mailed('/watch/confirm')),
    page('/watch/end', mailed('/watch/end')),
    page('/404', { full: { path: '/no-such-page', isMissing: true } }),
    page('/429'),
    page('/500'),
    ...languageScreens(numbers, made.label),
    // Pages that the server writes itself.
    page('/dev/mail'),
    page('/dev/phone'),
  ]
}

function searchStates(numbers: Facts['numbers']): States {
  const verdicts: States = Object.fromEntries(
    Object.entries({ ...numbers, unknown, misread, 'no identifier': '12345' }).map(
      ([name, number]): [string, State] => [name, { path: searchPath(number) }],
    ),
  )
  return {
    full: {},
    ...verdicts,
    'on paper': { path: searchPath(numbers.stolen), isPaper: true, widths: paper },
    loading: { answers: 'loading', act: lookUp(numbers.lost) },
    ...refusals(lookUp(numbers.lost)),
  }
}

/** A page of a link in a mail, with its token and without. */
function mailed(path: string): States {
  return { full: { path: `${path}?token=abc` }, 'no link': { path } }
}

/** Pages in other languages: those that may overflow in all of them, the rest in one. */
function languageScreens(numbers: Facts['numbers'], label: string): Screen[] {
  const inEach = (path: string): States =>
    Object.fromEntries(
      languages
        .filter((language) => language !== 'en')
        .map((language): [string, State] => [language, { path: `/${language}${path}` }]),
    )
  const inOne = (path: string): States => ({ full: { path: `/ha${path}` } })
  const missing = { ha: { path: '/ha/no-such-page', isMissing: true } } as const
  return [
    page('/[language]', inEach(''), '/ha'),
    page('/[language]/search', inEach(searchPath(numbers.stolen)), '/ha/search'),
    page('/[language]/report-a-find', inEach(paths.reportFind), '/ha/report-a-find'),
    page('/[language]/404', missing, '/ha/404'),
    page('/[language]/429', inOne('/429'), '/ha/429'),
    page('/[language]/c', inOne(proofPath), '/ha/c'),
    page('/[language]/faqs', inOne(paths.faqs), '/ha/faqs'),
    page('/[language]/found/[code]', inOne(label), `/ha${label}`),
    page('/[language]/offline', inOne('/offline'), '/ha/offline'),
    page('/[language]/still-missing', inOne('/still-missing?token=abc'), '/ha/still-missing'),
    page('/[language]/still-yours', inOne('/still-yours?token=abc'), '/ha/still-yours'),
  ]
}
