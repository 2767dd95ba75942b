import { type Asset, paints, type Shape } from './catalogue.ts'
import type { Random } from './random.ts'

/** Width and height of every drawing, in pixels. */
export const size = { width: 800, height: 600 } as const

/** Walls and floors, in warm muted colours. */
const rooms = [
  ['#f3ecdf', '#e0d3bd'],
  ['#e4ebe4', '#c8d5c9'],
  ['#e6e9f0', '#c9d0de'],
  ['#f2e3d8', '#dfc6b4'],
  ['#ece7ee', '#d3cad9'],
  ['#e9e7df', '#cdc9bb'],
] as const

/** The content of a screen. */
const wallpapers = [
  ['#0f3d2e', '#e0a526'],
  ['#1c2f66', '#e2725b'],
  ['#5b2a86', '#f2b5a0'],
  ['#0b4f6c', '#9fd8cb'],
  ['#7a1f3d', '#f3c969'],
] as const

/** A flat drawing of an asset on a table or in a yard, as SVG. */
export function drawAsset(random: Random, { shape, colour }: Asset): string {
  const [wall, floor] = random.pick(rooms)
  const [from, to] = random.pick(wallpapers)
  const paint = paints[colour]
  return svg(`
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="${shade(wall, -0.05)}"/>
      </linearGradient>
      <linearGradient id="screen" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>
      </linearGradient>
      <linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".32"/>
        <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
        <stop offset="1" stop-color="#000" stop-opacity=".16"/>
      </linearGradient>
    </defs>
    <rect width="800" height="600" fill="url(#wall)"/>
    <rect y="${floorTops[shape]}" width="800" height="${600 - floorTops[shape]}" fill="${floor}"/>
    ${drawings[shape](paint, random)}`)
}

/** The height at which the floor begins. */
const floorTops: Record<Shape, number> = {
  phone: 430,
  tablet: 430,
  laptop: 400,
  car: 410,
  suv: 410,
  motorcycle: 410,
}

const drawings: Record<Shape, (paint: string, random: Random) => string> = {
  phone: drawPhone,
  tablet: drawTablet,
  laptop: drawLaptop,
  car: (paint) => drawCar(paint, saloon),
  suv: (paint) => drawCar(paint, jeep),
  motorcycle: drawMotorcycle,
}

function drawPhone(paint: string, random: Random): string {
  const lens = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="18" fill="#15171b"/><circle cx="${x}" cy="${y}" r="8" fill="#2d3d5c"/>`
  const cameras = random.pick([
    `<rect x="226" y="106" width="104" height="104" rx="26" fill="${shade(paint, -0.12)}"/>${lens(254, 134)}${lens(302, 182)}`,
    `<rect x="226" y="106" width="58" height="148" rx="26" fill="${shade(paint, -0.12)}"/>${lens(255, 136)}${lens(255, 180)}${lens(255, 224)}`,
    `<circle cx="315" cy="170" r="62" fill="${shade(paint, -0.12)}"/>${lens(290, 150)}${lens(340, 150)}${lens(315, 194)}`,
  ])
  return `
    <ellipse cx="400" cy="528" rx="250" ry="20" fill="#000" opacity=".14"/>
    <g transform="rotate(${random.whole(-10, -5)} 315 310)">
      <rect x="208" y="86" width="214" height="432" rx="36" fill="${paint}" stroke="${shade(paint, 0.22)}" stroke-width="3"/>
      <rect x="208" y="86" width="214" height="432" rx="36" fill="url(#sheen)"/>
      ${cameras}
    </g>
    <g transform="rotate(${random.whole(4, 9)} 490 310)">
      <rect x="382" y="86" width="214" height="432" rx="36" fill="${shade(paint, -0.2)}"/>
      <rect x="391" y="95" width="196" height="414" rx="28" fill="url(#screen)"/>
      <circle cx="489" cy="116" r="7" fill="#0b0d10"/>
      <rect x="439" y="160" width="100" height="14" rx="7" fill="#fff" opacity=".85"/>
      <rect x="459" y="186" width="60" height="8" rx="4" fill="#fff" opacity=".6"/>
      <rect x="449" y="494" width="80" height="5" rx="2.5" fill="#fff" opacity=".8"/>
    </g>`
}

function drawTablet(paint: string, random: Random): string {
  const icons = Array.from({ length: 10 }, (_, at) => {
    const [x, y] = [226 + (at % 5) * 76, 196 + Math.floor(at / 5) * 86]
    return `<rect x="${x}" y="${y}" width="46" height="46" rx="12" fill="#fff" opacity="${random.pick([0.35, 0.55, 0.8])}"/>`
  })
  return `
    <ellipse cx="400" cy="508" rx="300" ry="20" fill="#000" opacity=".14"/>
    <g transform="rotate(${random.whole(-4, 4)} 400 310)">
      <rect x="130" y="116" width="540" height="376" rx="30" fill="${paint}"/>
      <rect x="130" y="116" width="540" height="376" rx="30" fill="url(#sheen)"/>
      <rect x="150" y="136" width="500" height="336" rx="14" fill="#111317"/>
      <rect x="160" y="146" width="480" height="316" rx="8" fill="url(#screen)"/>
      ${icons.join('')}
      <rect x="270" y="406" width="260" height="40" rx="20" fill="#fff" opacity=".28"/>
    </g>`
}

function drawLaptop(paint: string, random: Random): string {
  const keys = Array.from({ length: 4 }, (_, row) => {
    const [x, y] = [190 - row * 7, 412 + row * 11]
    return `<rect x="${x}" y="${y}" width="${800 - 2 * x}" height="8" rx="2" fill="#17191d" opacity=".8"/>`
  })
  const windows = random.chance(0.5)
    ? '<rect x="236" y="158" width="190" height="130" rx="8" fill="#fff" opacity=".85"/><rect x="252" y="176" width="110" height="10" rx="5" fill="#9aa3ad"/><rect x="252" y="198" width="150" height="8" rx="4" fill="#c9ced6"/><rect x="252" y="216" width="130" height="8" rx="4" fill="#c9ced6"/>'
    : '<circle cx="400" cy="226" r="44" fill="#fff" opacity=".3"/><rect x="330" y="292" width="140" height="12" rx="6" fill="#fff" opacity=".6"/>'
  return `
    <ellipse cx="400" cy="486" rx="340" ry="20" fill="#000" opacity=".14"/>
    <rect x="176" y="96" width="448" height="302" rx="18" fill="${shade(paint, -0.1)}"/>
    <rect x="190" y="110" width="420" height="268" rx="8" fill="#0f1114"/>
    <rect x="198" y="118" width="404" height="252" rx="4" fill="url(#screen)"/>
    ${windows}
    <path d="M170 396H630L698 462Q704 478 684 478H116Q96 478 102 462Z" fill="${paint}"/>
    <path d="M170 396H630L698 462Q704 478 684 478H116Q96 478 102 462Z" fill="url(#sheen)"/>
    ${keys.join('')}
    <rect x="346" y="457" width="108" height="12" rx="3" fill="#000" opacity=".18"/>`
}

interface Body {
  shell: string
  glass: string
  roof: string
  door: string
}

const saloon: Body = {
  shell:
    'M84 424Q76 372 118 352L222 334Q282 250 350 246H462Q534 248 596 330L682 350Q726 360 726 406V424Q726 438 710 438H100Q86 438 84 424Z',
  glass: 'M250 334Q296 274 348 266H392V334ZM408 266H462Q510 270 558 334H408Z',
  roof: '',
  door: 'M400 262V430',
}

const jeep: Body = {
  shell:
    'M84 420V322Q86 300 116 296L170 290Q204 204 262 200H508Q552 202 594 292L680 312Q724 322 724 372V420Q724 436 708 436H100Q84 436 84 420Z',
  glass: 'M196 290Q222 228 264 222H356V290ZM372 222H506Q534 226 562 290H372Z',
  roof: '<rect x="250" y="190" width="262" height="8" rx="4" fill="#23262c"/>',
  door: 'M364 216V430',
}

function drawCar(paint: string, { shell, glass, roof, door }: Body): string {
  const wheel = (x: number) => `
    <circle cx="${x}" cy="436" r="58" fill="#16181b"/>
    <circle cx="${x}" cy="436" r="36" fill="#b9bfc7"/>
    ${[0, 72, 144, 216, 288].map((turn) => `<rect x="${x - 5}" y="404" width="10" height="32" rx="4" fill="#6d747d" transform="rotate(${turn} ${x} 436)"/>`).join('')}
    <circle cx="${x}" cy="436" r="9" fill="#3b4047"/>`
  // Small enough to fit a centred square crop.
  return `
    <g transform="translate(58 62) scale(.86)">
    <ellipse cx="405" cy="494" rx="350" ry="20" fill="#000" opacity=".2"/>
    ${roof}
    <path d="${shell}" fill="${paint}" stroke="${shade(paint, -0.25)}" stroke-width="3"/>
    <path d="${shell}" fill="url(#sheen)"/>
    <path d="${glass}" fill="#1b2733"/><path d="${glass}" fill="url(#sheen)"/>
    <path d="${door}" stroke="${shade(paint, -0.25)}" stroke-width="3"/>
    <rect x="424" y="356" width="36" height="8" rx="4" fill="${shade(paint, -0.3)}"/>
    <rect x="296" y="356" width="36" height="8" rx="4" fill="${shade(paint, -0.3)}"/>
    <path d="M690 358Q720 362 722 388L690 384Z" fill="#fbf3cf"/>
    <path d="M88 366H112V396H85Z" fill="#b3261e"/>
    <rect x="84" y="412" width="640" height="14" rx="7" fill="#000" opacity=".22"/>
    ${wheel(218)}${wheel(598)}
    </g>`
}

function drawMotorcycle(paint: string): string {
  const wheel = (x: number) => `
    <circle cx="${x}" cy="410" r="86" fill="none" stroke="#16181b" stroke-width="24"/>
    <circle cx="${x}" cy="410" r="70" fill="none" stroke="#9aa1aa" stroke-width="4"/>
    ${[0, 30, 60, 90, 120, 150].map((turn) => `<rect x="${x - 70}" y="409" width="140" height="2" fill="#9aa1aa" transform="rotate(${turn} ${x} 410)"/>`).join('')}
    <circle cx="${x}" cy="410" r="14" fill="#3b4047"/>`
  return `
    <ellipse cx="400" cy="506" rx="320" ry="18" fill="#000" opacity=".2"/>
    ${wheel(200)}${wheel(606)}
    <path d="M200 410L330 330L430 410H300" fill="none" stroke="#2b2f35" stroke-width="14" stroke-linejoin="round"/>
    <path d="M606 410L536 214" stroke="#8b929b" stroke-width="16" stroke-linecap="round"/>
    <path d="M330 330L530 250" stroke="#2b2f35" stroke-width="14"/>
    <rect x="340" y="336" width="120" height="92" rx="16" fill="#5a616a"/>
    ${[0, 1, 2, 3].map((fin) => `<rect x="352" y="${350 + fin * 16}" width="96" height="6" rx="3" fill="#9aa1aa"/>`).join('')}
    <path d="M420 428H250L150 446" fill="none" stroke="#b9bfc7" stroke-width="16" stroke-linecap="round"/>
    <path d="M378 318Q386 244 470 240Q524 242 528 276L440 322Z" fill="${paint}"/>
    <path d="M378 318Q386 244 470 240Q524 242 528 276L440 322Z" fill="url(#sheen)"/>
    <path d="M150 300Q160 276 200 278L384 288Q392 318 368 322L190 322Q160 322 150 300Z" fill="#23262c"/>
    <path d="M512 330Q606 268 700 350L672 356Q606 306 534 352Z" fill="${paint}"/>
    <path d="M108 360Q150 300 214 316L206 336Q160 326 130 372Z" fill="${paint}"/>
    <path d="M536 216L486 190M536 216L470 206" stroke="#23262c" stroke-width="12" stroke-linecap="round"/>
    <circle cx="556" cy="240" r="26" fill="#3b4047"/><circle cx="564" cy="240" r="17" fill="#fbf3cf"/>
    <circle cx="498" cy="168" r="16" fill="#3b4047"/>`
}

/**
 * A shop's receipt: lines, a total, a stamp. Lines replace text, because a machine may have no
 * font.
 */
export function drawReceipt(random: Random): string {
  const items = Array.from({ length: random.whole(2, 5) }, (_, at) => {
    const y = 236 + at * 34
    return `<rect x="292" y="${y}" width="${random.whole(70, 130)}" height="9" rx="4" fill="#8c939c"/><rect x="466" y="${y}" width="44" height="9" rx="4" fill="#8c939c"/>`
  })
  const stamp = random.pick(['#2f62a3', '#a6322c', '#3c6a4f'])
  const teeth = Array.from({ length: 10 }, (_, at) => `L${536 - at * 28} ${at % 2 ? 540 : 528}`)
  return svg(`
    <rect width="800" height="600" fill="#8a7a64"/>
    <rect width="800" height="600" fill="#000" opacity=".06"/>
    <g transform="rotate(${random.whole(-5, 5)} 400 300)">
      <path d="M264 60H536V528${teeth.join('')}L264 528Z" fill="#fdfbf5"/>
      <rect x="320" y="94" width="160" height="20" rx="6" fill="#3b4047"/>
      <rect x="346" y="128" width="108" height="9" rx="4" fill="#a9b0b8"/>
      <rect x="362" y="148" width="76" height="9" rx="4" fill="#a9b0b8"/>
      <path d="M292 190H510M292 424H510" stroke="#c9ced6" stroke-width="2" stroke-dasharray="6 5"/>
      ${items.join('')}
      <rect x="292" y="444" width="70" height="14" rx="5" fill="#23262c"/>
      <rect x="440" y="444" width="70" height="14" rx="5" fill="#23262c"/>
      <g transform="rotate(-14 440 470)" fill="none" stroke="${stamp}" stroke-width="6" opacity=".7">
        <circle cx="440" cy="470" r="50"/><circle cx="440" cy="470" r="38" stroke-width="2"/>
        <path d="M410 470H470"/>
      </g>
    </g>`)
}

export function svg(content: string): string {
  const { width, height } = size
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}

/** A colour made lighter (`by` up to 1) or darker (down to -1). */
function shade(colour: string, by: number): string {
  const towards = by > 0 ? 255 : 0
  return colour.replace(/[0-9a-f]{2}/g, (channel) => {
    const value = Number.parseInt(channel, 16)
    const mixed = Math.round(value + (towards - value) * Math.abs(by))
    return mixed.toString(16).padStart(2, '0')
  })
}
