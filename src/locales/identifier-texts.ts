import type { MissingParams } from '../domain/identifiers/half-typed.ts'
import type {
  IdentifierReasonParams,
  UnparsableParams,
} from '../domain/identifiers/identifier-reasons.ts'
import type { IdentifierKind } from '../domain/identifiers/kinds.ts'
import type { TypingAdviceParams } from '../domain/identifiers/typing-advice.ts'
import type { Texts } from './texts.ts'

/** The texts about identifiers in one language. */
export type IdentifierLabels = Readonly<Record<IdentifierKind, string>>
export type MissingTexts = Texts<MissingParams>
export type UnparsableTexts = Texts<UnparsableParams>
export type IdentifierTexts = Texts<IdentifierReasonParams>
export type AdviceTexts = Texts<TypingAdviceParams>
