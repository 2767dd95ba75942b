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
  return ` ${count} items have this serial number: ${each.join('; ')}. Look for the maker on the item.`
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
  'An authority listed it. No owner has reported it on Toju.',
  'Do not pay. Ask the authority that listed it, or the nearest police station.',
  'Is it yours? Ask the authority to take it off the list. Toju cannot change the list.',
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
          'In danger, call 112.',
          'Tell the nearest police station where and when it was offered to you.',
          'Already have it? Keep it safe, do not sell it on, and report it as found so we can tell its owner.',
          ...old,
        ],
      }
    case 'lost':
      return finding.underReview
        ? {
            message: `Reported${when}${where}, under review. Do not buy it until the review is done.`,
            advice: [
              'Our team is checking this report. Wait, and check the number again later.',
              'If you already hold it, report it as found so we can tell its owner.',
            ],
          }
        : {
            message: `Reported lost${when}${where}${since}. Do not buy it.`,
            advice: [
              'Somebody is looking for this. Do not pay for it.',
              'If you hold it, report it as found: we tell the owner without showing who you are.',
              'If the seller says it is theirs, ask them to mark it as found on Toju first.',
              ...old,
            ],
          }
    case 'found':
      return {
        message: `Reported found${when}. Do not buy it: we are looking for its owner.`,
        advice: [
          'Somebody found it and reported its number. Nobody has the right to sell it.',
          'If it is yours, report it as lost with this number. We match the two reports and tell you both.',
          'We show no more here, so that nobody can claim what is not theirs.',
        ],
      }
    case 'contested':
      return {
        message: 'Two people claim this number. Do not buy it until we decide.',
        advice: [
          'Two people say that it is theirs. Our team looks at the evidence of both.',
          'Do not pay yet, whatever paper the seller shows you. Check again in a few days.',
          'An item can have several numbers. Check each of them.',
          'Is it yours? Register it and add your receipt. We ask both sides for evidence in the same way.',
        ],
      }
    case 'clear':
      return {
        message: 'Registered, and nothing is reported.',
        advice: [
          'This seller may not be the owner. Ask them to transfer it to you on Toju: only its owner can.',
          'Compare the item in your hand with what is shown here. If it is a different one, do not buy it.',
          'Read the number off the device or the frame yourself, not from the box or a paper.',
          'Ask for the receipt, and check that it names the seller and this number.',
        ],
      }
    case 'unknown':
      return {
        message: 'Nothing is reported, and this number is not in the registry.',
        advice: [
          'It may still be stolen: many owners have not reported yet.',
          'Ask for the receipt, meet in a public place, and check again before you pay.',
          readAgain[placeOfNumber(kind)],
        ],
      }
  }
}

const readAgain: Readonly<Record<NumberPlace, string>> = {
  dialler: 'Read the number again: dial *#06# on the phone.',
  frame: 'Read the number again on the frame.',
  plate: 'A plate can be changed. Check the VIN on the frame too.',
  item: 'Read the number again on the item itself.',
}

const staleAdvice =
  'Nobody has confirmed this report for a year. Its owner may have it back, or may still be looking for it.'

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
