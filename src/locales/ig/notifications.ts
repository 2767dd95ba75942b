import type {
  notificationEventLabels as enNotificationEventLabels,
  pushText as enPushText,
} from '../en/notifications.ts'
import type { NotificationTexts } from '../notification-texts.ts'
import type { Translation } from '../translation.ts'

export const notificationTexts: NotificationTexts = {
  where: ' na {state}',
  federalCapital: 'Abuja (FCT)',
  platform:
    'O nweghị onye ga-ahụ onye ibe ya bụ ruo mgbe unu abụọ kwetara. Kwurịtanụ na Toju, akwụla ụgwọ tupu i jide ya.',
  differ:
    ' Nọmba ndị unu abụọ nyere abụghị otu kpọmkwem, ya mere tụnyerenụ ha n’ahụ ihe ahụ tupu e nyefee ya.',
  times: { other: 'ugboro {count}' },
  statuses: { Lost: 'ihe furu efu', Stolen: 'ihe e zuru ezu', Found: 'ihe a chọtara' },
  renews: {
    title: 'Atụmatụ {item} gị ga-agwụ na {date}',
    text: 'Ị họrọrọ ka e megharịa ya: anyị ga-ewere ego na kaadị gị ({card}) ọkara ụbọchị tupu mgbe ahụ. Iji kwụsị ya, pịa otu bọtịnụ n’ibe akaụntụ gị.',
  },
  other: { title: 'Ozi banyere akụkọ gị', text: 'Lelee akụkọ gị.' },
  kinds: {
    'match-for-owner': {
      title: 'O nwere ike ịbụ na a chọtala “{item}”',
      text: 'Mmadụ kọrọ na ọ chọtara ihe nwere otu nọmba ahụ na “{item}”{where}. {platform}',
    },
    'match-for-finder': {
      title: 'Onye nwe “{item}” na-achọ ya',
      text: 'Mmadụ na-achọ ihe nwere otu nọmba ahụ na nke ị kọrọ na ị chọtara{where}. {platform}',
    },
    'match-accepted-for-owner': {
      title: 'Ị nwere ike ịjụ ugbu a banyere “{item}”',
      text: 'E mepela ihe nwere ike ịbụ “{item}”.{differ} {platform}',
    },
    'match-accepted-for-finder': {
      title: 'O nwere ike ịbụ na a hụla onye nwe “{item}”',
      text: 'Mmadụ chere na “{item}”, nke ị chọtara, bụ nke ya.{differ} {platform}',
    },
    'match-suggested': {
      title: 'Nke a ọ bụ “{item}”?',
      text: 'Mmadụ kọrọ na ọ chọtara ihe nwere ike ịbụ “{item}”. Anyị agaghị agwa gị karịa nke a, ka naanị onye nwe ya nwee ike ịkọwa ya. Kwuo ma o nwere ike ịbụ nke gị.',
    },
    'message-from-owner': {
      title: 'Onye nwe “{item}” degaara gị ozi',
      text: 'E nwere ozi banyere “{item}”, nke ị chọtara. Gụọ ya, zaa ya na Toju.',
    },
    'message-from-finder': {
      title: 'Onye chọtara “{item}” degaara gị ozi',
      text: 'E nwere ozi banyere “{item}”. Gụọ ya, zaa ya na Toju, akwụla ụgwọ tupu i jide ya.',
    },
    question: {
      title: 'Onye chọtara ya na-ajụ gị banyere “{item}”',
      text: 'Ọ na-ajụ ihe naanị onye nwe ya ga-ama. Ị nwere ike ịnwale ugboro atọ.',
    },
    answered: {
      title: 'A zara ajụjụ gị banyere “{item}”',
      text: 'Onye nke ọzọ zara nke ọma. Ugbu a họrọnụ ebe nchekwa unu ga-ezute.',
    },
    'sharing-by-owner': {
      title: 'Onye nwe “{item}” họrọla ihe ọ ga-egosi',
      text: 'A ga-egosi aha na nọmba mgbe unu abụọ họrọla ya. Ọ bụghị iwu.',
    },
    'sharing-by-finder': {
      title: 'Onye chọtara “{item}” họrọla ihe ọ ga-egosi',
      text: 'A ga-egosi aha na nọmba mgbe unu abụọ họrọla ya. Ọ bụghị iwu.',
    },
    'match-withdrawn': {
      title: 'Otu njikọ nke “{item}” agwụla',
      text: 'E mechiela akụkọ nke ọzọ dabara na “{item}”. Nke gị ka dị otu ọ dị, anyị ka na-achọ.',
    },
    'handed-over': {
      title: 'Ị natala “{item}”?',
      text: 'Onye chọtara ya sị na o nyefela ya. Ọ bụrụ na “{item}” dị gị n’aka, gosi n’akụkọ gị na a hụla ya. Ọ bụrụ na ọ dịghị, gwa anyị.',
    },
    thanks: {
      title: 'Daalụ: “{item}” alọtala n’aka onye nwe ya',
      text: 'Onye nwe ihe ị chọtara anatala ya. Daalụ maka eziokwu gị. Ọ bụrụ na akụkọ gị ka mepere emepe, gosi na i nyefela ya.',
    },
    checked: {
      title: 'E lelere nọmba nke “{item}”',
      text: 'E lelere ma ọ bụ debanye nọmba nke “{item}” {times}{where}. A na-agwa onye ọ bụla lelere ya na a kọrọ ya. Anyị anaghị ekwu ndị ha bụ.',
    },
    'found-by-phone': {
      title: 'Mmadụ sị na ọ chọtara “{item}”',
      text: 'O nyere nọmba ya n’ekwentị{where}. Anyị gwara ya ka o debe ya nke ọma ma ọ bụ nye ya ndị uwe ojii, ya mere jụọ n’ụlọ ọrụ ndị uwe ojii dị nso ebe ahụ. Anyị amaghị onye ọ bụ. Akwụla onye ọ bụla ụgwọ tupu i jide ya.',
    },
    'number-registered': {
      title: 'Onye ọzọ debanyere nọmba nke “{item}”',
      text: 'Ọ ka dị n’aha gị dịka ọ dị na mbụ, ndị ọrụ anyị na-elele ndebanye abụọ ahụ. Ọ bụrụ na i rere “{item}”, nyefee ya onye ọhụrụ nwe ya.',
    },
    'asset-listed': {
      title: '{source} tinyere “{item}” na ndepụta ha',
      text: 'Ndepụta nke {date} nwere nọmba i debanyere maka “{item}”. A ga-agwa onye ọ bụla lere nọmba ahụ. Ọ bụrụ na ọ bụ mmejọ, gwa ha ka ha dozie ndepụta ha: anyị enweghị ike ịgbanwe ya.',
    },
    'reported-by-other': {
      title: 'Mmadụ kọrọ “{item}”: {status}',
      text: 'O nyere nọmba i debanyere maka “{item}”. Ọ bụ nke gị, ọ dịkwa gị n’aka? Azịza gị ga-eru ndị ọrụ anyị, ọ gaghị eru ya.',
    },
    'transfer-offered': {
      title: 'A chọrọ inye gị: {item}',
      text: 'Onye nwe ya chọrọ inyefe gị ya. Lelee ihe nlele nọmba ya na-ekwu ugbu a, tụnyere nọmba ahụ na ihe dị gị n’aka, nara ya ma ọ bụ jụ ya.',
    },
    'transfer-withdrawn': {
      title: 'E wepụla onyinye ahụ: {item}',
      text: 'Ị pụghịzi ịnara ya. Akwụla ụgwọ ruo mgbe e nyere gị ya ọzọ, buru ụzọ lelee nọmba ya.',
    },
    'transfer-received': {
      title: 'Ọ bụ nke gị ugbu a: {item}',
      text: 'Ị nara ya, ọ dị n’ihe gị. Jiri okwu gị kọwaa ya, tinyekwa rasiti gị.',
    },
    'transfer-accepted': {
      title: '“{item}” enwetala onye ọhụrụ nwe ya',
      text: 'A nara ihe i nyere. Ọ dịkwaghị n’ihe gị; e hichapụla rasiti, ihe ndetu na nkọwa ịzụta ya, akara ya anaghịzi eduga ebe ọ bụla.',
    },
    'transfer-declined': {
      title: 'A jụrụ “{item}” i nyere',
      text: 'Ọ ka bụ nke gị dịka ọ dị na mbụ.',
    },
    'transfer-expired': {
      title: 'Oge i nyere “{item}” agwụla',
      text: 'O nweghị onye nara ya n’ime ụbọchị 7. Ọ ka bụ nke gị, ị nwekwara ike inye ya ọzọ.',
    },
    'transfer-stopped': {
      title: 'A kwụsịrị onyinye gị nke “{item}”',
      text: 'E nwere akụkọ na otu n’ime nọmba ya ugbu a, ya mere a pụghị inyefe ya. Ọ ka bụ nke gị. Lelee nọmba ya ka ị hụ ihe a kọrọ.',
    },
    'plan-ending': {
      title: 'Atụmatụ {item} gị ga-agwụ na {date}',
      text: 'Ọ ga-agwụ n’onwe ya, a gaghị ewere ego. Iji gaa n’ihu, zụta ụbọchị 30 ma ọ bụ 365 ọzọ n’ibe akaụntụ gị.',
    },
    'plan-ended': {
      title: 'Atụmatụ {item} gị agwụla',
      text: 'Akaụntụ gị dị na atụmatụ Free. O nweghị ihe gị furu efu: ihe gị, akụkọ gị na ihe ndị dabara niile dị ebe ahụ.',
    },
    'renewal-failed': {
      title: 'E megharịghị atụmatụ {item} gị',
      text: 'Anyị enweghị ike iwere ego na kaadị gị ({card}), anyị agaghị anwakwa ọzọ. Atụmatụ gị ga-eru na njedebe ya. Iji mee ka ọ dịkwuo ogologo, kwụọ ụgwọ n’ibe akaụntụ gị.',
    },
    'pass-granted': {
      title: 'I nwetara ụbọchị {days} ọzọ nke {item}',
      text: 'Ndị ọrụ anyị nyere gị ya. Ị gaghị akwụ ihe ọ bụla.',
    },
    'pass-refunded': {
      title: 'E nyeghachila gị ego {item}',
      text: 'Ụbọchị ndị ị kwụrụ ụgwọ ha agwụla. O nweghị ihe ọzọ gbanwere n’akaụntụ gị.',
    },
    'pass-disputed': {
      title: 'A na-arụrịta ụka n’ụlọ akụ banyere ego {item}',
      text: 'Ruo mgbe e doziri ya, a kwụsịtụrụ ụbọchị ndị ọ kwụrụ ụgwọ ha. Ọ bụrụ na ọ bụ mperi, degara anyị.',
    },
    'found-by-label': {
      title: 'Mmadụ chọtara “{item}”',
      text: 'O lelere akara ya ma degara gị. Gụọ ebe ọ dị na otu ị ga-esi kpọtụrụ ya.',
    },
    'report-confirmed': {
      title: 'A kwadoro akụkọ gị nke “{item}”',
      text: 'Site ugbu a, a ga-agwa onye ọ bụla lelere nọmba ya banyere ya.',
    },
    'report-refused': {
      title: 'Anyị enweghị ike ịkwado akụkọ gị nke “{item}”',
      text: 'A naghị agwa onye ọ bụla. Mepee akụkọ ahụ ka ị hụ ihe kpatara ya. Ị nwere ike ịkọ ọzọ.',
    },
    'theft-confirmed': {
      title: 'A kwadoro akụkọ gị: e zuru “{item}” ezu',
      text: 'Site ugbu a, a ga-agwa onye ọ bụla lelere nọmba ya na e zuru ya ezu.',
    },
    'theft-rejected': {
      title: 'Anyị enweghị ike ịkwado na e zuru “{item}” ezu',
      text: 'A naghị agwa onye ọ bụla. Mepee akụkọ ahụ ka ị hụ ihe kpatara ya. Ị nwere ike ịkọ ọzọ.',
    },
    'report-closed': {
      title: 'Ndị ọrụ anyị emechiela akụkọ gị nke “{item}”',
      text: 'Nlele anaghịzi ekwu banyere ya. Ọ bụrụ na ọ ka furu efu, kọọ ọzọ.',
    },
    'report-reopened': {
      title: 'Akụkọ gị nke “{item}” emepela ọzọ',
      text: 'A na-agwa onye ọ bụla lelere nọmba ya banyere ya.',
    },
    'evidence-asked': {
      title: 'Gosi anyị na “{item}” bụ nke gị',
      text: 'E debanyere nọmba ya ihe karịrị otu ugboro. Ndị ọrụ anyị na-arịọ gị rasiti ma ọ bụ foto.',
    },
    'claim-upheld': {
      title: '“{item}” ka dị n’aha gị',
      text: 'Ndị ọrụ anyị ekpebiela na ọ bụ nke gị. Ọ dịghị ihe ị ga-eme.',
    },
    'claim-refused': {
      title: 'Anyị enweghị ike ịkwado na “{item}” bụ nke gị',
      text: 'Ndị ọrụ anyị ekpebiela banyere nọmba ya. E-mail anyị zitere gị kwuru ihe kpatara ya.',
    },
    'still-missing': {
      title: '“{item}” ọ ka furu efu?',
      text: 'Kwuo ma ọ ka furu efu, ma ọ lọtala, ma ọ bụ ka anyị ghara ịjụ ọzọ. Ịpị otu ugboro zuru, ọ dịghị mkpa ịbanye. Ọ bụrụ na otu afọ agafee na-enweghị azịza, anyị na-ekwu na akụkọ ahụ emeela ochie.',
    },
    'still-yours': {
      title: '“{item}” ọ ka bụ nke gị?',
      text: 'Ndị lelere nọmba ya na-ahụ mgbe ikpeazụ ị kwadoro ya. Ịpị otu ugboro zuru, ọ dịghị mkpa ịbanye. I resiela ya? Nyefee ya onye ọhụrụ nwe ya.',
    },
    'closed-by-link': {
      title: 'E mechiela akụkọ gị nke “{item}”',
      text: 'Mmadụ mepere njikọ anyị zitere gị ma zaa na ị natala ya. Ọ bụrụ na ọ bụghị gị, kọọ ya ọzọ ma gbanwee paswọọdụ gị.',
    },
    'report-question': {
      title: 'Ndị ọrụ anyị nwere ajụjụ banyere “{item}”',
      text: 'Ha chọrọ ịmatakwu ihe tupu ha akwado akụkọ gị. Mepee ya ka ị gụọ ajụjụ ahụ, tinyezie azịza gị n’akụkọ ahụ.',
    },
    'second-factor-on': {
      title: 'Second factor gị na-arụ ọrụ',
      text: 'Anyị ga-arịọ koodu nke app gị mgbe i ji paswọọdụ banye.',
    },
    'second-factor-off': {
      title: 'Second factor gị anaghịzi arụ ọrụ',
      text: 'Anyị anaghịzi arịọ koodu nke app mgbe ị na-abanye. Ọ bụrụ na ọ bụghị gị, gbanwee paswọọdụ gị ozugbo.',
    },
    'second-factor-removal': {
      title: 'A rịọrọ ndị ọrụ anyị ka ha wepụ second factor gị',
      text: 'A ga-ewepụ ya mgbe awa 24 gasịrị, ma e wezụga na i ji ya banye tupu mgbe ahụ. Ọ bụrụ na ọ bụghị gị rịọrọ ya, gbanwee paswọọdụ gị.',
    },
    'passkey-added': {
      title: 'E tinyere passkey: “{item}”',
      text: 'Ọ na-abanye na-enweghị paswọọdụ gị. Ọ bụrụ na ọ bụghị gị, wepụ ya ma gbanwee paswọọdụ gị.',
    },
    'passkey-removed': {
      title: 'E wepụrụ passkey: “{item}”',
      text: 'Ọ naghịzi abanye. Ọ bụrụ na ọ bụghị gị, gbanwee paswọọdụ gị.',
    },
    'api-key-made': {
      title: 'E mere API key: “{item}”',
      text: 'Mmemme nwere ya na-arụ ọrụ n’aha akaụntụ gị. Ọ bụrụ na ọ bụghị gị, kagbuo ya ma gbanwee paswọọdụ gị.',
    },
    'api-key-revoked': {
      title: 'A kagburu API key: “{item}”',
      text: 'Site ugbu a, a gaghị anabata ya. Ọ bụrụ na ọ bụghị gị, gbanwee paswọọdụ gị.',
    },
    'webhook-failing': {
      title: 'Anyị kwụsịrị iziga webhook na {item}',
      text: 'Webhook ọ bụla ezigara adreesị a dara ruo ụbọchị atọ. Lee ihe ezigara, dozie ya, wee gbanye ya ọzọ.',
    },
    'webhook-gone': {
      title: 'Anyị kwụsịrị iziga webhook na {item}',
      text: 'Adreesị ahụ zara 410 Gone. Ọ bụrụ na ọ bụ mmejọ, gbanye ya ọzọ.',
    },
  },
}

/** The events that a user can choose to be notified of. */
export const notificationEventLabels: Translation<typeof enNotificationEventLabels> = {
  match: {
    label: 'Ihe dabara n’akụkọ gị',
    about:
      'A kọrọ otu nọmba ahụ na o furu efu nakwa na a chọtara ya, ma ọ bụ na e mepere ihe dabara nke ị nabatara.',
  },
  talk: {
    label: 'Ozi ọhụrụ n’ihe dabara',
    about: 'Onye nke ọzọ dere, jụọ, zaa, ma ọ bụ dị njikere igosi onye ọ bụ.',
  },
  suggestion: {
    label: 'Ihe nwere ike ịbụ nke gị',
    about: 'Mmadụ chọtara ihe yiri nke ị na-achọ. Ị ga-ekwu ma ọ bụ nke gị.',
  },
  check: {
    label: 'Mmadụ lelere nọmba gị',
    about: 'E lelere ma ọ bụ debanye nọmba nke ihe furu efu. Anyị anaghị ekwu onye ọ bụ ma ọlị.',
  },
  claim: {
    label: 'Onye ọzọ sị na nọmba gị bụ nke ya',
    about: 'O debanyere ma ọ bụ kọọ nọmba i debanyere na mbụ. Anyị anaghị ekwu onye ọ bụ ma ọlị.',
  },
  ending: {
    label: 'Otu ihe dabara agwụla',
    about: 'Onye nke ọzọ mechiri akụkọ ya, ma ọ bụ na ihe ahụ alọtala.',
  },
  transfer: {
    label: 'Nnyefe',
    about:
      'Mmadụ chọrọ inye gị ihe ma ọ bụ wepụrụ ya, ma ọ bụ na a zara ihe i nyere ma ọ bụ oge ya agwụla.',
  },
  thanks: {
    label: 'Ekele maka ihe ị chọtara',
    about: 'Ihe ị chọtara alọtala n’aka onye nwe ya.',
  },
  plan: {
    label: 'Atụmatụ gị',
    about:
      'Ọ ga-agwụ n’otu izu ma ọ bụ otu ụbọchị, ọ gwụla, ma ọ bụ na ndị ọrụ anyị ma ọ bụ nnyeghachi ego gbanwere ya.',
  },
  reminder: {
    label: 'Ọ ka furu efu? Ọ ka bụ nke gị?',
    about:
      'Kwa ọnwa atọ banyere ihe furu efu, otu ugboro n’afọ banyere ihe i nwere. Ị na-eji ịpị otu ugboro zaa.',
  },
}

/** What a lock screen shows of every notification. */
export const pushText: Translation<typeof enPushText> = {
  title: 'Toju',
  body: 'Ihe banyere akụkọ gị',
}
