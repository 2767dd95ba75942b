import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'

const figure = z.nullable(z.number())

export const getFigures = defineEndpoint('GET', '/figures', 'anyone', {
  summary: 'Totals of the registry, rounded down; null while they are small.',
  input: noInput,
  result: dataResponse(z.object({ assets: figure, reports: figure, lookups: figure })),
  cacheSeconds: 3600,
})
