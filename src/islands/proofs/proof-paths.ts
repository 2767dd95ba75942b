// Apart from `paths.ts`, which every page of the apps loads.

export const proofPath = '/c'
export const publicLogPath = '/log'

/** Where a proof of a check is made. Behind the `#` no server sees the number. */
export function getProofPath(identifier: string): string {
  return `${proofPath}#get=${encodeURIComponent(identifier)}`
}
