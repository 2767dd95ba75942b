import { defineMiddleware } from 'astro:middleware'

/** Our server finishes the pages that are rendered for a request; the build finishes the others. */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals, request }, next) => {
  const response = await next()
  if (isPrerendered || !locals.finishPage) return response
  return locals.finishPage(response, request.headers.get('accept-encoding'))
})
