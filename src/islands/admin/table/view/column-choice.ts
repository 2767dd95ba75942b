export interface Column {
  id?: string | undefined
  header?: unknown
  meta?:
    | { rowHeader?: boolean; hideHeader?: boolean; isMinor?: boolean; isSpare?: boolean }
    | undefined
}

/** The id of a column. */
export function idOf(column: Column): string {
  return column.id ?? (column as { accessorKey?: string }).accessorKey ?? ''
}

/** Staff may hide all columns but the one that names the row and the one with the actions. */
function isOptional({ meta }: Column): boolean {
  return !meta?.rowHeader && !meta?.hideHeader
}

export function isShown(column: Column, hidden: readonly string[] | undefined): boolean {
  return !isOptional(column) || !hidden?.includes(idOf(column))
}

/** A column that staff may show or hide. */
export interface ColumnChoice {
  id: string
  label: string
  /** Narrow screens have no room for it. */
  isWideOnly: boolean
}

export function choicesOf(columns: readonly Column[]): ColumnChoice[] {
  return columns.filter(isOptional).map((column) => ({
    id: idOf(column),
    label: String(column.header),
    isWideOnly: Boolean(column.meta?.isMinor),
  }))
}
