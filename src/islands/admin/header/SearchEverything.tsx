import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../../ui/cx.ts'
import { inputStyle } from '../../../ui/forms/field-style.ts'
import { useDebouncedValue } from '../../forms/use-debounced-value.ts'
import { everythingQuery } from './queries.ts'

const foundAssets = () => import('./SearchResults.tsx')
const FoundAssets = lazy(async () => ({ default: (await foundAssets()).SearchResults }))

const pauseMs = 200

/** People, assets, reports and identifiers in one box: a combobox whose options are links. */
export function SearchEverything() {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const text = useDebouncedValue(typed.trim(), pauseMs)
  const query = useQuery(everythingQuery(text))
  const isWaiting = typed.trim() !== text || query.isFetching
  const isShown = isOpen && typed.trim() !== ''

  // Behind the screen, and before the first key: the line may be gone by then.
  useEffect(() => void Promise.allSettled([foundAssets()]), [])

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
      const all = options()
      const chosen = all.find((option) => option.id === activeId)
      ;(chosen ?? (all.length === 1 ? all[0] : undefined))?.click()
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  function close() {
    setIsOpen(false)
    setTyped('')
    setActiveId(undefined)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>
    <div role="search" onBlur={leave} className="relative min-w-0 grow">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
      />
      <input
        role="combobox"
        aria-label="Search people, assets, reports and identifiers"
        aria-expanded={isShown}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? activeId : undefined}
        placeholder="Name, e-mail, IMEI, plate…"
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
          setIsOpen(true)
        }}
        className={cx(inputStyle, 'max-w-xl ps-11')}
      />
      {isShown && (
        <Suspense>
          <FoundAssets ref={list} {...{ id, activeId, query, isWaiting }} onChoose={close} />
        </Suspense>
      )}
    </div>
  )
}
