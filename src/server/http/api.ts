import { Hono, type Context as HonoContext } from 'hono'
import { etag } from 'hono/etag'
import { apiBase, pathParameters } from '../../api/endpoint.ts'
import { Problem } from '../../api/problem.ts'
import { uploadListRoute } from '../routes/listings.ts'
import { webhookRoute } from '../routes/payments.ts'
import type { Bindings } from '../routes/route.ts'
import { routes } from '../routes/routes.ts'
import { uploadRoute } from '../routes/uploads.ts'
import type { AppContext } from '../services/context.ts'
import { openApiDocument } from './openapi/openapi.ts'
import { documentationPage } from './openapi/openapi-page.ts'
import { v1Document } from './openapi/v1-openapi.ts'
import { documentationPolicy } from './security-headers.ts'
import { problemBody, toProblem } from './to-problem.ts'

// Hono matches routes in the order they are added: `/reports/user` must precede `/reports/{id}`.
const staticPathsFirst = routes.toSorted(
  (a, b) => pathParameters(a.endpoint.path).length - pathParameters(b.endpoint.path).length,
)

/** Everything under `/api`. Only this layer turns thrown errors into responses. */
export function createApi(services: AppContext) {
  const app = new Hono<{ Bindings: Bindings }>().basePath(apiBase)

  for (const { endpoint, handle } of staticPathsFirst) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    // A client whose cached response has expired sends its ETag to revalidate it.
    if (endpoint.cacheSeconds !== undefined) app.on(endpoint.method, path, etag())
    app.on(endpoint.method, path, (context) => handle(services, context))
  }
  app.post('/uploads', (context) => uploadRoute(services, context))
  app.post('/admin/listings', (context) => uploadListRoute(services, context))
  app.post('/payments/paystack', (context) => webhookRoute(services, context))

  const { publicOrigin } = services
  const json = { 'content-type': 'application/json' }
  const documents = {
    whole: madeOnce(() => JSON.stringify(openApiDocument(publicOrigin))),
    v1: madeOnce(() => JSON.stringify(v1Document(publicOrigin))),
    page: madeOnce(() => documentationPage(openApiDocument(publicOrigin))),
  }
  app.get('/openapi.json', (context) => context.body(documents.whole(), 200, json))
  app.get('/v1/openapi.json', (context) => context.body(documents.v1(), 200, json))
  app.get('/docs', (context) => {
    const headers = { 'content-type': 'text/html; charset=UTF-8' }
    context.header('Content-Security-Policy', documentationPolicy)
    return context.body(documents.page(), 200, headers)
  })

  app.notFound(endpointNotFound)
  app.onError((error, context) => {
    const problem = toProblem(error, services.log, context.env.requestId)
    if (problem.retryAfterSeconds !== undefined) {
      context.header('Retry-After', String(problem.retryAfterSeconds))
    }
    if (problem.status === 401 && context.req.path.startsWith(`${apiBase}/v1/`)) {
      context.header('WWW-Authenticate', 'Bearer')
    }
    return context.json(problemBody(problem), problem.status as 400)
  })
  return app
}

/** The bytes of a long text that is the same for everyone: making them takes 8 ms. */
function madeOnce(make: () => string): () => Buffer<ArrayBuffer> {
  let bytes: Buffer<ArrayBuffer> | undefined
  return () => {
    bytes ??= Buffer.from(make())
    return bytes
  }
}

export function endpointNotFound(context: HonoContext): Response {
  return context.json(problemBody(new Problem('NOT_FOUND', 'endpoint')), 404)
}
