import sharp from 'sharp'
import { askOwner } from '../../../src/api/ask-owner.ts'
import { createAsset } from '../../../src/api/create-asset.ts'
import { createReport } from '../../../src/api/create-report.ts'
import { listMatches } from '../../../src/api/list-matches.ts'
import { makeLabels } from '../../../src/api/make-labels.ts'
import { reportMessage } from '../../../src/api/report-message.ts'
import { sendMessage } from '../../../src/api/send-message.ts'
import { shareContact } from '../../../src/api/share-contact.ts'
import { updateProfile } from '../../../src/api/update-profile.ts'
import type { Owner } from './owner.ts'

/** What would run, load or break out if a screen took it for more than text. */
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

const all = hostileWords.join(' ')
const [image, script, drawing, link, frame] = hostileWords

/** Registers and reports a phone whose every free word is hostile. */
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
    imageUrl: await uploadedPicture(origin),
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
  await call(makeLabels, { ids: [asset.data.id] })
  return { assetId: asset.data.id, reportId: report.data.id }
}

/** The two of a match write to each other what they should not; the id of the match. */
export async function hostileTalk(owner: Owner, finder: Owner): Promise<string> {
  const [match] = (await owner.call(listMatches, {})).data
  if (!match) throw new Error('the two reports did not match')
  const { id } = match
  for (const person of [owner, finder]) {
    await person.call(updateProfile, { address: script })
    await person.call(sendMessage, { id, text: all })
    await person.call(shareContact, { id, name: true, phone: true })
  }
  await finder.call(askOwner, { id, question: `${frame} ${image}`, answer: script })
  const { data } = await owner.call(sendMessage, { id, text: script })
  const theirs = data.messages.find(({ from }) => from === 'other')
  await owner.call(reportMessage, { id, messageId: theirs?.id ?? '', reason: all })
  return id
}

async function uploadedPicture(origin: string): Promise<string> {
  const background = '#0d4a35'
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png')
  const answer = await fetch(`${origin}/api/uploads`, { method: 'POST', body: form })
  return ((await answer.json()) as { data: { url: string } }).data.url
}
