// Generated from openapi.yaml by scripts/generate.ts; do not edit.

import type { OperationId } from './operations.ts'

export interface ValidationError {
  /** JSON Pointer to the value. */
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
  schemaPath: string
}

/** Answers whether the data is valid; if not, `errors` holds every problem until the next call. */
export interface Validate {
  (data: unknown): boolean
  errors?: ValidationError[] | null
}

export declare const getHealthQuery: Validate
export declare const getReadinessQuery: Validate
export declare const getOpenApiYamlQuery: Validate
export declare const getOpenApiJsonQuery: Validate
export declare const loginQuery: Validate
export declare const loginBody: Validate
export declare const refreshTokenQuery: Validate
export declare const refreshTokenBody: Validate
export declare const logoutQuery: Validate
export declare const logoutBody: Validate
export declare const getMeQuery: Validate
export declare const listCompaniesQuery: Validate
export declare const createCompanyQuery: Validate
export declare const createCompanyBody: Validate
export declare const upsertCompanyQuery: Validate
export declare const upsertCompanyBody: Validate
export declare const bulkCreateCompaniesQuery: Validate
export declare const bulkCreateCompaniesBody: Validate
export declare const bulkCreateCompaniesItem: Validate
export declare const getCompanyQuery: Validate
export declare const getCompanyParams: Validate
export declare const updateCompanyQuery: Validate
export declare const updateCompanyParams: Validate
export declare const updateCompanyBody: Validate
export declare const deleteCompanyQuery: Validate
export declare const deleteCompanyParams: Validate

/** query and params convert text in place and fill in defaults; body and item leave the data as it is. */
export declare const validators: Record<
  OperationId,
  { query: Validate; params?: Validate; body?: Validate; item?: Validate }
>
