import type {
  claimMails as enClaimMails,
  messageMails as enMessageMails,
  reportQuestionMail as enReportQuestionMail,
  subscriptionMails as enSubscriptionMails,
  transferMails as enTransferMails,
} from '../../en/mail/items.ts'
import type { Translation } from '../../translation.ts'

/** A number that several users have registered. */
export const claimMails: Translation<typeof enClaimMails> = {
  yourAsset: 'kayanka',
  registeredTwice: 'An yi wa lambar {item} rajista fiye da sau ɗaya.',
  wasRegisteredTwice: 'A da an yi wa lambar {item} rajista fiye da sau ɗaya.',
  evidence: {
    subject: 'Ka nuna mana cewa {item} naka ne',
    asks: 'Ma’aikatanmu suna neman sanin ko na wane ne, kuma suna tambayarka:',
    how: 'Ka ƙara rasiti da hotuna masu kyau a kayan a asusunka. Ma’aikatanmu za su duba su a can.',
  },
  upheld: {
    subject: '{item} yana nan da sunanka',
    text: 'Ma’aikatanmu sun duba abin da aka nuna, sun yanke cewa naka ne.',
    nothingToDo: 'Ba sai ka yi komai ba.',
  },
  refused: {
    subject: 'Ba mu iya tabbatar da cewa {item} naka ne ba',
    text: 'Ma’aikatanmu sun duba abin da aka nuna, ba su iya tabbatar da cewa naka ne ba. Idan kana da buɗaɗɗen rahoto a kansa, an rufe shi.',
    isWrong:
      'Kuskure ne? Ka ƙara rasiti a kayan a asusunka, ka amsa wannan saƙo: ma’aikatanmu suna iya sake dubawa.',
  },
  link: 'Duba kayanka',
}

/** What staff ask a reporter before they decide. */
export const reportQuestionMail: Translation<typeof enReportQuestionMail> = {
  subject: 'Ma’aikatanmu suna da tambaya game da “{item}”',
  text: 'Muna duba rahotonka na “{item}”, kuma muna buƙatar ƙarin bayani kafin mu tabbatar da shi:',
  how: 'Ka ƙara amsarka a rahoton: kana iya canza rubutunsa, hotonsa da lambar ’yan sanda. Rasiti a kan kayan yake. Za mu sake duba shi bayan haka.',
  link: 'Buɗe rahoton',
}

/** What a finder wrote through a label; and what is mailed to the author of a refused message. */
export const messageMails: Translation<typeof enMessageMails> = {
  foundByLabel: {
    subject: 'Wani ya tsinci kayanka: {item}',
    text: 'Wani ya duba lakabin Toju na “{item}”, ya rubuto maka.',
    where: 'Inda yake: {place}',
    wrote: 'Abin da ya rubuta:',
    contact: 'Yadda za ka same shi: {contact}',
    noContact: 'Bai bar lambar waya ko e-mail ba, don haka ba za ka iya amsa masa ba.',
    warning:
      'Ba ma aika saƙon da yake da adireshin shafin yanar gizo. Idan ka ga link a cikin waɗannan kalmomi, kada ka buɗe shi. Ba mu binciki abin da ya rubuta ba, kuma ba mu gaya masa komai game da kai ba. Ku haɗu a bainar jama’a da rana, kuma kada ka biya kafin ka karɓa: wanda ya fara neman kuɗi wataƙila ba shi da shi.',
    link: 'Duba kayan',
    renew:
      'Ba ka son waɗannan saƙonni? Ka sabunta lakabin a can: tsohon ba zai ƙara kaiwa ko’ina ba.',
  },
  upheld: {
    subject: 'Wani saƙonka ya karya dokokinmu',
    text: 'Wani ya kai rahoton saƙon da ka rubuta a Toju. Ma’aikatanmu sun karanta shi, sun yarda. Wannan hira ta ƙare.',
    warning:
      'Neman kuɗi don mayar da abin da ba naka ba laifi ne. Idan ya sake faruwa, za mu rufe asusun mu gaya wa ’yan sanda.',
  },
}

/** The transfer of an asset to another person. */
export const transferMails: Translation<typeof enTransferMails> = {
  types: { Gadget: 'na’ura', Vehicle: 'abin hawa' },
  somebody: 'Wani',
  offered: {
    subject: 'Ana so a ba ka: {asset}',
    text: '{from} yana so ya miƙa maka wannan a Toju: {asset}. Idan ka karɓa, za a yi masa rajista da sunanka.',
    compare:
      'Ka duba a can abin da dubawar lambarsa take faɗi yanzu. Ka kwatanta lambar da abin da yake hannunka kafin ka biya ko ka karɓa.',
    link: 'Duba tayin',
    until:
      'Ka shiga da wannan e-mail, ko ka yi rajista da shi: ba wani da zai iya karɓa. Tayin zai ƙare da kansa ranar {date}.',
    notExpected: 'Ba ka san komai game da wannan ba? Kada ka yi komai, ko ka ƙi shi a can.',
  },
  withdrawn: {
    subject: 'An janye tayin: {asset}',
    text: 'An so a ba ka wannan a Toju: {asset}. An janye tayin, ba za a ƙara iya karɓarsa ba.',
    dontPay: 'Kada ka biya kuɗinsa sai an sake yi maka tayi, kuma ka fara duba lambarsa.',
    link: 'Duba lamba',
  },
}

/** The watch of a number, and the newsletter: both are confirmed by a link. */
export const subscriptionMails: Translation<typeof enSubscriptionMails> = {
  linkWorks: 'Ba za mu aika komai ba sai ka tabbatar. Link ɗin yana aiki na kwana 3.',
  notYou: 'Idan ba kai ka nema ba, ba sai ka yi komai ba: za mu manta da wannan adireshi.',
  watch: {
    subject: 'Ka tabbatar cewa Toju ya lura maka da wata lamba',
    text: 'Wani, wataƙila kai, ya duba wata lamba a Toju, ya nemi a gaya wa wannan e-mail idan an kai rahoto a kanta cikin kwana 30 masu zuwa.',
    confirm: 'A lura mini da ita',
    toEnd: 'Don dakatar da lurar, yanzu ko daga baya:',
    end: 'Dakatar da ita',
  },
  reported: {
    subject: 'An kai rahoto a kan lambar da ka duba',
    text: 'Ka duba wata lamba a Toju, ka nemi mu lura da ita. An kai rahoto a kanta daga lokacin. Ka sake duba ta don ganin rahoton da abin da za ka yi.',
    link: 'Sake duba ta',
    paid: 'Ka riga ka biya kuɗinsa? Ka ajiye shi da kyau, kada ka sayar da shi, ka gaya wa ofishin ’yan sanda mafi kusa.',
    over: 'Lurar ta ƙare, kuma mun manta da wannan adireshi game da ita.',
  },
  newsletter: {
    subject: 'Ka tabbatar cewa kana son labaran Toju',
    text: 'Wani, wataƙila kai, ya nemi shawarwarin kare kaya da labaran Toju a wannan e-mail.',
    confirm: 'Tabbatar',
    toEnd: 'Don dakatar da labaran, yanzu ko daga baya:',
    end: 'Dakatar',
  },
}
