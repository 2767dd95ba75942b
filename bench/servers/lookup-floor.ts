import type { ServerResponse } from 'node:http'
import { verdictMessage } from '../../src/locales/en/lookup.ts'
import { sendJson } from './bare-http.ts'

/** The statement of a lookup; `parameter` as the engine writes it. */
export const lookupStatement = (parameter: string) => `
  select i.kind, a.type, a.brand, a.model, a.colour, a.hidden, r.status, r.stage, r.created_at, r.state
  from identifiers i join assets a on a.id = i.asset_id
  left join reports r on r.asset_id = a.id and r.closed_at is null
  where i.key = ${parameter}`

const [clear, unknown] = (['clear', 'unknown'] as const).map((verdict) =>
  verdictMessage({ verdict, underReview: false }),
)

export function identifierIn(url = ''): string {
  return url.slice(url.indexOf('=') + 1)
}

/** As many bytes as Toju sends. */
export function sendVerdict(
  response: ServerResponse,
  identifier: string,
  row: Record<string, unknown> | undefined,
): void {
  sendJson(response, 200, {
    data: {
      verdict: row ? (row['status'] ? 'stolen' : 'clear') : 'unknown',
      underReview: false,
      kind: 'imei1',
      identifier,
      ...(row && { item: { type: row['type'], brand: row['brand'] } }),
      ...(row ? clear : unknown),
    },
  })
}
