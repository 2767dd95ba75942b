import type { AssetRecord } from '../../src/api/assets/asset-record.ts'
import { offerTransfer, type SentTransfer } from '../../src/api/transfers/transfers.ts'
import type { TestApp } from './app.ts'
import { registerPhone } from './factories.ts'
import { password, type User } from './users.ts'

/** A phone of `seller`, offered to this address. */
export async function offerPhone(
  app: TestApp,
  seller: User,
  email: string,
  { phone, shareName }: { phone?: AssetRecord; shareName?: boolean } = {},
): Promise<{ phone: AssetRecord; offer: SentTransfer }> {
  const offered = phone ?? (await registerPhone(app, seller))
  const input = { id: offered.id, email, password, ...(shareName && { shareName }) }
  const { data } = await seller.call(offerTransfer, input)
  return { phone: offered, offer: data }
}
