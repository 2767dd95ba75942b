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
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { inputStyle } from '../../../ui/forms/field-style.ts'
import { useDebouncedValue } from '../../forms/use-debounced-value.ts'
import { assetSearchQuery } from '../queries.ts'

const foundAssets = () => import('./AssetSearchResults.tsx')
const FoundAssets = lazy(async () => ({ default: (await foundAssets()).AssetSearchResults }))

const pauseMs = 200

/** Looks one's own assets up by identifier while typing: a combobox whose options are links. */
export function SearchAssets() {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const text = useDebouncedValue(typed.trim(), pauseMs)
  const search = useQuery(assetSearchQuery(text))
  const isWaiting = typed.trim() !== text || search.isFetching
  const isShown = isOpen && typed.trim() !== ''

  // Behind the screen, and before the first key: the line may be gone by then.
  useEffect(() => void Promise.allSettled([foundAssets()]), [])

  function options(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  }

  function goTo(index: number) {
    setActive(index)
    options()[index]?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (isShown) event.preventDefault()
      setIsOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const count = options().length
      const step = event.key === 'ArrowDown' ? 1 : -1
      setIsOpen(true)
      if (count > 0) goTo(active < 0 && step < 0 ? count - 1 : (active + step + count) % count)
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault()
      const all = options()
      const chosen = all[active] ?? (all.length === 1 ? all[0] : undefined)
      chosen?.click()
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>
    <div role="search" onBlur={leave} className="relative max-w-2xl">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
      />
      <input
        role="combobox"
        aria-label="Search your assets by name, IMEI, serial, plate or VIN"
        aria-expanded={isShown}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        placeholder="Search by name, IMEI, plate…"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onFocus={() => setIsOpen(true)}
        onKeyDown={press}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(-1)
          setIsOpen(true)
        }}
        className={cx(inputStyle, 'min-h-14 ps-12 pe-12')}
      />
      {isShown && isWaiting && (
        <span className="pointer-events-none absolute inset-y-0 end-4 grid place-items-center text-muted">
          <Spinner label="Searching" />
        </span>
      )}
      {isShown && (
        <Suspense>
          <FoundAssets
            ref={list}
            {...{ id, text, active, search, isWaiting }}
            onHover={setActive}
          />
        </Suspense>
      )}
    </div>
  )
}
