import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './run.mjs'

/** This file names every endpoint, so following its imports would lead from any test to all of them. */
const lists = ['src/server/routes/routes.ts']

/**
 * These start the application with all endpoints. The requests of a test decide what it reaches.
 */
const starters = ['tests/support/app.ts']

/** A change to these can affect every test. */
const everywhere =
  /^(package-lock\.json|tsconfig.*\.json|vitest\.config\.ts|astro\.config\.mjs|scripts\/test\.mjs)$/

const isSupport = (file) => /^tests\/(.+\/)?support\/.+\.tsx?$/.test(file)

/** Files that differ from the last commit, including untracked ones. */
export function changedFiles() {
  const lines = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...lines('diff', '--name-only', 'HEAD'),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]
}

/**
 * The test files that a change of these files can affect. A test reaches files through imports,
 * through endpoints that it calls (by importing the contract or naming the path), through programs
 * that it starts, and through its own lists of all endpoints. From a support module it reaches only
 * what the imported functions use. The type check covers types. Paths are relative to the project.
 *
 * @param {string[]} changed
 * @returns {Promise<string[]>}
 */
export async function testsReachedBy(changed) {
  const tests = trackedTests()
  if (changed.some((file) => everywhere.test(file))) return tests
  // Imported here, because this module is also loaded before anything is installed.
  const { default: ts } = await import('typescript')
  const follow = createFollower(ts)
  const isChanged = new Set(changed)
  const endpointChanged = changed.some((file) => /^src\/(api|server\/routes)\//.test(file))
  return tests.filter((test) => {
    // These tests read the source tree itself.
    if (test.startsWith('tests/architecture/')) return true
    const callsServer = !test.startsWith('tests/islands/')
    const seen = new Set([test])
    for (const node of seen) {
      const [file = ''] = node.split('#')
      if (isChanged.has(file)) return true
      if (lists.includes(file)) continue
      const next = follow(node)
      const namesAll = next.some((to) => lists.includes(to)) && !starters.includes(file)
      if (endpointChanged && file.startsWith('tests/') && namesAll) return true
      for (const to of next) {
        seen.add(to)
        const route = callsServer && isCaller(file) && routeOf(to)
        if (route) seen.add(route)
      }
    }
    return false
  })
}

/** Code of the product imports a contract for its types, and does not call its endpoint. */
const isCaller = (file) => /^(tests|scripts|bench)\//.test(file)

/** The route of a contract: a file of its name, or one of the short routes of its topic. */
function routeOf(file) {
  const route = file.replace(/^src\/api\//, 'src/server/routes/')
  if (route === file) return undefined
  return [route, `${dirname(route)}/routes.ts`].find((path) => existsSync(join(root, path)))
}

function trackedTests() {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'],
    { cwd: root, encoding: 'utf8' },
  )
  return files
    .split('\n')
    .filter((file) => /\.test\.tsx?$/.test(file) && existsSync(join(root, file)))
}

/**
 * Returns what a file uses. `file#name` is one declaration of a support module, `file#` is what the
 * module does when it is loaded.
 *
 * @param {typeof import('typescript')} ts
 * @returns {(node: string) => string[]}
 */
function createFollower(ts) {
  const known = new Map()
  const parts = new Map()
  const paths = endpointPaths()

  function partOf(file, name) {
    if (!parts.has(file)) parts.set(file, readParts(ts, file, paths))
    const all = parts.get(file)
    // A name that the module re-exports or that is unknown: use all of it.
    return all.get(name) ?? [...all.values()].flat()
  }

  return (node) => {
    const [file = '', name] = node.split('#')
    if (!known.has(node)) {
      const used = name === undefined ? readWhole(ts, file, paths) : partOf(file, name)
      known.set(node, [...new Set(used)])
    }
    return known.get(node)
  }
}

/** The files of the endpoints, each with a pattern that finds a call of it in a text. */
function endpointPaths() {
  const files = readdirSync(join(root, 'src/api'), { recursive: true, encoding: 'utf8' })
  return files.flatMap((name) => {
    if (!name.endsWith('.ts')) return []
    const file = join('src/api', name)
    const text = readFileSync(join(root, file), 'utf8')
    const path = /defineEndpoint\(\s*'[A-Z]+',\s*'([^']+)'/.exec(text)?.[1]
    if (!path) return []
    const pattern = path
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '(?:\\{\\w+\\}|\\$\\{[^}]*\\}|[\\w-]+)')
    return [{ file, pattern: new RegExp(`['"\`} ](?:/api)?${pattern}(?=['"\`?&$ ])`) }]
  })
}

function callsIn(text, paths) {
  return paths.filter(({ pattern }) => pattern.test(text)).map(({ file }) => file)
}

/** Project files that a text names, in order to start or read them. */
function filesIn(text) {
  const named = text.matchAll(/['"]((?:src|scripts|bench|public|tests)\/[\w./-]+\.\w+)['"]/g)
  return [...named].map(([, to]) => to)
}

/** What a whole file uses. */
function readWhole(ts, file, paths) {
  const source = parse(ts, file)
  if (!source) return []
  const used = filesIn(source.text)
  if (file.startsWith('tests/')) used.push(...callsIn(source.text, paths))
  for (const { to, names } of importsOf(ts, source, file)) {
    if (isSupport(to) && names) used.push(`${to}#`, ...names.map(({ name }) => `${to}#${name}`))
    else used.push(to)
  }
  return used
}

/** What each declaration of a support module uses. The entry '' is what loading the module does. */
function readParts(ts, file, paths) {
  const source = parse(ts, file)
  const byName = new Map([['', []]])
  if (!source) return byName
  const imported = new Map()
  for (const { to, names } of importsOf(ts, source, file)) {
    if (!names) byName.get('').push(to)
    for (const { name, local } of names ?? [])
      imported.set(local, isSupport(to) ? [`${to}#`, `${to}#${name}`] : [to])
  }
  const statements = source.statements.filter(
    (each) =>
      !ts.isImportDeclaration(each) &&
      !ts.isTypeAliasDeclaration(each) &&
      !ts.isInterfaceDeclaration(each),
  )
  const own = new Set(statements.flatMap((each) => declaredNames(ts, each)))
  for (const statement of statements) {
    const text = statement.getText(source)
    const used = [...filesIn(text), ...callsIn(text, paths)]
    for (const name of identifiersIn(ts, statement)) {
      if (imported.has(name)) used.push(...imported.get(name))
      else if (own.has(name)) used.push(`${file}#${name}`)
    }
    const names = declaredNames(ts, statement)
    for (const name of names) byName.set(name, used)
    if (names.length === 0) byName.get('').push(...used)
  }
  return byName
}

function parse(ts, file) {
  const path = join(root, file)
  if (!/\.(ts|tsx|mjs|astro|mdx)$/.test(file) || !existsSync(path)) return undefined
  return ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false)
}

/**
 * The project modules that a file imports, with the imported names if only these are used. Found in
 * the text, because the frontmatter of .astro and .mdx files is not a module.
 */
function importsOf(ts, source, file) {
  const at = (to) => normalize(join(dirname(file), to))
  const isCode = /\.(ts|tsx|mjs)$/.test(file)
  const found = []
  const text = isCode ? stripped(ts, source, found, at) : source.text
  // A worker thread is started by its URL.
  for (const [, to] of text.matchAll(/(?:from|import|new URL)\s*\(?\s*['"](\.[^'"]+)['"]/g))
    found.push({ to: at(to) })
  return found
}

/** Adds the static imports to `found`; returns the rest of the text. */
function stripped(ts, source, found, at) {
  let rest = source.text
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    rest = rest.replace(source.text.slice(statement.pos, statement.end), '')
    const to = statement.moduleSpecifier.text
    const clause = statement.importClause
    if (!to.startsWith('.') || clause?.isTypeOnly) continue
    const bindings = clause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) {
      found.push({ to: at(to) })
      continue
    }
    const names = bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, local: name.text }))
    if (names.length > 0) found.push({ to: at(to), names })
  }
  return rest
}

function declaredNames(ts, statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(ts, name))
  return statement.name ? [statement.name.text] : []
}

function boundNames(ts, name) {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((each) => (each.name ? boundNames(ts, each.name) : []))
}

/** Names that a declaration may refer to, without the properties that it reads or sets. */
function identifiersIn(ts, statement) {
  const names = new Set()
  const visit = (node, parent) => {
    if (ts.isIdentifier(node)) {
      const isProperty =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node)
      if (!isProperty) names.add(node.text)
    }
    ts.forEachChild(node, (child) => visit(child, node))
  }
  visit(statement, statement)
  return names
}
