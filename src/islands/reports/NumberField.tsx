import { useFormContext } from 'react-hook-form'
import { foundIdentifierInput } from '../../api/reports/finds.ts'
import { formatIdentifier } from '../../domain/identifiers/format-identifier.ts'
import { parseFoundIdentifier } from '../../domain/reports/found-reports.ts'
import { fieldInput, otherInput } from '../../locales/en/input/fields.ts'
import type { FindWords } from '../../locales/find-words.ts'
import { inputText } from '../../locales/input-text.ts'
import { CheckboxField } from '../../ui/forms/CheckboxField.tsx'
import { fieldsOf } from '../forms/form-values.ts'
import { type ScanButtonOfPage, ScannableField } from '../lookup/scan/ScannableField.tsx'
import type { FindForm } from './find-form.ts'

type NumberForm = Pick<FindForm, 'identifier' | 'asWritten'>

interface Props {
  label: string
  hint: string
  words: FindWords
  Scan: ScanButtonOfPage | undefined
}

/** The number of an item, and the confirmation of one that looks mistyped. */
export function NumberField({ words, Scan, ...shown }: Props) {
  const form = useFormContext<NumberForm>()
  const field = fieldsOf(form)
  const identifier = form.watch('identifier')
  const parsed =
    (form.formState.submitCount > 0 || form.getFieldState('identifier').invalid) && identifier
      ? parseFoundIdentifier(identifier, { kind: undefined, asWritten: false })
      : null

  /**
   * Validates the identifier alone: with other fields empty, the form’s schema would not check it.
   */
  function checkIdentifier() {
    const { identifier, asWritten } = form.getValues()
    if (!identifier?.trim()) return
    const found = foundIdentifierInput.safeParse({ identifier, asWritten })
    const issue = found.error?.issues.find(({ path }) => path[0] === 'identifier')
    if (!issue) {
      form.clearErrors('identifier')
      return showGrouped(identifier)
    }
    const texts = { ...fieldInput, ...words.input }
    form.setError('identifier', {
      type: 'blur',
      message: inputText(texts, issue.message, otherInput),
    })
  }

  /** Digits in groups are easier to compare with the item. */
  function showGrouped(typed: string) {
    const read = parseFoundIdentifier(typed, { kind: undefined, asWritten: true })
    if (!read.ok) return
    const shown = formatIdentifier(read.namespace, read.key)
    const lettersOf = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()
    if (lettersOf(shown) === lettersOf(typed)) form.setValue('identifier', shown)
  }

  function forgetRefusal() {
    form.setValue('asWritten', false)
    form.clearErrors('identifier')
  }

  return (
    <>
      <ScannableField
        {...field('identifier', { onChange: forgetRefusal, onBlur: checkIdentifier })}
        {...shown}
        Scan={Scan}
        // The scan button has English texts only.
        hasCamera={words.language === 'en'}
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
