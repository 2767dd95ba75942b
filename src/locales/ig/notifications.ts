import type { NotificationTexts } from '../notification-texts.ts'

/** The speakers who have reviewed this file: docs/translating.md. */
export const reviewedBy: readonly string[] = []

export const notificationTexts: NotificationTexts = {
  where: ' na {state}',
  federalCapital: 'Abuja (FCT)',
  platform:
    'O nweghị onye ga-ahụ onye ibe ya bụ ruo mgbe unu abụọ kwetara. Kwurịtanụ na Toju, akwụla ụgwọ tupu i jide ya.',
  differ:
    ' Nọmba ndị unu abụọ nyere abụghị otu kpọmkwem, ya mere tụnyerenụ ha n’ahụ ihe ahụ tupu e nyefee ya.',
  times: { other: 'ugboro {count}' },
  statuses: { Lost: 'ihe furu efu', Stolen: 'ihe e zuru ezu', Found: 'ihe a chọtara' },
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
  },
}
