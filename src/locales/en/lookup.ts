import { monthOf } from '../../domain/calendar-days.ts'
import {
  type IdentifierKind,
  type NumberPlace,
  placeOfNumber,
} from '../../domain/identifiers/kinds.ts'
import { isListedAlone } from '../../domain/listings/listings.ts'
import { type NamesakeState, namesakeState, thingsOf } from '../../domain/lookup/namesakes.ts'
import type { Finding } from '../../domain/lookup/verdict.ts'
import { dayLabel, longDate, monthLabel } from './dates.ts'
import { formatState } from './places.ts'

/**
 * The text of a lookup result: one sentence that states it, then the advice, in order. Without a kind
 * it does not say where to read the number again.
 */
export function verdictMessage(
  finding: Finding,
  kind?: IdentifierKind,
): { message: string; advice: string[] } {
  const { listings = [] } = finding
  const lists = listings.map(({ source, date }) => `${source} on ${dayLabel(date)}`).join(', ')
  if (isListedAlone(finding)) {
    return { message: `Listed by ${lists}. Do not buy it.`, advice: [...listedAdvice] }
  }
  const { message, advice } = reportMessage(finding, kind)
  const also = lists === '' ? '' : ` It is also listed by ${lists}.`
  return { message: message + also + namesakesSentence(finding), advice }
}

/** Several makers use this serial number: which thing is it? */
function namesakesSentence(finding: Finding): string {
  const things = thingsOf(finding)
  if (things.length === 0) return ''
  const each = things.map(
    (thing) =>
      `one by ${thing.item?.brand ?? 'a maker that we do not show'}, ${namesakeStates[namesakeState(thing)]}`,
  )
  const count = ['Two', 'Three', 'Four'][things.length - 2]
  return ` ${count} items have this serial number: ${each.join('; ')}. Look for the maker’s name on the item.`
}

const namesakeStates: Readonly<Record<NamesakeState, string>> = {
  stolen: 'reported stolen',
  lost: 'reported lost',
  underReview: 'reported and under review',
  contested: 'claimed by two people',
  found: 'reported found',
  clear: 'not reported',
}

const listedAdvice = [
  'An authority, such as the police, listed this item. No owner has reported it on Toju.',
  'Do not pay. Ask that authority or the nearest police station about the item.',
  'Is the item yours? Ask the authority to take it off the list. Toju cannot change the list.',
]

function reportMessage(
  finding: Finding,
  kind: IdentifierKind | undefined,
): { message: string; advice: string[] } {
  const where = finding.state ? ` in ${formatState(finding.state)}` : ''
  const on = finding.reportedAt === undefined ? '' : ` on ${longDate(finding.reportedAt)}`
  const when = finding.stale ? ` in ${monthLabel(monthOf(finding.reportedAt ?? 0))}` : on
  // For an old report, the month is enough.
  const since = finding.stale ? `, ${lastConfirmed(finding)}` : ''
  const old = finding.stale ? [staleAdvice] : []
  switch (finding.verdict) {
    case 'stolen':
      return {
        message: `Reported stolen${when}${where}${since}. Do not buy it.`,
        advice: [
          'Do not pay, and do not take the item: buying stolen goods is an offence.',
          'Do not confront the seller. Leave, and go somewhere safe.',
          'If you are in danger, call 112.',
          'Go to the nearest police station. Say where and when the item was offered to you.',
          'Do you already have the item? Keep it safe, do not sell it, and report it as found, so that we can tell the owner.',
          ...old,
        ],
      }
    case 'lost':
      return finding.underReview
        ? {
            message: `Reported${when}${where}, under review. Do not buy it until the review is done.`,
            advice: [
              'Our team is checking this report. Wait, and check the number again later.',
              'Do not confront the seller. Leave, and go somewhere safe.',
              'Do you already have the item? Report it as found, so that we can tell the owner.',
            ],
          }
        : {
            message: `Reported lost${when}${where}${since}. Do not buy it.`,
            advice: [
              'Somebody is looking for this item. Do not pay for it.',
              'If you have the item, report it as found: we tell the owner without showing who you are.',
              'If the seller says that they made this report, ask them to close it on Toju. Then check again.',
              ...old,
            ],
          }
    case 'found':
      return {
        message: `Reported found${when}. Do not buy it: we are looking for its owner.`,
        advice: [
          'Somebody found this item and reported its number. Nobody has the right to sell it.',
          'If the item is yours, report it as lost with this number. We match the two reports and tell you and the finder.',
          'We show no more here, so that nobody can claim what is not theirs.',
        ],
      }
    case 'contested':
      return {
        message: 'Two people claim this number. Do not buy it until we decide.',
        advice: [
          'Two people say that the item is theirs. Our team looks at the evidence of both.',
          'Do not pay yet, whatever paper the seller shows you. Check again in a few days.',
          'An item can have several numbers. Check each of them.',
          'Is the item yours? Register it and add your receipt. We ask both sides for evidence in the same way.',
        ],
      }
    case 'clear':
      return {
        message: 'Registered, and nothing is reported.',
        advice: [
          'This seller may not be the owner. Ask them to transfer the item to you on Toju: only the owner can do that.',
          'Compare the item in your hand with what is shown here. If it looks different, do not buy it.',
          'Read the number on the device or the frame yourself, not on the box or a paper.',
          'Ask for the receipt, and check that it names the seller and this number.',
        ],
      }
    case 'unknown':
      return {
        message: 'Nothing is reported, and this number is not in the registry.',
        advice: [
          'The item may still be stolen: many owners have not reported their loss yet.',
          'Ask for the receipt, meet in a public place, and check again before you pay.',
          readAgain[placeOfNumber(kind)],
        ],
      }
  }
}

const readAgain: Readonly<Record<NumberPlace, string>> = {
  dialler: 'Read the number again: dial *#06# on the phone.',
  frame: 'Compare the number with the one that is stamped on the vehicle.',
  plate: 'A plate can be changed. Check the VIN on the frame too.',
  item: 'Read the number again on the item itself.',
}

const staleAdvice =
  'Nobody has confirmed this report for a year. The owner may have the item back, or may still be looking for it.'

function lastConfirmed({ confirmedIn }: Finding): string {
  return confirmedIn === undefined
    ? 'not confirmed since'
    : `last confirmed in ${monthLabel(confirmedIn)}`
}

/** Advice for a text that is not an identifier. */
export const invalidAdvice = [
  'On a phone, dial *#06# to see its IMEI.',
  'On a vehicle, read the VIN on the frame, or the plate number.',
  'A serial number is on the label, in the settings or on the box.',
]
