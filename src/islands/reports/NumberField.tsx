import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { foundIdentifierInput } from '../../api/reports/finds.ts'
import { groupFoundIdentifier, parseFoundIdentifier } from '../../domain/reports/found-reports.ts'
import { fieldInput, otherInput } from '../../locales/en/input/fields.ts'
import type { FindWords } from '../../locales/find-words.ts'
import { inputText } from '../../locales/input-text.ts'
import { CheckboxField } from '../../ui/forms/CheckboxField.tsx'
import { afterPress, fieldsOf } from '../forms/form-values.ts'
import { ScannableField } from '../lookup/scan/ScannableField.tsx'
import type { FindForm } from './find-form.ts'

type NumberForm = Pick<FindForm, 'identifier' | 'asWritten'>

interface Props {
  label: string
  hint: string
  words: FindWords
}

/** The number of an item, and the confirmation of one that looks mistyped. */
export function NumberField({ words, ...shown }: Props) {
  const form = useFormContext<NumberForm>()
  const field = fieldsOf(form)
  const identifier = form.watch('identifier')
  const { submitCount } = form.formState
  const parsed =
    (submitCount > 0 || form.getFieldState('identifier').invalid) && identifier
      ? parseFoundIdentifier(identifier, { kind: undefined, asWritten: false })
      : null

  /**
   * Validates the identifier alone: with other fields empty, the form’s schema would not check it.
   */
  function isRefused(): boolean {
    const { identifier, asWritten } = form.getValues()
    if (!identifier?.trim()) return false
    const found = foundIdentifierInput.safeParse({ identifier, asWritten })
    const issue = found.error?.issues.find(({ path }) => path[0] === 'identifier')
    if (!issue) return false
    const texts = { ...fieldInput, ...words.input }
    const message = inputText(texts, issue.message, otherInput)
    form.setError('identifier', { type: 'blur', message })
    return true
  }

  function checkIdentifier() {
    const typed = form.getValues('identifier') ?? ''
    // The error of an empty number stays.
    if (!typed.trim() || isRefused()) return
    form.clearErrors('identifier')
    showGrouped(typed)
  }

  // The form’s schema has taken the refusal away.
  const refuseAgain = useEffectEvent(isRefused)
  useEffect(() => {
    if (submitCount > 0) refuseAgain()
  }, [submitCount])

  /** Digits in groups are easier to compare with the item. */
  function showGrouped(typed: string) {
    const shown = groupFoundIdentifier(typed)
    if (shown !== typed) form.setValue('identifier', shown)
  }

  function forgetRefusal() {
    form.setValue('asWritten', false)
    form.clearErrors('identifier')
  }

  return (
    <>
      <ScannableField
        {...field('identifier', {
          onChange: forgetRefusal,
          onBlur: () => afterPress(checkIdentifier),
        })}
        {...shown}
        scanWords={words}
        onRead={(text) => {
          form.setValue('identifier', text, { shouldDirty: true })
          forgetRefusal()
        }}
      />
      {parsed?.ok === false && parsed.isDoubt && (
        <CheckboxField
          {...field('asWritten', { onChange: () => void form.trigger('identifier') })}
          label={words.find.confirmNumber}
        />
      )}
    </>
  )
}
