import type {
  stepMessages as enStepMessages,
  trackingWords as enTrackingWords,
  warningMessages as enWarningMessages,
} from '../en/owner-checklist.ts'
import type { Translation } from '../translation.ts'

/** The link to the page that answers it, which is in English. */
export const trackingWords: Translation<typeof enTrackingWords> = {
  question: 'Ana iya bin sawun waya da IMEI ɗinta?',
}

/** What to do when an asset was lost, stolen or found. */
export const stepMessages: Translation<typeof enStepMessages> = {
  'safe-first': {
    title: 'Ka fara zuwa wuri mai aminci',
    how: 'Idan ka ji rauni ko akwai haɗari, ka kira 112. Kada ka bi wanda ya ɗauke shi.',
  },
  'ring-it': {
    title: 'Ka kira shi da wata waya',
    how: 'Wataƙila wani ya ɗauka yana jiran kiranka. Ka koma inda ka bi.',
  },
  retrace: {
    title: 'Ka koma inda ka bi',
    how: 'Ka tambayi direba, shago, makaranta ko ofis. Ana kai abubuwa da yawa can.',
  },
  'lock-sim': {
    title: 'A kulle SIM ɗinka',
    how: 'Ka kira 300 da wani layi na kamfanin, ko ka je shagonsu da katin shaida. Wannan yana hana kira, lambobin sirri da tura kuɗi da lambarka. Ka nemi sabon SIM mai lambarka.',
  },
  'call-bank': {
    title: 'Ka kira bankinka',
    how: 'Ka ce su kulle mobile app, USSD da katunanka har ka samu sabuwar waya. Ka yi amfani da lambar da take kan katinka ko a shafinsu.',
  },
  'lock-device': {
    title: 'Ka kulle ta daga nesa',
    how: 'Android: google.com/android/find. iPhone, iPad da Mac: icloud.com/find. Windows: account.microsoft.com/devices. Ka fara kulle ta. Ka goge ta kawai idan ba ka tsammanin za ta dawo. Kada ka je kai kaɗai inda taswira ta nuna: ka kai wa ’yan sanda.',
  },
  'change-passwords': {
    title: 'Ka canza kalmomin sirrinka',
    how: 'Ka fara da e-mail, sai banki, sai WhatsApp da sauran. Ka fita daga duk na’urori inda za a iya.',
  },
  'warn-contacts': {
    title: 'Ka gargaɗi iyali, abokai da wurin aiki',
    how: 'Ka ce kada su aika kuɗi ko lambar sirri ga wanda ya rubuta da sunanka.',
  },
  tracker: {
    title: 'Ka kira kamfanin bin sawun mota',
    how: 'Idan akwai na’urar bin sawu, ka ce su bi motar ko su tsayar da ita tare da ’yan sanda. Kada ka bi ta da kanka.',
  },
  'police-report': {
    title: 'Ka kai rahoto wurin ’yan sanda',
    how: 'Ka je ofis mafi kusa da katin shaida, lambar, da rasiti idan kana da shi. Ka nemi takardar rahoto, ka rubuta lambarta da ofishin a nan: banki, kamfanin waya da inshora suna nemanta.',
  },
  'flag-ecmr': {
    title: 'Ka nuna ta a e-CMR na ’yan sanda',
    how: 'Ka shiga cmris.npf.gov.ng, ka nemo motarka, ka nuna cewa an sace ta. ’Yan sanda a dukan Najeriya za su gan ta. Idan babu intanet, ka tambayi ofishin Central Motor Registry a hedkwatar ’yan sanda ta jiharka.',
  },
  'block-imei': {
    title: 'Ka nemi a kulle IMEI ɗinta',
    how: 'Ka ba kamfanin waya IMEI da takardar ’yan sanda, ka ce su kulle wayar kanta. Idan ba su taimake ka ba, ka kira NCC a 622, kyauta ne.',
  },
  'tell-insurer': {
    title: 'Ka gaya wa kamfanin inshora',
    how: 'Idan akwai inshorar sata ko ɓacewa, ka gaya musu yanzu: yawanci ’yan kwanaki kawai suke bayarwa. Suna neman takardar ’yan sanda.',
  },
  'keep-safe': {
    title: 'Ka ajiye shi da kyau yadda yake',
    how: 'Ka ajiye shi a bushe, ba a rana ba. Idan waya ce, ka sa mata caji, don mai ita ya iya kira.',
  },
  'answer-call': {
    title: 'Ka amsa idan mai shi ya kira',
    how: 'Ka ce ka tsince shi, kuma ka kai rahoto a nan. Kada ka faɗi inda kake zama.',
  },
  'leave-vehicle': {
    title: 'Ka bar ta inda take',
    how: 'Kada ka buɗe ta, ka tuƙa ta ko ka ja ta. Ka rubuta wurin, ka kira 112 idan ta tare hanya ko wani abu bai yi daidai ba.',
  },
  'tell-police': {
    title: 'Ka gaya wa ’yan sanda cewa ka tsince shi',
    how: 'Daga nan ba wanda zai ce kai ka ɗauka. Ka nemi lambar rahoton ka rubuta a nan.',
  },
  'check-claim': {
    title: 'Ka nemi shaida cewa nasa ne',
    how: 'Ka nemi rasiti, cikakkiyar lamba, ko ya buɗe shi a gabanka. Kada ka fara gaya masa alamomi ko lambar.',
  },
  'meet-in-public': {
    title: 'Ka miƙa shi a bainar jama’a',
    how: 'Ofishin ’yan sanda ya fi kyau, da rana, ba kai kaɗai ba. Sai ka nuna a wannan rahoto cewa ka miƙa shi.',
  },
}

/** What not to do. */
export const warningMessages: Translation<typeof enWarningMessages> = {
  'no-money-first': 'Kada ka biya wanda yake neman kuɗi kafin abin ya dawo hannunka.',
  'no-secret-deal': 'Kada ka haɗu da ɓarawo, kada ka sayi abu a ɓoye: ka je tare da ’yan sanda.',
  'no-unlocking':
    'Kada ka yi ƙoƙarin buɗe makullinsa, ka karanta abin da ke ciki ko ka sa SIM ɗinka.',
  'no-selling': 'Kada ka sayar da shi, ka goge shi ko ka riƙe shi: hakan yana iya zama sata.',
  'no-reward-first': 'Kada ka nemi kuɗi kafin ka mayar da shi.',
  'no-parts': 'Kada ka cire wani sashe ko takarda a ciki.',
  'no-money-for-the-place': 'Kada ka nemi kuɗi kafin ka faɗi inda yake.',
}
