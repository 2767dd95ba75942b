import { paths } from './paths.ts'

/** The find form for signed-in users, with its identifier prefilled. */
export function newFindPath(identifier: string): string {
  return identifier === ''
    ? paths.newFind
    : `${paths.newFind}?${new URLSearchParams({ uid: identifier })}`
}
