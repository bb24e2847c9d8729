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
export declare const getStrictOpenApiYamlQuery: Validate
export declare const getStrictOpenApiJsonQuery: Validate
export declare const loginQuery: Validate
export declare const loginBody: Validate
export declare const refreshSessionQuery: Validate
export declare const refreshSessionBody: Validate
export declare const logoutQuery: Validate
export declare const logoutBody: Validate
export declare const changePasswordQuery: Validate
export declare const changePasswordBody: Validate
export declare const getMeQuery: Validate
export declare const listCompaniesQuery: Validate
export declare const createCompanyQuery: Validate
export declare const createCompanyBody: Validate
export declare const upsertCompanyQuery: Validate
export declare const upsertCompanyBody: Validate
export declare const bulkCreateCompaniesQuery: Validate
export declare const bulkCreateCompaniesBody: Validate
export declare const bulkCreateCompaniesItem: Validate
export declare const searchCompaniesQuery: Validate
export declare const searchCompaniesBody: Validate
export declare const batchGetCompaniesQuery: Validate
export declare const batchGetCompaniesBody: Validate
export declare const getCompanyQuery: Validate
export declare const getCompanyParams: Validate
export declare const updateCompanyQuery: Validate
export declare const updateCompanyParams: Validate
export declare const updateCompanyBody: Validate
export declare const deleteCompanyQuery: Validate
export declare const deleteCompanyParams: Validate
export declare const listCompanyHistoryQuery: Validate
export declare const listCompanyHistoryParams: Validate
export declare const listDeletedCompaniesQuery: Validate
export declare const restoreCompanyQuery: Validate
export declare const restoreCompanyParams: Validate
export declare const mergeCompaniesQuery: Validate
export declare const mergeCompaniesParams: Validate
export declare const mergeCompaniesBody: Validate
export declare const listContactsQuery: Validate
export declare const createContactQuery: Validate
export declare const createContactBody: Validate
export declare const upsertContactQuery: Validate
export declare const upsertContactBody: Validate
export declare const bulkCreateContactsQuery: Validate
export declare const bulkCreateContactsBody: Validate
export declare const bulkCreateContactsItem: Validate
export declare const searchContactsQuery: Validate
export declare const searchContactsBody: Validate
export declare const batchGetContactsQuery: Validate
export declare const batchGetContactsBody: Validate
export declare const getContactQuery: Validate
export declare const getContactParams: Validate
export declare const updateContactQuery: Validate
export declare const updateContactParams: Validate
export declare const updateContactBody: Validate
export declare const deleteContactQuery: Validate
export declare const deleteContactParams: Validate
export declare const listContactHistoryQuery: Validate
export declare const listContactHistoryParams: Validate
export declare const listDeletedContactsQuery: Validate
export declare const restoreContactQuery: Validate
export declare const restoreContactParams: Validate
export declare const mergeContactsQuery: Validate
export declare const mergeContactsParams: Validate
export declare const mergeContactsBody: Validate
export declare const listDealsQuery: Validate
export declare const createDealQuery: Validate
export declare const createDealBody: Validate
export declare const upsertDealQuery: Validate
export declare const upsertDealBody: Validate
export declare const bulkCreateDealsQuery: Validate
export declare const bulkCreateDealsBody: Validate
export declare const bulkCreateDealsItem: Validate
export declare const searchDealsQuery: Validate
export declare const searchDealsBody: Validate
export declare const batchGetDealsQuery: Validate
export declare const batchGetDealsBody: Validate
export declare const getDealSummaryQuery: Validate
export declare const getDealQuery: Validate
export declare const getDealParams: Validate
export declare const updateDealQuery: Validate
export declare const updateDealParams: Validate
export declare const updateDealBody: Validate
export declare const deleteDealQuery: Validate
export declare const deleteDealParams: Validate
export declare const listDealHistoryQuery: Validate
export declare const listDealHistoryParams: Validate
export declare const listDeletedDealsQuery: Validate
export declare const restoreDealQuery: Validate
export declare const restoreDealParams: Validate
export declare const moveDealStageQuery: Validate
export declare const moveDealStageParams: Validate
export declare const moveDealStageBody: Validate
export declare const listDealStagesQuery: Validate
export declare const listDealStagesParams: Validate
export declare const getDealBantQuery: Validate
export declare const getDealBantParams: Validate
export declare const updateDealBantQuery: Validate
export declare const updateDealBantParams: Validate
export declare const updateDealBantBody: Validate
export declare const listActivitiesQuery: Validate
export declare const createActivityQuery: Validate
export declare const createActivityBody: Validate
export declare const bulkCreateActivitiesQuery: Validate
export declare const bulkCreateActivitiesBody: Validate
export declare const bulkCreateActivitiesItem: Validate
export declare const searchActivitiesQuery: Validate
export declare const searchActivitiesBody: Validate
export declare const batchGetActivitiesQuery: Validate
export declare const batchGetActivitiesBody: Validate
export declare const getActivityQuery: Validate
export declare const getActivityParams: Validate
export declare const updateActivityQuery: Validate
export declare const updateActivityParams: Validate
export declare const updateActivityBody: Validate
export declare const deleteActivityQuery: Validate
export declare const deleteActivityParams: Validate
export declare const listActivityHistoryQuery: Validate
export declare const listActivityHistoryParams: Validate
export declare const listDeletedActivitiesQuery: Validate
export declare const restoreActivityQuery: Validate
export declare const restoreActivityParams: Validate
export declare const listPipelinesQuery: Validate
export declare const createPipelineQuery: Validate
export declare const createPipelineBody: Validate
export declare const getPipelineQuery: Validate
export declare const getPipelineParams: Validate
export declare const updatePipelineQuery: Validate
export declare const updatePipelineParams: Validate
export declare const updatePipelineBody: Validate
export declare const deletePipelineQuery: Validate
export declare const deletePipelineParams: Validate
export declare const listPipelineStagesQuery: Validate
export declare const listPipelineStagesParams: Validate
export declare const createStageQuery: Validate
export declare const createStageParams: Validate
export declare const createStageBody: Validate
export declare const getStageQuery: Validate
export declare const getStageParams: Validate
export declare const updateStageQuery: Validate
export declare const updateStageParams: Validate
export declare const updateStageBody: Validate
export declare const deleteStageQuery: Validate
export declare const deleteStageParams: Validate
export declare const listPropertiesQuery: Validate
export declare const createPropertyQuery: Validate
export declare const createPropertyBody: Validate
export declare const getContractQuery: Validate
export declare const getPropertyQuery: Validate
export declare const getPropertyParams: Validate
export declare const updatePropertyQuery: Validate
export declare const updatePropertyParams: Validate
export declare const updatePropertyBody: Validate
export declare const deletePropertyQuery: Validate
export declare const deletePropertyParams: Validate
export declare const listUsersQuery: Validate
export declare const createUserQuery: Validate
export declare const createUserBody: Validate
export declare const getUserQuery: Validate
export declare const getUserParams: Validate
export declare const updateUserQuery: Validate
export declare const updateUserParams: Validate
export declare const updateUserBody: Validate
export declare const deleteUserQuery: Validate
export declare const deleteUserParams: Validate
export declare const listApiKeysQuery: Validate
export declare const createApiKeyQuery: Validate
export declare const createApiKeyBody: Validate
export declare const getApiKeyQuery: Validate
export declare const getApiKeyParams: Validate
export declare const revokeApiKeyQuery: Validate
export declare const revokeApiKeyParams: Validate
export declare const updateApiKeyQuery: Validate
export declare const updateApiKeyParams: Validate
export declare const updateApiKeyBody: Validate
export declare const listChangesQuery: Validate
export declare const undoChangeSetQuery: Validate
export declare const undoChangeSetBody: Validate
export declare const exportContactsQuery: Validate
export declare const exportContactsExcelQuery: Validate
export declare const importContactsQuery: Validate
export declare const getContactsTemplateQuery: Validate
export declare const exportCompaniesQuery: Validate
export declare const exportCompaniesExcelQuery: Validate
export declare const importCompaniesQuery: Validate
export declare const getCompaniesTemplateQuery: Validate
export declare const exportDealsQuery: Validate
export declare const exportDealsExcelQuery: Validate
export declare const importDealsQuery: Validate
export declare const getDealsTemplateQuery: Validate
export declare const exportActivitiesQuery: Validate
export declare const exportActivitiesExcelQuery: Validate
export declare const importActivitiesQuery: Validate
export declare const getActivitiesTemplateQuery: Validate
export declare const listAuditLogQuery: Validate
export declare const listWebhooksQuery: Validate
export declare const createWebhookQuery: Validate
export declare const createWebhookBody: Validate
export declare const getWebhookQuery: Validate
export declare const getWebhookParams: Validate
export declare const updateWebhookQuery: Validate
export declare const updateWebhookParams: Validate
export declare const updateWebhookBody: Validate
export declare const deleteWebhookQuery: Validate
export declare const deleteWebhookParams: Validate
export declare const testWebhookQuery: Validate
export declare const testWebhookParams: Validate
export declare const rotateWebhookSecretQuery: Validate
export declare const rotateWebhookSecretParams: Validate
export declare const commitWebhookSecretQuery: Validate
export declare const commitWebhookSecretParams: Validate
export declare const cancelWebhookSecretQuery: Validate
export declare const cancelWebhookSecretParams: Validate
export declare const listWebhookDeliveriesQuery: Validate
export declare const listWebhookDeliveriesParams: Validate
export declare const getWebhookDeliveryQuery: Validate
export declare const getWebhookDeliveryParams: Validate
export declare const redeliverWebhookDeliveryQuery: Validate
export declare const redeliverWebhookDeliveryParams: Validate

/** query and params convert text in place and fill in defaults; body and item leave the data as it is. */
export declare const validators: Record<
  OperationId,
  { query: Validate; params?: Validate; body?: Validate; item?: Validate }
>
