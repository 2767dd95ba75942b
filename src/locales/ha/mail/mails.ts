import type { CountTexts } from '../../count-text.ts'
import type { mailWords as enMailWords } from '../../en/mail/mails.ts'
import type { Translation } from '../../translation.ts'

/** The mails that matter most: codes, passwords and decisions about reports. */
export const mailWords: Translation<typeof enMailWords> = {
  hello: 'Sannu {firstName},',
  helloWithoutName: 'Sannu,',
  footer: 'Toju rajista ce ta abin da ya ɓace, aka sace da aka tsinta a Najeriya.',
  codeSubject: '{code} lambar sirrinka ce ta Toju',
  codeIntro: 'Ka rubuta wannan lamba a Toju don nuna cewa wannan e-mail naka ne:',
  codeFor: 'Ta {signUp} ce, ba ta buɗe wani. Tana aiki na minti 10.',
  codeNotYou:
    'Idan ba kai ba ne, kada ka rubuta lambar a ko’ina: idan babu ita, ba wanda zai iya amfani da adireshinka. Ba ma taɓa neman lamba ta waya ko saƙo.',
  signUp: 'rajistar {time} ranar {day} da suna “{name}”',
  loginLink: 'Shiga',
  newPasswordLink: 'Sa sabuwar kalmar sirri',
  resetSubject: 'Sa sabuwar kalmar sirri ta Toju',
  resetIntro:
    'Ka yi amfani da wannan link don sa sabuwar kalmar sirri ta {email}. Yana aiki sau ɗaya, na tsawon {works}.',
  resetOpens: 'Yana buɗe asusun {signUp}, kuma yana ƙare duk wata rajista da wannan adireshi.',
  resetNotYou:
    'Idan ba kai ka nema ba, ba sai ka yi komai ba: kalmar sirrinka tana nan yadda take.',
  changedSubject: 'An canza kalmar sirrinka ta Toju',
  changed: 'An canza kalmar sirrin asusunka na Toju yanzu, kuma an fitar da kowace na’ura.',
  changedPasskeys:
    'Second factor da passkey suna nan yadda suke. Idan wani passkey ba naka ba ne, ka cire shi a “Sign-in security” a asusunka.',
  changedApiKeys:
    'API key ɗinka ({count}) ma suna ci gaba da aiki. Idan wani ba naka ba ne, ka soke shi a “Developers”:',
  apiKeysLink: 'API key ɗinka',
  changedNotYou: 'Idan ba kai ba ne, ka sa sabuwar kalmar sirri yanzu:',
  findCodeIntro:
    'Mun gode da rahoton abin da ka tsinta. Ka rubuta wannan lamba a Toju don ka gama:',
  findCodeWorks:
    'Tana aiki na minti 10. Ba ma taɓa nemanta ta waya ko saƙo: wanda ya nema ba mu ba ne.',
  findCodeNotYou: 'Idan ba ka kai rahoto ba, ba sai ka yi komai ba.',
  theftConfirmedSubject: 'An tabbatar da rahotonka na sata',
  theftConfirmed:
    'Ma’aikatanmu sun tabbatar da rahotonka na “{item}”. Daga yanzu, duk wanda ya duba lambarsa, za a gaya masa cewa an sace shi.',
  gotItBack: 'Ka same shi? Ka nuna cewa an same shi, don kada a tsayar da kai da abinka.',
  seeReports: 'Duba rahotanninka',
  theftRejectedSubject: 'Ba mu iya tabbatar da rahotonka na sata ba',
  reportConfirmedSubject: 'An tabbatar da rahotonka',
  reportConfirmed:
    'Ma’aikatanmu sun duba rahotonka na “{item}”. Daga yanzu, duk wanda ya duba lambarsa, za a gaya masa.',
  reportRefusedSubject: 'Ba mu iya tabbatar da rahotonka ba',
  notConfirmed:
    'Ma’aikatanmu sun duba rahotonka na “{item}” ba su iya tabbatar da shi ba, don haka ba a gaya wa kowa ba.',
  teamWrote: 'Abin da suka rubuta: {reason}',
  canReportAgain: 'Kana iya kai sabon rahoto da ƙarin bayani game da abin da ya faru.',
  newReport: 'Kai sabon rahoto',
  reportClosedSubject: 'An rufe rahotonka',
  reportClosed:
    'Ma’aikatanmu sun rufe rahotonka na “{item}”. Ba a ƙara gaya wa wanda ya duba lambarsa.',
  stillMissing: 'Har yanzu ya ɓace? Ka kai sabon rahoto da ƙarin bayani game da abin da ya faru.',
  reportReopenedSubject: 'An sake buɗe rahotonka',
  reportReopened:
    'Ma’aikatanmu sun sake buɗe rahotonka na “{item}”. Ana gaya wa wanda ya duba lambarsa.',
  seeIt: 'Duba shi a Toju',
  answerIt: 'Amsa a Toju',
  seeThem: 'Duba su a Toju',
  toChoose: 'Don zaɓar saƙonnin da za ka samu:',
  choose: 'Zaɓi',
}

export const digestSubject: CountTexts = {
  one: 'Abu ɗaya ya faru da rahotanninka',
  other: 'Abubuwa {count} sun faru da rahotanninka',
}

/** How long a link works; a count of its unit. */
export const mailDurations: Readonly<Record<'seconds' | 'minutes' | 'hours', CountTexts>> = {
  seconds: { one: 'daƙiƙa {count}', other: 'daƙiƙa {count}' },
  minutes: { one: 'minti {count}', other: 'minti {count}' },
  hours: { one: 'awa {count}', other: 'awa {count}' },
}
