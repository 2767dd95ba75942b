import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { adviceMessages } from '../../src/locales/en/identifiers/typing-advice.ts'
import { assetInput } from '../../src/locales/en/input/assets.ts'
import { fieldInput } from '../../src/locales/en/input/fields.ts'
import { parameterInput } from '../../src/locales/en/input/parameters.ts'
import { personInput } from '../../src/locales/en/input/people.ts'
import { inputMessages } from '../../src/locales/en/input-messages.ts'
import { englishFindWords } from '../../src/locales/find-words.ts'
import { sourceFiles } from './imports.ts'

const files = new Map(sourceFiles().map((file) => [file.path, file]))
const topics = import.meta.glob<Record<string, object>>('../../src/locales/en/input/*.ts', {
  eager: true,
})

test('every reason for refused input has one text', () => {
  const codes = Object.values(topics)
    .flatMap((topic) => Object.values(topic))
    .filter((texts) => typeof texts === 'object')
    .flatMap(Object.keys)
  expect(codes.length).toBeGreaterThan(150)
  expect(new Set(codes).size).toBe(codes.length)
  const all = [...codes, ...Object.keys(adviceMessages)]
  expect([...new Set(all)].sort()).toEqual(Object.keys(inputMessages).sort())
  expect(all.length).toBe(Object.keys(inputMessages).length)
})

/** Imports the fields of a person from `fields.ts`. Its other fields are for every schema. */
const personFields =
  /import \{[^}]*\b(?:email|phoneNumber|newPassword|currentPassword|personName)\b[^}]*\} from '[./]*fields\.ts'/

/**
 * The reasons with which a schema can refuse input: codes that its file quotes, and those of the
 * schemas that it imports.
 */
function reasonsOf(path: string, seen = new Set<string>()): string[] {
  const file = files.get(path)
  if (!file || seen.has(path)) return []
  seen.add(path)
  // A record is a response, not input. The reasons of `fields.ts` are in `fieldInput`.
  if (path === 'src/api/fields.ts' || path.endsWith('-record.ts')) return []
  const quoted = file.text.match(/'[a-z][a-z0-9-]+'/g) ?? []
  const own = quoted.map((each) => each.slice(1, -1)).filter((code) => code in inputMessages)
  const made = file.imports.filter((target) =>
    /^\/src\/(?:api|domain\/identifiers)\/|found-reports/.test(target),
  )
  const ofPerson = personFields.test(file.text) ? Object.keys(personInput) : []
  return [...own, ...ofPerson, ...made.flatMap((target) => reasonsOf(target.slice(1), seen))]
}

const forms = [...files.values()].filter(({ path, text }) => {
  return (
    path.startsWith('src/islands/') &&
    /useEndpointForm\(/.test(text) &&
    !/schema: z.object\(\{\}\)/.test(text)
  )
})

test.each(forms.map((form) => [form.path, form] as const))(
  '%s has a text for each reason of its schema',
  (_path, { text, imports }) => {
    const texts = {
      ...fieldInput,
      ...parameterInput,
      // `form-texts.ts` fetches them, and `IdentifierField` shows those of identifiers.
      ...(/useAssetInput/.test(text) && { ...assetInput, ...adviceMessages }),
      ...(/adviceMessages/.test(text) && adviceMessages),
      // The island gets these as a prop, in the language of the page.
      ...(/\b[Ff]indWords\b/i.test(text) && (englishFindWords.input as object)),
      ...Object.assign(
        {},
        ...Object.entries(topics)
          .filter(([topic]) => imports.includes(join('/tests/architecture', topic)))
          .flatMap(([, module]) => Object.values(module)),
      ),
    }
    const schemas = imports.filter((target) => {
      return target.startsWith('/src/api/') || /(?:-form|-schema)\.ts$/.test(target)
    })
    const schema = schemas.filter((target) => dirname(target) !== '/src/islands/forms')
    const reasons = schema.flatMap((target) => reasonsOf(target.slice(1)))
    expect(reasons.filter((reason) => !(reason in texts))).toEqual([])
  },
)
