import { expect, test } from 'vitest'
import {
  delistReasonOf,
  merchantSlug,
  merchantStatuses,
  verificationEnd,
  whyCannotAddProducts,
  whyCannotApply,
  whyCannotChangeListing,
  whyCannotDecideChange,
} from '../../../src/domain/merchants/merchants.ts'

const byStatus = <Result>(read: (status: (typeof merchantStatuses)[number]) => Result) =>
  Object.fromEntries(merchantStatuses.map((status) => [status, read(status)]))

test('what a page says about a business that is not listed', () => {
  expect(byStatus(delistReasonOf)).toEqual({
    pending: null,
    verified: 'withdrawn',
    refused: null,
    suspended: 'withdrawn',
    expired: 'expired',
  })
})

test('an owner applies again after a refusal or at the end of the year', () => {
  expect(whyCannotApply(null)).toBeNull()
  expect(byStatus(whyCannotApply)).toEqual({
    pending: 'pending',
    verified: 'verified',
    refused: null,
    suspended: 'suspended',
    expired: null,
  })
})

test('only a verified business changes its listing', () => {
  expect(byStatus(whyCannotChangeListing)).toEqual({
    pending: 'business-pending',
    verified: null,
    refused: 'business-unverified',
    suspended: 'business-suspended',
    expired: 'business-unverified',
  })
})

test('staff decide on the change that they saw, and approve it for a verified business only', () => {
  const seen = { status: 'verified', isWaiting: true, isSeen: true } as const
  expect(whyCannotDecideChange('approve', seen)).toBeNull()
  expect(whyCannotDecideChange('approve', { ...seen, isWaiting: false })).toBe('nothing-waits')
  expect(whyCannotDecideChange('refuse', { ...seen, isSeen: false })).toBe('listing-changed')
  expect(whyCannotDecideChange('approve', { ...seen, status: 'suspended' })).toBe('listing-status')
  expect(whyCannotDecideChange('refuse', { ...seen, status: 'suspended' })).toBeNull()
})

test('products are submitted once, by a business that may be listed', () => {
  const hasProducts = false
  expect(byStatus((status) => whyCannotAddProducts({ status, hasProducts }))).toEqual({
    pending: null,
    verified: null,
    refused: 'status',
    suspended: 'status',
    expired: 'status',
  })
  expect(whyCannotAddProducts({ status: 'verified', hasProducts: true })).toBe('submitted')
})

test('a verification ends after a year, and one of 29 February on 1 March', () => {
  const endOf = (from: string) => new Date(verificationEnd(Date.parse(from))).toISOString()
  expect(endOf('2026-05-04T10:30:00Z')).toBe('2027-05-04T10:30:00.000Z')
  expect(endOf('2028-02-29T10:30:00Z')).toBe('2029-03-01T10:30:00.000Z')
})

test('a slug has the letters of the name without marks, and a suffix', () => {
  expect(merchantSlug('Ìjàpá Phones & Computers', 'a1')).toBe('ijapa-phones-computers-a1')
  expect(merchantSlug('!!!', 'a1')).toBe('merchant-a1')
  expect(merchantSlug('-'.repeat(50), 'b2')).toBe('merchant-b2')
})
