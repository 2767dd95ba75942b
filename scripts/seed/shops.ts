import type { MerchantCategory } from '../../src/domain/merchants/listings.ts'

/** A demo business; none is a real one. */
export interface Shop {
  /** First name of its owner, in whose area it is. */
  of: string
  name: string
  categoryId: MerchantCategory
  address: string
  cacNumber: string
  products: readonly string[]
  /** The background of its drawn logo. */
  colour: string
  /** How many days ago it applied. */
  applied: number
  /** What staff decided the next day; undecided if missing. */
  decision?: 'verified' | 'refused'
  /** Why it was refused. */
  reason?: string
  instagram?: string
  /** A website that its owner asked to add, and staff have not decided on. */
  wantsWebsite?: string
}

export const shops: readonly Shop[] = [
  {
    of: 'Chinedu',
    name: 'Eze Phones & Accessories',
    categoryId: 'phones-and-computer',
    address: 'Shop B14, Alaba International Market',
    cacNumber: 'RC1402217',
    products: ['New and UK-used phones', 'Chargers and cases', 'Screen repair', 'Power banks'],
    colour: '#14532d',
    applied: 240,
    decision: 'verified',
    instagram: 'https://www.instagram.com/example',
  },
  {
    of: 'Ifeanyi',
    name: 'Anozie Auto Parts',
    categoryId: 'vehicle-parts',
    address: '52 Faulks Road',
    cacNumber: 'BN2210934',
    products: ['Side mirrors', 'Head lamps', 'Brake pads', 'Steering locks', 'Car batteries'],
    colour: '#7a1f3d',
    applied: 130,
    decision: 'verified',
  },
  {
    of: 'Hauwa',
    name: 'Wuse Gadget Hub',
    categoryId: 'phones-and-computer',
    address: 'Suite 9, 44 Aminu Kano Crescent',
    cacNumber: 'RC1788120',
    products: ['Laptops', 'Tablets', 'Phone swaps', 'Data recovery'],
    colour: '#1c2f66',
    applied: 96,
    decision: 'verified',
    instagram: 'https://www.instagram.com/example',
  },
  {
    of: 'Musa',
    name: 'Danladi Home Appliances',
    categoryId: 'home-appliance',
    address: '11 Lamido Crescent',
    cacNumber: 'RC1650043',
    products: ['Fridges and freezers', 'Gas cookers', 'Standing fans', 'Inverters'],
    colour: '#8a4b08',
    applied: 61,
    decision: 'verified',
  },
  {
    of: 'Osagie',
    name: 'Idehen Tools & Hardware',
    categoryId: 'hardware-and-tools',
    address: '36 Akpakpava Street',
    cacNumber: 'BN3047715',
    products: ['Drills and grinders', 'Padlocks and chains', 'Water pumps', 'Generators'],
    colour: '#3b4047',
    applied: 34,
    decision: 'verified',
  },
  {
    of: 'Kelechi',
    name: 'Madu Laptop Clinic',
    categoryId: 'phones-and-computer',
    address: '6 Rumuola Road, Port Harcourt',
    cacNumber: 'RC1911406',
    products: ['Laptop repair', 'UK-used laptops', 'Batteries and chargers'],
    colour: '#0b4f6c',
    applied: 20,
    decision: 'verified',
    wantsWebsite: 'https://madu-laptops.example',
  },
  {
    of: 'Ngozi',
    name: 'Umeh Phone World',
    categoryId: 'phones-and-computer',
    address: '33 Ogui Road',
    cacNumber: 'RC2004518',
    products: [],
    colour: '#5b2a86',
    applied: 2,
  },
  {
    // With the number of another business, which staff see.
    of: 'Obinna',
    name: 'Douglas Road Tools',
    categoryId: 'hardware-and-tools',
    address: '21 Douglas Road',
    cacNumber: 'BN3047715',
    products: [],
    colour: '#a6322c',
    applied: 1,
  },
  {
    of: 'Efe',
    name: 'Okumagba Electronics',
    categoryId: 'home-appliance',
    address: '14 Okumagba Avenue',
    cacNumber: 'RC1120098',
    products: [],
    colour: '#2f62a3',
    applied: 48,
    decision: 'refused',
    reason: 'The name on the CAC certificate is not the name of the shop. Send the one that fits.',
  },
]
