import { useSyncExternalStore } from 'react'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  children: string
  /** The label until then, with the placeholder `{seconds}`. */
  wait: string
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: () => number
  busy: boolean
  onClick: () => void
}

/** The seconds between two codes (spec §9); the server sends none sooner. */
const secondsBetweenCodes = 60

/** Asks for another code. It counts the seconds until it may. */
export function NewCodeButton({ children, wait, sentAt, ...button }: Props) {
  // Null until hydration.
  const seconds = useSyncExternalStore(
    everyQuarterSecond,
    () => secondsToNewCode(sentAt()),
    () => null,
  )
  return (
    <Button
      {...button}
      variant="quiet"
      wide
      disabled={seconds !== 0}
      className="opacity-100! disabled:text-muted"
    >
      {seconds ? fill(wait, { seconds }) : children}
    </Button>
  )
}

/** It uses the clock, so a reload changes nothing. */
function secondsToNewCode(sentAt: number): number {
  const seconds = Math.ceil((sentAt - Date.now()) / 1000) + secondsBetweenCodes
  return Math.min(Math.max(seconds, 0), secondsBetweenCodes)
}

export function everyQuarterSecond(tick: () => void): () => void {
  const timer = setInterval(tick, 250)
  return () => clearInterval(timer)
}
