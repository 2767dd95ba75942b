import type {
  accountMails as enAccountMails,
  securityMails as enSecurityMails,
} from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

/** How an account is logged in to. */
export const securityMails: Translation<typeof enSecurityMails> = {
  notYou: 'Ọ bụrụ na ọ bụghị gị, tinye paswọọdụ ọhụrụ ozugbo, degakwara {email}:',
  deviceOn: '{browser} n’elu {system}',
  unknownDevice: 'ngwaọrụ anyị amaghị',
  secondFactorOn: {
    subject: 'Second factor gị na-arụ ọrụ',
    text: 'Site ugbu a, Toju ga-arịọ koodu nke app gị mgbe i ji paswọọdụ banye.',
  },
  secondFactorOff: {
    subject: 'Second factor gị anaghịzi arụ ọrụ',
    text: 'Toju anaghịzi arịọ koodu nke app mgbe ị na-abanye.',
  },
  factorRemoval: {
    subject: 'A ga-ewepụ second factor gị',
    asked:
      'Mmadụ gwara ndị ọrụ anyị na ekwentị gị na recovery code gị furu efu. Mgbe {time} gasịrị, naanị paswọọdụ gị ga-ezu iji banye. E wepụrụ ngwaọrụ niile.',
    wait: 'Ọ bụrụ na ọ bụ gị, chere ruo mgbe ahụ, jiri paswọọdụ gị banye.',
    stop: 'Ọ bụrụ na ọ bụghị gị, jiri app gị, recovery code ma ọ bụ passkey banye ugbu a. Nke ahụ ga-akwụsị nwepụ ahụ. Mgbe ahụ tinye paswọọdụ ọhụrụ.',
  },
  passkeyAdded: {
    subject: 'E tinyere passkey n’akaụntụ Toju gị',
    text: 'E ji ngwaọrụ a tinye passkey: {device}. Ọ na-abanye na-enweghị paswọọdụ gị.',
    remove: 'Paswọọdụ ọhụrụ anaghị akwụsị ya. Iji wepụ ya, mepee “Sign-in security” n’akaụntụ gị:',
    link: 'Akaụntụ gị',
  },
  passkeyRemoved: {
    subject: 'E wepụrụ passkey n’akaụntụ Toju gị',
    text: 'Ọ naghịzi abanye na Toju. Ị nwekwara ike ihichapụ ya na ngwaọrụ ọ dị na ya.',
  },
  apiKeyMade: {
    subject: 'E mere API key maka akaụntụ Toju gị',
    text: 'E ji ngwaọrụ a mee API key nke na-agwụ na {ending}: {device}. Mmemme nwere ya nwere ike ịrụ ọrụ n’aha akaụntụ gị.',
    revoke:
      'Ọ na-arụkwa ọrụ ma ị gbanwee paswọọdụ gị. Iji kagbuo ya, mepee “Developers” n’akaụntụ gị:',
  },
  apiKeyRevoked: {
    subject: 'A kagburu otu API key nke akaụntụ Toju gị',
    text: 'API key nke na-agwụ na {ending} anaghịzi arụ ọrụ.',
  },
}

/** What happens to an account. */
export const accountMails: Translation<typeof enAccountMails> = {
  linkWorks: 'Njikọ ahụ na-arụ ọrụ otu ugboro, ruo {time}.',
  longPassword: 'Họrọ paswọọdụ nwere mkpụrụedemede 12 ma ọ bụ karịa.',
  setPassword: 'Tinye paswọọdụ',
  notExpected: 'Ọ bụrụ na ị tụghị anya nke a, emela ihe ọ bụla.',
  isWrong: 'Ọ bụrụ na i chere na nke a ezighị ezi, degara {email}.',
  roles: {
    user: 'onye nwe akaụntụ nkịtị',
    admin: 'admin',
    'super-admin': 'super admin',
  },
  alreadyRegistered: {
    subject: 'I nweelarị akaụntụ Toju',
    text: 'Mmadụ, ikekwe gị, nwara imepe akaụntụ Toju ugbu a na e-mail a. I nweelarị otu, ya mere o nweghị ihe gbanwere.',
    notYou: 'Ọ bụrụ na ọ bụghị gị, emela ihe ọ bụla.',
  },
  farewell: {
    subject: 'E hichapụla akaụntụ Toju gị',
    text: 'Dịka ị rịọrọ, anyị ehichapụla akaụntụ Toju gị: nkọwa gị, ihe gị na foto ha, akụkọ gị, mail gị na akwụkwọ ozi akụkọ.',
    kept: 'Ihe ndị ọrụ anyị kwadoro na e zuru ezu ({count}) ga-anọgide n’akwụkwọ ndekọ, ka onye ọ bụla ghara ire ya: nọmba, steeti na ụbọchị, o nweghị ihe banyere gị.',
    last: 'Nke a bụ mail ikpeazụ anyị na-ezitere gị. Ọ bụrụ na ọ bụghị gị rịọrọ ya, degara anyị ozugbo: {email}',
  },
  invitation: {
    subject: 'Akaụntụ Toju gị adịla njikere',
    text: 'Ndị ọrụ Toju emepeere gị akaụntụ: ị bụ {role}.',
  },
  emailCorrected: {
    subject: 'Akaụntụ Toju gị na-eji e-mail a ugbu a',
    text: 'Ndị ọrụ Toju edozila e-mail nke akaụntụ gị. Jiri nke a banye.',
    ended: 'E wepụrụ ngwaọrụ niile, paswọọdụ ochie gị na second factor gị anaghịzi arụ ọrụ.',
  },
  emailLeft: {
    subject: 'Otu akaụntụ Toju anaghịzi eji e-mail a',
    text: 'Akaụntụ onye ọrụ jiri e-mail a. Ndị ọrụ Toju agbanweela ya gaa na nke ọzọ.',
    ended: 'O nweghị onye ga-ejikwa nke a banye.',
  },
  teamReset: {
    text: 'Ndị ọrụ Toju zitere gị njikọ a iji tinye paswọọdụ ọhụrụ.',
    untilThen: 'Paswọọdụ gị ka dị otu ọ dị ruo mgbe i jiri ya.',
  },
  suspended: {
    subject: 'A kwụsịtụrụ akaụntụ Toju gị',
    text: 'Ndị ọrụ Toju akwụsịtụla akaụntụ gị, e wepụkwara ngwaọrụ niile.',
    reason: 'Ihe kpatara ya: {reason}',
    answer: 'Ọ bụrụ na i chere na nke a ezighị ezi, zaa mail a.',
  },
  restored: {
    subject: 'Akaụntụ Toju gị emepela ọzọ',
    text: 'Ndị ọrụ Toju akwụsịla nkwụsịtụ nke akaụntụ gị.',
  },
  roleChanged: {
    subject: 'Akaụntụ Toju gị nwere ọkwa ọzọ',
    text: 'Na Toju ị bụzi {role}. E wepụrụ ngwaọrụ niile.',
    longPassword:
      'Paswọọdụ gị aghaghị inwe mkpụrụedemede 12 ma ọ bụ karịa. Ọ bụrụ na o rughị ya, tinye nke ọhụrụ:',
  },
}
