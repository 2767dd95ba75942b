import type { askedMost as enAskedMost, faqWords as enFaqWords } from '../en/pages/faqs.ts'
import type { Translation } from '../translation.ts'

/** The page of questions; the three asked most are translated. */
export const faqWords: Translation<typeof enFaqWords> = {
  title: 'Ìbéèrè tí àwọn ènìyàn máa ń béèrè',
  description:
    'Kí ni Toju, kí ni “kò sí nínú ìwé wa” túmọ̀ sí, àti ohun tí o máa ṣe bí o bá rí nǹkan he.',
  lead: 'Ìdáhùn kúkúrú sí ìbéèrè mẹ́ta. Àwọn yòókù wà ní èdè Gẹ̀ẹ́sì.',
  notAnswered: 'O kò rí ìbéèrè rẹ?',
  writeToUs: 'Kọ̀wé sí wa. Ènìyàn máa ń ka gbogbo ọ̀rọ̀ tí a bá gbà.',
  contactUs: 'Kọ̀wé sí wa',
  allQuestions: 'Gbogbo ìbéèrè',
}

/** The questions that are translated, by their names in `src/content/faqs`. */
export const askedMost: Translation<typeof enAskedMost> = [
  {
    id: 'what-is-toju',
    question: 'Kí ni Toju?',
    answer:
      'Toju jẹ́ ìwé àwọn ohun tó ní nọ́ńbà tiwọn: fóònù, laptop, ọkọ̀, alùpùpù. O máa kọ ohun ìní rẹ síbẹ̀. Bí ó bá sọnù tàbí wọ́n bá jí i, o máa ròyìn rẹ̀. Ẹni tó fẹ́ rà á lè kọ́kọ́ yẹ nọ́ńbà rẹ̀ wò, kí ó sì rí ìkìlọ̀. Bí ẹnìkan bá rí i he, a máa sọ fún ẹ̀yin méjèèjì.',
  },
  {
    id: 'what-does-not-in-the-registry-mean',
    question: 'Àyẹ̀wò sọ pé “kò sí nínú ìwé wa”. Ṣé mo lè rà á?',
    answer:
      'Ó túmọ̀ sí pé ẹnikẹ́ni kò tíì ròyìn nọ́ńbà náà fún wa. Ó dára láti mọ̀, ṣùgbọ́n kì í ṣe ẹ̀rí. Ọ̀pọ̀ ènìyàn kò tíì fi ohun ìní wọn sínú ìwé, ó sì lè jẹ́ pé wọ́n ṣẹ̀ṣẹ̀ jí i ni. Wo àwọn ìwé rẹ̀, dán fóònù náà wò, kọ rìsíìtì, kí o sì tún yẹ̀ ẹ́ wò kí o tó sanwó.',
  },
  {
    id: 'i-found-something',
    question: 'Mo rí nǹkan he. Kí ni kí n ṣe?',
    answer:
      'Tọ́jú rẹ̀ dáadáa, má sì gbìyànjú láti ṣí i. Ròyìn níbí pé o rí i he, pẹ̀lú nọ́ńbà rẹ̀ bí o bá lè kà á. O tún lè gbé e lọ sí àgọ́ ọlọ́pàá. Bí ẹni tó ni ín bá ti ròyìn pé ó sọnù, ẹ̀yin méjèèjì máa gba ọ̀rọ̀. Pa àmì kan mọ́ fún ara rẹ, kí ẹni tó ni ín lè fi hàn pé tòun ni.',
  },
]
