import { expect, it } from 'vitest'
import { pages } from './support/built-site.ts'

it.each([...pages.values()])('no link of $path has a space before the stop', ({ html }) => {
  expect(html.match(/.{20}\s<\/a>\s*[.,;:]|.{20}<\/a>\s+[.,;:](?=[\s<])/g)).toBeNull()
})
