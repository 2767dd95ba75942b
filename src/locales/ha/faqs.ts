import type { askedMost as enAskedMost, faqWords as enFaqWords } from '../en/pages/faqs.ts'
import type { Translation } from '../translation.ts'

/** The page of questions; the three asked most are translated. */
export const faqWords: Translation<typeof enFaqWords> = {
  title: 'Tambayoyin da ake yawan yi',
  description:
    'Mene ne Toju, mene ne ma’anar “ba shi da rajista”, da abin da za ka yi idan ka tsinci abu.',
  lead: 'Gajerun amsoshi ga tambayoyi uku. Sauran suna da Turanci.',
  notAnswered: 'Ba ka ga tambayarka ba?',
  writeToUs: 'Ka rubuta mana. Mutum yana karanta kowane saƙo.',
  contactUs: 'Rubuta mana',
  allQuestions: 'Dukan tambayoyi',
}

/** The questions that are translated, by their names in `src/content/faqs`. */
export const askedMost: Translation<typeof enAskedMost> = [
  {
    id: 'what-is-toju',
    question: 'Mene ne Toju?',
    answer:
      'Toju rajista ce ta abubuwan da suke da lamba ta kansu: wayoyi, laptop, motoci, babura. Ka rubuta kayanka a ciki. Idan abu ya ɓace ko aka sace shi, ka kai rahoto. Wanda zai saya zai iya duba lambar tukuna, ya ga gargaɗi. Idan wani ya tsince shi, za mu gaya muku ku biyu.',
  },
  {
    id: 'what-does-not-in-the-registry-mean',
    question: 'Dubawa ta ce “ba shi da rajista”. Zan iya saya?',
    answer:
      'Yana nufin ba wanda ya kai mana rahoto game da wannan lamba. Yana da kyau a sani, amma ba shaida ba ce. Mutane da yawa ba su yi rajista ba, kuma wataƙila an sace shi ɗazu. Ka duba takardu, ka gwada wayar, ka rubuta rasiti, ka sake dubawa kafin ka biya.',
  },
  {
    id: 'i-found-something',
    question: 'Na tsinci abu. Me zan yi?',
    answer:
      'Ka ajiye shi da kyau, kada ka yi ƙoƙarin buɗe shi. Ka kai rahoto a nan cewa ka tsince shi, tare da lambarsa idan za ka iya karantawa. Kana iya kai shi ofishin ’yan sanda kuma. Idan mai shi ya kai rahoton ɓacewa, ku biyu za ku samu saƙo. Ka riƙe wata alama a zuciyarka, don mai shi ya tabbatar nasa ne.',
  },
]
