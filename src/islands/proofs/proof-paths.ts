// Not in `paths.ts`, which every page of the apps loads.

export const proofPath = '/c'
export const publicLogPath = '/log'

/** The page that creates a proof. The identifier is in the fragment, which is sent to no server. */
export function getProofPath(identifier: string): string {
  return `${proofPath}#get=${encodeURIComponent(identifier)}`
}
