import { messageOwner } from '../../api/conversations/message-owner.ts'
import { apiBase } from '../../api/endpoint.ts'

/** Where the form of a label's page goes. Written into the page, so that no schema travels with it. */
export function messageOwnerUrl(code: string): string {
  return apiBase + messageOwner.path.replace('{code}', code)
}
