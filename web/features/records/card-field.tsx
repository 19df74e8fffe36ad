// One field of an answer card. It shows the typed text, and how the text is understood.
import { useId } from 'react'
import { rowName } from '../../../venture/records/fields.ts'
import type { CardFieldProps } from './card-field-props.ts'
import { ChoiceChips, ChoicesChips } from './choice-chips.tsx'
import { FieldRow } from './field-row.tsx'
import { NoteField } from './note-field.tsx'
import { NumberField } from './number-field.tsx'
import { MonthField, PlaceField } from './place-and-month.tsx'
import { RowsField } from './rows-field.tsx'

export function CardField(props: CardFieldProps) {
  const { field, voice, draft } = props
  const id = useId()
  const label = voice.say(field.label)
  const named = {
    ...props,
    error: props.errors[field.id],
    names: { id, label, noteId: `${id}-note`, labelId: `${id}-label` },
  }
  const { labelId, noteId } = named.names
  switch (field.type) {
    case 'choice':
    case 'choices': {
      const Chips = field.type === 'choice' ? ChoiceChips : ChoicesChips
      return (
        <FieldRow label={label} labelId={labelId} noteId={noteId} note={props.aside} room="all">
          <Chips
            labelledBy={labelId}
            field={field.id}
            options={field.options.map(option => ({ id: option.id, label: rowName(option, voice.say) }))}
            value={draft[field.id] ?? ''}
            onChange={value => props.onChange({ [field.id]: value })}
          />
        </FieldRow>
      )
    }
    case 'note':
      return <NoteField {...named} field={field} />
    case 'month':
      return <MonthField {...named} field={field} />
    case 'place':
      return <PlaceField {...named} />
    case 'rows':
      return <RowsField {...named} field={field} Cell={CardField} />
    default:
      return <NumberField {...named} field={field} />
  }
}
