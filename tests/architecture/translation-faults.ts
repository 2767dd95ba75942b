/** How a translation differs from English in more than its words. */

const pluralNames = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Parameters whose values are their own names in braces, so that a text shows which it uses. */
const names = new Proxy(
  {},
  {
    // Some texts take a single value instead of an object.
    get: (_, name) => (name === Symbol.toPrimitive ? () => '{it}' : `{${String(name)}}`),
  },
)

type Text = string | ((params: unknown) => string)

function isText(value: unknown): value is Text {
  return typeof value === 'string' || typeof value === 'function'
}

function isPlural(value: object): boolean {
  const keys = Object.keys(value)
  return keys.includes('other') && keys.every((key) => pluralNames.includes(key))
}

function placeholders(text: Text): string[] {
  const written = typeof text === 'string' ? text : JSON.stringify(text(names))
  return [...new Set(written.match(/\{\w+\}/g))].sort()
}

/** A sentence for each fault; `path` names the text. */
export function translationFaults(
  language: string,
  english: unknown,
  translation: unknown,
  path: string,
): string[] {
  if (isText(english)) {
    if (!isText(translation)) return [`${path} is no text`]
    if (typeof translation === 'string' && translation.trim() === '') return [`${path} is empty`]
    const [expected, actual] = [placeholders(english), placeholders(translation)]
    return String(expected) === String(actual)
      ? []
      : [`${path} has the placeholders ${actual.join(' ')} and English ${expected.join(' ')}`]
  }
  if (Array.isArray(english)) {
    if (!Array.isArray(translation)) return [`${path} is no list`]
    if (english.length !== translation.length) return [`${path} has another number of entries`]
    return english.flatMap((each, n) =>
      translationFaults(language, each, translation[n], `${path}.${n}`),
    )
  }
  if (typeof english !== 'object' || english === null) return []
  if (typeof translation !== 'object' || translation === null) return [`${path} is missing`]
  if (isPlural(english)) return pluralFaults(language, english, translation, path)
  const [expected, actual] = [english, translation].map((each) => Object.keys(each))
  return [
    ...(expected ?? [])
      .filter((key) => !actual?.includes(key))
      .map((key) => `${path}.${key} is missing`),
    ...(actual ?? [])
      .filter((key) => !expected?.includes(key))
      .map((key) => `${path}.${key} is not in English`),
    ...(expected ?? [])
      .filter((key) => actual?.includes(key))
      .flatMap((key) =>
        translationFaults(
          language,
          english[key as never],
          translation[key as never],
          `${path}.${key}`,
        ),
      ),
  ]
}

/** Each language has its own plural forms: Yoruba and Igbo one, the others two. */
function pluralFaults(language: string, english: object, forms: object, path: string): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const given = Object.keys(forms)
  const other: unknown = Reflect.get(english, 'other')
  return [
    ...needed.filter((form) => !given.includes(form)).map((form) => `${path} lacks ${form}`),
    ...given
      .filter((form) => !needed.some((each) => each === form))
      .map((form) => `${path} has ${form}, which the language lacks`),
    ...Object.entries(forms)
      // The form `one` may say the number in words.
      .filter(([form]) => form !== 'one')
      .flatMap(([form, text]) => translationFaults(language, other, text, `${path}.${form}`)),
  ]
}
