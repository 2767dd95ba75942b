import { describe, expect, it } from 'vitest'
import { deadLinks } from '../../scripts/postbuild/dead-links.ts'

function faultsOf(body: string) {
  return deadLinks({
    origin: 'https://toju.ng',
    pages: [
      { path: '/blog/post', file: 'blog/post/index.html', html: body },
      { path: '/faqs', file: 'faqs/index.html', html: '<details id="what-is-it"></details>' },
    ],
    files: new Set(['/favicon.svg']),
    isServed: (path) => path === '/search',
  })
}

describe('a dead link', () => {
  it.each([
    [
      'a missing page',
      '<a href="/blog/gone">',
      '/blog/post links to /blog/gone, which does not exist.',
    ],
    ['a relative link', '<a href="gone">', '/blog/post links to gone, which does not exist.'],
    [
      'an absolute URL of this site',
      '<a href="https://toju.ng/gone">',
      '/blog/post links to https://toju.ng/gone, which does not exist.',
    ],
    [
      'a missing id',
      '<a href="/faqs#cost">',
      '/blog/post links to /faqs#cost, but nothing on /faqs has the id "cost".',
    ],
    [
      'an id on the same page',
      '<a href="#top">',
      '/blog/post links to #top, but nothing on /blog/post has the id "top".',
    ],
    [
      'a picture',
      '<img alt="" src="/gone.png">',
      '/blog/post links to /gone.png, which does not exist.',
    ],
    [
      'one picture of a set',
      '<img srcset="/favicon.svg 1x, /gone.png 2x">',
      '/blog/post links to /gone.png, which does not exist.',
    ],
    [
      'a form',
      '<form action="/gone" method="get">',
      '/blog/post links to /gone, which does not exist.',
    ],
    [
      'a share picture',
      '<meta property="og:image" content="https://toju.ng/gone.png">',
      '/blog/post links to https://toju.ng/gone.png, which does not exist.',
    ],
    [
      'no address at all',
      '<a href="https://">',
      '/blog/post links to https://, which is no address.',
    ],
  ])('is reported in a sentence: %s', (_, html, sentence) => {
    expect(faultsOf(html)).toEqual([sentence])
  })

  it.each([
    '<script src="https://elsewhere.example/x.js"></script>',
    '<img src="//elsewhere.example/x.png">',
    '<link rel="stylesheet" href="https://elsewhere.example/x.css">',
  ])('includes one that would request another origin: %s', (html) => {
    expect(faultsOf(html)).toEqual([expect.stringMatching(/a file of another origin/)])
  })
})

it.each([
  '<a href="/faqs">',
  '<a href="/faqs/#what-is-it">',
  '<a href="/search?uid=1">',
  '<a href="https://elsewhere.example/">',
  '<a href="mailto:hello@toju.ng">',
  '<link rel="icon" href="/favicon.svg">',
  '<!-- <a href="/gone"> -->',
  '<script type="application/json">{"html":"<a href=\\"/gone\\">"}</script>',
])('a valid link is accepted: %s', (html) => {
  expect(faultsOf(html)).toEqual([])
})
