import type { BusinessRecord } from '../../../src/api/merchants/business.ts'

/** A verified business, with the test's overrides. */
export function business(more: Partial<BusinessRecord> = {}): BusinessRecord {
  return {
    id: 'shop',
    slug: 'bola-phones',
    status: 'verified',
    reason: null,
    name: 'Bola Phones',
    category: 'Phones and computer',
    categoryId: 'phones-and-computer',
    phone: '08031234567',
    address: '12 Otigba Street',
    state: 'Lagos',
    lga: 'Ikeja',
    country: 'Nigeria',
    cacNumber: 'RC1234567',
    logo: '/uploads/0123456789012345678901.webp',
    website: null,
    twitter: 'https://x.com/bola',
    instagram: null,
    facebook: null,
    products: ['Laptops'],
    featuredPicture: null,
    certificateNumber: 'TJ-7K4M-9QXP',
    appliedAt: 0,
    decidedAt: 0,
    verifiedAt: 0,
    expiresAt: Date.UTC(2027, 2, 4),
    pendingChange: null,
    ...more,
  }
}
