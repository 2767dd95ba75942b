import { type Picture, schemes, widths } from './photographer.ts'
import type { Screen } from './screens.ts'

/** One local page with all pictures, which load while one scrolls. */
export function indexPage(screens: readonly Screen[], pictures: readonly Picture[]): string {
  const byPath = Map.groupBy(pictures, ({ path }) => path)
  const contents = screens.map(
    ({ path }) => `<li><a href="#${idOf(path)}">${escaped(path)}</a></li>`,
  )
  const sections = screens.map(({ path, as }) => {
    const byState = Map.groupBy(byPath.get(path) ?? [], ({ state }) => state)
    const rows = [...byState].map(
      ([state, some]) => `<h3>${state}</h3><div class="row">${some.map(figure).join('')}</div>`,
    )
    return `<section id="${idOf(path)}"><h2>${escaped(path)} <small>${as}</small></h2>${rows.join('')}</section>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>
body { font: 14px system-ui; margin: 1rem; background: #8884 }
.row { display: flex; gap: .5rem; overflow-x: auto; align-items: start }
figure { margin: 0 }
img { height: 420px; width: auto; border: 1px solid #8888 }
ul { columns: 4 16rem }
</style>
<h1>${pictures.length} pictures: ${widths.join(', ')} px, ${schemes.join(' and ')}</h1>
<ul>${contents.join('')}</ul>
${sections.join('\n')}
</html>
`
}

function figure({ file, width, scheme }: Picture): string {
  return `<figure><a href="${file}"><img src="${file}" alt="${width} ${scheme}" loading="lazy"></a><figcaption>${width} ${scheme}</figcaption></figure>`
}

const idOf = (path: string) => path.replace(/\W+/g, '-')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
