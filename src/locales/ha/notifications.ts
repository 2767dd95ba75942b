import type { NotificationTexts } from '../notification-texts.ts'

/** The speakers who have reviewed this file: docs/translating.md. */
export const reviewedBy: readonly string[] = []

export const notificationTexts: NotificationTexts = {
  where: ' a {state}',
  federalCapital: 'Abuja (FCT)',
  platform:
    'Ba wanda zai ga ko wane ne ɗayan sai ku biyu kun yarda. Ku yi magana a Toju, kuma kada ka biya kafin ka riƙe shi.',
  differ:
    ' Lambobin da kuka bayar ba ɗaya ba ne daidai, don haka ku kwatanta su a jikin abin kafin a miƙa shi.',
  times: { one: 'sau ɗaya', other: 'sau {count}' },
  statuses: { Lost: 'ɓatacce', Stolen: 'abin sata', Found: 'abin tsintuwa' },
  kinds: {
    'match-for-owner': {
      title: 'Wataƙila an tsinci “{item}”',
      text: 'Wani ya kai rahoto cewa ya tsinci abu mai lamba ɗaya da “{item}”{where}. {platform}',
    },
    'match-for-finder': {
      title: 'Mai “{item}” yana nemansa',
      text: 'Wani ya rasa abu mai lamba ɗaya da wanda ka ce ka tsinta{where}. {platform}',
    },
    'match-accepted-for-owner': {
      title: 'Yanzu kana iya tambaya game da “{item}”',
      text: 'An buɗe abin da zai iya zama “{item}”.{differ} {platform}',
    },
    'match-accepted-for-finder': {
      title: 'Wataƙila an samu mai “{item}”',
      text: 'Wani yana ganin “{item}”, wanda ka tsinta, nasa ne.{differ} {platform}',
    },
    'match-suggested': {
      title: 'Wannan “{item}” ne?',
      text: 'Wani ya kai rahoto cewa ya tsinci abin da zai iya zama “{item}”. Ba za mu faɗa maka fiye da haka ba, don mai shi ne kaɗai zai iya bayyana shi. Ka faɗi ko zai iya zama naka.',
    },
    'message-from-owner': {
      title: 'Mai “{item}” ya rubuto maka',
      text: 'Akwai saƙo game da “{item}”, wanda ka tsinta. Ka karanta shi, ka amsa a Toju.',
    },
    'message-from-finder': {
      title: 'Wanda ya tsinci “{item}” ya rubuto maka',
      text: 'Akwai saƙo game da “{item}”. Ka karanta shi, ka amsa a Toju, kuma kada ka biya kafin ka riƙe shi.',
    },
    question: {
      title: 'Wanda ya tsinta yana tambayarka game da “{item}”',
      text: 'Yana tambayar abin da mai shi ne kaɗai zai sani. Kana iya gwadawa sau uku.',
    },
    answered: {
      title: 'An amsa tambayarka game da “{item}”',
      text: 'Ɗayan ya ba da amsa daidai. Yanzu ku zaɓi wuri mai aminci don haɗuwa.',
    },
    'sharing-by-owner': {
      title: 'Mai “{item}” ya zaɓi abin da zai nuna',
      text: 'Za a nuna sunaye da lambobi idan ku biyu kun zaɓi haka. Ba dole ba ne.',
    },
    'sharing-by-finder': {
      title: 'Wanda ya tsinci “{item}” ya zaɓi abin da zai nuna',
      text: 'Za a nuna sunaye da lambobi idan ku biyu kun zaɓi haka. Ba dole ba ne.',
    },
    'match-withdrawn': {
      title: 'Haɗin “{item}” ya ƙare',
      text: 'An rufe ɗayan rahoton da ya yi daidai da “{item}”. Naka yana nan yadda yake, kuma muna ci gaba da nema.',
    },
    'handed-over': {
      title: 'Ka karɓi “{item}”?',
      text: 'Wanda ya tsince shi ya ce ya miƙa shi. Idan “{item}” yana hannunka, ka nuna a rahotonka cewa an same shi. Idan ba ya hannunka, ka gaya mana.',
    },
    thanks: {
      title: 'Mun gode: “{item}” ya koma wurin mai shi',
      text: 'Mai abin da ka tsinta ya karɓi abinsa. Mun gode da gaskiyarka. Idan rahotonka yana buɗe, ka nuna cewa ka miƙa shi.',
    },
    checked: {
      title: 'An duba lambar “{item}”',
      text: 'An duba ko an yi rajistar lambar “{item}” {times}{where}. Duk wanda ya duba ta, ana gaya masa cewa an kai rahoto. Ba ma faɗin ko su wane ne.',
    },
    'found-by-phone': {
      title: 'Wani ya ce ya tsinci “{item}”',
      text: 'Ya ba da lambarsa ta waya{where}. Mun ce ya ajiye shi da kyau ko ya kai wa ’yan sanda, don haka ka tambayi ofisoshin ’yan sanda na kusa da wurin. Ba mu san ko wane ne ba. Kada ka biya kowa kafin ka riƙe shi.',
    },
    'number-registered': {
      title: 'Wani ya yi rajistar lambar “{item}”',
      text: 'Tana nan da sunanka kamar da, kuma ma’aikatanmu suna duba rajistar biyu. Idan ka sayar da “{item}”, ka miƙa shi ga sabon mai shi.',
    },
    'reported-by-other': {
      title: 'Wani ya kai rahoton “{item}”: {status}',
      text: 'Ya ba da lambar da ka yi rajista da ita don “{item}”. Naka ne, kuma yana hannunka? Amsarka za ta je wurin ma’aikatanmu, ba wurinsa ba.',
    },
    'transfer-offered': {
      title: 'Ana so a ba ka: {item}',
      text: 'Mai shi yana so ya miƙa maka shi. Ka ga abin da dubawa ta ce yanzu, ka kwatanta lambar da abin da yake hannunka, ka karɓa ko ka ƙi.',
    },
    'transfer-withdrawn': {
      title: 'An janye tayin: {item}',
      text: 'Ba za a iya karɓarsa yanzu ba. Kada ka biya sai an sake yi maka tayi, kuma ka duba lambar tukuna.',
    },
    'transfer-received': {
      title: 'Naka ne yanzu: {item}',
      text: 'Ka karɓe shi, yana cikin kayanka. Ka bayyana shi da kalmominka, ka ƙara rasitinka.',
    },
    'transfer-accepted': {
      title: '“{item}” ya samu sabon mai shi',
      text: 'An karɓi tayinka. Ba ya cikin kayanka; an share rasitinsa, bayanansa da cikakken sayensa, kuma lakabinsa ba ya kai ko’ina.',
    },
    'transfer-declined': {
      title: 'An ƙi tayinka na “{item}”',
      text: 'Yana nan naka kamar da.',
    },
    'transfer-expired': {
      title: 'Tayinka na “{item}” ya ƙare',
      text: 'Ba wanda ya karɓa cikin kwana 7. Yana nan naka, kuma kana iya sake yin tayi.',
    },
    'transfer-stopped': {
      title: 'An janye tayinka na “{item}”',
      text: 'Akwai rahoto a kan wata lambarsa yanzu, don haka ba za a iya miƙa shi ba. Yana nan naka. Ka duba lambarsa don ganin abin da aka kai rahoto.',
    },
  },
}
