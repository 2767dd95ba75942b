import { useStore } from '@nanostores/react'
import { ArrowRight, ScanLine, Search, WifiOff } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { verifyWords } from '../locales/en/screens/verify.ts'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { searchHint, searchPlaceholder, searchStyle } from '../ui/forms/search-style.ts'
import { createLookupStore, type LookupStore } from './lookup/lookup-store.ts'
import { useScan } from './lookup/scan/use-scan.tsx'
import { useLookupHistory } from './lookup/use-lookup-history.ts'
import { VerdictCard } from './lookup/VerdictCard.tsx'
import { paths } from './paths.ts'
import { TextLinesSkeleton } from './shell/TextLinesSkeleton.tsx'

interface Props {
  /**
   * `header`: the result appears below the bar. `page`: it replaces the page's own result and URL.
   */
  place: 'hero' | 'header' | 'page'
  /** The query that the page itself has answered. */
  asked?: string
}

/** The verify search. Before hydration it is a plain form that opens the results page. */
export const VerifySearch = withErrorBoundary(function VerifySearch({ place, asked = '' }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const scanButton = useRef<HTMLButtonElement>(null)
  const [{ $lookUp: $lookup, ask, askAfterPause, askIfComplete, forget: clear }] =
    useState(createLookupStore)
  const lookup = useStore($lookup)
  const isOpen = lookup.status !== 'idle' && lookup.status !== 'typing'
  const size = place === 'header' ? 'header' : 'hero'
  // The page's own result does not belong to the text that is now typed.
  const isOverwritten = place === 'page' && lookup.status === 'typing'
  const hint = hintOf(lookup, place)

  useEffect(() => {
    // The user may have typed before hydration.
    const typed = input.current?.value ?? ''
    if (typed !== asked) askAfterPause(typed)
    return clear
  }, [asked, askAfterPause, clear])

  useEffect(() => {
    if (!isOpen) return
    function closeOutside({ target }: Event) {
      if (place === 'header' && !root.current?.contains(target as Node)) clear()
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape' && root.current?.contains(document.activeElement)) clear()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen, place, clear])

  const travelTo = useCallback(
    (text: string) => {
      if (input.current) input.current.value = text
      // Shows the result that the server rendered.
      if (text === asked) clear()
      else if (text === '') location.reload()
      else void ask(text)
    },
    [asked, ask, clear],
  )
  useLookupHistory({ isOn: place === 'page', lookUp: lookup, onTravel: travelTo })

  function submit() {
    const text = input.current?.value.trim()
    if (text) void ask(text)
  }

  const { scan, dialog } = useScan(null, (text) => {
    if (input.current) input.current.value = text
    askIfComplete(text)
  })

  return (
    <div
      ref={root}
      role={place === 'hero' ? undefined : 'search'}
      className="group/search relative"
      data-asked={isOpen || isOverwritten || undefined}
    >
      <form
        action={paths.search}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          if ((event.nativeEvent as SubmitEvent).submitter === scanButton.current) void scan()
          else submit()
        }}
        className={searchStyle.frame[size]}
        data-no-print
      >
        <Search className={searchStyle.icon[size]} aria-hidden="true" />
        <label htmlFor={id} className="sr-only">
          {verifyWords.searchForAnItemUsing}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="uid"
          required
          maxLength={64}
          defaultValue={asked}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={searchPlaceholder[size]}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={searchStyle.field[size]}
          onChange={({ target }) => askAfterPause(target.value)}
        />
        <button type="submit" className={searchStyle.submit[size]}>
          {size === 'hero' ? (
            verifyWords.verify
          ) : (
            <ArrowRight className="size-5" aria-hidden="true" />
          )}
          {size === 'header' && <span className="sr-only">{verifyWords.search}</span>}
        </button>
        {size === 'hero' && (
          <button
            ref={scanButton}
            // A submit button, because only a submit is repeated after hydration. It follows the
            // other submit button, because Enter presses the first.
            type="submit"
            formNoValidate
            aria-label={verifyWords.scanABarcode}
            className={searchStyle.scan}
          >
            <ScanLine aria-hidden="true" className="size-6" />
          </button>
        )}
      </form>
      {hint && (
        <p id={`${id}-hint`} className={searchStyle.hint[size]} data-no-print>
          {hint}
        </p>
      )}
      {dialog}
      <p role="status" className="sr-only">
        {announcement(lookup)}
      </p>
      {isOpen && (
        <div
          className={cx(
            'mt-3',
            place === 'header' &&
              'lg:absolute lg:inset-e-0 lg:top-full lg:z-50 lg:max-h-[80dvh] lg:w-104 lg:overflow-auto lg:rounded-lg lg:shadow-float',
          )}
        >
          {lookup.status === 'waiting' && <WaitingCard />}
          {lookup.status === 'failed' && (
            <FailedCard message={lookup.message} onRetry={() => void ask(lookup.text)} />
          )}
          {lookup.status === 'answered' && (
            <VerdictCard
              answer={lookup.answer}
              checkedAt={lookup.at}
              size={place === 'header' ? 'short' : 'full'}
            />
          )}
        </div>
      )}
    </div>
  )
})

/** The hint below the input while there is no result. */
function hintOf(lookup: LookupStore, place: Props['place']): string {
  if (lookup.status === 'typing') return lookup.message
  return lookup.status === 'idle' && place === 'header' ? searchHint : ''
}

/** The verdict in one sentence. Users can read the card itself for the rest. */
function announcement(lookup: LookupStore): string {
  switch (lookup.status) {
    case 'idle':
      return ''
    case 'typing':
      return lookup.hasPaused ? lookup.message : ''
    case 'waiting':
      return verifyWords.checking
    case 'answered':
      return lookup.answer.message
    case 'failed':
      return lookup.message
  }
}

const frame = 'overflow-hidden rounded-lg border border-line bg-surface text-start'

function WaitingCard() {
  return (
    <div className={frame}>
      <div className="flex gap-4 border-b border-line p-4">
        <Skeleton className="size-10" />
        <TextLinesSkeleton className="py-1" lines={['h-4 w-24', 'h-6 w-4/5']} />
      </div>
      <div className="grid gap-2 p-4">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-6 w-56" />
      </div>
    </div>
  )
}

function FailedCard({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={cx(frame, 'flex flex-wrap items-center gap-x-4 gap-y-3 p-4')}>
      <WifiOff aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <p className="grow basis-48 font-medium">{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {verifyWords.tryAgain}
      </Button>
    </div>
  )
}
