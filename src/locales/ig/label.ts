import type { foundPageWords as enFoundPageWords } from '../en/pages/label.ts'
import type { Translation } from '../translation.ts'

/** The page of a printed label that a finder scans. */
export const foundPageWords: Translation<typeof enFoundPageWords> = {
  title: 'Ị chọtara nke a?',
  description: 'Ị nyochara akara Toju. Gwa onye nwe ya ebe ihe ya dị; akaụntụ adịghị mkpa.',
  onVehicle: 'Akara a dị n’ụgbọala',
  onGadget: 'Akara a dị na ngwaọrụ',
  aVehicle: 'Ụgbọala',
  aGadget: 'Ngwaọrụ',
  thanks:
    'Daalụ maka ilele. Hapụrụ onye nwe ya ozi: anyị ga-eziga ya site na e-mail. Ị gaghị ahụ onye ọ bụ, ọ ga-ahụkwa naanị ozi gị.',
  goodToKnow: 'Ihe dị mma ịmara',
  leaveIt: 'Hapụ ya n’ebe nnabata, n’aka onye nche ma ọ bụ n’ụlọ ọrụ ndị uwe ojii, kwuo ebe ọ dị.',
  needNotOpen: 'Ọ dịghị mkpa imepe ya, ịchaja ya ma ọ bụ ikpọghe ya.',
  byDay:
    'Ọ bụrụ na unu ga-ezute, zutenụ n’ehihie n’ihu ọha. Ọ dịghị onye kwesịrị ịkwụ ụgwọ iji nata ihe ya.',
  withAccount: 'Onye nwe ya azaghị? {link} ya na nọmba dị n’ahụ ya. Akaụntụ adịghị mkpa.',
  reportAFind: 'Kọọ ihe ị chọtara',
  leadsNowhere: 'Akara a anaghị eduga ebe ọ bụla',
  replaced:
    'Onye nwe ya agbanweela ya, ma ọ bụ {code} abụghị koodu Toju. Ọ bụrụ na ị chọtara ihe, nọmba dị n’ahụ ya ka nwere ike iduga n’onye nwe ya.',
  checkItsNumber: 'Lelee nọmba ya',
  place: 'Olee ebe ọ dị ugbu a?',
  placeHint: 'Ebe onye nwe ya pụrụ ịchọta, dịka “Security desk, Ikeja City Mall”.',
  placeMissing: 'Kwuo ebe ọ dị ugbu a',
  message: 'Ozi gị',
  messageHint: 'Otu o si ruo gị n’aka, na mgbe a pụrụ ịbịa were ya.',
  messageMissing: 'Degara onye nwe ya okwu ole na ole',
  contact: 'Nọmba ekwentị gị ma ọ bụ e-mail',
  contactHint: 'Naanị ma ị chọọ ka onye nwe ya zaa gị. Onye ọzọ agaghị ahụ ya.',
  optional: 'ma ị chọọ',
  send: 'Zigara onye nwe ya',
  sent: 'E zigala ya. Onye nwe ya nwetara ozi gị na otu ọ ga-esi kpọtụrụ gị, ọ dịghị ihe ọzọ banyere gị.',
  sentWithoutContact:
    'E zigala ya. Onye nwe ya nwetara ozi gị. Ị hapụghị otu a ga-esi kpọtụrụ gị, ya mere ọ pụghị ịza gị.',
  noScript:
    'Ide ebe a chọrọ JavaScript. Ọ bụrụ na ọ dịghị, degara {link} ya na koodu dị n’akara ahụ, anyị ga-eziga ya.',
}
