import type { MerchantRecord } from '../../../api/merchants/directory.ts'
import { dayOf } from '../../../domain/calendar-days.ts'
import { fullAddress } from '../../../domain/places/full-address.ts'
import { groupedPhone } from '../../../domain/users/phone-numbers.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { byId } from './elements.ts'
import { socialNames } from './social-names.ts'

/** A row of the list for a verified merchant. */
export function rowOf(merchant: MerchantRecord): HTMLLIElement {
  const { row, part } = copyOf('merchant-row')
  row.id = `merchant-${merchant.slug}`
  showShared(merchant, part)
  put(part('page'), merchant.name).setAttribute('href', pageOf(merchant))
  put(part('category'), merchant.category)
  put(part('address'), fullAddress(merchant))
  fill(part('products'), merchant.products)
  if (merchant.products.length === 0) part('products').remove()
  showContacts(merchant, part)
  return row
}

/** A small card for the strip. */
export function cardOf(merchant: MerchantRecord): HTMLLIElement {
  const { row, part } = copyOf('merchant-card')
  showShared(merchant, part)
  part('link').setAttribute('href', pageOf(merchant))
  put(part('name'), merchant.name)
  put(part('state'), merchant.state)
  return row
}

type Part = (name: string) => Element

function copyOf(template: string): { row: HTMLLIElement; part: Part } {
  const [row] = (byId(template, HTMLTemplateElement).content.cloneNode(true) as DocumentFragment)
    .children
  if (!(row instanceof HTMLLIElement)) throw new Error(`#${template} holds no row`)
  const part = (name: string) => {
    const element = row.querySelector(`[data-part=${name}]`)
    if (!element) throw new Error(`${name} is missing`)
    return element
  }
  return { row, part }
}

function showShared({ logo, verifiedSince }: MerchantRecord, part: Part): void {
  part('logo').setAttribute('src', logo)
  put(part('since'), longDate(verifiedSince)).setAttribute('datetime', dayOf(verifiedSince))
}

function showContacts(merchant: MerchantRecord, part: Part): void {
  part('contacts').setAttribute('aria-label', `Contact of ${merchant.name}`)
  const phone = part('phone')
  phone.setAttribute('href', `tel:${merchant.phone}`)
  put(phone.querySelector('span') ?? phone, groupedPhone(merchant.phone))
  link(part('website'), merchant.website)
  const social = part('social')
  for (const { type, url } of merchant.socials) {
    const item = social.parentElement?.cloneNode(true) as Element
    const own = item.querySelector('a')
    if (!own) continue
    link(put(own, socialNames[type]), url)
    part('contacts').append(item)
  }
  social.parentElement?.remove()
}

/** Sets the URL of a link. Without a web URL it removes the link with its list item. */
function link(element: Element, url: string | null): void {
  if (url && /^https?:\/\//i.test(url)) element.setAttribute('href', url)
  else element.parentElement?.remove()
}

/** Copies the first item of a list for each text. */
function fill(list: Element, texts: readonly string[]): void {
  const [first] = list.children
  if (!first) return
  list.replaceChildren(...texts.map((text) => put(first.cloneNode() as Element, text)))
}

function put<Kind extends Element>(element: Kind, text: string): Kind {
  element.textContent = text
  return element
}

function pageOf({ slug }: MerchantRecord): string {
  return `/merchant/${slug}`
}
