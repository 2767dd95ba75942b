import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLazyRenderer } from '../../../src/server/boot/serve.ts'
import type { RenderPage } from '../../../src/server/http/pages.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const page = [] as unknown as Parameters<RenderPage>

test('the page renderer is loaded in the background after the start, before anybody asks for a page', async () => {
  const handler = vi.fn<RenderPage>()
  const load = vi.fn(async () => handler)
  const loadPages = vi.fn(async () => {})
  const { renderPage, warmUp } = createLazyRenderer(load, loadPages)
  warmUp()
  expect(load).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(1)
  expect(loadPages).toHaveBeenCalledTimes(1)
  expect(handler).not.toHaveBeenCalled()
  await renderPage(...page)
  expect(load).toHaveBeenCalledTimes(1)
  expect(handler).toHaveBeenCalledTimes(1)
})

test('visitors who come earlier load the page renderer once, and a server that stops does not', async () => {
  const load = vi.fn(async () => vi.fn<RenderPage>())
  const { renderPage, warmUp } = createLazyRenderer(load)
  warmUp()()
  await vi.runAllTimersAsync()
  expect(load).not.toHaveBeenCalled()
  await Promise.all([renderPage(...page), renderPage(...page)])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page renderer that failed to load in the background is loaded again for the next visitor', async () => {
  const load = vi.fn(async () => vi.fn<RenderPage>()).mockRejectedValueOnce(new Error('disk'))
  const { renderPage, warmUp } = createLazyRenderer(load)
  warmUp()
  await vi.runAllTimersAsync()
  await renderPage(...page)
  expect(load).toHaveBeenCalledTimes(2)
})
