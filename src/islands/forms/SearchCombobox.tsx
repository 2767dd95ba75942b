import {
  keepPreviousData,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../ui/cx.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { inputStyle } from '../../ui/forms/field-style.ts'
import { afterFirstContent } from '../shell/loading/first-content.ts'
import { useDebouncedValue } from './use-debounced-value.ts'

/** The props of the result list. The id of each option begins with `${id}-`. */
export interface ResultsProps<Found> {
  id: string
  /** The search text. */
  text: string
  /** The id of the option selected by keyboard. */
  activeId: string | undefined
  query: UseQueryResult<Found>
  isWaiting: boolean
  onHover: (optionId: string) => void
  onChoose: () => void
  ref: Ref<HTMLDivElement>
}

interface Props<Found, Key extends readonly unknown[]> {
  label: string
  placeholder: string
  queryOf: (text: string) => UseQueryOptions<Found, Error, Found, Key>
  /** Loaded by `preload`. */
  Results: ComponentType<ResultsProps<Found>>
  preload: () => Promise<unknown>
  size: 'header' | 'screen'
  /** True if there are options before anything is typed. */
  suggests?: boolean
}

const pauseMs = 200

const styles = {
  header: { box: 'min-w-0 grow', icon: 'start-3.5', input: 'max-w-xl ps-11' },
  screen: { box: '', icon: 'start-4', input: 'min-h-14 ps-12 pe-12' },
}

/** Searches while the user types: a combobox whose options are links. */
export function SearchCombobox<Found, Key extends readonly unknown[]>(props: Props<Found, Key>) {
  const { Results, preload, size, suggests = false } = props
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const id = useId()
  /** The text for which Enter was pressed before its results were there. */
  const [awaited, setAwaited] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const text = useDebouncedValue(typed.trim(), pauseMs)
  // An arrow key pressed before the next results are there moves through those in sight.
  const query = useQuery({ ...props.queryOf(text), placeholderData: keepPreviousData })
  const isWaiting = typed.trim() !== text || query.isFetching
  const isShown = isOpen && (suggests || typed.trim() !== '')

  // Loaded before the first key press, because the connection may be lost by then.
  useEffect(() => void Promise.allSettled([afterFirstContent(preload)]), [preload])

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

  function move(step: 1 | -1) {
    const all = options()
    const at = all.findIndex((option) => option.id === activeId)
    const next = at < 0 && step < 0 ? all.length - 1 : (at + step + all.length) % all.length
    setActiveId(all[next]?.id)
    all[next]?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (isShown) event.preventDefault()
      setIsOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault()
      const chosen = options().find((option) => option.id === activeId)
      if (chosen) chosen.click()
      else if (isWaiting) setAwaited(typed.trim())
      else openOnly()
    }
  }

  function openOnly() {
    const [only, ...others] = options()
    if (others.length === 0) only?.click()
  }

  const openAwaited = useEffectEvent(() => {
    if (awaited === undefined || isWaiting) return
    setAwaited(undefined)
    if (isShown && awaited === text) openOnly()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: results that arrive open what was awaited
  useEffect(() => openAwaited(), [awaited, isWaiting])

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  function close() {
    setIsOpen(false)
    setTyped('')
    setActiveId(undefined)
  }

  const box = (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not support <search>
    <div
      role="search"
      aria-label={props.label}
      onBlur={leave}
      className={cx('relative', styles[size].box)}
    >
      <Search
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute inset-y-0 my-auto size-5 text-muted',
          styles[size].icon,
        )}
      />
      <input
        id={id}
        role="combobox"
        aria-label={size === 'header' ? props.label : undefined}
        aria-expanded={isShown}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? activeId : undefined}
        placeholder={props.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onFocus={() => setIsOpen(true)}
        onKeyDown={press}
        onChange={({ target }) => {
          setTyped(target.value)
          setActiveId(undefined)
          setAwaited(undefined)
          setIsOpen(true)
        }}
        className={cx(inputStyle, styles[size].input)}
      />
      {isShown && isWaiting && size === 'screen' && (
        <span className="pointer-events-none absolute inset-y-0 end-4 grid place-items-center text-muted">
          <Spinner label="Searching" />
        </span>
      )}
      {isShown && (
        <div data-not-kept>
          <Suspense>
            <Results
              ref={list}
              {...{ id, text, activeId, query, isWaiting }}
              onHover={setActiveId}
              onChoose={close}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
  if (size === 'header') return box
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {props.label}
      </label>
      {box}
    </>
  )
}
