import type { ComponentProps } from 'react'
import { usualReasons } from '../../../locales/en/screens/admin/reasons.ts'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { FilterChoice } from '../../forms/FilterChoice.tsx'

/** The reason of a decision, in the words that the person reads. */
export interface Reason {
  label: string
  hint: string
  missing: string
  /** Whole sentences by the names of their buttons. */
  usual?: Readonly<Record<string, string>> | undefined
}

interface Props extends Omit<ComponentProps<typeof TextAreaField>, 'label' | 'hint' | 'onChange'> {
  reason: Reason
  value: string
  onChange: (text: string) => void
}

/** The field of a reason. Its buttons insert a usual sentence, or take it out again. */
export function ReasonField({ reason: { label, hint, usual = {} }, onChange, ...area }: Props) {
  const { value } = area
  const names = Object.keys(usual)
  const sentenceOf = (name: string) => usual[name] ?? ''
  return (
    <div className="grid gap-3">
      {names.length > 0 && (
        <FilterChoice
          legend={usualReasons.legend}
          choices={names}
          chosen={names.filter((name) => value.includes(sentenceOf(name)))}
          onChoose={(name) => {
            const sentence = sentenceOf(name)
            const [before = '', after] = value.split(sentence)
            const parts = after === undefined ? [value, sentence] : [before, after]
            onChange(
              parts
                .map((part) => part.trim())
                .filter(Boolean)
                .join(' '),
            )
          }}
        />
      )}
      <TextAreaField
        {...area}
        label={label}
        hint={hint}
        maxLength={500}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
