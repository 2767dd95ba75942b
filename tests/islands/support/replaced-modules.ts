import { beforeEach, type Mock, vi } from 'vitest'

/**
 * Replaces what leaves the page, draws over it or needs a canvas. Files share a worker's modules, so
 * the same functions replace them in every file: a component that an earlier file loaded calls these.
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
