import { ApiError, type ProblemBody } from '../../../api/problem.ts'
import { type FailureWords, failureReasonOf, translateError } from '../../failure-words.ts'

const timeoutMs = 30_000

/**
 * Posts JSON like `createApiClient`, with a twentieth of its code. Rejects only with `ApiError`.
 */
export async function post(url: string, input: object): Promise<{ message: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  const body = (await response?.json().catch(() => undefined)) as ProblemBody | undefined
  if (response?.ok && body) return body
  throw new ApiError(response?.status ?? 0, body)
}

/** SVG paths in a box of 24 × 24: the icons that FailureIcon.tsx shows in islands. */
const outlines = {
  connection:
    'M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20',
  limit:
    'M5 22h14M5 2h14M17 22v-4.17a2 2 0 0 0-.59-1.42L12 12l-4.41 4.41A2 2 0 0 0 7 17.83V22M7 2v4.17a2 2 0 0 0 .59 1.42L12 12l4.41-4.41A2 2 0 0 0 17 6.17V2',
  server:
    'M21.73 18l-8-14a2 2 0 0 0-3.46 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3ZM12 9v4M12 17h.01',
}

const svg = 'http://www.w3.org/2000/svg'

/** The error with the messages in the language of the page, which `data-failures` contains. */
export function translateErrorFor({ dataset }: HTMLElement, error: ApiError): ApiError {
  const { failures } = dataset
  return failures === undefined
    ? error
    : translateError(error, JSON.parse(failures) as FailureWords)
}

/** The message of a failed call with the icon of its reason, for pages without React. */
export function failureParts(error: ApiError): (Node | string)[] {
  const reason = failureReasonOf(error)
  if (!reason) return [error.message]
  const picture = document.createElementNS(svg, 'svg')
  const outline = document.createElementNS(svg, 'path')
  outline.setAttribute('d', outlines[reason])
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
    'data-failure': reason,
    class: 'me-2 inline size-5 align-[-0.25em]',
  })) {
    picture.setAttribute(name, value)
  }
  picture.append(outline)
  return [picture, error.message]
}
