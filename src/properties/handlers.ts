import type { HandlersFor } from '../contract.ts'
import { get } from '../records/verbs.ts'
import { list } from '../search/list.ts'
import { findFaults, findFaultsOfChange } from './faults.ts'
import { createProperty, deleteProperty, updateProperty } from './property-changes.ts'
import { property } from './record.ts'
import { getContract } from './tenant-contract.ts'

/** The operations of the contract's tag `properties`. */
export const propertyHandlers: HandlersFor<'properties'> = {
  listProperties: (ctx, { query, fields }) => list(ctx, property, query, fields),
  createProperty: Object.assign(createProperty, { read: findFaults }),
  getProperty: (ctx, { params, fields }) => get(ctx, property, params.id, fields),
  updateProperty: Object.assign(updateProperty, { read: findFaultsOfChange }),
  deleteProperty,
  getContract
}
