import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { adviceMessages } from '../../src/locales/en/identifiers/typing-advice.ts'
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

/** What a name of `fields.ts` means for a person. Its other fields are for every schema. */
const personFields = /^(?:email|phoneNumber|newPassword|currentPassword|personName)$/

/** The text of a declaration at the top of a file. */
function declarationOf(text: string, name: string): string {
  const start = text.search(new RegExp(`^(?:export )?(?:const|function) ${name}\\b`, 'm'))
  if (start < 0) return ''
  const rest = text.slice(start)
  const end = rest.slice(1).search(/^(?:\/\*\*|export |const |function |type |interface )/m)
  return end < 0 ? rest : rest.slice(0, end + 1)
}

/** The files of our schemas from which a file imports, by name. */
function importedBy({ text, imports }: { text: string; imports: readonly string[] }) {
  const made = imports.filter((target) =>
    /^\/src\/(?:api|domain\/identifiers)\/|found-reports|(?:-form|-schema)\.ts$/.test(target),
  )
  return new Map(
    [...text.matchAll(/^import (?!type)\{([^}]*)\} from '([^']+)'/gm)].flatMap(
      ([, names, from]) => {
        const target = made.find((each) => each.endsWith((from ?? '').replace(/^[./]*/, '/')))
        const used = (names ?? '').split(',').map((name) => name.trim())
        return target ? used.map((name) => [name, target.slice(1)] as const) : []
      },
    ),
  )
}

/**
 * The reasons with which a schema can refuse input: codes that its declaration quotes, and those of
 * the declarations that it names.
 */
function reasonsOf(path: string, name: string, seen = new Set<string>()): string[] {
  const file = files.get(path)
  if (!file || seen.has(`${path} ${name}`)) return []
  seen.add(`${path} ${name}`)
  // The other reasons of `fields.ts` are in `fieldInput`.
  if (path === 'src/api/fields.ts') return personFields.test(name) ? Object.keys(personInput) : []
  const text = declarationOf(file.text, name)
  const quoted = text.match(/'[a-z][a-z0-9-]+'/g) ?? []
  const own = quoted.map((each) => each.slice(1, -1)).filter((code) => code in inputMessages)
  const imported = importedBy(file)
  const named = [...new Set(text.match(/\b[a-zA-Z]\w+\b/g) ?? [])]
  const further = named.flatMap((each) => reasonsOf(imported.get(each) ?? path, each, seen))
  return [...own, ...further]
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
      // `IdentifierField` shows those of identifiers.
      ...(/\bassetInput\b/.test(text) && adviceMessages),
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
    const schemas = [...importedBy({ text, imports })].filter(
      ([, path]) => dirname(path) !== 'src/islands/forms',
    )
    const reasons = schemas.flatMap(([name, path]) => reasonsOf(path, name))
    expect(reasons.filter((reason) => !(reason in texts))).toEqual([])
  },
)
