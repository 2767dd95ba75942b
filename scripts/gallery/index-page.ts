import { type Picture, schemes, widths } from './photographer.ts'
import type { Screen } from './screens.ts'

/** One local page with all pictures, which load while one scrolls. */
export function indexPage(screens: readonly Screen[], pictures: readonly Picture[]): string {
  const byScreen = Map.groupBy(pictures, idOf)
  const contents = screens.map(
    (screen) => `<li><a href="#${idOf(screen)}">${titleOf(screen)}</a></li>`,
  )
  const sections = screens.map((screen) => {
    const byState = Map.groupBy(byScreen.get(idOf(screen)) ?? [], ({ state }) => state)
    const rows = [...byState].map(
      ([state, some]) => `<h3>${state}</h3><div class="row">${some.map(figure).join('')}</div>`,
    )
    return `<section id="${idOf(screen)}"><h2>${titleOf(screen)}</h2>${rows.join('')}</section>`
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

const idOf = ({ path, as }: Pick<Screen, 'path' | 'as'>) => `${as}${path.replace(/\W+/g, '-')}`

/** A signed text is longer than a line. */
const titleOf = ({ path, as }: Pick<Screen, 'path' | 'as'>) =>
  `${escaped(path.slice(0, 80))} <small>${as}</small>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
