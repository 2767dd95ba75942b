import { createAsset, createLabels } from '../../../src/api/assets/assets.ts'
import {
  askOwner,
  flagMessage,
  sendMessage,
  shareContact,
} from '../../../src/api/conversations/threads.ts'
import { createApiClient } from '../../../src/api/http.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import { createMerchant, submitProducts } from '../../../src/api/merchants/business.ts'
import { confirmFoundItem, reportFoundItem } from '../../../src/api/reports/finds.ts'
import { createReport } from '../../../src/api/reports/reports.ts'
import { updateProfile } from '../../../src/api/users/my-account.ts'
import { mailedCode, password } from './accounts.ts'
import type { Mail } from './mail.ts'
import { type Owner, uploadedImage } from './owner.ts'
import type { BuiltServer } from './server.ts'

/** Text that would run a script or load something if a screen treated it as markup. */
const hostileWords = [
  '<img src=x onerror="document.title=\'owned\'">',
  '"><script>document.title="owned"</script>',
  '<svg onload=alert(1)>',
  "javascript:alert('owned')",
  '</textarea></title><iframe srcdoc="<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '<a href="javascript:alert(1)">x</a><style>*{display:none}</style>',
  '\u202egnp.exe',
] as const

/** For fields that allow no angle brackets. */
const hostileName = `"' onerror=alert(1) x="{{7*7}}`
/** For fields that also allow no digits or colons. */
const hostileUserName = `Ada" onerror=alert('x') '`

export const allHostile = hostileWords.join(' ')
const all = allHostile
const [image, script, drawing, link, frame] = hostileWords

/** Registers and reports a phone with hostile text in every field. */
export async function hostileReport(
  { call }: Pick<Owner, 'call'>,
  origin: string,
  uuid: string,
  status: 'Lost' | 'Found' | 'Stolen',
) {
  const asset = await call(createAsset, {
    type: 'Gadget',
    name: image,
    description: all,
    imageUrl: await uploadedImage(origin),
    uuidType: 'imei1',
    uuid,
    brand: drawing,
    purchasedFrom: script,
    notes: all,
  })
  const report = await call(createReport, {
    assetId: asset.data.id,
    status,
    description: all,
    location: script,
    lastSeenDate: '2026-03-01',
    policeReference: drawing,
    policeStation: link,
  })
  await call(createLabels, { ids: [asset.data.id] })
  return { assetId: asset.data.id, reportId: report.data.id }
}

/** Both parties of a match send each other hostile messages; returns the match’s id. */
export async function hostileTalk(owner: Owner, finder: Owner): Promise<string> {
  const [match] = (await owner.call(listMatches, {})).data
  if (!match) throw new Error('the two reports did not match')
  const { id } = match
  for (const user of [owner, finder]) {
    await user.call(updateProfile, { address: script })
    await user.call(sendMessage, { id, text: all })
    await user.call(shareContact, { id, name: true, phone: true })
  }
  await finder.call(askOwner, { id, question: `${frame} ${image}`, answer: script })
  const { data } = await owner.call(sendMessage, { id, text: script })
  const theirs = data.messages.find(({ from }) => from === 'other')
  await owner.call(flagMessage, { id, messageId: theirs?.id ?? '', reason: all })
  return id
}

/** A business with hostile text in every field, as far as the rules for its links allow. */
export async function hostileBusiness({ call }: Owner, origin: string, cacNumber: string) {
  const business = await call(createMerchant, {
    logo: await uploadedImage(origin),
    name: hostileName,
    categoryId: 'phones-and-computer',
    phone: '08031234567',
    address: all.slice(0, 200),
    state: 'Lagos',
    lga: 'Ikeja',
    password,
    cacNumber,
    website: `https://example.com/"onfocus="alert(1)"autofocus="?<script>document.title='owned'</script>`,
    twitter: 'https://x.com/#javascript:alert(1)',
    instagram: 'https://www.instagram.com/<svg onload=alert(1)>',
    facebook: "https://www.facebook.com/'><img src=x onerror=alert(1)>",
  })
  await call(submitProducts, {
    products: [image, script, drawing, frame].map((word) => word.slice(0, 60)),
  })
  return business.data
}

/** A user without an account reports a find with hostile text; returns the report's id. */
export async function hostileFind(
  { server, mail }: { server: BuiltServer; mail: Mail },
  identifier: string,
): Promise<string> {
  const call = createApiClient({ origin: server.origin, token: () => null })
  const email = `finder-${identifier}@example.com`
  await call(reportFoundItem, {
    identifier,
    brand: script,
    description: all,
    location: image,
    state: 'Lagos',
    email,
  })
  const { data } = await call(confirmFoundItem, { email, token: await mailedCode(mail, email) })
  return data.reportId
}

/** A user with a hostile name and a hostile browser name. */
export async function hostileIdentity({ call, email }: Owner, origin: string): Promise<void> {
  await call(updateProfile, { firstName: hostileUserName, lastName: hostileUserName })
  await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': `${image} ${script}` },
    body: JSON.stringify({ email, password }),
  })
}
