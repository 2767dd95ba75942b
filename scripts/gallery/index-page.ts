import { type Picture, schemes, widths } from './picture.ts'
import type { Screen } from './screen.ts'

/** One local page with all pictures, which load while one scrolls. */
export function indexPage(screens: readonly Screen[], pictures: readonly Picture[]): string {
  const byRoute = Map.groupBy(pictures, ({ route }) => route)
  const shown = screens.filter(({ route }) => byRoute.has(route))
  const links = shown.map(({ route }) => `<li><a href="#${route}">${escaped(route)}</a></li>`)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title>
<style>
:root { color-scheme: light dark }
body { font: 14px system-ui; margin: 1rem; background: light-dark(#ddd, #333) }
header { position: sticky; top: 0; padding: .5rem 0; background: inherit; z-index: 1 }
ul { columns: 14rem; padding: 0; list-style: none }
section { content-visibility: auto; contain-intrinsic-size: auto 1500px; scroll-margin-top: 3rem }
.row { display: flex; gap: .5rem; overflow-x: auto; align-items: start }
figure { margin: 0 }
img { height: 420px; width: auto; border: 1px solid #8888; background: #8884 }
figure:nth-child(-n+2) img { min-width: 63px }
</style>
<header><label>Filter <input id="filter" type="search" autofocus placeholder="route, state, user, width or scheme"></label> <output></output></header>
<h1>${pictures.length} pictures at ${widths.join(', ')} px, ${schemes.join(' and ')}</h1>
<ul>${links.join('')}</ul>
${shown.map(({ route }) => section(route, byRoute.get(route) ?? [])).join('\n')}
<script>
const filter = document.querySelector('#filter')
function apply() {
  const words = filter.value.toLowerCase().split(' ').filter(Boolean)
  let count = 0
  for (const section of document.querySelectorAll('section')) {
    let some = false
    for (const row of section.querySelectorAll('article')) {
      let any = false
      for (const figure of row.querySelectorAll('figure')) {
        const fits = words.every((word) => figure.dataset.text.includes(word))
        figure.hidden = !fits
        any ||= fits
        count += fits ? 1 : 0
      }
      row.hidden = !any
      some ||= any
    }
    section.hidden = !some
  }
  document.querySelector('output').value = count + ' pictures'
}
filter.addEventListener('input', apply)
apply()
</script>
</html>
`
}

function section(route: string, pictures: readonly Picture[]): string {
  const rows = [...Map.groupBy(pictures, ({ state }) => state)].map(
    ([state, some]) =>
      `<article><h3>${escaped(state)} <small>${some[0]?.as}</small></h3><div class="row">${some.map(figure).join('')}</div></article>`,
  )
  return `<section id="${escaped(route)}"><h2>${escaped(route)}</h2>${rows.join('')}</section>`
}

function figure({ route, state, as, file, width, scheme }: Picture): string {
  const text = escaped(`${route} ${state} ${as} ${width} ${scheme}`.toLowerCase())
  return `<figure data-text="${text}"><a href="${file}"><img src="${file}" alt="${width} ${scheme}" loading="lazy"></a><figcaption>${width} ${scheme}</figcaption></figure>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
