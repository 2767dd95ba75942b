import type { ApiError } from '../../../api/problem.ts'

/** The message of a failed call with its picture, or alone if the picture cannot be loaded. */
export async function loadFailureParts(error: ApiError): Promise<(Node | string)[]> {
  try {
    const { failureParts } = await import('./failure-picture.ts')
    return failureParts(error)
  } catch {
    return [error.message]
  }
}
