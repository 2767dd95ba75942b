import type { MerchantCategory } from '../../src/domain/merchants/listings.ts'
import { svg } from './drawings.ts'
import type { Random } from './random.ts'
import type { Shop } from './shops.ts'

/** Outlines of what a shop sells, in a square of 200. */
const signs: Record<MerchantCategory, string> = {
  'phones-and-computer':
    '<rect x="58" y="14" width="84" height="172" rx="18"/><path d="M86 160H114"/>',
  'home-appliance':
    '<rect x="50" y="10" width="100" height="180" rx="14"/><path d="M50 78H150M70 36V58M70 100V136"/>',
  'vehicle-parts':
    '<circle cx="100" cy="100" r="84"/><circle cx="100" cy="100" r="30"/><path d="M100 16V70M100 130V184M16 100H70M130 100H184"/>',
  'hardware-and-tools': '<path d="M40 40H130Q160 40 160 70V84H40ZM86 84V190H114V84"/>',
}

/** The logo: what the shop sells, as its sign. */
export function drawLogo({ categoryId, colour }: Shop): string {
  return svg(`
    <rect width="800" height="600" fill="${colour}"/>
    <g transform="translate(230 130) scale(1.7)" fill="none" stroke="#faf6ec" stroke-width="14"
      stroke-linejoin="round" stroke-linecap="round">${signs[categoryId]}</g>`)
}

/** The shelves behind the counter. */
export function drawShelf(random: Random, { colour }: Shop): string {
  const boxes = [110, 250, 390].map((floor) => {
    let x = 60
    const row: string[] = []
    while (x < 700) {
      const [width, height] = [random.whole(34, 92), random.whole(46, 104)]
      const tone = random.pick(['#d9cbb0', '#b9c7bd', '#9fb0c4', '#c9a58f', '#e7dcc4', colour])
      row.push(
        `<rect x="${x}" y="${floor - height}" width="${width}" height="${height}" rx="4" fill="${tone}"/>`,
        `<rect x="${x + 8}" y="${floor - height + 12}" width="${width - 16}" height="6" rx="3" fill="#fff" opacity=".6"/>`,
      )
      x += width + random.whole(8, 22)
    }
    return `${row.join('')}<rect x="40" y="${floor}" width="720" height="12" fill="#7a5d3f"/>`
  })
  return svg(`
    <rect width="800" height="600" fill="#f1e8d6"/>
    ${boxes.join('')}
    <rect y="452" width="800" height="148" fill="${colour}"/>
    <rect y="440" width="800" height="20" rx="6" fill="#5c4630"/>`)
}
