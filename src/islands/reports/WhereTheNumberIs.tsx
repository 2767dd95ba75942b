import type { ReactNode } from 'react'
import type { FindWords } from '../../locales/find-words.ts'
import { FoldingChevron } from '../../ui/sections/FoldingChevron.tsx'
import { paths } from '../paths.ts'

interface Props {
  words: FindWords['loss']
  /** What somebody can do until they know the number. */
  children: ReactNode
}

/** Where the number of a missing item still is, for an owner who does not know it. */
export function WhereTheNumberIs({ words, children }: Props) {
  return (
    <Folded title={words.dontKnow}>
      <ul className="grid gap-2">
        <li className="flex items-center gap-3">
          <BoxPicture />
          {words.onTheBox}
        </li>
        <li className="flex items-center gap-3">
          <DiallerPicture />
          {words.anotherPhone}
        </li>
        <li className="ps-15">{words.inTheAccount}</li>
        <li className="ps-15">{words.atTheShop}</li>
        <li className="ps-15">{words.onTheVehicle}</li>
      </ul>
      <p className="mt-3 ps-15">
        <a href={paths.firstHour} hrefLang="en" className="text-link">
          {words.firstHour}
        </a>
      </p>
      <p className="mt-3 font-semibold">{words.draftKept}</p>
      {children}
    </Folded>
  )
}

/** The same for what somebody has found. */
export function NoNumberFound({ words }: { words: FindWords['find'] }) {
  return (
    <Folded title={words.noNumber}>
      <ul className="grid gap-2">
        <li className="flex items-center gap-3">
          <DiallerPicture />
          {words.lockedPhone}
        </li>
        <li className="ps-15">{words.otherPlaces}</li>
        <li className="ps-15">{words.withoutNumber}</li>
      </ul>
    </Folded>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
        <span className="text-link">{title}</span>
        <FoldingChevron />
      </summary>
      <div className="rounded-md bg-sunken p-3.5">{children}</div>
    </details>
  )
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  className: 'w-12 shrink-0',
} as const

function BoxPicture() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" {...line}>
      <path d="M6 14 24 6l18 8v20l-18 8-18-8ZM6 14l18 8 18-8M24 22v20" />
      <path d="M29 31v5m2-6v5m2-6v5m2-6v5m2-6v5" />
    </svg>
  )
}

function DiallerPicture() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" {...line}>
      <rect x="12" y="3" width="24" height="42" rx="4" />
      <text x="24" y="16" fontSize="7" textAnchor="middle" fill="currentColor" stroke="none">
        *#06#
      </text>
      <path
        d="M18 24h.1M24 24h.1M30 24h.1M18 30h.1M24 30h.1M30 30h.1M24 36h.1"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
