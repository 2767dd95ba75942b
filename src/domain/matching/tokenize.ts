import { foldText } from '../text/fold.ts'
import { normalize } from '../text/normal-form.ts'

/** What the words of a name or a description say about an asset, normalized for comparison. */
export interface AssetFeatures {
  colours: ReadonlySet<string>
  /** Tokens that distinguish models: `12`, `a54`, `pro`. */
  model: ReadonlySet<string>
  /** Words that few others would use, such as for a sticker or an engraving. */
  distinctive: ReadonlySet<string>
}

/** Each colour with the other names that people and makers use. */
const colourNames: Readonly<Record<string, string>> = {
  black: 'black graphite midnight onyx',
  white: 'white starlight pearl cream',
  grey: 'grey gray silver ash titanium',
  blue: 'blue navy sky teal',
  green: 'green olive mint army',
  red: 'red wine burgundy maroon',
  gold: 'gold golden champagne rose',
  yellow: 'yellow',
  orange: 'orange',
  brown: 'brown coffee',
  purple: 'purple violet lavender',
  pink: 'pink',
}

const colourOf = new Map(
  Object.entries(colourNames).flatMap(([colour, names]) =>
    names.split(' ').map((name) => [name, colour] as const),
  ),
)

const modelWords = new Set(
  'pro max plus mini ultra lite note fold flip air se fe neo spark hot camon'.split(' '),
)

/** Words that occur in every report, so they carry no information. */
const common = new Set(
  `about after again along android apple around back battery because been before behind black blue
  body bought brand bus clear galaxy inside laptop leather broken camera case charge charger colour color corner cover crack cracked screen
  front from have left light little long lost mark model near number other over phone phones
  picture plate please protector right samsung scratch scratched scratches serial side small some
  something stolen taken that their them then there these this tinted upper used very were when
  where which white with yesterday iphone laptop computer vehicle motorcycle toyota honda tecno
  infinix itel xiaomi redmi huawei nokia found dropped market street road`.split(/\s+/),
)

const minLetters = 4

/** `texts`: any of brand, model, name and description. */
export function extractFeatures(texts: readonly (string | null | undefined)[]): AssetFeatures {
  const words = texts.flatMap((text) => tokenize(text ?? ''))
  return {
    colours: new Set(words.flatMap((word) => colourOf.get(word) ?? [])),
    model: new Set(words.filter((word) => modelWords.has(word) || isModelNumber(word))),
    distinctive: new Set(
      words.filter(
        (word) =>
          word.length >= minLetters &&
          !/[0-9]/.test(word) &&
          !common.has(word) &&
          !colourOf.has(word),
      ),
    ),
  }
}

/** `12`, `a54`, `x3`: too short for a year, a price or a phone number. */
function isModelNumber(word: string): boolean {
  return /^[a-z]{0,2}[0-9]{1,3}[a-z]{0,2}$/.test(word) && !/^[0-9]+(gb|tb|am|pm|k)$/.test(word)
}

/**
 * Words in lower case without accents. An adjacent letter and digit stay one word. Reads only the
 * beginning of a very long text.
 */
export function tokenize(text: string): string[] {
  return foldText(normalize(text, 'NFKD'))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}
