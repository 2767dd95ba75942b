import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../src/server/config/env.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { root } from './imports.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const unit = read('deploy/toju.service')
const alerts = read('deploy/alerts.yml')
const nginx = read('deploy/nginx.conf')
const firewall = read('deploy/firewall.nft')

/** The scripts that a text names, to be started by `node`. */
const startedBy = (text: string) =>
  [...text.matchAll(/\b(?:src|scripts)\/[\w/-]+\.(?:ts|mjs)/g)].map(String)

describe('deployment files', () => {
  it('copy and start only what exists', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) =>
      (paths ?? '').split(' '),
    )
    const started = [dockerfile, compose, unit].flatMap(startedBy)
    expect(copied.length).toBeGreaterThan(8)
    expect(started).toContain('src/server/main.ts')
    expect(started).toContain('src/server/worker.ts')
    for (const path of [...copied, ...started])
      expect(existsSync(join(root, path)), path).toBe(true)
    const mounted = [...compose.matchAll(/\.\/(deploy\/\S+?\.conf):/g)].map(
      ([, path]) => path ?? '',
    )
    expect(mounted).toEqual(['deploy/nginx.conf'])
    for (const path of mounted) expect(existsSync(join(root, path)), path).toBe(true)
  })

  it('include in the image everything that the build or the server reads', () => {
    const ignored = read('.dockerignore').trim().split('\n')
    for (const path of [
      'src',
      'scripts',
      'public',
      'package-lock.json',
      '.npmrc',
      'tsconfig.json',
    ]) {
      expect(ignored).not.toContain(path)
      expect(dockerfile).toContain(path)
    }
  })

  it('run as a user other than root, with a health check', () => {
    const [, last = ''] = dockerfile.split(/^FROM .*$/m).slice(-2)
    expect(last).toMatch(/^USER node$/m)
    expect(last).toContain('HEALTHCHECK')
    expect(unit).toContain('DynamicUser=yes')
  })

  it('redirect only to their own name, and log no request URL', () => {
    const redirects = [...nginx.matchAll(/^\s*(?:return\s+3\d\d|rewrite)\s.*$/gm)].map(String)
    expect(redirects).toHaveLength(1)
    expect(redirects[0]).toContain('https://$server_name$request_uri')
    // The configuration never uses the Host header of a request.
    expect(nginx).not.toMatch(/\$(?:http_)?host\b/)
    expect(nginx).toMatch(
      /listen 80 default_server;[^}]*listen 443 ssl default_server;[^}]*return 444;/,
    )
    expect(nginx).toContain('access_log off;')
    expect(nginx).toContain('error_log stderr crit;')
  })

  it('count a connection that nobody answered for seconds only, since its sender may be made up', () => {
    const [, seconds] = /syn_sent: (\d+), syn_recv: \1 \}/.exec(firewall) ?? []
    expect(Number(seconds)).toBeLessThanOrEqual(3)
    const [, counted = ''] = firewall.split('ct state new ct timeout set "unanswered"')
    expect(counted.match(/ct count over 4096/g)).toHaveLength(2)
  })

  it('open ports on IPv4 alone, because Docker hands visitors by IPv6 on as one address', () => {
    const [, ports = ''] = /^ {4}ports: \[(.*)\]$/m.exec(compose) ?? []
    expect(ports.split(', ')).toEqual(['"0.0.0.0:443:443"', '"0.0.0.0:80:80"'])
    expect(compose.match(/ports:/g)).toHaveLength(1)
  })

  it('keep no log without an end, with which a flood would fill the disk', () => {
    const [shared = '', services = ''] = compose.split(/^(?:services|networks):$/m)
    expect(shared).toMatch(/^ {2}options: \{ max-size: \d+m, max-file: "\d" \}$/m)
    expect(shared).toMatch(/^x-app: &app\n(?: {2}.*\n)*? {2}logging: \*logging$/m)
    const each = services.split(/^ {2}(?=\w+:)/m).slice(1)
    expect(each.length).toBeGreaterThan(5)
    for (const service of each) expect(service).toMatch(/\*app\b|^ {4}logging: \*logging$/m)
    expect(services).toContain('edge.ts, /edge, /dev/stdout]')
  })

  it('refuse to start without an origin and a mail server', () => {
    for (const name of ['PUBLIC_ORIGIN', 'SMTP_URL']) {
      expect(compose).toContain(`${name}: \${${name}:?}`)
      expect(unit).toMatch(new RegExp(`^ExecStartPre=.*\\$\\$\\{${name}:\\?`, 'm'))
    }
  })

  it('set only known settings', () => {
    const env = read('src/server/config/env.ts')
    const given = [
      ...[...compose.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? ''),
      ...[...dockerfile.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name ?? ''),
    ].filter((name) => name !== 'NODE_ENV')
    expect(given.length).toBeGreaterThan(8)
    for (const name of given) expect(env, name).toContain(`'${name}'`)
    expect(readSettings({ TRUSTED_PROXIES: '172.30.0.10', JOBS: 'off' }).jobs).toBe('off')
  })

  it('alert on existing metrics', async () => {
    const named = [...alerts.matchAll(/\b((?:toju|process)_\w+?)(?:_bucket)?(?=[{[)\s])/g)].map(
      ([, name]) => name ?? '',
    )
    const own = read('src/server/metrics/metrics.ts')
    const there = [...own.matchAll(/'(toju_\w+)'/g)].map(([, name]) => name)
    const register = new Registry()
    collectDefaultMetrics({ register })
    there.push(...register.getMetricsAsArray().map(({ name }) => name))
    expect(named.length).toBeGreaterThan(8)
    for (const name of named) expect(there).toContain(name)
    const asked = [...alerts.matchAll(/endpoint="([^"]+)"/g)].map(([, endpoint]) => endpoint)
    const known = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(asked.length).toBeGreaterThan(0)
    for (const endpoint of asked) expect(known).toContain(endpoint)
  })
})
