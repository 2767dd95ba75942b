import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, it } from 'vitest'
import { runQuietly } from '../../scripts/lib/run.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const needed = ['src/content.config.ts', 'src/content', 'src/domain', 'public/states.json']

const post = {
  title: 'A post',
  description: 'What it is about',
  date: '2026-11-10',
  category: 'Tips',
  author: 'The Toju team',
  tags: '[imei]',
}

const config = `import mdx from '@astrojs/mdx'
export default { integrations: [mdx()] }`

/** Adds a post to a copy of the content, and lets Astro read it as the build does. */
async function readWith(
  fields: Record<string, string | undefined>,
  onTestFinished: (clean: () => void) => void,
): Promise<{ failed: boolean; output: string }> {
  // Inside the project, so that the packages are found.
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(root, '.cache/content-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const path of needed) cpSync(join(root, path), join(copy, path), { recursive: true })
  writeFileSync(join(copy, 'astro.config.mjs'), config)
  const lines = Object.entries(fields).flatMap(([key, value]) => (value ? `${key}: ${value}` : []))
  writeFileSync(
    join(copy, 'src/content/blog/my-post.mdx'),
    `---\n${lines.join('\n')}\n---\n\nText\n`,
  )
  const astro = join(root, 'node_modules/astro/bin/astro.mjs')
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' }
  const { code, output } = await runQuietly(process.execPath, [astro, 'sync', '--root', copy], {
    env,
  })
  return { failed: code !== 0, output: output.replaceAll('**', '') }
}

describe.concurrent('a post', { timeout: 60_000 }, () => {
  it('with all its fields is accepted', async ({ expect, onTestFinished }) => {
    const { failed, output } = await readWith(post, onTestFinished)
    expect(failed, output).toBe(false)
  })

  it('with faults fails the build with the names of the file and of each field', async ({
    expect,
    onTestFinished,
  }) => {
    const faults = { title: undefined, category: 'Tipps', autor: 'Ada', date: 'soon' }
    const { failed, output } = await readWith({ ...post, ...faults }, onTestFinished)
    expect(failed).toBe(true)
    expect(output).toContain('my-post')
    expect(output).toContain('title: Required')
    expect(output).toContain('category: Invalid option: expected one of "News"|"Tips"|"Stories"')
    expect(output).toContain('Unrecognized key: "autor"')
    expect(output).toContain('date: must be a day, written 2026-11-03')
  })
})
