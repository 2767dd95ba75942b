import type { State } from '../../src/domain/places/states.ts'

/** A demo user; none is a real person. */
export interface SeedUser {
  firstName: string
  lastName: string
  email: string
  state: State
  lga: string
  address: string
  /** How many days ago they opened their account. */
  joined: number
  plan: 'Free' | 'Premium' | 'Merchant'
  role: 'user' | 'admin' | 'super-admin'
  status: 'good' | 'unverified' | 'suspended'
}

type Row = [
  firstName: string,
  lastName: string,
  state: State,
  lga: string,
  address: string,
  joined: number,
  more?: Partial<SeedUser>,
]

const domain = 'demo.toju.ng'

/** Users whose logins are printed. */
export const owner = `ada@${domain}`
export const merchant = `shop@${domain}`
export const admin = `admin@${domain}`
export const superAdmin = `super@${domain}`

const premium = { plan: 'Premium' } as const
const business = { plan: 'Merchant' } as const

// biome-ignore format: a person to a line
const rows: Row[] = [
  ['Ada', 'Okonkwo', 'Lagos', 'Ikeja', '14 Opebi Road, Ikeja', 341, { email: owner, ...premium }],
  ['Tunde', 'Adebayo', 'Lagos', 'Surulere', '27 Ogunlana Drive, Surulere', 322, premium],
  ['Folake', 'Ogunleye', 'Lagos', 'Kosofe', '5 Ajelogo Close, Ketu', 287],
  ['Bisola', 'Adeniran', 'Lagos', 'Alimosho', '61 Ipaja Road, Agege', 118],
  ['Chinedu', 'Eze', 'Lagos', 'Ojo', '9 Ojo-Igbede Road, Alaba', 304, { email: merchant, ...business }],
  ['Damilola', 'Shonibare', 'Lagos', 'Eti-Osa', '3B Admiralty Way, Lekki Phase 1', 203, premium],
  ['Segun', 'Akinwale', 'Oyo', 'Ibadan North', '18 Awolowo Avenue, Bodija', 276],
  ['Yetunde', 'Bamidele', 'Ogun', 'Abeokuta South', '40 Ibara Housing Estate', 61],
  ['Kehinde', 'Oyelaran', 'Osun', 'Osogbo', '12 Gbongan Road, Osogbo', 233],
  ['Wale', 'Fasanya', 'Ondo', 'Akure South', '7 Oyemekun Road, Akure', 198],
  ['Ronke', 'Olatunji', 'Ekiti', 'Ado Ekiti', '22 Ajilosun Street, Ado Ekiti', 44],
  ['Gbenga', 'Olabode', 'Kwara', 'Ilorin West', '15 Taiwo Road, Ilorin', 310],
  ['Ngozi', 'Umeh', 'Enugu', 'Enugu North', '33 Ogui Road, Enugu', 265, business],
  ['Emeka', 'Nwosu', 'Anambra', 'Onitsha South', '8 Iweka Road, Onitsha', 29],
  ['Chioma', 'Obiora', 'Anambra', 'Awka South', '19 Zik Avenue, Awka', 246],
  ['Ifeanyi', 'Anozie', 'Abia', 'Aba South', '52 Faulks Road, Aba', 187, business],
  ['Uchechi', 'Nwankwo', 'Abia', 'Umuahia North', '4 Bende Road, Umuahia', 172],
  ['Obinna', 'Iheme', 'Imo', 'Owerri Municipal', '21 Douglas Road, Owerri', 219, business],
  ['Amarachi', 'Onu', 'Ebonyi', 'Abakaliki', '10 Ogoja Road, Abakaliki', 98],
  ['Kelechi', 'Madu', 'Rivers', 'Obio/Akpor', '6 Rumuola Road, Port Harcourt', 158, business],
  ['Tonye', 'Briggs', 'Rivers', 'Port Harcourt', '30 Ikwerre Road, Mile 1', 139],
  ['Musa', 'Danladi', 'Kano', 'Nasarawa', '11 Lamido Crescent, Kano', 256, business],
  ['Aisha', 'Sani', 'Kano', 'Kano Municipal', '2 Kofar Mata Road, Kano', 147],
  ['Ibrahim', 'Bello', 'Kaduna', 'Kaduna North', '25 Ahmadu Bello Way, Kaduna', 211],
  ['Sadiq', 'Abubakar', 'Kaduna', 'Zaria', '16 Samaru Road, Zaria', 37],
  ['Zainab', 'Lawal', 'Katsina', 'Katsina', '9 Kofar Kaura Layout, Katsina', 226],
  ['Umar', 'Shehu', 'Sokoto', 'Sokoto North', '13 Maiduguri Road, Sokoto', 84],
  ['Hauwa', 'Garba', 'Federal Capital Territory', 'Abuja Municipal', '44 Aminu Kano Crescent, Wuse 2', 295, business],
  ['Fatima', 'Modu', 'Borno', 'Maiduguri', '17 Baga Road, Maiduguri', 73],
  ['Yakubu', 'Gyang', 'Plateau', 'Jos South', '28 Bukuru Expressway, Bukuru', 165],
  ['Halima', 'Usman', 'Niger', 'Chanchaga', '5 Bosso Road, Minna', 106],
  ['Osagie', 'Idehen', 'Edo', 'Oredo', '36 Akpakpava Street, Benin City', 241, business],
  ['Isoken', 'Aigbe', 'Edo', 'Egor', '20 Uselu-Lagos Road, Benin City', 193],
  ['Ehis', 'Okoduwa', 'Edo', 'Esan West', '3 Market Square, Ekpoma', 125, { status: 'suspended' }],
  ['Efe', 'Omonigho', 'Delta', 'Warri South', '14 Okumagba Avenue, Warri', 178, business],
  ['Onome', 'Akpofure', 'Delta', 'Uvwie', '41 Effurun-Sapele Road, Effurun', 92],
  ['Ekaette', 'Bassey', 'Cross River', 'Calabar Municipal', '23 Marian Road, Calabar', 152],
  ['Aniekan', 'Udoh', 'Akwa Ibom', 'Uyo', '8 Oron Road, Uyo', 112],
  ['Edidiong', 'Essien', 'Akwa Ibom', 'Eket', '12 Grace Bill Road, Eket', 51],
  ['Terver', 'Iorliam', 'Benue', 'Makurdi', '31 Old Otukpo Road, Makurdi', 132],
  ['Ojonugwa', 'Attah', 'Kogi', 'Lokoja', '6 Murtala Muhammed Way, Lokoja', 67],
  ['Ebiere', 'Timi', 'Bayelsa', 'Yenagoa', '10 Mbiama Road, Yenagoa', 3, { status: 'unverified' }],
  ['Temitope', 'Afolabi', 'Lagos', 'Ikeja', '2 Obafemi Awolowo Way, Ikeja', 352, { email: admin, role: 'admin' }],
  ['Nkechi', 'Balogun', 'Lagos', 'Lagos Mainland', '50 Herbert Macaulay Way, Yaba', 360, { email: superAdmin, role: 'super-admin' }],
]

export const seedUsers: readonly SeedUser[] = rows.map(
  ([firstName, lastName, state, lga, address, joined, more]) => ({
    firstName,
    lastName,
    email: `${firstName}.${lastName}@${domain}`.toLowerCase(),
    state,
    lga,
    address,
    joined,
    plan: 'Free',
    role: 'user',
    status: 'good',
    ...more,
  }),
)

/** By first name, which is unique. */
export function seedUserNamed(firstName: string): SeedUser {
  const found = seedUsers.find((user) => user.firstName === firstName)
  if (!found) throw new Error(`no demo user is called ${firstName}`)
  return found
}

/** The staff member with this role. */
export function staffWith(role: 'admin' | 'super-admin'): SeedUser {
  const found = seedUsers.find((user) => user.role === role)
  if (!found) throw new Error(`no demo user has the role ${role}`)
  return found
}
