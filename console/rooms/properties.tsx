import type { Schemas } from '../api.ts'
import { linesOf, optionsOf } from '../options.ts'
import { fieldsOf, type Settings, SettingsList } from '../parts/settings.tsx'
import { Flag } from '../parts/show.tsx'
import { wordsOf } from '../words.ts'

/** What a tenant's records have beside what all have. */
export default function Properties() {
  return (
    <SettingsList
      settings={settings}
      name="Properties"
      empty="No properties of your own yet. Make one for what your records need beside what they have: a region, a contract’s end, a segment."
      columns={{
        Label: 'label',
        Key: ({ key }) => <code>{key}</code>,
        Kind: 'entity',
        Type: ({ type, isUnique }) => `${wordsOf(type)}${isUnique ? ', unique' : ''}`,
        Options: ({ options }) => options?.map(({ label }) => label).join(', '),
        State: ({ isArchived }) => <Flag is={!isArchived} words={['In use', 'Archived']} />
      }}
    />
  )
}

const settings: Settings<Schemas['PropertyResponse']> = {
  ...{ word: 'property', path: '/api/v1/properties', nameOf: ({ label }) => label, isChecked: true },
  fields: (property, typed) => {
    const type: string = property?.type ?? typed.type ?? 'text'
    return fieldsOf('CreatePropertyRequest', {
      label: {},
      ...(!property && {
        key: { hint: 'Its name in the API and in files: small letters, digits and _. It never changes.' },
        entity: {},
        type: {},
        ...(/^(text|number|url)$/.test(type) && { isUnique: { hint: 'Each value is held by one record at most.' } })
      }),
      ...(/select$/.test(type) && { options: { type: 'lines', hint: optionsHint, show: linesOf, read: optionsOf } }),
      description: { hint: 'What it is for.' },
      ...(property && { isArchived: { label: 'Archived', hint: 'Hides it with all its values.' } })
    })
  },
  loss: 'While a record has a value of it, it isn’t deleted. Archived, it is hidden at once with all its values.'
}

const optionsHint =
  'One a line: what records hold, and behind = what people call it where that is another word. (archived) at the end is no longer for new values. In "quotes", anything stands for itself.'
