import type {
  accountMails as enAccountMails,
  securityMails as enSecurityMails,
} from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

/** How an account is logged in to. */
export const securityMails: Translation<typeof enSecurityMails> = {
  notYou: 'Idan ba kai ba ne, ka sa sabuwar kalmar sirri nan take, ka rubuta wa {email}:',
  deviceOn: '{browser} a {system}',
  unknownDevice: 'na’urar da ba mu sani ba',
  secondFactorOn: {
    subject: 'Second factor ɗinka a kunne yake',
    text: 'Daga yanzu Toju zai nemi lambar sirri ta app ɗinka idan ka shiga da kalmar sirri.',
  },
  secondFactorOff: {
    subject: 'Second factor ɗinka a kashe yake',
    text: 'Toju ba zai ƙara neman lambar app ba idan ka shiga.',
  },
  factorRemoval: {
    subject: 'Za a cire second factor ɗinka',
    asked:
      'Wani ya gaya wa ma’aikatanmu cewa wayarka da recovery code ɗinka sun ɓace. Bayan {time}, kalmar sirrinka kaɗai za ta isa a shiga. An fitar da kowace na’ura.',
    wait: 'Idan kai ne, ka jira har lokacin, ka shiga da kalmar sirrinka.',
    stop: 'Idan ba kai ba ne, ka shiga yanzu da app ɗinka, recovery code ko passkey. Wannan zai hana cirewar. Sannan ka sa sabuwar kalmar sirri.',
  },
  passkeyAdded: {
    subject: 'An ƙara passkey a asusunka na Toju',
    text: 'An ƙara passkey daga wannan na’ura: {device}. Yana shiga ba tare da kalmar sirrinka ba.',
    remove:
      'Sabuwar kalmar sirri ba ta ƙare shi. Don cire shi, ka buɗe “Sign-in security” a asusunka:',
    link: 'Asusunka',
  },
  passkeyRemoved: {
    subject: 'An cire passkey daga asusunka na Toju',
    text: 'Ba ya ƙara shiga Toju. Kana iya goge shi daga na’urar da yake ciki ma.',
  },
  apiKeyMade: {
    subject: 'An ƙirƙiri API key a asusunka na Toju',
    text: 'An ƙirƙiri API key mai ƙarewa da {ending} a wannan na’ura: {device}. Shirye-shiryen da suke da shi suna iya aiki da sunan asusunka.',
    revoke:
      'Yana ci gaba da aiki ko ka canza kalmar sirrinka. Don soke shi, ka buɗe “Developers” a asusunka:',
  },
  apiKeyRevoked: {
    subject: 'An soke API key na asusunka na Toju',
    text: 'API key mai ƙarewa da {ending} ba ya ƙara aiki.',
  },
}

/** What happens to an account. */
export const accountMails: Translation<typeof enAccountMails> = {
  linkWorks: 'Link ɗin yana aiki sau ɗaya, na tsawon {time}.',
  longPassword: 'Ka zaɓi kalmar sirri mai haruffa 12 ko fiye.',
  setPassword: 'Sa kalmar sirri',
  notExpected: 'Idan ba ka yi tsammanin wannan ba, ba sai ka yi komai ba.',
  isWrong: 'Idan kana ganin kuskure ne, ka rubuta wa {email}.',
  roles: {
    user: 'mai asusu na kowa',
    admin: 'admin',
    'super-admin': 'super admin',
  },
  alreadyRegistered: {
    subject: 'Kana da asusun Toju tuni',
    text: 'Wani, wataƙila kai, ya nemi buɗe asusun Toju da wannan e-mail yanzu. Kana da ɗaya tuni, don haka ba a canza komai ba.',
    notYou: 'Idan ba kai ba ne, ba sai ka yi komai ba.',
  },
  farewell: {
    subject: 'An goge asusunka na Toju',
    text: 'Kamar yadda ka nema, mun goge asusunka na Toju: bayananka, kayanka da hotunansu, rahotanninka, saƙonninka da wasiƙar labarai.',
    kept: 'Abin da ma’aikatanmu suka tabbatar cewa an sace ({count}) zai ci gaba da zama a rajista, don kada wani ya sayar da shi: lambar, jihar da ranar, ba komai game da kai.',
    last: 'Wannan shi ne saƙonmu na ƙarshe zuwa gare ka. Idan ba kai ka nema ba, ka rubuto mana nan take: {email}',
  },
  invitation: {
    subject: 'Asusunka na Toju ya shirya',
    text: 'Ma’aikatan Toju sun buɗe maka asusu: kai {role} ne.',
  },
  emailCorrected: {
    subject: 'Asusunka na Toju yana da wannan e-mail yanzu',
    text: 'Ma’aikatan Toju sun gyara e-mail ɗin asusunka. Ka shiga da wannan.',
    ended:
      'An fitar da kowace na’ura, kuma tsohuwar kalmar sirrinka da second factor ɗinka ba sa ƙara aiki.',
  },
  emailLeft: {
    subject: 'Wani asusun Toju ba ya ƙara amfani da wannan e-mail',
    text: 'Wani asusun ma’aikaci ya yi amfani da wannan e-mail. Ma’aikatan Toju sun canza shi zuwa wani.',
    ended: 'Ba wanda zai ƙara iya shiga da wannan.',
  },
  teamReset: {
    text: 'Ma’aikatan Toju sun aiko maka wannan link don sa sabuwar kalmar sirri.',
    untilThen: 'Kalmar sirrinka tana nan yadda take har sai ka yi amfani da shi.',
  },
  suspended: {
    subject: 'An dakatar da asusunka na Toju',
    text: 'Ma’aikatan Toju sun dakatar da asusunka, kuma an fitar da kowace na’ura.',
    reason: 'Dalili: {reason}',
    answer: 'Idan kana ganin kuskure ne, ka amsa wannan saƙo.',
  },
  restored: {
    subject: 'An sake buɗe asusunka na Toju',
    text: 'Ma’aikatan Toju sun ƙare dakatarwar asusunka.',
  },
  roleChanged: {
    subject: 'Asusunka na Toju yana da wani matsayi',
    text: 'A Toju yanzu kai {role} ne. An fitar da kowace na’ura.',
    longPassword: 'Kalmar sirrinka sai ta kai haruffa 12 ko fiye. Idan ba ta kai ba, ka sa sabuwa:',
  },
}
