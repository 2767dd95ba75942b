import { existsSync } from 'node:fs'

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']

/** The paths of programs from Debian packages by name. Exits with a message if one is missing. */
export function debianPrograms<Name extends string>(packages: Record<Name, string>) {
  const found = Object.keys(packages).map((name) => [
    name,
    folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)),
  ])
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => name as Name)
  if (missing.length > 0) {
    const wanted = [...new Set(missing.map((name) => packages[name]))].join(' ')
    console.error(
      `${missing.join(', ')}: not installed. Install with: apt-get install -y ${wanted}`,
    )
    process.exit(1)
  }
  return Object.fromEntries(found) as Record<Name, string>
}
