import { isListedMaker, isMakerName, makerName, makerOf } from './makers.ts'

/** The makes of vehicles on Nigerian roads. Those that also make gadgets are in `makers.ts`. */
const vehicleMakes = [
  ...['Toyota', 'Lexus', 'Nissan', 'Infiniti', 'Mitsubishi', 'Mazda', 'Suzuki', 'Subaru', 'Isuzu'],
  ...['Acura', 'Daihatsu', 'Hino', 'Hyundai', 'Kia', 'Daewoo', 'SsangYong', 'Mercedes-Benz'],
  ...['Mercedes', 'BMW', 'Volkswagen', 'VW', 'Audi', 'Porsche', 'Opel', 'MAN', 'Skoda', 'Mini'],
  ...['Peugeot', 'Renault', 'Citroen', 'Fiat', 'Iveco', 'Volvo', 'Scania', 'DAF', 'Land Rover'],
  ...['Range Rover', 'Jaguar', 'Bentley', 'Rolls-Royce', 'Ford', 'Chevrolet', 'GMC', 'Dodge'],
  ...['Chrysler', 'Jeep', 'Cadillac', 'Lincoln', 'Pontiac', 'Hummer', 'Buick', 'Tesla', 'Mack'],
  ...['Innoson', 'IVM', 'Nord', 'GAC', 'Changan', 'Chery', 'Geely', 'JAC', 'Jetour', 'Haval'],
  ...['Great Wall', 'BYD', 'FAW', 'Sinotruk', 'Howo', 'Foton', 'Dongfeng', 'Shacman', 'Tata'],
  ...['Mahindra', 'Ashok Leyland', 'Bajaj', 'TVS', 'Kawasaki', 'KTM', 'Jincheng', 'Qlink'],
  ...['Lifan', 'Daylong', 'Kymco', 'Piaggio', 'Vespa', 'Ducati', 'Harley-Davidson', 'Hero'],
]
const makes = new Map(vehicleMakes.map((make) => [withoutSpaces(make), make]))

const cached = new Map<string, string | null>()
const maxCached = 1000

/**
 * The maker of our lists that a brand names, as it was written if nothing else was; null if there
 * is none. So nothing of it is the word of whoever registered the asset.
 */
export function listedMakerIn(brand: string): string | null {
  const known = cached.get(brand)
  if (known !== undefined) return known
  const maker = readBrand(brand)
  if (cached.size >= maxCached) cached.clear()
  cached.set(brand, maker)
  return maker
}

function readBrand(brand: string): string | null {
  const name = withoutSpaces(brand)
  if (isMakerName(name) || makes.has(name)) return brand
  const words = brand.split(' ')
  const make =
    makes.get(withoutSpaces(words[0] ?? '')) ?? makes.get(withoutSpaces(words.slice(0, 2).join('')))
  if (make) return make
  const key = makerOf(brand)
  return key !== null && isListedMaker(key) ? makerName(key) : null
}

function withoutSpaces(name: string): string {
  return name.toLowerCase().replace(/[ -]/g, '')
}
