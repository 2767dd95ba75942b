import type { IdentifierKind } from '../../../src/domain/identifiers/kinds.ts'
import { parseIdentifier } from '../../../src/domain/identifiers/parse-identifier.ts'
import type { MatchCandidate } from '../../../src/domain/matching/similarity.ts'
import type { NormalizedIdentifier } from '../../../src/domain/matching/typo-distance.ts'

/** A missing and a found report, and whether a careful reviewer would ask the owner about it. */
export interface LabelledCase {
  title: string
  isIt: boolean
  missing: MatchCandidate
  found: MatchCandidate
}

type Numbers = readonly (readonly [IdentifierKind, string])[]
type Part = Partial<Omit<MatchCandidate, 'identifiers'>> & { numbers?: Numbers }

function written([kind, text]: readonly [IdentifierKind, string]): NormalizedIdentifier {
  const reading = parseIdentifier(kind, text)
  if (!reading.ok) throw new Error(`${kind} ${text}: ${reading.reason}`)
  const { namespace, key } = reading
  return { kind, namespace, key, checked: namespace === 'imei' && /^\D*(\d\D*){15}$/.test(text) }
}

function side(usual: Part, { numbers, ...part }: Part): MatchCandidate {
  return {
    type: 'Gadget',
    brand: null,
    model: null,
    colour: null,
    year: null,
    name: '',
    description: '',
    state: null,
    lga: null,
    day: '2026-03-10',
    ...usual,
    ...part,
    identifiers: (numbers ?? usual.numbers ?? []).map(written),
  }
}

/** What most reports of this kind say; a case names only its differences. */
const phone: Part = {
  brand: 'Samsung',
  name: 'Samsung Galaxy A54',
  description: 'Black phone in a clear case',
  state: 'Lagos',
  lga: 'Ikeja',
}
const laptop: Part = {
  brand: 'HP',
  name: 'HP EliteBook 840',
  description: 'Silver laptop with charger',
  state: 'Federal Capital Territory',
  lga: 'Municipal Area Council',
}
const car: Part = {
  type: 'Vehicle',
  brand: 'Toyota',
  model: 'Corolla',
  colour: 'Silver',
  year: 2012,
  name: 'My Corolla',
  description: 'Parked near the market',
  state: 'Rivers',
  lga: 'Port Harcourt',
}

const found = { day: '2026-03-12' }

type Row = readonly [title: string, isIt: boolean, usual: Part, missing: Part, found: Part]

const rows: readonly Row[] = [
  // Identifiers in slightly different formats.
  [
    'O for 0 in a serial number',
    true,
    laptop,
    { numbers: [['serial-number', '5CG0123XYZ']] },
    { numbers: [['serial-number', '5CGO123XYZ']] },
  ],
  [
    'I for 1 in a serial number',
    true,
    laptop,
    { numbers: [['serial-number', '5CD1234KLM']] },
    { numbers: [['serial-number', '5CDI234KLM']] },
  ],
  [
    'two look-alikes in a serial number',
    true,
    laptop,
    { numbers: [['serial-number', '5CG0218BSZ']] },
    { numbers: [['serial-number', '5CGO2I8BSZ']] },
  ],
  [
    'look-alike, and the finder gave no make',
    true,
    laptop,
    { numbers: [['serial-number', 'PF2KLMB8']] },
    { brand: null, numbers: [['serial-number', 'PF2KLMBB']] },
  ],
  [
    'look-alike, but another make and another model',
    false,
    laptop,
    { numbers: [['serial-number', '5CG0123XYZ']] },
    { brand: 'Lenovo', name: 'ThinkPad T480', numbers: [['serial-number', '5CGO123XYZ']] },
  ],
  [
    'look-alike, found the day before it was lost',
    true,
    laptop,
    { numbers: [['serial-number', '5CG0123XYZ']] },
    { day: '2026-03-09', numbers: [['serial-number', '5CGO123XYZ']] },
  ],
  [
    'look-alike, found a month before it was lost',
    false,
    laptop,
    { numbers: [['serial-number', '5CG0123XYZ']] },
    { day: '2026-02-09', numbers: [['serial-number', '5CGO123XYZ']] },
  ],
  [
    'swapped neighbours in a serial number',
    true,
    laptop,
    { numbers: [['serial-number', '5CG1234XYZ']] },
    { numbers: [['serial-number', '5CG1243XYZ']] },
  ],
  [
    'swapped neighbours, found in another state',
    true,
    laptop,
    { numbers: [['serial-number', '5CG1234XYZ']] },
    { state: 'Lagos', lga: 'Ikeja', numbers: [['serial-number', '5CG1243XYZ']] },
  ],
  [
    'swapped neighbours in a chassis number',
    true,
    car,
    { numbers: [['chassisNumber', 'NZE121-3045678']] },
    { numbers: [['chassisNumber', 'NZE121-3045687']] },
  ],
  [
    'a character left out of a serial number',
    true,
    laptop,
    { numbers: [['serial-number', '5CG1234XYZ']] },
    { numbers: [['serial-number', '5CG134XYZ']] },
  ],
  [
    'a character too many in a chassis number',
    true,
    car,
    { numbers: [['chassisNumber', 'ACU30-0034567']] },
    { numbers: [['chassisNumber', 'ACU30-00345667']] },
  ],
  [
    'one character differs in a serial number of one model',
    true,
    laptop,
    { numbers: [['serial-number', '5CG1234XYZ']] },
    { numbers: [['serial-number', '5CG1294XYZ']] },
  ],
  [
    'one character differs, and so do model and colour',
    false,
    laptop,
    { numbers: [['serial-number', '5CG1234XYZ']] },
    {
      name: 'HP Pavilion 15',
      description: 'Black laptop',
      numbers: [['serial-number', '5CG1294XYZ']],
    },
  ],
  [
    'the next serial number off the line, far away and late',
    false,
    laptop,
    { numbers: [['serial-number', '5CG1234XY4']] },
    {
      state: 'Kano',
      lga: 'Kano Municipal',
      day: '2026-07-20',
      description: 'Grey laptop',
      numbers: [['serial-number', '5CG1234XY5']],
    },
  ],
  [
    'two characters differ that do not look alike',
    false,
    laptop,
    { numbers: [['serial-number', '5CG1234XYZ']] },
    { numbers: [['serial-number', '5CG1794XYZ']] },
  ],
  [
    'an IMEI put in as a serial number',
    true,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { numbers: [['serial-number', '356938035643809']] },
  ],
  [
    'an IMEI put in as a serial number, nothing else told',
    true,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    {
      brand: null,
      name: 'A phone',
      description: 'Found on a bus',
      state: null,
      lga: null,
      numbers: [['serial-number', '356938035643809']],
    },
  ],
  [
    'a MAC address put in as a serial number',
    true,
    laptop,
    { numbers: [['mac-address', '00:1A:2B:3C:4D:5E']] },
    { numbers: [['serial-number', '001A2B3C4D5E']] },
  ],
  [
    'an IMEI of 14 digits with one mistyped',
    true,
    phone,
    { numbers: [['imei1', '35693803564380']] },
    { numbers: [['imei1', '35693803564880']] },
  ],
  [
    'an IMEI of 14 digits with two swapped',
    true,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { numbers: [['imei1', '35693803564308']] },
  ],
  [
    'two whole IMEIs one digit apart: two phones of one shelf',
    false,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { numbers: [['imei1', '356938035643817']] },
  ],
  [
    'two whole IMEIs of one model, far apart',
    false,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { numbers: [['imei1', '356938037512341']] },
  ],
  [
    'IMEI 1 and IMEI 2 of one model, all else the same, a mark too',
    true,
    phone,
    {
      description: 'Black phone, sticker of Arsenal inside the case',
      numbers: [['imei1', '356938035643809']],
    },
    {
      description: 'Black, Arsenal sticker inside its case',
      numbers: [['imei2', '356938035643817']],
    },
  ],
  [
    'IMEI 1 and IMEI 2 of one model in another state',
    false,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { state: 'Kano', lga: 'Kano Municipal', numbers: [['imei2', '356938035643817']] },
  ],
  [
    'MAC addresses one look-alike apart',
    true,
    laptop,
    { numbers: [['mac-address', '00:1A:2B:3C:4D:5E']] },
    { numbers: [['mac-address', '00:1A:28:3C:4D:5E']] },
  ],
  [
    'a VIN with a swapped pair',
    true,
    car,
    { numbers: [['vin', 'JTDBT923771012345']] },
    { numbers: [['vin', 'JTDBT923771012354']] },
  ],
  [
    'a VIN with S for 5',
    true,
    car,
    { numbers: [['vin', '2T1BU4EE5BC123456']] },
    { numbers: [['vin', '2T1BU4EESBC123456']] },
  ],
  [
    'a VIN with one digit mistyped',
    true,
    car,
    { numbers: [['vin', '2T1BU4EE5BC123456']] },
    { numbers: [['vin', '2T1BU4EE5BC173456']] },
  ],
  [
    'a VIN with one digit mistyped, of another make and colour',
    false,
    car,
    { numbers: [['vin', '2T1BU4EE5BC123456']] },
    {
      brand: 'Honda',
      model: 'Accord',
      colour: 'Red',
      name: 'Honda',
      numbers: [['vin', '2T1BU4EE5BC173456']],
    },
  ],
  [
    'two VINs of one model',
    false,
    car,
    { numbers: [['vin', '2T1BU4EE5BC123456']] },
    { numbers: [['vin', '2T1BU4EE5BC987651']] },
  ],
  [
    'the plate was changed, the VIN has a slip',
    true,
    car,
    {
      numbers: [
        ['vin', 'JTDBT923771012345'],
        ['plateNumber', 'KJA-234AB'],
      ],
    },
    {
      numbers: [
        ['vin', 'JTDBT923771012354'],
        ['plateNumber', 'EKY-871GH'],
      ],
    },
  ],
  [
    'a plate with two digits swapped',
    true,
    car,
    { numbers: [['plateNumber', 'KJA-234AB']] },
    { numbers: [['plateNumber', 'KJA-243AB']] },
  ],
  [
    'a plate with two digits swapped on another car',
    false,
    car,
    { numbers: [['plateNumber', 'KJA-234AB']] },
    {
      brand: 'Honda',
      model: 'Accord',
      colour: 'Black',
      year: 2006,
      name: 'Honda',
      numbers: [['plateNumber', 'KJA-243AB']],
    },
  ],
  [
    'a plate with one letter mistyped, all else the same',
    true,
    car,
    { numbers: [['plateNumber', 'KJA-234AB']] },
    { numbers: [['plateNumber', 'KJA-234HB']] },
  ],
  [
    'the next plate on a car of another colour in another state',
    false,
    car,
    { numbers: [['plateNumber', 'KJA-234AB']] },
    {
      colour: 'Black',
      state: 'Kano',
      lga: 'Kano Municipal',
      numbers: [['plateNumber', 'KJA-234AC']],
    },
  ],
  [
    'a serial number with one differing, nothing else known',
    false,
    phone,
    {
      brand: null,
      name: 'Phone',
      description: '',
      state: null,
      lga: null,
      numbers: [['serial-number', 'R58N12ABCDE']],
    },
    {
      brand: null,
      name: 'Phone',
      description: '',
      state: null,
      lga: null,
      day: '2026-09-01',
      numbers: [['serial-number', 'R58N17ABCDE']],
    },
  ],
  [
    'a look-alike, nothing else known',
    true,
    phone,
    {
      brand: null,
      name: 'Phone',
      description: '',
      state: null,
      lga: null,
      numbers: [['serial-number', 'R58N12ABCDO']],
    },
    {
      brand: null,
      name: 'Phone',
      description: '',
      state: null,
      lga: null,
      numbers: [['serial-number', 'R58N12ABCD0']],
    },
  ],
  [
    'a swap, found three months later',
    true,
    laptop,
    { numbers: [['serial-number', '5CG1234XYZ']] },
    { day: '2026-06-14', numbers: [['serial-number', '5CG1243XYZ']] },
  ],
  [
    'a swap, the finder calls the colour another',
    true,
    laptop,
    { numbers: [['serial-number', '5CG1234XYZ']] },
    { description: 'Grey laptop in a bag', numbers: [['serial-number', '5CG1243XYZ']] },
  ],

  // Identifiers of different kinds: only the other fields can decide.
  [
    'IMEI here, serial number there, everything else the same',
    true,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { numbers: [['serial-number', 'R58N12ABCDE']] },
  ],
  [
    'the same, in the same state only',
    true,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { lga: 'Surulere', numbers: [['serial-number', 'R58N12ABCDE']] },
  ],
  [
    'the same, in another state',
    false,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { state: 'Kano', lga: 'Kano Municipal', numbers: [['serial-number', 'R58N12ABCDE']] },
  ],
  [
    'the same, another model of the make',
    false,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { name: 'Samsung Galaxy S21', numbers: [['serial-number', 'R58N12ABCDE']] },
  ],
  [
    'the same, another colour',
    false,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    {
      description: 'White phone',
      name: 'White Samsung Galaxy A54',
      numbers: [['serial-number', 'R58N12ABCDE']],
    },
  ],
  [
    'the same, found before it was lost',
    false,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { day: '2026-03-01', numbers: [['serial-number', 'R58N12ABCDE']] },
  ],
  [
    'the same make and place, the model not told',
    false,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    {
      name: 'A phone',
      description: 'Left in my keke',
      numbers: [['serial-number', 'R58N12ABCDE']],
    },
  ],
  [
    'the same, and a lock-screen picture both speak of',
    true,
    phone,
    {
      description: 'Black phone, wallpaper of twins in ankara',
      numbers: [['imei1', '356938035643809']],
    },
    {
      lga: 'Surulere',
      description: 'Black phone; twins in ankara as wallpaper',
      numbers: [['serial-number', 'R58N12ABCDE']],
    },
  ],
  [
    'MAC here, serial number there, same laptop and place',
    true,
    laptop,
    { numbers: [['mac-address', '00:1A:2B:3C:4D:5E']] },
    { numbers: [['serial-number', '5CG1234XYZ']] },
  ],
  [
    'MAC here, serial number there, another model',
    false,
    laptop,
    { numbers: [['mac-address', '00:1A:2B:3C:4D:5E']] },
    { name: 'HP Pavilion 15', numbers: [['serial-number', '5CG1234XYZ']] },
  ],
  [
    'MAC here, serial number there, another make',
    false,
    laptop,
    { numbers: [['mac-address', '00:1A:2B:3C:4D:5E']] },
    { brand: 'Dell', name: 'Dell Latitude 840', numbers: [['serial-number', '5CG1234XYZ']] },
  ],
  [
    'VIN here, plate there, same car and place',
    true,
    car,
    { numbers: [['vin', 'JTDBT923771012345']] },
    { numbers: [['plateNumber', 'KJA-234AB']] },
  ],
  [
    'VIN here, plate there, another year of the same car',
    false,
    car,
    { numbers: [['vin', 'JTDBT923771012345']] },
    { year: 2005, colour: 'Grey', numbers: [['plateNumber', 'KJA-234AB']] },
  ],
  [
    'VIN here, plate there, another colour',
    false,
    car,
    { numbers: [['vin', 'JTDBT923771012345']] },
    { colour: 'Red', numbers: [['plateNumber', 'KJA-234AB']] },
  ],
  [
    'VIN here, plate there, found four months on in another state',
    false,
    car,
    { numbers: [['vin', 'JTDBT923771012345']] },
    {
      state: 'Kano',
      lga: 'Kano Municipal',
      day: '2026-07-12',
      numbers: [['plateNumber', 'KJA-234AB']],
    },
  ],
  [
    'a phone and a car',
    false,
    phone,
    { numbers: [['serial-number', 'NZE1213045678']] },
    { type: 'Vehicle', numbers: [['chassisNumber', 'NZE1213045678']] },
  ],
  [
    'the same model and colour, place not told, within a week',
    false,
    phone,
    { state: null, lga: null, numbers: [['imei1', '356938035643809']] },
    { numbers: [['serial-number', 'R58N12ABCDE']] },
  ],
  [
    'the same model, the finder names no colour, same LGA',
    true,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { description: 'Was on a seat', numbers: [['serial-number', 'R58N12ABCDE']] },
  ],
  [
    'Tecno against Infinix',
    false,
    phone,
    { brand: 'Tecno', name: 'Tecno Spark 10', numbers: [['imei1', '356938035643809']] },
    { brand: 'Infinix', name: 'Infinix Hot 10', numbers: [['serial-number', '08452523AB001']] },
  ],
  [
    'the make written with another case and a hyphen',
    true,
    phone,
    { brand: 'i-Tel', name: 'Itel A60 black', numbers: [['imei1', '356938035643809']] },
    {
      brand: 'ITEL',
      name: 'itel a60',
      description: 'Black, at the bus stop',
      numbers: [['serial-number', '08452523AB001']],
    },
  ],
  [
    'iPhone 12 against iPhone 12 Pro Max',
    false,
    phone,
    {
      brand: 'Apple',
      name: 'iPhone 12',
      description: 'Blue',
      numbers: [['imei1', '356938035643809']],
    },
    {
      brand: 'Apple',
      name: 'iPhone 13 Pro Max',
      description: 'Gold',
      numbers: [['serial-number', 'C39XK0ABCD12']],
    },
  ],
  [
    'graphite is black',
    true,
    phone,
    {
      brand: 'Apple',
      name: 'iPhone 13 Pro',
      description: 'Graphite, leather case',
      numbers: [['imei1', '356938035643809']],
    },
    {
      brand: 'Apple',
      name: 'Black iPhone 13 Pro',
      description: 'Black',
      numbers: [['serial-number', 'C39XK0ABCD12']],
    },
  ],
  [
    'a swap in a serial number, the make not given by either',
    true,
    phone,
    { brand: null, numbers: [['serial-number', 'R58N12ABCDE']] },
    { brand: null, numbers: [['serial-number', 'R58N21ABCDE']] },
  ],
  [
    'one left out, another colour, another state',
    false,
    laptop,
    { numbers: [['serial-number', '5CG1234XYZ']] },
    {
      description: 'Black laptop',
      state: 'Oyo',
      lga: 'Ibadan North',
      numbers: [['serial-number', '5CG134XYZ']],
    },
  ],
  [
    'a keyboard’s serial number against a laptop’s, one off',
    false,
    laptop,
    { numbers: [['serial-number', 'CN0A1B2C3D4']] },
    {
      brand: 'Logitech',
      name: 'Keyboard K120',
      description: 'Black keyboard',
      numbers: [['serial-number', 'CN0A1B2C3D9']],
    },
  ],
  [
    'a whole IMEI with 09 where the other has 90',
    true,
    phone,
    { numbers: [['imei1', '352099001761481']] },
    { numbers: [['imei1', '352909001761481']] },
  ],
  [
    'two MEIDs with D for 0',
    true,
    phone,
    { numbers: [['meid', 'AF0123450ABCDE']] },
    { numbers: [['meid', 'AFD123450ABCDE']] },
  ],
  [
    'two MEIDs, one digit apart, another make',
    false,
    phone,
    { numbers: [['meid', 'AF0123450ABCDE']] },
    {
      brand: 'Apple',
      name: 'iPhone 6',
      description: 'Silver',
      numbers: [['meid', 'AF0123470ABCDE']],
    },
  ],
  [
    'a frame number and a VIN with a left-out character',
    false,
    car,
    { numbers: [['vin', '2T1BU4EE5BC123456']] },
    {
      numbers: [['chassisNumber', '2T1BU4EE5BC1234']],
      brand: 'Kia',
      model: 'Rio',
      name: 'Kia',
      colour: 'Blue',
    },
  ],
  [
    'special plates that look alike',
    true,
    car,
    { numbers: [['plateNumber', 'FG 12 B01']] },
    { numbers: [['plateNumber', 'FG 12 B0I']] },
  ],
  [
    'special plates with other numbers',
    false,
    car,
    { numbers: [['plateNumber', 'FG 12 B01']] },
    { colour: 'Black', numbers: [['plateNumber', 'FG 77 B04']] },
  ],
  [
    'a vehicle found with another plate, nothing else to go by',
    false,
    car,
    { numbers: [['plateNumber', 'KJA-234AB']] },
    { numbers: [['plateNumber', 'EKY-871GH']] },
  ],
  [
    'a look-alike in a chassis number, months later, far away',
    true,
    car,
    { numbers: [['chassisNumber', 'ACU30-0034567']] },
    {
      state: 'Kano',
      lga: 'Kano Municipal',
      day: '2026-08-01',
      numbers: [['chassisNumber', 'ACU30-OO34567']],
    },
  ],
  [
    'a UUID with B for 8',
    true,
    laptop,
    { numbers: [['uuid', '4c4c4544-0051-3510-8052-b8c04f4a4d32']] },
    { numbers: [['uuid', '4c4c4544-0051-3510-8052-bbc04f4a4d32']] },
  ],
  [
    'two UUIDs of one maker',
    false,
    laptop,
    { numbers: [['uuid', '4c4c4544-0051-3510-8052-b8c04f4a4d32']] },
    { numbers: [['uuid', '4c4c4544-0043-4210-8035-c7c04f595931']] },
  ],
  [
    'one serial near, one IMEI far apart',
    true,
    phone,
    {
      numbers: [
        ['imei1', '356938035643809'],
        ['serial-number', 'R58N12ABCDE'],
      ],
    },
    {
      numbers: [
        ['imei2', '356938035643817'],
        ['serial-number', 'R58N21ABCDE'],
      ],
    },
  ],
  [
    'a short serial number, one off',
    false,
    laptop,
    {
      brand: null,
      name: 'Generator',
      description: 'Sumec Firman',
      numbers: [['serial-number', 'A1234']],
    },
    {
      brand: null,
      name: 'Pump',
      description: 'Water pump',
      state: 'Edo',
      lga: 'Oredo',
      numbers: [['serial-number', 'A1834']],
    },
  ],
  [
    'nothing of numbers in common, all words the same, a week later',
    true,
    laptop,
    {
      description: 'Silver, sticker of UNILAG computer club on the lid',
      numbers: [['mac-address', '00:1A:2B:3C:4D:5E']],
    },
    {
      day: '2026-03-17',
      description: 'Silver, UNILAG club sticker on its lid',
      numbers: [['serial-number', '5CG1234XYZ']],
    },
  ],
  [
    'two black Samsung phones of unlike models at one bus stop',
    false,
    phone,
    { numbers: [['imei1', '356938035643809']] },
    { name: 'Samsung Galaxy A12', numbers: [['serial-number', 'R58N12ABCDE']] },
  ],
]

export const cases: LabelledCase[] = rows.map(([title, isIt, usual, missing, foundPart]) => ({
  title,
  isIt,
  missing: side(usual, missing),
  found: side({ ...usual, ...found }, foundPart),
}))
