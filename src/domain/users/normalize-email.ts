/** Providers that deliver `a.da@` and `ada@` to one mailbox. */
const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** The canonical e-mail of a mailbox: `Ada.Obi+toju@googlemail.com` → `adaobi@gmail.com`. */
export function normalizeEmail(email: string): string {
  const [, local = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? []
  if (host === '') return ''
  const [name = ''] = local.split('+', 1)
  return ignoresDots.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
