import { basename } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eraseMyAccount, updateProfile } from '../../../src/api/users/my-account.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { serveUpload } from '../../../src/server/http/serve-upload.ts'
import { purgeUnusedUploads } from '../../../src/server/jobs/purge-expired.ts'
import { StorageUnavailableError } from '../../../src/server/storage/image-store.ts'
import { openStore } from '../../../src/server/storage/open-store.ts'
import { days, origin, startTestApp } from '../../support/app.ts'
import { image } from '../../support/images.ts'
import { startS3Server } from '../../support/server/s3-server.ts'
import { password, signIn } from '../../support/users.ts'

/** The application with its images in an S3-compatible store. */
async function startApp() {
  const app = await startTestApp()
  let server = await startS3Server()
  onTestFinished(() => server.stop())
  app.services.imageStore = openStore(readSettings({ STORAGE_URL: server.url }))
  const bytes = Uint8Array.from(await image(40, 30).jpeg().toBuffer())
  const upload = () => {
    const body = new FormData()
    body.append('file', new Blob([bytes]), 'photo.jpg')
    return app.visit().fetch(`${origin}/api/uploads`, { method: 'POST', body })
  }
  return {
    ...app,
    upload,
    async uploaded() {
      const response = await upload()
      const { data } = (await response.json()) as { data: { url: string } }
      return data.url
    },
    serve: (url: string, ifNoneMatch?: string) =>
      serveUpload(app.services, { name: basename(url), ifNoneMatch }),
    async filesIn() {
      const names: string[] = []
      for await (const { name } of app.services.imageStore.list()) names.push(name)
      return names
    },
    async stopStore() {
      const start = await server.goDown()
      return async () => {
        server = await start()
      }
    },
  }
}

/** The same application, with a user and their profile picture. */
async function startWithPicture() {
  const app = await startApp()
  const ada = await signIn(app)
  const url = await app.uploaded()
  await ada.call(updateProfile, { profilePicture: url })
  return { app, ada, url }
}

test('a picture in an S3-compatible store is served with permanent caching, and purged once unused', async () => {
  const { app, url } = await startWithPicture()
  const answer = await app.serve(url)
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.serve(url, answer.headers['etag'])).status).toBe(304)
  expect((await app.serve(`/uploads/${'a'.repeat(22)}.webp`)).status).toBe(404)

  await app.uploaded()
  expect(await app.filesIn()).toHaveLength(4)
  app.pass(days(2))
  expect(await purgeUnusedUploads(app.services)).toBe(1)
  expect(await app.filesIn()).toHaveLength(2)
  expect((await app.serve(url)).status).toBe(200)
})

test('an unavailable store affects pictures only: no record is lost, and it is retried', async () => {
  const { app, ada, url } = await startWithPicture()
  const startStore = await app.stopStore()

  const refused = await app.upload()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(await refused.json()).toEqual({
    code: 'UNAVAILABLE',
    message: 'We cannot save or load pictures just now. Try again in a minute.',
  })
  expect(app.logged.join('')).toContain('The store of the pictures failed')
  await expect(app.serve(url)).rejects.toThrow(StorageUnavailableError)
  await ada.call(updateProfile, { profilePicture: url, firstName: 'Adaeze' })
  app.pass(days(2))
  await expect(purgeUnusedUploads(app.services)).rejects.toThrow(StorageUnavailableError)

  await startStore()
  expect((await app.serve(url)).status).toBe(200)
  // The failed upload leaves no row.
  expect(await purgeUnusedUploads(app.services)).toBe(1)
  const rows = await app.database.read.selectFrom('uploads').select('id').execute()
  expect(rows.map(({ id }) => `/uploads/${id}.webp`)).toEqual([url])
})

test('erasing an account while the store is down succeeds, and the next purge deletes its pictures', async () => {
  const { app, ada } = await startWithPicture()
  const startStore = await app.stopStore()
  expect(await ada.call(eraseMyAccount, { password })).toMatchObject({
    message: 'Your account is erased.',
  })
  await startStore()
  expect(await app.filesIn()).toHaveLength(2)
  await purgeUnusedUploads(app.services)
  expect(await app.filesIn()).toEqual([])
})
