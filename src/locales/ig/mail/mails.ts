import type { CountTexts } from '../../count-text.ts'
import type { mailWords as enMailWords } from '../../en/mail/mails.ts'
import type { Translation } from '../../translation.ts'

/** The mails that matter most: codes, passwords and decisions about reports. */
export const mailWords: Translation<typeof enMailWords> = {
  hello: 'Ndeewo {firstName},',
  helloWithoutName: 'Ndeewo,',
  footer: 'Toju bụ akwụkwọ ndekọ nke ihe furu efu, ihe e zuru ezu na ihe a chọtara na Naịjirịa.',
  codeSubject: '{code} bụ koodu Toju gị',
  codeIntro: 'Pịnye koodu a na Toju iji gosi na e-mail a bụ nke gị:',
  codeFor: 'Ọ bụ maka {signUp}, ọ naghị emepe nke ọzọ. Ọ na-arụ ọrụ nkeji 10.',
  codeNotYou:
    'Ọ bụrụ na ọ bụghị gị, apịnyela koodu ahụ ebe ọ bụla: na-enweghị ya, ọ dịghị onye pụrụ iji adreesị gị. Anyị anaghị arịọ koodu n’ekwentị ma ọ bụ n’ozi.',
  signUp: 'ndebanye aha nke {time} na {day} n’aha “{name}”',
  loginLink: 'Banye',
  newPasswordLink: 'Tinye paswọọdụ ọhụrụ',
  resetSubject: 'Tinye paswọọdụ ọhụrụ maka Toju',
  resetIntro:
    'Jiri njikọ a tinye paswọọdụ ọhụrụ maka {email}. Ọ na-arụ ọrụ otu ugboro, ruo {works}.',
  resetOpens:
    'Ọ na-emepe akaụntụ nke {signUp}, ọ na-akwụsịkwa ndebanye aha ọ bụla ọzọ nwere adreesị a.',
  resetNotYou: 'Ọ bụrụ na ị rịọghị ya, emela ihe ọ bụla: paswọọdụ gị ka dị otu ọ dị.',
  changedSubject: 'A gbanwere paswọọdụ Toju gị',
  changed: 'A gbanwere paswọọdụ nke akaụntụ Toju gị ugbu a, e wepụkwara ngwaọrụ niile.',
  changedPasskeys:
    'Second factor na passkey ka dị otu ha dị. Ọ bụrụ na passkey abụghị nke gị, wepụ ya n’okpuru “Sign-in security” n’akaụntụ gị.',
  changedApiKeys:
    'API key gị ({count}) ka na-arụkwa ọrụ. Ọ bụrụ na otu abụghị nke gị, kagbuo ya n’okpuru “Developers”:',
  apiKeysLink: 'API key gị',
  changedNotYou: 'Ọ bụrụ na ọ bụghị gị, tinye paswọọdụ ọhụrụ ugbu a:',
  findCodeIntro: 'Daalụ maka ịkọ ihe ị chọtara. Pịnye koodu a na Toju iji mechaa:',
  findCodeWorks:
    'Ọ na-arụ ọrụ nkeji 10. Anyị anaghị arịọ ya n’ekwentị ma ọ bụ n’ozi: onye rịọrọ ya abụghị anyị.',
  findCodeNotYou: 'Ọ bụrụ na ị kọghị ihe ọ bụla, emela ihe ọ bụla.',
  theftConfirmedSubject: 'A kwadoro akụkọ ohi gị',
  theftConfirmed:
    'Ndị ọrụ anyị akwadola akụkọ gị nke “{item}”. Site ugbu a, a ga-agwa onye ọ bụla lelere nọmba ya na e zuru ya ezu.',
  gotItBack: 'Ị hụla ya ọzọ? Gosi na a hụla ya, ka onye ọ bụla ghara ịkwụsị gị maka ihe gị.',
  seeReports: 'Lee akụkọ gị',
  theftRejectedSubject: 'Anyị enweghị ike ịkwado akụkọ ohi gị',
  reportConfirmedSubject: 'A kwadoro akụkọ gị',
  reportConfirmed:
    'Ndị ọrụ anyị elelela akụkọ gị nke “{item}”. Site ugbu a, a ga-agwa onye ọ bụla lelere nọmba ya banyere ya.',
  reportRefusedSubject: 'Anyị enweghị ike ịkwado akụkọ gị',
  notConfirmed:
    'Ndị ọrụ anyị lelere akụkọ gị nke “{item}”, ha enweghị ike ịkwado ya, ya mere a gwaghị onye ọ bụla.',
  teamWrote: 'Ihe ha dere: {reason}',
  canReportAgain: 'Ị nwere ike ịkọ ọzọ, kọwaakwu ihe mere.',
  newReport: 'Kọọ ọzọ',
  reportClosedSubject: 'E mechiri akụkọ gị',
  reportClosed:
    'Ndị ọrụ anyị emechiela akụkọ gị nke “{item}”. A gaghị agwakwa onye lelere nọmba ya banyere ya.',
  stillMissing: 'Ọ ka furu efu? Kọọ ọzọ, kọwaakwu ihe mere.',
  reportReopenedSubject: 'Akụkọ gị emepela ọzọ',
  reportReopened:
    'Ndị ọrụ anyị emepela akụkọ gị nke “{item}” ọzọ. A na-agwa onye lelere nọmba ya banyere ya.',
  seeIt: 'Lee ya na Toju',
  answerIt: 'Zaa na Toju',
  seeThem: 'Lee ha na Toju',
  toChoose: 'Iji họrọ mail ndị ị ga-enweta:',
  choose: 'Họrọ',
}

export const digestSubject: CountTexts = { other: 'Ihe {count} mere n’akụkọ gị' }

/** How long a link works; a count of its unit. */
export const mailDurations: Readonly<Record<'seconds' | 'minutes' | 'hours', CountTexts>> = {
  seconds: { other: 'sekọnd {count}' },
  minutes: { other: 'nkeji {count}' },
  hours: { other: 'awa {count}' },
}
