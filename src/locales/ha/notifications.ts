import type {
  notificationEventLabels as enNotificationEventLabels,
  pushText as enPushText,
} from '../en/notifications.ts'
import type { NotificationTexts } from '../notification-texts.ts'
import type { Translation } from '../translation.ts'

export const notificationTexts: NotificationTexts = {
  where: ' a {state}',
  federalCapital: 'Abuja (FCT)',
  platform:
    'Ba wanda zai ga ko wane ne ɗayan sai ku biyu kun yarda. Ku yi magana a Toju, kuma kada ka biya kafin ka riƙe shi.',
  differ:
    ' Lambobin da kuka bayar ba ɗaya ba ne daidai, don haka ku kwatanta su a jikin abin kafin a miƙa shi.',
  times: { one: 'sau ɗaya', other: 'sau {count}' },
  statuses: { Lost: 'ɓatacce', Stolen: 'abin sata', Found: 'abin tsintuwa' },
  renews: {
    title: 'Tsarinka na {item} zai ƙare ranar {date}',
    text: 'Ka zaɓi a sabunta shi: za mu cire kuɗi daga katinka ({card}) rabin kwana kafin lokacin. Don dakatarwa, ka danna maɓalli ɗaya a shafin asusunka.',
  },
  other: { title: 'Labari game da rahotonka', text: 'Ka duba rahotanninka.' },
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
    'asset-listed': {
      title: '{source} ta sanya “{item}” cikin jerinta',
      text: 'Jerin na {date} yana ɗauke da lambar da ka yi wa “{item}” rajista. Duk wanda ya duba lambar za a sanar da shi. Idan kuskure ne, nemi su gyara jerinsu: ba mu da ikon sauya shi.',
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
    'plan-ending': {
      title: 'Tsarinka na {item} zai ƙare ranar {date}',
      text: 'Zai ƙare da kansa, ba za a cire kuɗi ba. Don ci gaba, ka sayi kwana 30 ko 365 a shafin asusunka.',
    },
    'plan-ended': {
      title: 'Tsarinka na {item} ya ƙare',
      text: 'Asusunka yana kan tsarin Free. Babu abin da ka rasa: kayanka, rahotanninka da masu daidai duk suna nan.',
    },
    'renewal-failed': {
      title: 'Ba a sabunta tsarinka na {item} ba',
      text: 'Ba mu iya cire kuɗi daga katinka ({card}) ba, kuma ba za mu sake gwadawa ba. Tsarinka zai kai ƙarshensa. Don ƙara masa tsawo, ka biya a shafin asusunka.',
    },
    'pass-granted': {
      title: 'Ka samu ƙarin kwana {days} na {item}',
      text: 'Ma’aikatanmu ne suka ba ka. Ba za ka biya komai ba.',
    },
    'pass-refunded': {
      title: 'An mayar maka da kuɗin {item}',
      text: 'Kwanakin da ka biya sun ƙare. Babu wani abu da ya canza a asusunka.',
    },
    'pass-disputed': {
      title: 'Ana jayayya a banki game da kuɗin {item}',
      text: 'An dakatar da kwanakin da aka biya har a gama. Idan kuskure ne, ka rubuto mana.',
    },
    'found-by-label': {
      title: 'Wani ya tsinci “{item}”',
      text: 'Ya duba lakabinsa, ya rubuto maka. Ka karanta inda yake da yadda za ka same shi.',
    },
    'report-confirmed': {
      title: 'An tabbatar da rahotonka na “{item}”',
      text: 'Daga yanzu, duk wanda ya duba lambarsa za a gaya masa.',
    },
    'report-refused': {
      title: 'Ba mu iya tabbatar da rahotonka na “{item}” ba',
      text: 'Ba a gaya wa kowa. Ka buɗe rahoton don ganin dalili. Kana iya kai sabo.',
    },
    'theft-confirmed': {
      title: 'An tabbatar da rahotonka: an sace “{item}”',
      text: 'Daga yanzu, duk wanda ya duba lambarsa za a gaya masa cewa an sace shi.',
    },
    'theft-rejected': {
      title: 'Ba mu iya tabbatar da cewa an sace “{item}” ba',
      text: 'Ba a gaya wa kowa. Ka buɗe rahoton don ganin dalili. Kana iya kai sabo.',
    },
    'report-closed': {
      title: 'Ma’aikatanmu sun rufe rahotonka na “{item}”',
      text: 'Dubawa ba ta ƙara ambatonsa. Idan har yanzu ya ɓace, ka kai sabon rahoto.',
    },
    'report-reopened': {
      title: 'An sake buɗe rahotonka na “{item}”',
      text: 'Duk wanda ya duba lambarsa ana gaya masa.',
    },
    'evidence-asked': {
      title: 'Ka nuna mana cewa “{item}” naka ne',
      text: 'An yi wa lambarsa rajista fiye da sau ɗaya. Ma’aikatanmu suna neman rasiti ko hotuna daga gare ka.',
    },
    'claim-upheld': {
      title: '“{item}” yana nan da sunanka',
      text: 'Ma’aikatanmu sun yanke cewa naka ne. Ba sai ka yi komai ba.',
    },
    'claim-refused': {
      title: 'Ba mu iya tabbatar da cewa “{item}” naka ne ba',
      text: 'Ma’aikatanmu sun yanke hukunci game da lambarsa. E-mail da muka aika maka yana faɗin dalili.',
    },
    'still-missing': {
      title: 'Har yanzu “{item}” ya ɓace?',
      text: 'Ka faɗi ko har yanzu ya ɓace, ko ya dawo, ko kada a sake tambaya. Danna sau ɗaya ya isa, ba sai ka shiga ba. Idan shekara ta wuce ba amsa, muna cewa rahoton ya tsufa.',
    },
    'still-yours': {
      title: 'Har yanzu “{item}” naka ne?',
      text: 'Waɗanda suka duba lambarsa suna ganin lokacin da ka tabbatar a ƙarshe. Danna sau ɗaya ya isa, ba sai ka shiga ba. Ka sayar da shi? Ka miƙa shi ga sabon mai shi.',
    },
    'closed-by-link': {
      title: 'An rufe rahotonka na “{item}”',
      text: 'Wani ya buɗe link ɗin da muka aika maka, ya amsa cewa ya dawo hannunka. Idan ba kai ba ne, ka sake kai rahoto, ka canza kalmar sirrinka.',
    },
    'report-question': {
      title: 'Ma’aikatanmu suna da tambaya game da “{item}”',
      text: 'Suna buƙatar ƙarin bayani kafin su tabbatar da rahotonka. Ka buɗe shi don karanta tambayar, ka ƙara amsarka a rahoton.',
    },
    'second-factor-on': {
      title: 'Second factor ɗinka a kunne yake',
      text: 'Za mu nemi lambar sirri ta app ɗinka idan ka shiga da kalmar sirri.',
    },
    'second-factor-off': {
      title: 'Second factor ɗinka a kashe yake',
      text: 'Ba ma ƙara neman lambar app idan ka shiga. Idan ba kai ba ne, ka canza kalmar sirrinka nan take.',
    },
    'second-factor-removal': {
      title: 'An nemi ma’aikatanmu su cire second factor ɗinka',
      text: 'Za a cire shi bayan awa 24, sai dai idan ka shiga da shi kafin lokacin. Idan ba kai ka nema ba, ka canza kalmar sirrinka.',
    },
    'passkey-added': {
      title: 'An ƙara passkey: “{item}”',
      text: 'Yana shiga ba tare da kalmar sirrinka ba. Idan ba kai ba ne, ka cire shi, ka canza kalmar sirrinka.',
    },
    'passkey-removed': {
      title: 'An cire passkey: “{item}”',
      text: 'Ba ya ƙara shiga. Idan ba kai ba ne, ka canza kalmar sirrinka.',
    },
    'api-key-made': {
      title: 'An ƙirƙiri API key: “{item}”',
      text: 'Shirye-shiryen da suke da shi suna aiki da sunan asusunka. Idan ba kai ba ne, ka soke shi, ka canza kalmar sirrinka.',
    },
    'api-key-revoked': {
      title: 'An soke API key: “{item}”',
      text: 'Daga yanzu ba za a karɓe shi ba. Idan ba kai ba ne, ka canza kalmar sirrinka.',
    },
    'webhook-failing': {
      title: 'Mun daina aika webhook zuwa {item}',
      text: 'Kowane webhook zuwa wannan adireshi ya kasa har kwana uku. Ka duba abin da aka aika, ka gyara shi, sannan ka sake kunna shi.',
    },
    'webhook-gone': {
      title: 'Mun daina aika webhook zuwa {item}',
      text: 'Adireshin ya amsa 410 Gone. Idan kuskure ne, ka sake kunna shi.',
    },
  },
}

/** The events that a user can choose to be notified of. */
export const notificationEventLabels: Translation<typeof enNotificationEventLabels> = {
  match: {
    label: 'Wani abu ya yi daidai da rahotonka',
    about:
      'An kai rahoton lamba ɗaya a matsayin ta ɓace kuma an tsince ta, ko an buɗe abin da ka karɓa.',
  },
  talk: {
    label: 'Labari a cikin haɗi',
    about: 'Ɗayan ya rubuto, ya tambaya, ya amsa, ko ya yarda ya nuna ko wane ne shi.',
  },
  suggestion: {
    label: 'Wani abu zai iya zama naka',
    about: 'Wani ya tsinci abu mai kama da wanda kake nema. Kai za ka faɗi ko naka ne.',
  },
  check: {
    label: 'Wani ya duba lambarka',
    about: 'An duba ko an yi rajistar lambar abin da ya ɓace. Ba ma taɓa faɗin ko wane ne.',
  },
  claim: {
    label: 'Wani ya ce lambarka tasa ce',
    about:
      'Ya yi rajista ko ya kai rahoton lambar da ka riga ka yi wa rajista. Ba ma taɓa faɗin ko wane ne.',
  },
  ending: {
    label: 'Haɗi ya ƙare',
    about: 'Ɗayan ya rufe rahotonsa, ko abin ya dawo.',
  },
  transfer: {
    label: 'Miƙawa',
    about: 'Ana so a ba ka abu ko an janye tayin, ko an amsa tayinka ko ya ƙare.',
  },
  thanks: {
    label: 'Godiya don tsintuwa',
    about: 'Abin da ka tsinta ya koma wurin mai shi.',
  },
  plan: {
    label: 'Tsarinka',
    about:
      'Zai ƙare cikin mako ko kwana ɗaya, ya ƙare, ko ma’aikatanmu ko mayar da kuɗi sun canza shi.',
  },
  reminder: {
    label: 'Har yanzu ya ɓace? Har yanzu naka ne?',
    about:
      'Duk wata uku game da abin da ya ɓace, sau ɗaya a shekara game da abin da kake da shi. Kana amsawa da danna sau ɗaya.',
  },
}

/** What a lock screen shows of every notification. */
export const pushText: Translation<typeof enPushText> = {
  title: 'Toju',
  body: 'Wani abu game da rahotonka',
}
