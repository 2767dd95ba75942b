import { apiBase } from '../../api/act.ts'
import { tellOwner } from '../../api/tell-owner.ts'

/** Where the form of a label's page goes. Written into the page, so that no schema travels with it. */
export function tellOwnerAddress(code: string): string {
  return apiBase + tellOwner.path.replace('{code}', code)
}
