import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { site } from '../../src/site.ts'
import { pageAt } from './support/built-site.ts'

it('content names the operator and the email of the site by its one file', () => {
  const files = globSync('src/content/**/*.mdx')
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    for (const fact of [site.operator, site.email, site.phone]) {
      expect(source, file).not.toContain(fact)
    }
  }
  for (const path of ['/privacy-policy', '/terms-and-conditions']) {
    const { html } = pageAt(path)
    expect(html).toContain(`<strong>${site.operator}</strong>`)
    expect(html).toContain(`href="mailto:${site.email}"`)
  }
})

it('a post can hold a lookup box and a callout', () => {
  const post = pageAt('/blog/before-you-buy-a-used-phone').html
  expect(post).toMatch(
    /<form action="\/search" method="get"[^>]*>(?:(?!<\/form>)[\s\S])*id="check-in-post"/,
  )
  expect(pageAt('/blog/meeting-safely-for-a-hand-over').html).toMatch(
    /<aside[^>]*>\s*(?:<p>)?If a place is changed/,
  )
})
