import { beforeEach, type Mock, vi } from 'vitest'

/**
 * Mocks for modules that leave the page, draw over it or need a canvas. Test files share a worker’s
 * modules, so all files have to use the same mocks: a component loaded by an earlier file calls them.
 */
const replaced = vi.hoisted(() => {
  const worker = globalThis as { replacedOnPage?: Record<string, Mock> }
  worker.replacedOnPage ??= {
    pushToast: vi.fn(),
    navigateAndWait: vi.fn(async () => {}),
    uploadImage: vi.fn(),
    downscaleImage: vi.fn(),
  }
  return worker.replacedOnPage
})

vi.mock('../../../src/islands/Toaster.tsx', () => ({ pushToast: replaced['pushToast'] }))
vi.mock('../../../src/islands/auth/navigate-and-wait.ts', () => ({
  navigateAndWait: replaced['navigateAndWait'],
}))
vi.mock('../../../src/islands/uploads/downscale.ts', () => ({
  downscaleImage: replaced['downscaleImage'],
}))
vi.mock('../../../src/api/uploads/upload.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  uploadImage: replaced['uploadImage'],
}))

beforeEach(() => {
  for (const each of Object.values(replaced)) each.mockReset()
})
