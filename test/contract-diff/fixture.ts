import type { Json } from '../../scripts/contract-diff/comparison.ts'

const scopes = (scope: string) => [{ apiKey: [scope] }, { bearerAuth: [scope] }]
const problem = { $ref: '#/components/responses/Problem' }

/** A contract with one of everything that the rules speak of, for tests to change. */
export function makeContract(): Json {
  return structuredClone({
    openapi: '3.1.0',
    info: { title: 'A small contract', version: '1.4.0' },
    paths: {
      '/health': {
        get: { operationId: 'getHealth', security: [], responses: { 200: { description: 'It runs.' } } }
      },
      '/companies': {
        parameters: [{ $ref: '#/components/parameters/Trace' }],
        get: {
          operationId: 'listCompanies',
          security: scopes('read'),
          parameters: [
            { $ref: '#/components/parameters/Limit' },
            { name: 'status', in: 'query', schema: { type: 'string', enum: ['open', 'closed'] } }
          ],
          responses: {
            200: {
              description: 'A page.',
              headers: { Link: { $ref: '#/components/headers/Link' } },
              content: {
                'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Company' } } }
              }
            },
            400: problem
          }
        },
        post: {
          operationId: 'createCompany',
          security: scopes('write'),
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/CreateCompany' } } }
          },
          responses: {
            201: {
              description: 'The new one.',
              headers: { Location: { required: true, schema: { type: 'string' } } },
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Company' } } }
            },
            400: problem
          }
        }
      },
      '/companies/import': {
        post: {
          operationId: 'importCompanies',
          security: scopes('write'),
          'x-max-body-bytes': 1_048_576,
          requestBody: {
            required: true,
            content: { 'multipart/form-data': { schema: { type: 'object', properties: { file: { type: 'string' } } } } }
          },
          responses: { 200: { description: 'Done.', content: { 'text/csv': { schema: { type: 'string' } } } } }
        }
      },
      '/session': {
        post: {
          operationId: 'logIn',
          security: [],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/LogIn' } } } },
          responses: { 204: { description: 'Done.' } }
        }
      },
      '/companies/old': {
        get: {
          operationId: 'listOldCompanies',
          deprecated: true,
          'x-deprecation': '2026-01-01',
          'x-sunset': '2027-01-01',
          security: scopes('read'),
          responses: { 200: { description: 'As ever.' } }
        }
      }
    },
    webhooks: {
      'company.created': {
        post: {
          operationId: 'onCompanyCreated',
          parameters: [
            { name: 'X-Signature', in: 'header', required: true, schema: { type: 'string' } },
            { name: 'X-Event-Id', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/CompanyEvent' } } }
          },
          responses: { '2XX': { description: 'Received.' } }
        }
      }
    },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        bearerAuth: { type: 'http', scheme: 'bearer' }
      },
      parameters: {
        Limit: { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 } },
        Trace: { name: 'trace', in: 'query', schema: { type: 'string' } }
      },
      headers: { Link: { schema: { type: 'string' } } },
      responses: {
        Problem: {
          description: 'It went wrong.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
        }
      },
      schemas: {
        LogIn: {
          type: 'object',
          additionalProperties: false,
          properties: { password: { type: 'string', maxLength: 100 } }
        },
        Problem: {
          type: 'object',
          additionalProperties: false,
          required: ['code'],
          properties: { code: { type: 'string', enum: ['invalid', 'missing'], 'x-extensible': true } }
        },
        CreateCompany: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            id: { type: 'string', format: 'uuid', readOnly: true },
            name: { type: 'string', minLength: 1, maxLength: 255 },
            status: { type: 'string', enum: ['open', 'closed'] },
            note: { type: ['string', 'null'], maxLength: 1_000 },
            size: { type: 'number', minimum: 0 },
            tags: { type: 'array', maxItems: 50, items: { type: 'string' } },
            address: { $ref: '#/components/schemas/Address' },
            staff: { $ref: '#/components/schemas/Size' },
            parent: { anyOf: [{ type: 'string' }, { type: 'null' }] },
            labels: { type: 'object', additionalProperties: { type: 'string' } }
          }
        },
        Address: {
          type: 'object',
          additionalProperties: true,
          properties: { city: { type: 'string', format: 'text' }, country: { type: 'string', pattern: '^[A-Z]{2}$' } }
        },
        Company: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'name', 'status', 'owner', 'parent'],
          properties: {
            id: { type: 'string', format: 'uuid' },
            name: { type: 'string', maxLength: 255 },
            status: { type: 'string', enum: ['open', 'closed'] },
            size: { type: 'integer' },
            staff: { $ref: '#/components/schemas/Size' },
            change: { $ref: '#/components/schemas/Change' },
            owner: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
            parent: { anyOf: [{ $ref: '#/components/schemas/Company' }, { type: 'null' }] }
          }
        },
        Owner: {
          type: 'object',
          additionalProperties: false,
          required: ['email'],
          properties: { email: { type: 'string', format: 'email' }, name: { type: 'string' } }
        },
        CompanyEvent: {
          type: 'object',
          additionalProperties: false,
          required: ['event', 'data'],
          properties: { event: { const: 'company.created' }, data: { $ref: '#/components/schemas/Company' } }
        },
        Size: { oneOf: [{ $ref: '#/components/schemas/Few' }, { $ref: '#/components/schemas/Many' }] },
        Few: { type: 'object', additionalProperties: false, properties: { few: { type: 'integer' } } },
        Many: { type: 'object', additionalProperties: false, properties: { many: { type: 'integer' } } },
        Change: {
          'x-extensible': true,
          oneOf: [{ $ref: '#/components/schemas/Few' }, { $ref: '#/components/schemas/Many' }],
          discriminator: { propertyName: 'few' }
        }
      }
    }
  })
}
