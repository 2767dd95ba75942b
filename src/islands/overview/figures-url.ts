import { apiBase } from '../../api/endpoint.ts'
import { getFigures } from '../../api/overview/get-figures.ts'

/** The build renders it into the page, so that the page needs no schema. */
export const figuresUrl = apiBase + getFigures.path
