import { collectionSchema } from '@usebruno/schema'

/** The collection that the service offers, held against the schema by which Bruno takes or refuses it. */
export async function check({ baseUrl }) {
  const collection = await (await fetch(`${baseUrl}/docs/crm.bruno_collection.json`)).json()
  if (JSON.stringify(collection).includes('{scheme}')) return ['it holds a literal {scheme}']
  try {
    await collectionSchema.validate(prepare(collection), { abortEarly: false })
    return []
  } catch (error) {
    return error.errors ?? [String(error)]
  }
}

/** As Bruno does before: whatever may have an identifier gets one, and types their long name. */
function prepare(collection) {
  const withUid = (one) => ({ ...one, uid: 'x'.repeat(21) })
  const itemOf = ({ items, request, ...item }) => ({
    ...withUid(item),
    ...(items && { items: items.map(itemOf) }),
    ...(request && { type: `${item.type}-request`, request: requestOf(request) })
  })
  const requestOf = ({ headers, params, body, ...request }) => ({
    ...request,
    headers: headers.map(withUid),
    params: params.map(withUid),
    body: { ...body, ...(body.multipartForm && { multipartForm: body.multipartForm.map(withUid) }) }
  })
  const environments = collection.environments.map(({ variables, ...one }) => ({
    ...withUid(one),
    variables: variables.map(withUid)
  }))
  return { ...withUid(collection), items: collection.items.map(itemOf), environments }
}
