import { useStore } from '@nanostores/react'
import { ArrowRight, ScanLine, Search } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { groupImei, groupWhileTyping } from '../domain/identifiers/group-while-typing.ts'
import { localized } from '../locales/localized-paths.ts'
import { englishSearchWords, type SearchWords } from '../locales/search-words.ts'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { FailureIcon, type FailureReason } from '../ui/feedback/FailureIcon.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { searchStyle } from '../ui/forms/search-style.ts'
import { Tag } from '../ui/tag/Tag.tsx'
import { searchedNumberId } from './lookup/CorrectNumber.tsx'
import { identifierInUrl } from './lookup/identifier-in-url.ts'
import { createLookupStore, type LookupStore } from './lookup/lookup-store.ts'
import { useHandScanner } from './lookup/scan/hand-scanner.ts'
import { useScan } from './lookup/scan/use-scan.tsx'
import { useLookupHistory, useResultTitle } from './lookup/use-lookup-history.ts'
import { VerdictCard } from './lookup/VerdictCard.tsx'
import { paths } from './paths.ts'
import { TextLinesSkeleton } from './shell/TextLinesSkeleton.tsx'

interface Props {
  /**
   * `hero`, `header`: a result appears while typing; Verify opens the results page. `page`: the
   * result replaces the one that the server rendered, and the URL changes.
   */
  place: 'hero' | 'header' | 'page'
  /** The query whose result the server rendered. */
  asked?: string
  /** Whether the server was asked for nothing. */
  askedNothing?: boolean
  /** The id of the element that shows the result; by default it appears below the box. */
  resultIn?: string
  /** English if left out. */
  words?: SearchWords
}

/** The verify search. Before hydration it is a plain form that opens the results page. */
export const VerifySearch = withErrorBoundary(IdentifierSearch, ({ words }) => words?.verify)

function IdentifierSearch({
  place,
  asked = '',
  askedNothing = false,
  resultIn,
  words = englishSearchWords,
}: Props) {
  const { language, verify } = words
  const ownId = useId()
  const id = place === 'page' ? searchedNumberId : ownId
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLDivElement>(null)
  // The text before the latest change.
  const previous = useRef(groupImei(asked))
  // True after Enter or Verify: the focus then moves to the result.
  const wasSubmitted = useRef(false)
  const [{ $lookup, ask, askAfterPause, askIfComplete, clear }] = useState(() =>
    createLookupStore(words),
  )
  const lookup = useStore($lookup)
  const isOpen = lookup.status !== 'idle' && lookup.status !== 'typing'
  const isAnswered = place === 'page' && (asked !== '' || isOpen)
  const size = place === 'header' ? 'header' : isAnswered ? 'line' : 'hero'
  // The result that the server rendered belongs to the text and the URL that the page began with.
  const [isOverwritten, setOverwritten] = useState(false)
  const follow = useCallback(
    (text: string) => {
      previous.current = text
      setEmpty((wasEmpty) => wasEmpty && text === '')
      setOverwritten(place === 'page' && (text !== groupImei(asked) || identifierInUrl() !== asked))
    },
    [place, asked],
  )
  const show = useCallback(
    (text: string) => {
      if (input.current) input.current.value = groupImei(text)
      follow(groupImei(text))
    },
    [follow],
  )
  const [isEmpty, setEmpty] = useState(askedNothing)
  const hint = isEmpty ? verify.typeFirst : hintOf(lookup, place, verify.uidHint)

  useEffect(() => {
    // The user may have typed before hydration. If Enter came, too, the browser opens the result.
    const typed = groupImei(input.current?.value ?? '')
    follow(typed)
    if (input.current && input.current.value !== typed) input.current.value = typed
    const isOpened = input.current?.closest('[data-opened]')
    if (typed !== groupImei(asked) && !isOpened) askAfterPause(typed)
    return clear
  }, [asked, askAfterPause, clear, follow])

  useEffect(() => {
    if (!isOpen) return
    function closeOnOutsidePress({ target }: Event) {
      if (place === 'header' && !root.current?.contains(target as Node)) clear()
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape' && root.current?.contains(document.activeElement)) clear()
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsidePress)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen, place, clear])

  const travelTo = useCallback(
    (text: string) => {
      show(text)
      // Shows the result that the server rendered.
      if (text === asked) clear()
      else if (text === '') location.reload()
      else void ask(text)
    },
    [asked, ask, clear, show],
  )
  useLookupHistory({ isOn: place === 'page', lookup, language, onTravel: travelTo })
  useResultTitle(
    place === 'page' && lookup.status === 'answered' ? lookup.lookupResult : null,
    words,
    isOverwritten,
  )

  useEffect(() => {
    if (lookup.status !== 'answered' || !wasSubmitted.current) return
    wasSubmitted.current = false
    result.current?.querySelector<HTMLElement>('[data-tag-band]')?.focus()
  }, [lookup])

  function submit(event: Event) {
    const text = input.current?.value.trim()
    // In other places the form opens the results page, whose URL can be shared.
    if (text && place !== 'page') return
    event.preventDefault()
    if (text) {
      wasSubmitted.current = true
      void ask(text)
    } else {
      // Before the focus, which makes screen readers read it.
      flushSync(() => setEmpty(true))
      input.current?.focus()
    }
  }

  function handleInput(field: HTMLInputElement, { isComposing, inputType }: InputEvent) {
    const typed = { text: field.value, caret: field.selectionStart ?? field.value.length }
    // Phones’ keyboards compose words; a change from outside would break theirs.
    const { text, caret } = isComposing
      ? typed
      : groupWhileTyping(typed, previous.current, inputType)
    if (text !== field.value) {
      field.value = text
      field.setSelectionRange(caret, caret)
    }
    follow(text)
    askAfterPause(text)
  }

  const watchScanner = useHandScanner(show)
  const { scan, dialog } = useScan(
    null,
    (text) => {
      show(text)
      askIfComplete(text)
    },
    words,
  )

  return (
    <div
      ref={root}
      role={place === 'hero' ? undefined : 'search'}
      className="group/search relative"
      data-asked={isOpen || isOverwritten || undefined}
    >
      <form
        action={localized(language, paths.search)}
        method="get"
        onSubmit={(event) => submit(event.nativeEvent)}
        className={searchStyle.frame[size]}
        data-no-print
      >
        <Search className={searchStyle.icon[size]} aria-hidden="true" />
        <label htmlFor={id} className="sr-only">
          {verify.searchLabel}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="uid"
          aria-invalid={isEmpty || undefined}
          defaultValue={groupImei(asked)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={size === 'header' ? verify.searchLabel : verify.placeholder}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={searchStyle.field[size]}
          onKeyDown={watchScanner}
          onChange={({ target, nativeEvent }) => {
            handleInput(target, nativeEvent as InputEvent)
          }}
        />
        {size !== 'header' && (
          <button
            type="button"
            onClick={() => void scan()}
            aria-label={verify.scanABarcode}
            className={searchStyle.scan}
          >
            <ScanLine aria-hidden="true" className="size-6" />
          </button>
        )}
        <button type="submit" className={searchStyle.submit[size]}>
          {size === 'hero' ? verify.verify : <ArrowRight className="size-5" aria-hidden="true" />}
          {size !== 'hero' && (
            <span className="sr-only">{size === 'line' ? verify.verify : verify.search}</span>
          )}
        </button>
      </form>
      {hint && (
        <p
          id={`${id}-hint`}
          className={cx(searchStyle.hint[size], isEmpty && 'text-stolen!')}
          data-no-print
        >
          {hint}
        </p>
      )}
      {dialog}
      <p role="status" className="sr-only">
        {announcement(lookup, verify)}
      </p>
      {isOpen && (
        <Placed in={resultIn}>
          <div
            ref={result}
            className={cx(
              !resultIn && 'mt-3',
              place === 'header' &&
                'lg:absolute lg:inset-e-0 lg:top-full lg:z-50 lg:max-h-[80dvh] lg:w-104 lg:overflow-auto lg:rounded-lg lg:bg-paper lg:p-4 lg:shadow-float',
            )}
          >
            {lookup.status === 'waiting' && (
              <WaitingCard
                isFull={place === 'page'}
                checking={verify.checking}
                note={lookup.isSlow ? verify.slowLine : ''}
              />
            )}
            {lookup.status === 'failed' && (
              <FailedCard
                {...lookup}
                tryAgain={verify.tryAgain}
                onRetry={() => void ask(lookup.text)}
              />
            )}
            {lookup.status === 'answered' && (
              <VerdictCard
                result={lookup.lookupResult}
                checkedAt={lookup.at}
                words={words}
                size={place === 'page' ? 'full' : 'short'}
                isTied={place !== 'header'}
              />
            )}
          </div>
        </Placed>
      )}
    </div>
  )
}

/** The hint below the input while there is no result. */
function hintOf(lookup: LookupStore, place: Props['place'], uidHint: string): string {
  if (lookup.status === 'typing') return lookup.message
  return lookup.status === 'idle' && place === 'header' ? uidHint : ''
}

/** The lookup in one sentence, for screen readers. */
function announcement(lookup: LookupStore, { checking, slowLine }: SearchWords['verify']): string {
  switch (lookup.status) {
    case 'idle':
      return ''
    case 'typing':
      return lookup.hasPaused ? lookup.message : ''
    case 'waiting':
      return lookup.isSlow ? slowLine : checking
    case 'answered':
      return lookup.lookupResult.message
    case 'failed':
      return lookup.message
  }
}

/** Renders the result into the element with this id, if the page has it. */
function Placed({ in: id, children }: { in: string | undefined; children: ReactNode }) {
  const element = id === undefined ? null : document.getElementById(id)
  return element ? createPortal(children, element) : children
}

function WaitingCard({
  isFull,
  checking,
  note,
}: {
  isFull: boolean
  checking: string
  note: string
}) {
  return (
    <Tag tone="blank" word={checking} size={isFull ? 'large' : 'medium'} string={isFull}>
      <div className="grid gap-5 p-4 sm:p-6">
        {note && <p className="font-medium">{note}</p>}
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-14 w-full" />
        <TextLinesSkeleton lines={['h-4 w-full', 'h-4 w-4/5']} />
      </div>
    </Tag>
  )
}

interface FailedProps {
  message: string
  reason: FailureReason
  tryAgain: string
  onRetry: () => void
}

function FailedCard({ message, reason, tryAgain, onRetry }: FailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 text-start">
      <FailureIcon reason={reason} className="size-6 shrink-0 text-muted" />
      <p className="grow basis-48 font-medium">{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  )
}
