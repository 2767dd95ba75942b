import { createElement, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type ResolverResult,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '../../api/problem.ts'
import { fieldInput, otherInput } from '../../locales/en/input/fields.ts'
import { type InputTexts, inputText } from '../../locales/input-text.ts'
import type { FailureReason } from '../../ui/feedback/FailureIcon.tsx'
import { failureReasonOf } from '../failure-words.ts'
import { showToast } from '../shell/toasts.ts'
import { fieldsOf } from './form-values.ts'
import { SharedErrorSummary } from './SharedErrorSummary.tsx'

type Schema<Typed, Output> = z.ZodMiniType<Output, Typed>

export interface EndpointFormOptions<Typed extends FieldValues, Output> {
  /** The contract's schema, or what loads it: a form that is opened first appears sooner without it. */
  schema: Schema<Typed, Output> | (() => Promise<Schema<Typed, Output>>)
  /** The messages for schema errors of this topic, from `locales/en/input/<topic>.ts`. */
  texts?: InputTexts
  /** Sends the values. The form shows its `ApiError` and stays busy until it settles. */
  send: (entered: Output) => Promise<void>
  /** Shown if the server refuses without a message. */
  fallback?: string
  /** The toast for any failure; the form itself still shows the reason. */
  failureToast?: string
  /**
   * Only for forms that are not rendered on the server. Without them the form keeps what was typed
   * before hydration.
   */
  defaultValues?: DefaultValues<Typed>
}

/**
 * The behaviour of every form: validates by the contract's schema, is busy while sending, and shows
 * errors at their fields, or above the button and in a toast. It then focuses the first error. Two or
 * more fields with errors are listed above the form.
 */
export function useEndpointForm<Typed extends FieldValues, Output>({
  schema,
  texts,
  send,
  fallback,
  failureToast,
  defaultValues,
}: EndpointFormOptions<Typed, Output>) {
  const loadSchema = async () => {
    if (typeof schema !== 'function') return schema
    return schema().catch(() => {
      throw new ApiError(0, undefined)
    })
  }
  const form = useForm<Typed, unknown, Output>({
    resolver: async (typed) => resolve(await loadSchema(), typed, texts),
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
  })
  const { submitCount } = form.formState
  const formRef = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [failureReason, setFailureReason] = useState<FailureReason>()
  const [wrongAttempt, setWrongAttempt] = useState(0)
  const failureRef = useRef<HTMLParagraphElement>(null)
  const isSending = useRef(false)
  const [generation, setGeneration] = useState(0)

  // Focuses the first invalid field on the page; react-hook-form would focus the one registered
  // first.
  useEffect(() => {
    if (submitCount === 0 || !formRef.current) return
    const wrong = formRef.current.querySelectorAll<HTMLElement>(wrongField)
    wrong[0]?.focus()
    // It may have had the focus already, out of sight: some browsers leave it there at a press.
    wrong[0]?.scrollIntoView({ block: 'nearest' })
    setWrongAttempt(wrong.length > 1 ? submitCount : 0)
  }, [submitCount])

  // The list of wrong fields above it has moved the focused one. Both are shown if they fit.
  useEffect(() => {
    if (wrongAttempt === 0) return
    for (const shown of ['nav', ':focus'])
      formRef.current?.querySelector(shown)?.scrollIntoView({ block: 'nearest' })
  }, [wrongAttempt])

  const submit = form.handleSubmit(async (entered) => {
    // A second press can arrive before the button is disabled.
    if (isSending.current) return
    isSending.current = true
    const focused = document.activeElement
    setBusy(true)
    setFailure(null)
    let failed: ApiError | undefined
    try {
      await send(entered)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failed = error
    } finally {
      isSending.current = false
      // Synchronous, because a disabled control cannot take the focus.
      flushSync(() => setBusy(false))
    }
    // A disabled control has lost the focus.
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true })
    if (failed) refuse(failed)
  })

  async function onSubmit(event?: SyntheticEvent) {
    // Some password managers fill a field without an event. React ignores it for the other fields.
    for (const field of formRef.current?.querySelectorAll('input') ?? [])
      field.dispatchEvent(new Event('input', { bubbles: true }))
    // The schema may not be within reach.
    await submit(event).catch((error) => {
      if (!(error instanceof ApiError)) throw error
      refuse(error)
    })
  }

  /**
   * Replaces the values. The fields are mounted again, so that no state beside the values stays,
   * such as an upload that is under way. The first gets the focus of the button that was pressed.
   */
  function reset(values: Typed) {
    form.reset(values)
    flushSync(() => setGeneration((before) => before + 1))
    formRef.current?.querySelector<HTMLElement>(firstField)?.focus()
  }

  function refuse(failed: ApiError) {
    const message = messageOf(failed, fallback)
    const isAtField = showOnFields(form, failed)
    // A message at its field is not repeated in a toast, which would cover the field on a phone.
    const isRepeated = isAtField && Object.values(failed.body?.fields ?? {}).includes(message)
    if (!isRepeated || failureToast) void showToast('error', failureToast ?? message)
    if (isAtField) return
    setFailureReason(failureReasonOf(failed))
    flushSync(() => setFailure(message))
    failureRef.current?.focus()
  }

  return {
    form,
    reset,
    /** Spread into `<Form>`. */
    formProps: {
      ref: formRef,
      onSubmit,
      busy,
      failure,
      failureReason,
      failureRef,
      wrongAttempt,
      summary: createElement(SharedErrorSummary),
      generation,
    },
    /** Spread into the field of that name. */
    field: fieldsOf(form),
  }
}

export type EndpointForm<Typed extends FieldValues, Output> = ReturnType<
  typeof useEndpointForm<Typed, Output>
>

/** Spread into `<Form>`. */
export type EndpointFormProps = EndpointForm<FieldValues, FieldValues>['formProps']

const wrongField = '[aria-invalid=true]'
const firstField = 'input:not([type=file]), select, textarea'

function messageOf(failed: ApiError, fallback: string | undefined): string {
  return failed.status > 0 && !failed.body && fallback ? fallback : failed.message
}

/**
 * Shows a refusal at the fields that it names and focuses the first. Returns false if it names
 * none.
 */
function showOnFields<Typed extends FieldValues, Output>(
  form: UseFormReturn<Typed, unknown, Output>,
  failed: ApiError,
): boolean {
  const named = failed.body?.fields ?? {}
  const order = Object.keys(form.getValues())
  // An error in a list names the position: `moreIdentifiers.0.value`.
  const placeOf = (name: string) => order.indexOf(name.split('.', 1)[0] ?? '')
  const fieldNames = (Object.keys(named) as Path<Typed>[])
    .filter((name) => placeOf(name) >= 0)
    .sort((a, b) => placeOf(a) - placeOf(b))
  for (const name of fieldNames) form.setError(name, { type: 'server', message: named[name] ?? '' })
  const [first] = fieldNames
  if (first) form.setFocus(first)
  return first !== undefined
}

/**
 * Validates a form by the contract's schema. A field shows its first error. `texts` are the
 * messages for the schema's topic, in addition to those that all forms share.
 */
function resolve<Typed extends FieldValues, Output>(
  schema: Schema<Typed, Output>,
  typed: Typed,
  texts: InputTexts = {},
): ResolverResult<Typed, Output> {
  const { success, data, error } = schema.safeParse(typed)
  if (success) return { values: data, errors: {} }
  const all = { ...fieldInput, ...texts }
  const errors: FieldErrors<Typed> = {}
  for (const { path, code, message } of error.issues) {
    // An error of the whole form has no field.
    const name = path.join('.') || 'root'
    if (!get(errors, name))
      set(errors, name, { type: code, message: inputText(all, message, otherInput) })
  }
  return { values: {}, errors }
}
