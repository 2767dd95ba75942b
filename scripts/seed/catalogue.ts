import { imei, macAddress, meid, plate, serial, uuid, vin } from './identifiers.ts'
import type { Random } from './random.ts'
import type { SeedUser } from './users.ts'

export type Shape = 'phone' | 'tablet' | 'laptop' | 'car' | 'suv' | 'motorcycle'

/** Names of colours, as they are drawn. */
export const paints = {
  Black: '#23262c',
  White: '#eceae4',
  Silver: '#bcc3cc',
  Grey: '#6d747d',
  Gold: '#cfa964',
  Blue: '#2f62a3',
  'Midnight blue': '#22325a',
  Green: '#3c6a4f',
  Red: '#a6322c',
  Wine: '#651f31',
  Purple: '#6c5a9b',
  Yellow: '#d9a521',
} as const

export type Colour = keyof typeof paints

/** An asset to register: its look, and its registration form without the pictures. */
export interface Asset {
  shape: Shape
  colour: Colour
  form: Record<string, string | number>
}

interface Model {
  shape: Shape
  brand: string
  name: string
  colours: readonly Colour[]
  /** Used only when a scenario names it. */
  rare?: true
  /** The identifiers of one asset, by form field. */
  numbers(random: Random, owner: SeedUser): Record<string, string | number>
}

const phoneColours: readonly Colour[] = ['Black', 'Blue', 'Gold', 'Green', 'Purple', 'White']

function phone(brand: string, name: string, tac: string, colours = phoneColours): Model {
  const numbers = (random: Random) => ({
    uuidType: random.chance(0.8) ? 'imei1' : 'imei2',
    uuid: imei(random, tac),
  })
  return { shape: 'phone', brand, name, colours, numbers }
}

function gadget(
  shape: Shape,
  brand: string,
  name: string,
  colours: readonly Colour[],
  [uuidType, make]: [kind: string, make: (random: Random) => string],
): Model {
  return {
    shape,
    brand,
    name,
    colours,
    numbers: (random) => ({ uuidType, uuid: make(random) }),
  }
}

const serialLike = (pattern: string): [string, (random: Random) => string] => [
  'serial-number',
  (random) => serial(random, pattern),
]
const macOf = (oui: string): [string, (random: Random) => string] => [
  'mac-address',
  (random) => macAddress(random, oui),
]

/**
 * `frame`: eight characters of a VIN and the plant, or a pattern for the chassis number of an older
 * vehicle.
 */
function vehicle(
  shape: Shape,
  brand: string,
  name: string,
  [from, to]: [number, number],
  frame: string,
  colours: readonly Colour[] = [
    'Black',
    'Silver',
    'Grey',
    'White',
    'Wine',
    'Midnight blue',
    'Gold',
  ],
): Model {
  const numbers = (random: Random, owner: SeedUser) => {
    const year = random.whole(from, to)
    const registered = plate(random, owner.state, {
      commercial: shape === 'motorcycle',
      old: year < 2004,
    })
    return {
      plateNumber: registered.plateNumber,
      vehicleRegistrationState: registered.state,
      year,
      ...(/[#*]/.test(frame)
        ? { chassisNumber: serial(random, frame) }
        : { vin: vin(random, frame.slice(0, 8), year, frame.slice(8)) }),
    }
  }
  return { shape, brand, name, colours, numbers }
}

const bikeColours: readonly Colour[] = ['Red', 'Black', 'Blue', 'Yellow']
const sober: readonly Colour[] = ['Silver', 'Black', 'Grey']

const models: readonly Model[] = [
  phone('Tecno', 'Spark 10', '35814672'),
  phone('Tecno', 'Camon 20', '35290817'),
  phone('Tecno', 'Pova 5', '35617440'),
  phone('Infinix', 'Hot 30', '35778120'),
  phone('Infinix', 'Note 30', '35330964'),
  phone('Infinix', 'Smart 8', '35902231'),
  phone('itel', 'A60', '35466093'),
  phone('itel', 'S23', '35178526'),
  phone('Samsung', 'Galaxy A14', '35729150'),
  phone('Samsung', 'Galaxy A34', '35041873'),
  phone('Samsung', 'Galaxy S21', '35264408'),
  phone('Apple', 'iPhone XR', '35639109', ['Black', 'White', 'Red', 'Blue']),
  phone('Apple', 'iPhone 11', '35391911', ['Black', 'White', 'Green', 'Purple']),
  phone('Apple', 'iPhone 12', '35693803', ['Black', 'White', 'Blue', 'Green']),
  phone('Apple', 'iPhone 13', '35084227', ['Midnight blue', 'White', 'Blue']),
  phone('Redmi', '12', '86491206'),
  phone('Redmi', 'Note 11', '86130557'),
  { ...gadget('phone', 'ZTE', 'Visafone handset', ['Black'], ['meid', meid]), rare: true },

  gadget('tablet', 'Samsung', 'Galaxy Tab A8', sober, serialLike('R9*R#0*****')),
  gadget('tablet', 'Apple', 'iPad 9th generation', ['Silver', 'Grey'], serialLike('DMPF*###Q1GC')),
  gadget('tablet', 'Lenovo', 'Tab M10', ['Grey', 'Midnight blue'], serialLike('HA1*####')),

  gadget('laptop', 'HP', 'EliteBook 840 G5', ['Silver'], serialLike('5CG#####@*')),
  gadget('laptop', 'HP', 'Pavilion 15', ['Silver', 'Blue', 'Gold'], macOf('3C5282')),
  gadget('laptop', 'Dell', 'Latitude 7490', ['Black', 'Grey'], serialLike('*#*@##2')),
  gadget('laptop', 'Dell', 'XPS 13', ['Silver', 'White'], macOf('8CEC4B')),
  gadget('laptop', 'Lenovo', 'ThinkPad T480', ['Black'], serialLike('PF1*####')),
  gadget('laptop', 'Lenovo', 'IdeaPad 3', ['Grey', 'Blue'], ['uuid', uuid]),
  gadget(
    'laptop',
    'Apple',
    'MacBook Air M1',
    ['Gold', 'Grey', 'Silver'],
    serialLike('FVFG*###Q6L4'),
  ),
  gadget('laptop', 'Apple', 'MacBook Pro 13', ['Grey', 'Silver'], serialLike('C02Z*###MD6R')),

  vehicle('car', 'Toyota', 'Corolla', [2006, 2016], '2T1BU4EEC'),
  vehicle('car', 'Toyota', 'Camry', [2007, 2018], '4T1BF1FKU'),
  vehicle('car', 'Toyota', 'Starlet', [1996, 1999], 'EP91-0######'),
  vehicle('car', 'Honda', 'Accord', [2005, 2017], '1HGCP2F8A'),
  vehicle('car', 'Honda', 'Civic', [1998, 2002], '2HGES165H'),
  vehicle('car', 'Hyundai', 'Elantra', [2011, 2019], 'KMHDH4AEU'),
  vehicle('car', 'Mercedes-Benz', 'C300', [2010, 2016], 'WDDGF8BBF'),
  vehicle('suv', 'Lexus', 'RX 350', [2008, 2019], '2T2BK1BAC'),
  vehicle('suv', 'Toyota', 'Highlander', [2008, 2018], '5TDBK3EHS'),
  vehicle('suv', 'Toyota', 'RAV4', [2007, 2017], 'JTMBD33VD'),
  vehicle('motorcycle', 'Bajaj', 'Boxer BM100', [2016, 2025], 'MD2A21BZW', bikeColours),
  vehicle('motorcycle', 'TVS', 'HLX 125', [2018, 2025], 'MD625CF1A', bikeColours),
  vehicle('motorcycle', 'Honda', 'Ace CB125', [2017, 2024], 'LTMJA396C', bikeColours),
  vehicle('motorcycle', 'Qlink', 'X-Ranger 200', [2012, 2019], 'QLK200*#####', bikeColours),
]

/** A model called `Brand Name`, in this colour or any that it comes in. */
export function make(random: Random, owner: SeedUser, called: string, colour?: Colour): Asset {
  const model = models.find(({ brand, name }) => `${brand} ${name}` === called)
  if (!model) throw new Error(`the demo catalogue has no ${called}`)
  return makeOf(random, owner, model, colour ?? random.pick(model.colours))
}

/** A random model of these shapes. */
export function makeAny(random: Random, owner: SeedUser, shapes: readonly Shape[]): Asset {
  const model = random.pick(models.filter(({ shape, rare }) => shapes.includes(shape) && !rare))
  return makeOf(random, owner, model, random.pick(model.colours))
}

function makeOf(random: Random, owner: SeedUser, model: Model, colour: Colour): Asset {
  const { shape, brand, name } = model
  const isVehicle = shape === 'car' || shape === 'suv' || shape === 'motorcycle'
  const numbers = model.numbers(random, owner)
  const shared = {
    name: random
      .pick(nicknames[shape])
      .replace('{colour}', colour)
      .replace('{model}', brand === 'Apple' ? name : `${brand} ${name}`),
    description: random.pick(marks[shape]),
  }
  return {
    shape,
    colour,
    form: isVehicle
      ? { type: 'Vehicle', ...shared, make: brand, modelName: name, color: colour, ...numbers }
      : { type: 'Gadget', ...shared, brand, ...numbers },
  }
}

const plain = ['{colour} {model}', '{colour} {model}', 'My {model}'] as const

/** Names that owners give their assets. */
const nicknames: Record<Shape, readonly string[]> = {
  phone: [...plain, '{model}, second phone'],
  tablet: [...plain, 'Children’s {model}'],
  laptop: [...plain, 'Office laptop, {model}', 'School laptop, {model}'],
  car: [...plain, 'Family car, {model}', 'Daddy’s {model}'],
  suv: [...plain, 'Family jeep, {model}'],
  motorcycle: [...plain, 'Delivery bike, {model}', 'Shop bike, {model}'],
}

/** Details that distinguish one from others of its kind. */
const marks: Record<Shape, readonly string[]> = {
  phone: [
    'Small crack at the top left corner of the screen. Blue rubber case.',
    'Screen guard with one bubble. MTN line in the first slot, Airtel in the second.',
    'Scratches along the bottom edge from a fall. Transparent pouch.',
    'Bought brand new with box and receipt. No scratch.',
    'The back was changed once; the lower right corner is slightly bent.',
    'Sticker of the Super Eagles on the back. Battery at 87 %.',
    'Dual SIM, 128 GB. My initials are scratched inside the SIM tray.',
    'Leather flip case with a card pocket. Small dead spot at the edge of the screen.',
  ],
  tablet: [
    'In a thick purple children’s case with a handle. Cartoon stickers inside.',
    'Used for classes. One corner is dented; the pen is missing its cap.',
    'Folding cover, black. Screen is clean.',
  ],
  laptop: [
    'Two stickers on the lid. The E key is faded.',
    'Bought UK-used at Computer Village. Light scratches on the lid, new battery.',
    'Belongs to the office; a small metal tag is under the base.',
    'Hinge on the left is a little loose. 16 GB memory, 512 GB disk.',
    'Keyboard cover, and a strip of red tape on the charger.',
    'A dent at the front edge. My name is engraved under the base.',
  ],
  car: [
    'Small dent on the left rear door. Tinted windows with permit.',
    'Nigerian-used, first body. Crack in the right tail lamp.',
    'Tokunbo, registered new. Roof rack and a tracker fitted.',
    'Original paint except the bumper. Church sticker on the rear screen.',
    'Leather seats, alloy wheels; the driver’s mirror was replaced.',
  ],
  suv: [
    'Full option, reverse camera. Scratch along the right side.',
    'Thumb start, sunroof. Spare wheel has a different rim.',
    'Tracker fitted. Small dent in the boot door under the plate.',
  ],
  motorcycle: [
    'Used for dispatch. Box bracket behind the seat, right mirror is new.',
    'Union number painted on the tank. The seat cover was changed.',
    'Crash bar in front, indicator on the left is cracked.',
    'Clean engine. Chain and sprocket changed this year.',
  ],
}
