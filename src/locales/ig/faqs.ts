import type { askedMost as enAskedMost, faqWords as enFaqWords } from '../en/pages/faqs.ts'
import type { Translation } from '../translation.ts'

/** The page of questions; the three asked most are translated. */
export const faqWords: Translation<typeof enFaqWords> = {
  title: 'Ajụjụ ndị mmadụ na-ajụkarị',
  description:
    'Gịnị bụ Toju, gịnị ka “e debanyeghị ya aha” pụtara, na ihe ị ga-eme mgbe ị chọtara ihe.',
  lead: 'Azịza dị mkpirikpi nye ajụjụ atọ. Ndị ọzọ dị n’asụsụ Bekee.',
  notAnswered: 'Ị hụghị ajụjụ gị?',
  writeToUs: 'Degara anyị akwụkwọ. Mmadụ na-agụ ozi ọ bụla.',
  contactUs: 'Degara anyị',
  allQuestions: 'Ajụjụ niile',
}

/** The questions that are translated, by their names in `src/content/faqs`. */
export const askedMost: Translation<typeof enAskedMost> = [
  {
    id: 'what-is-toju',
    question: 'Gịnị bụ Toju?',
    answer:
      'Toju bụ akwụkwọ ndekọ nke ihe ndị nwere nọmba nke ha: ekwentị, laptop, ụgbọala, ọgba tum tum. Ị ga-edebanye ihe i nwere. Ọ bụrụ na o furu efu ma ọ bụ na e zuru ya ezu, ị ga-akọ ya. Onye chọrọ ịzụ ya pụrụ ibu ụzọ lelee nọmba ahụ, hụ ịdọ aka ná ntị. Ọ bụrụ na mmadụ achọta ya, anyị ga-agwa unu abụọ.',
  },
  {
    id: 'what-does-not-in-the-registry-mean',
    question: 'Nlele kwuru “e debanyeghị ya aha”. M nwere ike ịzụ ya?',
    answer:
      'Ọ pụtara na ọ dịghị onye kọọrọ anyị nọmba ahụ. Ọ dị mma ịmara, mana ọ bụghị akaebe. Ọtụtụ ndị nwe ihe edebanyebeghị aha, o nwekwara ike ịbụ na e zuru ya ugbu a. Lelee akwụkwọ ya, nwalee ekwentị ahụ, dee rasiti, lelee ọzọ tupu ị kwụọ ụgwọ.',
  },
  {
    id: 'i-found-something',
    question: 'Achọtara m ihe. Gịnị ka m ga-eme?',
    answer:
      'Debe ya nke ọma, anwala imepe ya. Kọọ ebe a na ị chọtara ya, ya na nọmba ya ma ị nwee ike ịgụ ya. I nwekwara ike iwega ya n’ụlọ ọrụ ndị uwe ojii. Ọ bụrụ na onye nwe ya kọrọ na o furu efu, unu abụọ ga-enweta ozi. Debe otu ihe ị hụrụ na ya n’obi gị, ka onye nwe ya wee gosi na ọ bụ nke ya.',
  },
]
