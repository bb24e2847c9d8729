import { readFileSync } from 'node:fs'
import t from 'tap'
import { operatorsOf, propertiesOf } from '../../src/search/property.ts'
import { searchable } from './records.ts'

const { components, info } = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
const { schemas } = components

// The contract's lists of names beside the descriptions that searches are made by. The types hold the latter against the
// properties of the response.

for (const { kind } of searchable) {
  const name = kind.entity.charAt(0).toUpperCase() + kind.entity.slice(1)
  const properties = propertiesOf(kind)

  t.test(`The contract's ${name}Property names what a search knows`, async (t) => {
    t.same(schemas[`${name}Property`].enum, Object.keys(properties))
    // Of custom properties it knows each one.
    const shown = Object.keys(schemas[`${name}Response`].properties).filter((one) => one !== 'custom')
    t.same(schemas[`${name}Property`].enum, shown)
  })

  t.test(`The contract's ${name}SortProperty names what can be sorted by`, async (t) => {
    const sortable = Object.keys(properties).filter((one) => properties[one]?.isSortable)
    t.same(schemas[`${name}SortProperty`].enum, sortable)
  })

  t.test(`Each property of ${name} has the type that the contract says`, async (t) => {
    for (const [property, { type, choices }] of Object.entries(properties)) {
      const given = schemas[`${name}Response`].properties[property]
      const schema = given.$ref ? schemas[given.$ref.split('/').at(-1)] : given
      const plain = [schema.type].flat().find((one: string) => one !== 'null')
      const expected =
        schema.format === 'uuid'
          ? 'id'
          : schema.format === 'date-time'
            ? 'time'
            : schema.enum
              ? 'choice'
              : { string: 'text', integer: 'number', number: 'number', boolean: 'boolean', array: 'tags' }[
                  plain as 'string'
                ]
      t.equal(type, expected, property)
      t.same(choices, schema.enum, property)
    }
  })
}

t.test('The introduction says which operators each type has', async (t) => {
  const rows = [...info.description.matchAll(/^\| (text|choice|number|time|boolean|id|tags)[^|]*\| ([^|]*) \|/gm)]
  const said = Object.fromEntries(rows.map(([, type, operators]) => [type, operators.replaceAll('`', '').split(', ')]))
  t.same(said, operatorsOf)
  t.same(
    schemas.FilterOperator.enum,
    [...new Set([...operatorsOf.text, ...operatorsOf.tags])].sort(inOrderOf(schemas.FilterOperator.enum))
  )
})

function inOrderOf(names: string[]) {
  return (a: string, b: string) => names.indexOf(a) - names.indexOf(b)
}
