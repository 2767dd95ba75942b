import { useStore } from '@nanostores/react'
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'nanostores'
import type { ComponentType, ReactNode } from 'react'

/** `/assets/:id` has the parameter `id`. */
type ParamsOf<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamsOf<Part> & ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? Record<Name, string>
    : unknown

/** The parameters in a path, and what a route reads from a URL’s search. */
interface Place<Params, Search> {
  params: Params
  search: Search
}

interface RouteOptions<Path extends string, Search, Data> {
  /** `/assets/:id`. A route without parameters wins over one with them. */
  path: Path
  /** Default: nothing. */
  readSearch?: (search: Record<string, string>) => Search
  /** The screen appears once this is loaded. What it returns is the screen’s `useData()`. */
  load?: (client: QueryClient, place: Place<ParamsOf<Path>, Search>) => Data
  /** Shown while it loads for long; default: `ScreenSkeleton`. */
  Pending?: ComponentType
  /** The screen around this one. */
  parent?: Route
}

export interface Route {
  path: string
  readSearch?: (search: Record<string, string>) => object
  // biome-ignore lint/suspicious/noExplicitAny: each route has its own parameters
  load?: (client: QueryClient, place: Place<any, any>) => unknown
  Pending?: ComponentType
  parent?: Route
}

/** A URL of a screen. Its component is named elsewhere, so that a link loads no screen. */
export function createRoute<
  const Path extends string,
  Search extends object = Record<never, never>,
  Data = undefined,
>(options: RouteOptions<Path, Search, Data>) {
  return {
    ...options,
    useParams: () => useStore($shown)?.page.params as ParamsOf<Path>,
    useSearch: () => useStore($shown)?.page.search as Search,
    useData: () => useStore($shown)?.data as Awaited<Data>,
  }
}

/** A URL of an app. */
export interface Page extends Place<Record<string, string>, object> {
  /** Undefined for a URL of no screen. */
  route: Route | undefined
  path: string
  /** The path with its search. */
  href: string
}

/** Screens, outermost first. */
export type Screens = readonly ComponentType<{ children?: ReactNode }>[]

export interface Shown {
  page: Page
  screens: Screens
  data?: unknown
  scroll?: number | string | undefined
  /** Why the innermost screen is not there. */
  error?: unknown
}

/** What was last asked for. */
export const $page = atom<Page | undefined>()

/** What is shown, until the page that was last asked for has loaded. */
export const $shown = atom<Shown | undefined>()
