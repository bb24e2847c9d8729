// Generated from openapi.yaml by scripts/generate.ts; do not edit.

export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive?
         * @description For liveness probes. Answers without touching the database, so a database outage does not get the process restarted.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the service ready for traffic?
         * @description For readiness probes and load balancers. Sends the database a query and answers 503 while that fails, and on a first start until the first tenant is made.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This contract as YAML
         * @description The file that the service is built from, word for word: all operations, errors and events, with whole records as answers. Packed with Brotli or gzip for clients that take that.
         */
        get: operations["getOpenApiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This contract as JSON
         * @description The same contract for tools that prefer JSON, such as SDK generators; packed with Brotli or gzip for clients that take that.
         */
        get: operations["getOpenApiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.strict.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The strict edition of this contract as YAML
         * @description For whoever validates answers: what `fields` leaves of a record, which lacks properties that the whole one always has, is valid by this edition. In all else it is the same contract. Clients are better generated from `/openapi.yaml`, since types can't depend on a parameter's value. Packed with Brotli or gzip for clients that take that.
         */
        get: operations["getStrictOpenApiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.strict.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The strict edition of this contract as JSON
         * @description The same edition as `/openapi.strict.yaml`, as JSON; packed with Brotli or gzip for clients that take that.
         */
        get: operations["getStrictOpenApiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/api-catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where everything is
         * @description The catalogue of this host's APIs (RFC 9727) for programs that know nothing but its name: this contract, the reference, the health checks and the endpoint for agents, at the host that was asked. The answer has the media type `application/linkset+json` (RFC 9264).
         */
        get: operations["getApiCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Exchanges an e-mail address and a password for an access token that lives 15 minutes, and a refresh token to get the next one with. Unknown address, wrong password and deactivated user give the same answer after the same time.
         *     Failures are limited (`login_throttled`): for one account from one client to 10, and one more every 30 seconds; from one client to 100 for all accounts of all tenants, and one more every 3 seconds; for one account from all clients to 100, and one more every 30 seconds. Who has logged in from a client before is held there by the first of these alone, so nobody is locked out by the failures of others. An IPv6 client is its network of 64 bits. While too many passwords wait to be checked, the answer is a 503; one client cannot keep the others waiting.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the next access token
         * @description Spends the refresh token and answers with a new pair. A refresh token works once, and is answered with the same next refresh token for another 10 seconds, so that two windows, or a client that lost the answer, stay logged in. If it is used later, somebody copied it, and the whole session ends for both sides.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session that the refresh token belongs to: from this answer on, no refresh token and no access token that descends from the same login is accepted any more. Other sessions of the user go on. Repeating the call, or sending a token that is not known, has the same answer.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description For whoever is logged in, in any role, and knows the password of today. All sessions of the user end at once, access tokens included, also the one that sends this: log in with the new password. A wrong `currentPassword` is a 400 that names it, and counts as a failed login (`login_throttled`). An API key stands for no user and gets a 400. Administrators give others a new password with `updateUser`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I?
         * @description Describes the credential of this call: which tenant, which user or API key, which scopes. A cheap way to test a new key.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Pages through the companies of the tenant, oldest first. With `updatedSince` the order follows the last change instead, which makes it the right call for incremental sync; deletions show only in `listChanges`.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Create a company
         * @description Adds a company. A domain that another company already has is refused with 409, and the answer says which company it is; to update that one instead, use `upsertCompany`. Sends the event `company.created`.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or update a company by domain
         * @description Looks for the company with the domain in the body. If there is one, the properties in the body replace its own; if not, a company is made. Made for sync jobs: repeating a call does no harm, and of several calls at once for a new domain exactly one reports `created`. A body without `domain` is a 400.
         */
        put: operations["upsertCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update many companies
         * @description Takes up to 100 companies. An item with a domain works like `upsertCompany`, one without like `createCompany`. Each item succeeds or fails by itself: the answer is 200 even if some failed, so check `failed` and `errors`. The body may have 1 MiB.
         */
        post: operations["bulkCreateCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update all companies that a filter finds
         * @description Changes each company that `filter` and `q` find as its PUT would, by `set`: the same rules, events and history. `addTags` and `removeTags` change the tags that each has. Each succeeds or fails by itself: the answer is 200 even if some failed, so check `failed` and `errors`. All of it is one change set with the source `bulk`, which `undoChangeSet` takes back whole. Up to 100 are one transaction, more are changed 100 at a time, in which others can write. Send `dryRun` first, and `expectedCount` with what it has `matched` then; *Changing many at once* in the introduction says more.
         */
        post: operations["bulkUpdateCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete all companies that a filter finds
         * @description Deletes each company that `filter` and `q` find as its DELETE would: what refers to it stays, without it. All of it is one change set with the source `bulk`, which `undoChangeSet` takes back whole. Up to 100 are one transaction, more are deleted 100 at a time, in which others can write. Send `dryRun` first, and `expectedCount` with what it has `matched` then; *Changing many at once* in the introduction says more.
         */
        post: operations["bulkDeleteCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search companies
         * @description Finds companies by any of their properties, by words and in any order; *Finding records* in the introduction has examples. `q` looks for words in the name, the domain, the telephone number, the tags or the notes. Every part of the body may be left out; without all of them these are the oldest companies. What was written before the request is found by it.
         */
        post: operations["searchCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/batch-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get many companies
         * @description Reads up to 100 companies by their ids, in the order asked for. An id that the tenant has no company with is no error: the header `X-Missing-Ids` names it. One that is asked for twice is answered once. Of one that was merged into another `X-Merged-Ids` names that, too.
         */
        post: operations["batchGetCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies that seem to be the same
         * @description Groups of companies that may be one, for `mergeCompanies`, in the order of each group's oldest company. They have one name, without regard to case and accents, or one telephone number. Two that are both like a third are in one group with it, and each group is there once, with all reasons for it. What more than 1,000 companies share is no sign that they are one, and a group of more than 1,000 isn't listed. `Link` leads to the next page. Where there are more than 20,000 companies, a request looks through as many as it can in a second: its page may then have fewer groups than `limit`, or none, and `Link` leads on until all were looked through.
         */
        get: operations["listCompanyDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a company
         * @description Reads one company. Use `fields` to get less than the whole record.
         */
        get: operations["getCompany"];
        /**
         * Update a company
         * @description Changes the properties that the body holds and leaves the rest alone, so the result of a GET can be edited and sent back. If nothing is different, nothing is written: `updatedAt` stays and no event is sent. Otherwise the event is `company.updated`.
         */
        put: operations["updateCompany"];
        post?: never;
        /**
         * Delete a company
         * @description Removes the company for good. Its contacts, deals and activities stay and merely lose the link; each of them counts as changed. Sends the event `company.deleted`.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a company
         * @description The changes of one company, the latest first: who made each, in which change set, which properties it changed and their former values. Also of a company that has been deleted. With `updatedSince`, only changes after that moment.
         */
        get: operations["listCompanyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted companies
         * @description The companies that have been deleted and not restored, the latest deletion first: when and by whom, and what each was like. `restoreCompany` brings one back.
         */
        get: operations["listDeletedCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted company
         * @description Brings a deleted company back as it was last with its `id` and `createdAt`. Its references to other records come back where these still exist; others are left empty. So do the references of other records to it, where nobody has set them since. Where another company has the domain by now, the answer is a 409 whose `existingId` names it. All of it is one change set whose `source` is `restore`, with the events `company.created` and those of the records that refer to it. *Undo* in the introduction has an example.
         */
        post: operations["restoreCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two companies into one
         * @description Makes one company of two: the one in the path stays, with its `id` and `createdAt`, and `duplicateId` goes. What is null in the one that stays is taken from the other, tags are united (its own first, 50 at most), and `values`, as in `updateCompany`, come over both. Contacts, deals and activities of the other are moved. All of it is one transaction and one change set with the source `merge`: an `updated` row for each record that was moved, a `deleted` row for the one that goes, and an `updated` row for the one that stays, if it is changed; with the events of these. With `dryRun` nothing is written, and the answer is the company as it would be, with its present `updatedAt`. *Merging duplicates* in the introduction says what becomes of the domain.
         */
        post: operations["mergeCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Pages through the contacts of the tenant, oldest first. With `updatedSince` the order follows the last change instead, which makes it the right call for incremental sync; deletions show only in `listChanges`.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Adds a contact. An e-mail address that another contact already has is refused with 409, and the answer says which contact it is; to update that one instead, use `upsertContact`. Sends the event `contact.created`.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or update a contact by e-mail
         * @description Looks for the contact with the e-mail address in the body. If there is one, the properties in the body replace its own; if not, a contact is made. Repeating a call does no harm, and of several calls at once for a new address exactly one reports `created`. A body without `email` is a 400.
         */
        put: operations["upsertContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update many contacts
         * @description Takes up to 100 contacts. An item with an e-mail address works like `upsertContact`, one without like `createContact`. Each item succeeds or fails by itself: the answer is 200 even if some failed, so check `failed` and `errors`. The body may have 1 MiB.
         */
        post: operations["bulkCreateContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update all contacts that a filter finds
         * @description Changes each contact that `filter` and `q` find as its PUT would, by `set`: the same rules, events and history. `addTags` and `removeTags` change the tags that each has. Each succeeds or fails by itself: the answer is 200 even if some failed, so check `failed` and `errors`. All of it is one change set with the source `bulk`, which `undoChangeSet` takes back whole. Up to 100 are one transaction, more are changed 100 at a time, in which others can write. Send `dryRun` first, and `expectedCount` with what it has `matched` then; *Changing many at once* in the introduction says more.
         */
        post: operations["bulkUpdateContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete all contacts that a filter finds
         * @description Deletes each contact that `filter` and `q` find as its DELETE would: what refers to it stays, without it. All of it is one change set with the source `bulk`, which `undoChangeSet` takes back whole. Up to 100 are one transaction, more are deleted 100 at a time, in which others can write. Send `dryRun` first, and `expectedCount` with what it has `matched` then; *Changing many at once* in the introduction says more.
         */
        post: operations["bulkDeleteContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search contacts
         * @description Finds contacts by any of their properties, by words and in any order; *Finding records* in the introduction has examples. `q` looks for words in the first and last name, the e-mail address, the telephone numbers, the title, the tags or the notes. Every part of the body may be left out; without all of them these are the oldest contacts. What was written before the request is found by it.
         */
        post: operations["searchContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/batch-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get many contacts
         * @description Reads up to 100 contacts by their ids, in the order asked for. An id that the tenant has no contact with is no error: the header `X-Missing-Ids` names it. One that is asked for twice is answered once. Of one that was merged into another `X-Merged-Ids` names that, too.
         */
        post: operations["batchGetContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts that seem to be the same
         * @description Groups of contacts that may be one, for `mergeContacts`, in the order of each group's oldest contact. They have one telephone number, one name at one company, or e-mail addresses at one domain, which is not a public mail provider, and names that differ at most in case, accents, the order of the words and one letter. Two that are both like a third are in one group with it, and each group is there once, with all reasons for it. What more than 1,000 contacts share is no sign that they are one, and a group of more than 1,000 isn't listed. `Link` leads to the next page. Where there are more than 20,000 contacts, a request looks through as many as it can in a second: its page may then have fewer groups than `limit`, or none, and `Link` leads on until all were looked through.
         */
        get: operations["listContactDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Reads one contact. Use `fields` to get less than the whole record.
         */
        get: operations["getContact"];
        /**
         * Update a contact
         * @description Changes the properties that the body holds and leaves the rest alone, so the result of a GET can be edited and sent back. If nothing is different, nothing is written: `updatedAt` stays and no event is sent. Otherwise the event is `contact.updated`.
         */
        put: operations["updateContact"];
        post?: never;
        /**
         * Delete a contact
         * @description Removes the contact for good. Its deals and activities stay and merely lose the link; each of them counts as changed. Sends the event `contact.deleted`.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a contact
         * @description The changes of one contact, the latest first: who made each, in which change set, which properties it changed and their former values. Also of a contact that has been deleted. With `updatedSince`, only changes after that moment.
         */
        get: operations["listContactHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted contacts
         * @description The contacts that have been deleted and not restored, the latest deletion first: when and by whom, and what each was like. `restoreContact` brings one back.
         */
        get: operations["listDeletedContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted contact
         * @description Brings a deleted contact back as it was last with its `id` and `createdAt`. Its references to other records come back where these still exist; others are left empty. So do the references of other records to it, where nobody has set them since. Where another contact has the e-mail address by now, the answer is a 409 whose `existingId` names it. All of it is one change set whose `source` is `restore`, with the events `contact.created` and those of the records that refer to it. *Undo* in the introduction has an example.
         */
        post: operations["restoreContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two contacts into one
         * @description Makes one contact of two: the one in the path stays, with its `id` and `createdAt`, and `duplicateId` goes. What is null in the one that stays is taken from the other, tags are united (its own first, 50 at most), and `values`, as in `updateContact`, come over both. Deals and activities of the other are moved. All of it is one transaction and one change set with the source `merge`: an `updated` row for each record that was moved, a `deleted` row for the one that goes, and an `updated` row for the one that stays, if it is changed; with the events of these. With `dryRun` nothing is written, and the answer is the contact as it would be, with its present `updatedAt`. *Merging duplicates* in the introduction says what becomes of the e-mail address.
         */
        post: operations["mergeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deals
         * @description Pages through the deals of the tenant, oldest first. With `updatedSince` the order follows the last change instead, which makes it the right call for incremental sync; deletions show only in `listChanges`.
         */
        get: operations["listDeals"];
        put?: never;
        /**
         * Create a deal
         * @description Adds a deal to a stage of a pipeline, open unless `status` says that it is won or lost. Both ids are needed, and `listPipelines` has them; those in the example are of no tenant. Sends the event `deal.created`, and of a deal that is made won or lost `deal.won` or `deal.lost`, too.
         */
        post: operations["createDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or update a deal by name and pipeline
         * @description Looks in the pipeline for the deal with this name, trimmed and without regard to case; of several, the oldest is taken. If there is one, the properties in the body replace its own; if not, a deal is made. Repeating a call does no harm, and concurrent calls make one deal. The ids come from `listPipelines`, as in `createDeal`.
         */
        put: operations["upsertDeal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update many deals
         * @description Takes up to 100 deals, each of which works like `upsertDeal`. Each item succeeds or fails by itself: the answer is 200 even if some failed, so check `failed` and `errors`. The ids come from `listPipelines`. The body may have 1 MiB.
         */
        post: operations["bulkCreateDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update all deals that a filter finds
         * @description Changes each deal that `filter` and `q` find as its PUT would, by `set`: the same rules, events and history. Each succeeds or fails by itself: the answer is 200 even if some failed, so check `failed` and `errors`. All of it is one change set with the source `bulk`, which `undoChangeSet` takes back whole. Up to 100 are one transaction, more are changed 100 at a time, in which others can write. Send `dryRun` first, and `expectedCount` with what it has `matched` then; *Changing many at once* in the introduction says more.
         */
        post: operations["bulkUpdateDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete all deals that a filter finds
         * @description Deletes each deal that `filter` and `q` find as its DELETE would: what refers to it stays, without it. All of it is one change set with the source `bulk`, which `undoChangeSet` takes back whole. Up to 100 are one transaction, more are deleted 100 at a time, in which others can write. Send `dryRun` first, and `expectedCount` with what it has `matched` then; *Changing many at once* in the introduction says more.
         */
        post: operations["bulkDeleteDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search deals
         * @description Finds deals by any of their properties, by words and in any order; *Finding records* in the introduction has examples. `q` looks for words in the name or the notes. Every part of the body may be left out; without all of them these are the oldest deals. What was written before the request is found by it.
         */
        post: operations["searchDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/batch-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get many deals
         * @description Reads up to 100 deals by their ids, in the order asked for. An id that the tenant has no deal with is no error: the header `X-Missing-Ids` names it. One that is asked for twice is answered once.
         */
        post: operations["batchGetDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up deals
         * @description Counts deals and adds up their values, one row for each group and currency; currencies are never added together. The sums are exact, and equal to what the rows of `exportDeals` add up to. Rows are in the order of the stages' positions, of names or of months, those without a group last, then of currencies.
         */
        get: operations["getDealSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal
         * @description Reads one deal with the names of its stage, contact, company and owner. Use `fields` to get less than the whole record.
         */
        get: operations["getDeal"];
        /**
         * Update a deal
         * @description Changes the properties that the body holds and leaves the rest alone, so the result of a GET can be edited and sent back. If nothing is different, nothing is written: `updatedAt` stays and no event is sent. Events: winning or losing the deal sends `deal.won` or `deal.lost` alone, a new stage sends `deal.stage_changed`, other edits `deal.updated`; a request that moves and edits sends both.
         */
        put: operations["updateDeal"];
        post?: never;
        /**
         * Delete a deal
         * @description Removes the deal for good. Its activities stay and merely lose the link; each of them counts as changed. Sends the event `deal.deleted`.
         */
        delete: operations["deleteDeal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a deal
         * @description The changes of one deal, the latest first: who made each, in which change set, which properties it changed and their former values. Also of a deal that has been deleted. With `updatedSince`, only changes after that moment.
         */
        get: operations["listDealHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted deals
         * @description The deals that have been deleted and not restored, the latest deletion first: when and by whom, and what each was like. `restoreDeal` brings one back.
         */
        get: operations["listDeletedDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted deal
         * @description Brings a deleted deal back as it was last, its BANT qualification included, with its `id` and `createdAt`. Its references to other records come back where these still exist; others are left empty. So do the references of other records to it, where nobody has set them since. Where its pipeline or stage is gone, the answer is a 409 `invalid_reference`. All of it is one change set whose `source` is `restore`, with the events `deal.created` and those of the records that refer to it. *Undo* in the introduction has an example.
         */
        post: operations["restoreDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/{id}/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a deal to another stage
         * @description Puts the deal into another stage of its pipeline and changes nothing else, status and probability included. Sends the event `deal.stage_changed`, which also names the stage it came from. Moving to the stage it is in does nothing. `listPipelineStages` has the ids.
         */
        patch: operations["moveDealStage"];
        trace?: never;
    };
    "/api/v1/deals/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts of a deal
         * @description All contacts of a deal, at most 50, with their roles; the primary one first, then in the order they came.
         */
        get: operations["listDealContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/{id}/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a contact to a deal, or change its role
         * @description Makes the contact one of the deal, or changes what the body holds of one that is there; a body that changes nothing writes nothing. The primary contact is the deal's `contactId`: `isPrimary: true` sets that, and the former one stays without being primary; `isPrimary: false` of the primary one clears it. A change of the deal, which sends `deal.updated`; `If-Match` is the deal's version.
         */
        put: operations["setDealContact"];
        post?: never;
        /**
         * Take a contact off a deal
         * @description Ends the link; the contact itself stays. Without its primary contact a deal has none, and the others stay. A change of the deal, which sends `deal.updated`; `If-Match` is the deal's version.
         */
        delete: operations["deleteDealContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/{id}/stage-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long a deal was in its stages
         * @description The stages that the deal has been in, the oldest first, with the names that they had when it came. A stage that it came back to stands there twice. It is read from the change log, and goes back to the deal's creation.
         */
        get: operations["listDealStages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deals/{id}/bant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the BANT rating of a deal
         * @description Reads the four scores with their notes. A deal that was never rated has nulls and a sum of 0.
         */
        get: operations["getDealBant"];
        /**
         * Rate a deal by BANT
         * @description Replaces the rating as a whole, and works out the sum and whether the deal qualifies. A rating that differs from the stored one counts as a change of the deal and sends `deal.updated`.
         */
        put: operations["updateDealBant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activities
         * @description Pages through the activities of the tenant, oldest first. With `updatedSince` the order follows the last change instead, which makes it the right call for incremental sync; deletions show only in `listChanges`.
         */
        get: operations["listActivities"];
        put?: never;
        /**
         * Create an activity
         * @description Logs an activity, and sets `lastActivityAt` of the contact and the deal it names. Sends the event `activity.created`; one that is logged as completed sends `activity.completed` as well.
         */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activities/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create many activities
         * @description Logs up to 100 activities; activities have no key to match on, so each item makes a new one. Each item succeeds or fails by itself: the answer is 200 even if some failed, so check `failed` and `errors`. The body may have 1 MiB.
         */
        post: operations["bulkCreateActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activities/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update all activities that a filter finds
         * @description Changes each activity that `filter` and `q` find as its PUT would, by `set`: the same rules, events and history. Each succeeds or fails by itself: the answer is 200 even if some failed, so check `failed` and `errors`. All of it is one change set with the source `bulk`, which `undoChangeSet` takes back whole. Up to 100 are one transaction, more are changed 100 at a time, in which others can write. Send `dryRun` first, and `expectedCount` with what it has `matched` then; *Changing many at once* in the introduction says more.
         */
        post: operations["bulkUpdateActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activities/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete all activities that a filter finds
         * @description Deletes each activity that `filter` and `q` find as its DELETE would: what refers to it stays, without it. All of it is one change set with the source `bulk`, which `undoChangeSet` takes back whole. Up to 100 are one transaction, more are deleted 100 at a time, in which others can write. Send `dryRun` first, and `expectedCount` with what it has `matched` then; *Changing many at once* in the introduction says more.
         */
        post: operations["bulkDeleteActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search activities
         * @description Finds activities by any of their properties, by words and in any order; *Finding records* in the introduction has examples. `q` looks for words in the subject. Every part of the body may be left out; without all of them these are the oldest activities. What was written before the request is found by it.
         */
        post: operations["searchActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activities/batch-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get many activities
         * @description Reads up to 100 activities by their ids, in the order asked for. An id that the tenant has no activity with is no error: the header `X-Missing-Ids` names it. One that is asked for twice is answered once.
         */
        post: operations["batchGetActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an activity
         * @description Reads one activity with the names of what it is about. Use `fields` to get less than the whole record.
         */
        get: operations["getActivity"];
        /**
         * Update an activity
         * @description Changes the properties that the body holds and leaves the rest alone, so the result of a GET can be edited and sent back. If nothing is different, nothing is written: `updatedAt` stays as it was. Completing an activity sends `activity.completed`, once; other edits show in the change feed only.
         */
        put: operations["updateActivity"];
        post?: never;
        /**
         * Delete an activity
         * @description Removes the activity for good. There is no event for it, but the change feed has it.
         */
        delete: operations["deleteActivity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activities/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to an activity
         * @description The changes of one activity, the latest first: who made each, in which change set, which properties it changed and their former values. Also of an activity that has been deleted. With `updatedSince`, only changes after that moment.
         */
        get: operations["listActivityHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activities/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted activities
         * @description The activities that have been deleted and not restored, the latest deletion first: when and by whom, and what each was like. `restoreActivity` brings one back.
         */
        get: operations["listDeletedActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activities/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted activity
         * @description Brings a deleted activity back as it was last with its `id` and `createdAt`. Its references to other records come back where these still exist; others are left empty. All of it is one change set whose `source` is `restore`, with the events `activity.created` and those of the records that refer to it. *Undo* in the introduction has an example.
         */
        post: operations["restoreActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pipelines
         * @description Pages through the pipelines of the tenant, oldest first, or by last change with `updatedSince`. Each comes with its stages in order. A new tenant has one.
         */
        get: operations["listPipelines"];
        put?: never;
        /**
         * Create a pipeline
         * @description Adds a pipeline without stages; `createStage` gives it some.
         */
        post: operations["createPipeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pipelines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a pipeline
         * @description Reads one pipeline with its stages in order.
         */
        get: operations["getPipeline"];
        /**
         * Update a pipeline
         * @description Renames a pipeline or makes it the default. To change the default, set `isDefault` of another pipeline; clearing it on the default pipeline is refused with 409.
         */
        put: operations["updatePipeline"];
        post?: never;
        /**
         * Delete a pipeline
         * @description Removes a pipeline with its stages. Refused with 409 while deals are in it, and for the default pipeline.
         */
        delete: operations["deletePipeline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pipelines/{id}/stages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stages of a pipeline
         * @description Pages through the stages of one pipeline from left to right, or by last change with `updatedSince`.
         */
        get: operations["listPipelineStages"];
        put?: never;
        /**
         * Add a stage to a pipeline
         * @description Adds a stage. Without a `position` it goes to the right end; the positions of other stages stay as they are.
         */
        post: operations["createStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a stage
         * @description Reads one stage.
         */
        get: operations["getStage"];
        /**
         * Update a stage
         * @description Renames a stage, moves it within its pipeline, or changes its probability. Deals in the stage keep the probability they have.
         */
        put: operations["updateStage"];
        post?: never;
        /**
         * Delete a stage
         * @description Removes a stage. Refused with 409 while deals are in it.
         */
        delete: operations["deleteStage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List property definitions
         * @description Pages through the definitions of your own properties, archived ones included, by `entity`, `position` and age, or by last change with `updatedSince`.
         */
        get: operations["listProperties"];
        put?: never;
        /**
         * Define a property
         * @description Adds a property to contacts, companies, deals or activities. From then on, their `custom` takes values of it. A key that another property of the same kind of record has, archived or not, is refused with 409, and so is the 201st of a kind.
         */
        post: operations["createProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own contract
         * @description This contract as JSON with your own properties in it: `custom` has the type of each, so that a client generated from it sets and reads them like others, its examples have values of them, and its server is your address. It changes when a definition does; ask with `If-None-Match`. Archived properties are not in it. What the feed, the history and webhooks hold is as it was then, and may have others.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a property definition
         * @description Reads one definition. Use `fields` to get less than the whole record.
         */
        get: operations["getProperty"];
        /**
         * Change a property definition
         * @description Changes what the body holds and leaves the rest alone. `entity`, `key`, `type` and `isUnique` never change; they may be repeated. `isArchived` hides the property with all its values, and brings them back. `options` replaces the whole list; an option that a record holds can't be left out (409), only archived. Another order of them changes no record: a multiselect keeps the order in which it was set.
         */
        put: operations["updateProperty"];
        post?: never;
        /**
         * Delete a property definition
         * @description Removes a property that no record has a value of; while one does, this is a 409. Archive it instead, which hides it at once.
         */
        delete: operations["deleteProperty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Pages through the users of the tenant, oldest first, or by last change with `updatedSince`. Handy to find the id to put into `ownerId`.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Adds a user, who can log in at once with the given password. An address that is taken is refused with 409. Users who are to see only some records get a `visibility` and, with `team`, a `teamId`; while the service is being upgraded from release 1.0.0, which shows everything to everybody, that is a 409.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description Reads one user.
         */
        get: operations["getUser"];
        /**
         * Update a user
         * @description Changes name, address, role, password or whether the user may log in. A new password or a deactivation ends the sessions of the user, access tokens included. Another role ends the access tokens alone: `refreshSession` answers with one that has the new scope. The last active administrator can be neither demoted nor deactivated: 409. Another `visibility` or `teamId` holds at once, for access tokens and API keys that are there, too. A user is promoted, or demoted and restricted, in one request. While an API key with the scope `admin` is bound to a user, who sees all then, no other `visibility` is taken: 409. Nor is a new one other than `all` while the service is being upgraded from release 1.0.0, which shows everything to everybody.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description Removes a user and ends all sessions. Records the user owned stay and have no owner any more. API keys that are bound to the user stop (401) and stay in the list, inactive. The last active administrator cannot be removed: 409.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description Pages through the teams of the tenant, oldest first, or by last change with `updatedSince`. Who is in a team is said by `teamId` of the users.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team
         * @description Adds a team; `updateUser` puts users into it. A tenant has up to 200, each with a name of its own, without regard to case: else 409.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a team
         * @description Reads one team.
         */
        get: operations["getTeam"];
        /**
         * Update a team
         * @description Renames a team. A name that another team has is refused with 409.
         */
        put: operations["updateTeam"];
        post?: never;
        /**
         * Delete a team
         * @description Removes a team. Refused with 409 while users are in it, inactive ones included.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Pages through all keys of the tenant, oldest first, revoked and expired ones included. Secrets are not shown.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Makes a key and shows it once. Only a hash is stored, so a lost key cannot be shown again: revoke it and make another. Give each program its own key with the smallest scope that does. A key with `userId` sees only what that user sees; none is made (409) while the service is being upgraded from release 1.0.0, which would let it see everything.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Reads one key, without its secret.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Switches a key off for good. The next call with it is a 401, wherever it arrives. The key stays in the list as inactive; revoking it again changes nothing.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /**
         * Update an API key
         * @description Renames a key or changes its scopes, which holds from the next call made with it. A key that is bound to a user who sees only some records can't get the scope `admin`: 400.
         */
        patch: operations["updateApiKey"];
        trace?: never;
    };
    "/api/v1/api-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an API key by a new one
         * @description Makes a key with the name, scopes, user and expiry of another one, and shows it once. The other one goes on for `graceHours`, so that each program can be given the new key in its own time; then it is a 401. `graceHours: 0` ends it at once, which a key can't do to itself: if the answer were lost, both would be. The former key shows `replacedBy`, and as `expiresAt` when it ends. To revoke the new key leaves the former one its grace.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an API key is used for
         * @description Counts the answers that a key was given, by day (UTC) and operation: the latest day first, of a day the operation with most answers first. Revoked and replaced keys keep theirs. Each is kept for 30 days. Counts may lag by a minute. A 401 is nobody's, and what met no operation isn't counted; a call of `/mcp` counts as that operation alone.
         */
        get: operations["listApiKeyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow all changes
         * @description Reads the history of the tenant from the beginning, or from where the previous page ended: pass its `nextCursor` as `cursor`, and ask again at once while `hasMore` is true, with `wait` otherwise, or later. Every creation, update and deletion is in it exactly once, and nothing that commits late is ever skipped, so a copy that follows the cursor stays complete. Where `hasMore` is false, `nextCursor` lies at the end of the whole history as it was read, whatever the filters let through.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/changes/sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List change sets
         * @description What was done at once: one entry for each request, import, merge or undo that changed something, the latest first, each where its latest change stands. `changeSet` of `listChanges` shows what is in it, and `undoChangeSet` takes it back. Changes from before the service kept sets are left out; where the operator has old changes removed, what is left is counted.
         */
        get: operations["listChangeSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/changes/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change set
         * @description Takes back what one request, bulk, import, merge, restore or undo did to companies, contacts, deals and activities: created ones are deleted as their DELETE does, deleted ones restored, updated ones get their former values. What can't be taken back is left as it is and listed in `conflicts`; the rest is. The answer's `changeSet` is the undo's own, so an undo can be undone. With `dryRun` nothing is written, and the answer says what would come of it. A set of up to 100 records is one transaction. A larger one is undone in chunks: if it is interrupted, send the request again, with or without its `Idempotency-Key`, and it goes on; the answer then counts all of it.
         */
        post: operations["undoChangeSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/contacts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export contacts as CSV
         * @description All contacts of the tenant in list order, with the columns of `getContactsTemplate`. Importing the file into an empty tenant brings the same records back. Cells that a spreadsheet would run as a formula are written with a leading apostrophe, which the import takes off again.
         */
        get: operations["exportContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/contacts/export/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export contacts as XLSX
         * @description The same rows and columns as `exportContacts`, as a workbook whose cells have types.
         */
        get: operations["exportContactsExcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/contacts/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import contacts from CSV
         * @description Send the file as the part `file` of a multipart form; it is the only part. `first_name` and `last_name` must have a column and, in each row, a value; column names may come in any order and case, and `ignoredColumns` names those that are unknown. `company_name` must name a company that exists. A row whose e-mail address is taken, in the tenant or earlier in the file, is a duplicate; a row without one never is, so the same file sent twice makes it twice. Rows that cannot be imported are skipped and explained, the others become records with changes and events just like single ones. A file that cannot be read at all is refused and changes nothing.
         */
        post: operations["importContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/contacts/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the CSV template for contacts
         * @description A file with nothing but the header row that `importContacts` expects.
         */
        get: operations["getContactsTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/companies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export companies as CSV
         * @description All companies of the tenant in list order, with the columns of `getCompaniesTemplate`. Importing the file into an empty tenant brings the same records back. Cells that a spreadsheet would run as a formula are written with a leading apostrophe, which the import takes off again.
         */
        get: operations["exportCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/companies/export/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export companies as XLSX
         * @description The same rows and columns as `exportCompanies`, as a workbook whose cells have types.
         */
        get: operations["exportCompaniesExcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/companies/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import companies from CSV
         * @description Send the file as the part `file` of a multipart form; it is the only part. `name` must have a column and, in each row, a value; column names may come in any order and case, and `ignoredColumns` names those that are unknown. A row whose domain is taken, or whose name is when it has no domain, is a duplicate; the file itself counts too. Rows that cannot be imported are skipped and explained, the others become records with changes and events just like single ones. A file that cannot be read at all is refused and changes nothing.
         */
        post: operations["importCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/companies/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the CSV template for companies
         * @description A file with nothing but the header row that `importCompanies` expects.
         */
        get: operations["getCompaniesTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/deals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export deals as CSV
         * @description All deals of the tenant in list order, with the columns of `getDealsTemplate`. Importing the file into an empty tenant brings the same records back. Cells that a spreadsheet would run as a formula are written with a leading apostrophe, which the import takes off again.
         */
        get: operations["exportDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/deals/export/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export deals as XLSX
         * @description The same rows and columns as `exportDeals`, as a workbook whose cells have types.
         */
        get: operations["exportDealsExcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/deals/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import deals from CSV
         * @description Send the file as the part `file` of a multipart form; it is the only part. `name` must have a column and, in each row, a value; column names may come in any order and case, and `ignoredColumns` names those that are unknown. Without a `pipeline_name` the default pipeline is meant, without a `stage_name` its first stage; `contact_email` and `company_name` must belong to records that exist. A row with the name of another deal of the pipeline is a duplicate; the file itself counts too. Rows that cannot be imported are skipped and explained, the others become records with changes and events just like single ones. A file that cannot be read at all is refused and changes nothing.
         */
        post: operations["importDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/deals/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the CSV template for deals
         * @description A file with nothing but the header row that `importDeals` expects.
         */
        get: operations["getDealsTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/activities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export activities as CSV
         * @description All activities of the tenant in list order, with the columns of `getActivitiesTemplate`. Importing the file into an empty tenant brings the same records back. Cells that a spreadsheet would run as a formula are written with a leading apostrophe, which the import takes off again.
         */
        get: operations["exportActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/activities/export/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export activities as XLSX
         * @description The same rows and columns as `exportActivities`, as a workbook whose cells have types.
         */
        get: operations["exportActivitiesExcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/activities/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import activities from CSV
         * @description Send the file as the part `file` of a multipart form; it is the only part. `activity_type` and `subject` must have a column and, in each row, a value; column names may come in any order and case, and `ignoredColumns` names those that are unknown. `contact_email`, `company_name` and `deal_name` must belong to records that exist. A row that agrees with another activity in type, subject, `scheduled_at` and everything it refers to is a duplicate; the file itself counts too. Rows that cannot be imported are skipped and explained, the others become records with changes and events just like single ones. A file that cannot be read at all is refused and changes nothing.
         */
        post: operations["importActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/activities/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the CSV template for activities
         * @description A file with nothing but the header row that `importActivities` expects.
         */
        get: operations["getActivitiesTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List asynchronous imports
         * @description The imports that were sent with `async=true` in the last 7 days, newest first, without their `errors`.
         */
        get: operations["listImportJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an asynchronous import
         * @description How far an import has come, and what became of its rows. Poll it every few seconds, or subscribe to `import.completed`.
         */
        get: operations["getImportJob"];
        put?: never;
        post?: never;
        /**
         * Delete an asynchronous import
         * @description Removes a job that has ended, with its file and the rows that it left out; what it imported stays. A job that waits or runs is a 409: cancel it first. The files of all jobs together have a bound, so this makes room.
         */
        delete: operations["deleteImportJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an asynchronous import
         * @description Ends a job that waits or runs. What it has written stays and is counted; nothing more is. A job that has ended is a 409.
         */
        post: operations["cancelImportJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/importexport/jobs/{id}/errors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the rows left out
         * @description The skipped rows of an asynchronous import as they came, under the file's own header, with a column `error` that says why. An import ignores that column: correct the rows and send the file. While the job runs, it has the rows skipped so far. As in exports, texts that spreadsheets might run as formulas have a leading apostrophe.
         */
        get: operations["getImportJobErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/personal-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept of a person
         * @description What the service holds on a contact: the contact, also one that has been deleted, as it was last; the activities and deals that name it, or were left naming nobody when it was deleted, and those that were deleted themselves, as they were last; its history with what was merged into it; what was or will be sent of it to webhooks; and entries of the audit log about it. It reads the whole change log, and may take some seconds.
         */
        get: operations["getPersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a person
         * @description Removes all that is known of a contact, living or deleted, and of contacts that were merged into it, from records, change log, deliveries, stored answers and audit log. It can't be undone. Sends the event `contact.erased`, which holds the id alone. A second call is a 409 `erased`; while an asynchronous import of the tenant waits or runs, whose file may hold the contact and would bring it back, the call is a 409 `import_in_progress`. It reads the whole change log, and may take some seconds, in which other writes of the tenant may wait.
         */
        post: operations["eraseContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what
         * @description Pages through the audit log, newest first. New entries move the pages on; to read them all without a gap, send the same `until` with each page.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Pages through the webhooks of the tenant, oldest first, with their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Subscribes an address to events. The answer holds the `secret` that they are signed with; the beginning of this chapter says what is sent, how to verify it, and what happens when the address does not answer. The address must be https and public, on port 443 or from 1024 on, and is not called before the first event. A tenant may have 100 webhooks, those that are switched off included, and 20 active ones for the same event.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Reads one webhook.
         */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description Changes name, address, events, which of them are left out, or whether events are sent. Events of the time a webhook was inactive are not sent later, nor what still waited when it was switched off; until much of that is dropped, switching it on again is a 503.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Ends the subscription at once, however many deliveries wait. They are dropped, and the history is deleted, within minutes.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends `webhook.test` to the address at once and shows the receiver's answer. The answer is 200 also when the receiver failed; see `success`. Test events appear neither in the delivery history nor in `failureCount`. A repetition with the same `Idempotency-Key` sends nothing, unless the service stopped before it had the first answer.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to rotate the secret
         * @description Makes the next secret of a webhook and shows it, which no other answer does. From then on every delivery carries two signatures, by the secret and by the next one, until the rotation is committed or cancelled: so a receiver can change over in between. With an `Idempotency-Key` the same answer can be had again until then.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/rotate-secret/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the rotation with the next secret
         * @description The next secret becomes the only one; what was signed by the former is sent no more.
         */
        post: operations["commitWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/rotate-secret/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the rotation with the former secret
         * @description Drops the next secret; the present one goes on alone.
         */
        post: operations["cancelWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the events of a time again
         * @description Sends each event that the webhook was to get from `since` until before `until` once more, by default only those of which an attempt failed and no delivery succeeded. They keep their old order by pages of 100: within a page one may overtake another, which `X-Service-Sequence` tells. Each is a delivery of its own, which counts and is repeated like any other; new events don't wait for them. One replay of a webhook is in progress at a time, until each of its deliveries was attempted; switching the webhook off ends it.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a webhook is doing
         * @description Counts the attempts since a moment, redeliveries and replays included and test events not, and what waits now. Attempts are remembered for 30 days.
         */
        get: operations["getWebhookStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was delivered
         * @description Pages through the deliveries of a webhook, newest first. They are kept for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Reads one delivery of a webhook. They are kept for 30 days after their event.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends the event of a delivery once more, as a delivery of its own: the same bytes with the same `X-Service-Event-Id`, however the former one ended. It is attempted once and at once, is never repeated, and leaves `failureCount` as it is. How it ended, its GET shows.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message of the Model Context Protocol
         * @description For programs that speak the Model Context Protocol over streamable HTTP, in the revisions 2026-07-28 and 2025-11-25, and for nobody else: *Agents* in the introduction says what an agent can do here. One message a request: nothing is kept between two, no batch is taken, and nothing is streamed. The older revision wants both `application/json` and `text/event-stream` in `Accept`. What the protocol itself refuses has its status, such as 400 or 406, and its kind of error instead of a problem.
         */
        post: operations["callMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "contact.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact was created
         * @description Sent once for each new contact, whether it was made alone, in bulk, by an upsert or by an import.
         */
        post: operations["onContactCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact was changed
         * @description Sent when a property of a contact has another value, also when the company or the user that it names is deleted. A new activity moves `lastActivityAt` without an event, and so does a new name of the company.
         */
        post: operations["onContactUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact was deleted
         * @description Holds the contact as it was last. Each deal that loses its link to the contact sends `deal.updated` as well.
         */
        post: operations["onContactDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact was erased
         * @description Sent instead of `contact.deleted` when a contact is erased, and when a deleted one is. Erase what you have copied of it. Each deal that loses its link to the contact sends `deal.updated` as well.
         */
        post: operations["onContactErased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A company was created
         * @description Sent once for each new company, whether it was made alone, in bulk, by an upsert or by an import.
         */
        post: operations["onCompanyCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A company was changed
         * @description Sent when a property of a company has another value, also when the user that owns it is deleted.
         */
        post: operations["onCompanyUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A company was deleted
         * @description Holds the company as it was last. Each contact and deal that loses its link to the company sends an event of its own.
         */
        post: operations["onCompanyDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deal.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deal was created
         * @description Sent once for each new deal, whether it was made alone, in bulk, by an upsert or by an import.
         */
        post: operations["onDealCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deal.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deal was changed
         * @description Sent when a property of a deal has another value, its BANT rating included, and when a record that it names is deleted. What a move, a win or a loss changes has events of its own.
         */
        post: operations["onDealUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deal.stage_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deal moved to another stage
         * @description Holds the deal in its new stage, and in `previousStageId` the stage it came from.
         */
        post: operations["onDealStageChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deal.won": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deal was won
         * @description Sent when the status becomes `won`, and behind `deal.created` for a deal that is made won; not for one that is restored. The deal has its closing date by then, and a probability of 100 unless an import says otherwise.
         */
        post: operations["onDealWon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deal.lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deal was lost
         * @description Sent when the status becomes `lost`, and behind `deal.created` for a deal that is made lost; not for one that is restored. The deal has its closing date by then, and a probability of 0 unless an import says otherwise.
         */
        post: operations["onDealLost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deal.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deal was deleted
         * @description Holds the deal as it was last.
         */
        post: operations["onDealDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "activity.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An activity was logged
         * @description Sent once for each new activity. One that is logged as completed sends `activity.completed` as well.
         */
        post: operations["onActivityCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "activity.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An activity was completed
         * @description Sent when the status becomes `completed`.
         */
        post: operations["onActivityCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test event
         * @description Sent by `testWebhook`, whatever the webhook subscribes to.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "import.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An asynchronous import has ended
         * @description Sent once for each import with `async=true`, however it ended: also where it failed, was cancelled or was a dry run.
         */
        post: operations["onImportCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description What a credential allows; `write` includes `read`, and `admin` includes both.
         * @enum {string}
         */
        Scope: "read" | "write" | "admin";
        /**
         * @description What went wrong, for programs to branch on. The introduction explains each one; releases may add others.
         * @enum {string}
         */
        ProblemCode: "malformed_request" | "request_timeout" | "malformed_json" | "validation_failed" | "invalid_reference" | "invalid_file" | "invalid_cursor" | "cursor_expired" | "ambiguous_credentials" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "insufficient_scope" | "forbidden" | "origin_not_allowed" | "tenant_suspended" | "not_found" | "route_not_found" | "not_acceptable" | "unknown_tenant" | "method_not_allowed" | "duplicate" | "erased" | "version_conflict" | "idempotency_key_reused" | "in_use" | "last_admin" | "job_finished" | "limit_reached" | "webhook_inactive" | "key_not_active" | "rotation_in_progress" | "no_rotation" | "replay_in_progress" | "import_in_progress" | "count_changed" | "payload_too_large" | "unsupported_media_type" | "query_too_expensive" | "rate_limited" | "login_throttled" | "internal_error" | "overloaded" | "database_unavailable";
        /**
         * @description One value that is wrong, and the first rule that it breaks.
         * @example {
         *       "path": "/name",
         *       "message": "must not be blank"
         *     }
         */
        FieldError: {
            /** @description JSON Pointer into the body (`/address/city`), or the name of the parameter. */
            path: string;
            /** @description What is wrong with the value, in a sentence. Of more than ten words that it could be, it names the ten that are nearest, and says how many more there are. */
            message: string;
            /**
             * Format: uuid
             * @description With `invalid_reference`: the record that the one of this id was merged into, after further merges the last one.
             */
            mergedInto?: string;
        };
        /**
         * @description Every error has this shape (RFC 9457), whichever part of the service it comes from.
         * @example {
         *       "type": "urn:problem-type:crm:validation_failed",
         *       "title": "Validation failed",
         *       "status": 400,
         *       "detail": "The request is not valid: name must not be blank; employeeCount must be integer or null.",
         *       "code": "validation_failed",
         *       "requestId": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a19",
         *       "errors": [
         *         {
         *           "path": "/name",
         *           "message": "must not be blank"
         *         },
         *         {
         *           "path": "/employeeCount",
         *           "message": "must be integer or null"
         *         }
         *       ]
         *     }
         */
        Problem: {
            /**
             * Format: uri
             * @description Identifies the kind of problem: `urn:problem-type:crm:` followed by the code.
             */
            type: string;
            /** @description Short name of the kind of problem, always the same for one code. */
            title: string;
            /** @description The HTTP status, repeated. */
            status: number;
            /** @description What happened in this very case, for people to read. */
            detail: string;
            code: components["schemas"]["ProblemCode"];
            /** @description The same value as the header `X-Request-Id`. */
            requestId: string;
            /** @description All violations that were found, when input was invalid: the first 50, and at most 65,536 characters of JSON. Where they would be longer, the last entry has an empty `path` and says how many more there are. */
            errors?: components["schemas"]["FieldError"][];
            /**
             * Format: uuid
             * @description With `duplicate`: the record that holds the value already.
             */
            existingId?: string;
            /** @description With `insufficient_scope`: the scope that the operation needs. */
            requiredScope?: components["schemas"]["Scope"];
            /** @description With `cursor_expired`: where to go on once the lists are read. */
            cursor?: string;
            /**
             * Format: date-time
             * @description With `version_conflict`: the `updatedAt` that the record has now.
             */
            currentVersion?: string;
            /**
             * Format: uuid
             * @description With `not_found`: the record that this one was merged into, after further merges the last one.
             */
            mergedInto?: string;
            /**
             * Format: int32
             * @description With `count_changed`: how many records match now.
             */
            matched?: number;
        };
        /**
         * @description Confirms a deletion.
         * @example {
         *       "id": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *       "deleted": true
         *     }
         */
        DeletedResponse: {
            /**
             * Format: uuid
             * @description Which record is gone.
             */
            id: string;
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /**
         * @description What an upsert did.
         * @example {
         *       "action": "created",
         *       "id": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11"
         *     }
         */
        UpsertResponse: {
            /**
             * @description Whether a record was made or an existing one matched. A match counts as `updated` even when nothing in it had to change.
             * @enum {string}
             */
            action: "created" | "updated";
            /**
             * Format: uuid
             * @description The record that was made or matched.
             */
            id: string;
        };
        /**
         * @description Records that seem to be the same.
         * @example {
         *       "ids": [
         *         "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "019cadd8-51c4-7e21-8a06-7c6b5a493827"
         *       ],
         *       "reasons": [
         *         "same_phone",
         *         "similar_name_and_domain"
         *       ]
         *     }
         */
        DuplicateGroup: {
            /** @description Two or more of them, in the order of their `createdAt`. */
            ids: string[];
            /** @description What they have in common: `same_phone`, the digits of a telephone number, at least 7 (of contacts also `mobile`); `same_name_and_company` and `similar_name_and_domain`, of contacts; `same_name`, of companies. Others may follow. */
            reasons: ("same_phone" | "same_name" | "same_name_and_company" | "similar_name_and_domain")[];
        };
        /**
         * @description Why one item of a bulk request failed.
         * @example {
         *       "index": 1,
         *       "error": "name: is required"
         *     }
         */
        BulkItemError: {
            /**
             * Format: int32
             * @description Position of the item in `items`, from 0.
             */
            index: number;
            /** @description What was wrong with it. */
            error: string;
        };
        /**
         * @description The outcome of a bulk request. The three counts add up to the number of items sent.
         * @example {
         *       "created": 1,
         *       "updated": 0,
         *       "failed": 1,
         *       "createdIds": [
         *         "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11"
         *       ],
         *       "errors": [
         *         {
         *           "index": 1,
         *           "error": "name: is required"
         *         }
         *       ]
         *     }
         */
        BulkCreateResponse: {
            /**
             * Format: int32
             * @description Items that became new records.
             */
            created: number;
            /**
             * Format: int32
             * @description Items that matched an existing record, whether or not it had to change.
             */
            updated: number;
            /**
             * Format: int32
             * @description Items that were refused.
             */
            failed: number;
            /** @description Ids of the new records, in the order of their items. */
            createdIds: string[];
            /** @description One entry for each refused item. */
            errors: components["schemas"]["BulkItemError"][];
        };
        /**
         * @description Why one record was left as it is.
         * @example {
         *       "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "error": "tags: must have at most 50 items"
         *     }
         */
        BulkRecordError: {
            /**
             * Format: uuid
             * @description The record; null in the entry that counts the rest.
             */
            id: string | null;
            /** @description What its PUT or DELETE would be refused for; in the entry that counts the rest `200 more`. */
            error: string;
        };
        /**
         * @description What became of the records, or in a dry run would. `matched` is the sum of the four other counts.
         * @example {
         *       "matched": 42,
         *       "updated": 39,
         *       "unchanged": 2,
         *       "skipped": 0,
         *       "failed": 1,
         *       "errors": [
         *         {
         *           "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *           "error": "tags: must have at most 50 items"
         *         }
         *       ],
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20"
         *     }
         */
        BulkUpdateResponse: {
            /**
             * Format: int32
             * @description Records that matched when it began.
             */
            matched: number;
            /**
             * Format: int32
             * @description Records that were changed.
             */
            updated: number;
            /**
             * Format: int32
             * @description Records that were as they were to be already.
             */
            unchanged: number;
            /**
             * Format: int32
             * @description Records that were gone, or matched no longer, when their turn came.
             */
            skipped: number;
            /**
             * Format: int32
             * @description Records whose change was refused.
             */
            failed: number;
            /** @description An entry for each refused record; at most 1,000, then an entry that counts the rest. */
            errors: components["schemas"]["BulkRecordError"][];
            /**
             * Format: uuid
             * @description The change set, for `undoChangeSet`. Null in a dry run, and where nothing was changed.
             */
            changeSet: string | null;
        };
        /**
         * @description What became of the records, or in a dry run would. `matched` is the sum of the three other counts.
         * @example {
         *       "matched": 42,
         *       "deleted": 41,
         *       "skipped": 1,
         *       "failed": 0,
         *       "errors": [],
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20"
         *     }
         */
        BulkDeleteResponse: {
            /**
             * Format: int32
             * @description Records that matched when it began.
             */
            matched: number;
            /**
             * Format: int32
             * @description Records that were deleted.
             */
            deleted: number;
            /**
             * Format: int32
             * @description Records that were gone, or matched no longer, when their turn came.
             */
            skipped: number;
            /**
             * Format: int32
             * @description Records whose deletion was refused.
             */
            failed: number;
            /** @description An entry for each refused record; at most 1,000, then an entry that counts the rest. */
            errors: components["schemas"]["BulkRecordError"][];
            /**
             * Format: uuid
             * @description The change set, for `undoChangeSet`. Null in a dry run, and where nothing was deleted.
             */
            changeSet: string | null;
        };
        /** @description Words to look for, at most 200 characters. Every one of them must begin a word of the record, without regard to case and accents; an e-mail address and a telephone number are found by their parts, too. */
        Words: string;
        /** @description One of your own properties, as in `custom.region`, or all of them, `custom`. */
        CustomPropertyName: string;
        /**
         * @description Smallest (where it is left out) or greatest first.
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /**
         * @description How a property is compared; *Finding records* in the introduction says which of them each type has.
         * @enum {string}
         */
        FilterOperator: "eq" | "ne" | "in" | "gt" | "gte" | "lt" | "lte" | "contains" | "startsWith" | "isNull" | "hasAny";
        /** @description What a property is compared with: a value of its type, for `in` and `hasAny` a list of up to 1,000, for `isNull` true (also where it is left out) or false. */
        FilterValue: string | number | boolean | (string | number)[];
        /**
         * @description The process is alive.
         * @example {
         *       "status": "ok"
         *     }
         */
        HealthResponse: {
            /**
             * @description Always `ok`.
             * @constant
             */
            status: "ok";
        };
        /**
         * @description The service is ready for traffic.
         * @example {
         *       "status": "ready"
         *     }
         */
        ReadinessResponse: {
            /**
             * @description Always `ready`; otherwise the answer is a 503.
             * @constant
             */
            status: "ready";
        };
        /**
         * @description An OpenAPI 3.1 document.
         * @example {
         *       "openapi": "3.1.0",
         *       "info": {
         *         "title": "CRM API",
         *         "version": "1.1.0"
         *       },
         *       "paths": {}
         *     }
         */
        OpenApiDocument: {
            /** @description Version of the OpenAPI format. */
            openapi: string;
            /** @description Title, version, introduction. */
            info: {
                [key: string]: unknown;
            };
            /** @description The operations. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An OpenAPI 3.1 document, written in YAML.
         * @example openapi: 3.1.0
         */
        OpenApiYamlText: string;
        /**
         * @description `viewer` may read, `member` may also write, `admin` may do everything.
         * @enum {string}
         */
        UserRole: "admin" | "member" | "viewer";
        /**
         * @description Which contacts, companies, deals and activities a user sees: `all`; those that nobody owns and that the user or, with `team`, somebody of the user's team owns; with `own` those that nobody and that the user owns. The introduction has more, *Who sees what*.
         * @enum {string}
         */
        UserVisibility: "all" | "team" | "own";
        /**
         * @description A person who works in the tenant and can own records.
         * @example {
         *       "id": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *       "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "email": "ada@acme.test",
         *       "name": "Ada Lindgren",
         *       "role": "admin",
         *       "isActive": true,
         *       "visibility": "all",
         *       "teamId": null,
         *       "createdAt": "2026-03-02T09:15:13.583Z",
         *       "updatedAt": "2026-03-02T09:15:13.583Z"
         *     }
         */
        UserResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            /** @description Address to log in with; unique in the tenant, without regard to case. */
            email: string;
            /** @description Name to show. */
            name: string;
            role: components["schemas"]["UserRole"];
            /** @description Whether the user may log in. */
            isActive: boolean;
            visibility?: components["schemas"]["UserVisibility"];
            /**
             * Format: uuid
             * @description The team that the user is in; null for none.
             */
            teamId?: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
        };
        /**
         * @description E-mail address and password of a user of this tenant.
         * @example {
         *       "email": "ada@acme.test",
         *       "password": "correct horse battery"
         *     }
         */
        LoginRequest: {
            /**
             * Format: idn-email
             * @description The address of the user.
             */
            email: string;
            /**
             * Format: password
             * @description The password of the user.
             */
            password: string;
        };
        /**
         * @description A fresh pair of tokens and whom they stand for.
         * @example {
         *       "accessToken": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTljYWRkNCJ9.c2lnbmF0dXJl",
         *       "tokenType": "Bearer",
         *       "expiresIn": 900,
         *       "refreshToken": "rt_6Jb1mWq0ZyC4uV8sKx2nTf5hPd9gLa3e",
         *       "user": {
         *         "id": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "email": "ada@acme.test",
         *         "name": "Ada Lindgren",
         *         "role": "admin",
         *         "isActive": true,
         *         "visibility": "all",
         *         "teamId": null,
         *         "createdAt": "2026-03-02T09:15:13.583Z",
         *         "updatedAt": "2026-03-02T09:15:13.583Z"
         *       }
         *     }
         */
        SessionResponse: {
            /** @description JWT for the header `Authorization: Bearer …`. */
            accessToken: string;
            /**
             * @description How to send the access token.
             * @constant
             */
            tokenType: "Bearer";
            /**
             * Format: int32
             * @description Seconds until the access token expires.
             */
            expiresIn: number;
            /** @description Good for one call of `refreshSession`. */
            refreshToken: string;
            user: components["schemas"]["UserResponse"];
        };
        /**
         * @description The refresh token of a session.
         * @example {
         *       "refreshToken": "rt_6Jb1mWq0ZyC4uV8sKx2nTf5hPd9gLa3e"
         *     }
         */
        RefreshTokenRequest: {
            /** @description As received from `login` or from the previous `refreshSession`. */
            refreshToken: string;
        };
        /**
         * @description Confirms that the session is over.
         * @example {
         *       "loggedOut": true
         *     }
         */
        LoggedOutResponse: {
            /**
             * @description Always `true`.
             * @constant
             */
            loggedOut: true;
        };
        /**
         * @description The password of today and the one to have from now on.
         * @example {
         *       "currentPassword": "correct horse battery",
         *       "newPassword": "seven lazy geese fly"
         *     }
         */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @description The password that the user has logged in with.
             */
            currentPassword: string;
            /**
             * Format: password
             * @description What to log in with from now on.
             */
            newPassword: string;
        };
        /**
         * @description Confirms that the new password holds, and that all sessions are over.
         * @example {
         *       "passwordChanged": true
         *     }
         */
        PasswordChangedResponse: {
            /**
             * @description Always `true`.
             * @constant
             */
            passwordChanged: true;
        };
        /**
         * @description The customer account that the host name stands for.
         * @example {
         *       "id": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "subdomain": "acme",
         *       "name": "Acme Inc"
         *     }
         */
        TenantResponse: {
            /**
             * Format: uuid
             * @description Identifier of the tenant.
             */
            id: string;
            /** @description First label of its host name. */
            subdomain: string;
            /** @description Name to show. */
            name: string;
        };
        /**
         * @description An API key without its secret part.
         * @example {
         *       "id": "019cadd5-70aa-7e19-8c44-913b5d2e6f70",
         *       "keyPrefix": "crm_9fK2mQ7x",
         *       "name": "Nightly sync",
         *       "scopes": "read,write",
         *       "expiresAt": null,
         *       "lastUsedAt": "2026-03-09T02:00:04.118Z",
         *       "isActive": true,
         *       "createdAt": "2026-03-02T09:16:12.330Z",
         *       "createdBy": "ada@acme.test",
         *       "createdByStatus": "active",
         *       "userId": null,
         *       "visibility": null,
         *       "teamId": null,
         *       "replaces": null,
         *       "replacedBy": null,
         *       "scopesUsed": "write"
         *     }
         */
        ApiKeyResponse: {
            /**
             * Format: uuid
             * @description Identifier of the key.
             */
            id: string;
            /** @description How the key begins, to tell keys apart. */
            keyPrefix: string;
            /** @description What the key is for. */
            name: string;
            /** @description Comma-separated, in the order read, write, admin. */
            scopes: string;
            /**
             * Format: date-time
             * @description When the key stops working; null means never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When the key was last used, to about a minute; null before the first use.
             */
            lastUsedAt: string | null;
            /** @description False once the key is revoked or has expired, and while the user it is bound to is inactive or gone. */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When the key was made.
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The user whom the key acts for: it sees what that user sees now, and stops when that user is deactivated or deleted. Null for a key that sees all records.
             */
            userId?: string | null;
            /** @description E-mail address of the user who made the key; null when no user did, as for the first key of a tenant or one made with another key. */
            createdBy: string | null;
            /** @description What the user whom the key is bound to sees, and with it the key; null for a key that is bound to nobody. */
            visibility?: components["schemas"]["UserVisibility"] | null;
            /**
             * Format: uuid
             * @description That user's team; null for none.
             */
            teamId?: string | null;
            /** @description What has become of that user: still an active administrator, in a lesser role, deactivated or deleted. A key goes on working whatever becomes of its maker, so check those that are not `active`, and revoke what nobody is responsible for. Null when no user made the key, or it is not known which one did. */
            createdByStatus?: ("active" | "demoted" | "deactivated" | "deleted") | null;
            /**
             * Format: uuid
             * @description The key that this one was made in place of (`rotateApiKey`); null as a rule.
             */
            replaces?: string | null;
            /**
             * Format: uuid
             * @description The key that was made in place of this one; null as a rule.
             */
            replacedBy?: string | null;
            /** @description The largest scope that its operations of the last 30 days needed, to about a minute; null where there were none that need one. Refused ones don't count. */
            scopesUsed?: components["schemas"]["Scope"] | null;
        };
        /**
         * @description Who is calling, and what that caller may do.
         * @example {
         *       "type": "api_key",
         *       "tenant": {
         *         "id": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "subdomain": "acme",
         *         "name": "Acme Inc"
         *       },
         *       "user": null,
         *       "apiKey": {
         *         "id": "019cadd5-70aa-7e19-8c44-913b5d2e6f70",
         *         "keyPrefix": "crm_9fK2mQ7x",
         *         "name": "Nightly sync",
         *         "scopes": "read,write",
         *         "expiresAt": null,
         *         "lastUsedAt": "2026-03-09T02:00:04.118Z",
         *         "isActive": true,
         *         "createdAt": "2026-03-02T09:16:12.330Z",
         *         "createdBy": "ada@acme.test",
         *         "createdByStatus": "active",
         *         "userId": null,
         *         "visibility": null,
         *         "teamId": null,
         *         "replaces": null,
         *         "replacedBy": null,
         *         "scopesUsed": "write"
         *       },
         *       "scopes": [
         *         "read",
         *         "write"
         *       ]
         *     }
         */
        MeResponse: {
            /**
             * @description Kind of credential.
             * @enum {string}
             */
            type: "api_key" | "user";
            tenant: components["schemas"]["TenantResponse"];
            /** @description The user behind the token; null for an API key. */
            user: components["schemas"]["UserResponse"] | null;
            /** @description The key in use; null for a token. */
            apiKey: components["schemas"]["ApiKeyResponse"] | null;
            /** @description All scopes that hold for this call, implied ones included. */
            scopes: components["schemas"]["Scope"][];
        };
        /**
         * @description A company.
         * @example {
         *       "id": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *       "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "name": "Nordwind Logistics",
         *       "domain": "nordwind-logistics.test",
         *       "industry": "Logistics",
         *       "description": "Freight and warehousing around the Baltic Sea.",
         *       "employeeCount": 240,
         *       "annualRevenue": 18500000.5,
         *       "phone": "+46 8 555 010 20",
         *       "website": "https://www.nordwind-logistics.test",
         *       "networkUrl": null,
         *       "address": "Hamngatan 12",
         *       "city": "Stockholm",
         *       "state": null,
         *       "country": "Sweden",
         *       "postalCode": "111 47",
         *       "tags": [
         *         "key account",
         *         "transport"
         *       ],
         *       "notes": null,
         *       "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *       "custom": {
         *         "customer_number": "K-1042",
         *         "region": "north"
         *       },
         *       "createdAt": "2026-03-02T09:16:56.768Z",
         *       "updatedAt": "2026-03-09T14:40:12.345Z"
         *     }
         */
        CompanyResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            /** @description Name of the company. Several companies may share one. */
            name: string;
            /** @description Internet domain; a full URL is welcome and is cut down to its host name without `www.`. At most one company of the tenant has a given domain, and it is the key that upserts match on. */
            domain: string | null;
            /** @description Line of business. */
            industry: string | null;
            /** @description What the company does. */
            description: string | null;
            /**
             * Format: int32
             * @description Number of people employed.
             */
            employeeCount: number | null;
            /**
             * Format: decimal
             * @description Revenue in a year: at most 15 significant digits, two of them after the point.
             */
            annualRevenue: number | null;
            /** @description Telephone number, in any notation. */
            phone: string | null;
            /** @description Web address. */
            website: string | null;
            /** @description Page on a professional network. */
            networkUrl: string | null;
            /** @description Street and number. */
            address: string | null;
            /** @description Town. */
            city: string | null;
            /** @description State or province. */
            state: string | null;
            /** @description Country, by name or code. */
            country: string | null;
            /** @description Postal code. */
            postalCode: string | null;
            /** @description Free labels. One that is repeated is kept once. */
            tags: string[];
            /** @description Anything else worth knowing. */
            notes: string | null;
            /**
             * Format: uuid
             * @description The user who owns the company.
             */
            ownerId: string | null;
            /** @description The values of your own properties, by their keys: those that have one and are not archived. *Your own properties* in the introduction says more. */
            custom: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
        };
        /**
         * @description The name of a property of a company; further ones may come.
         * @enum {string}
         */
        CompanyProperty: "id" | "tenantId" | "name" | "domain" | "industry" | "description" | "employeeCount" | "annualRevenue" | "phone" | "website" | "networkUrl" | "address" | "city" | "state" | "country" | "postalCode" | "tags" | "notes" | "ownerId" | "createdAt" | "updatedAt";
        /**
         * @description The name of a property that companies can be sorted by; further ones may come.
         * @enum {string}
         */
        CompanySortProperty: "id" | "tenantId" | "name" | "domain" | "industry" | "employeeCount" | "annualRevenue" | "phone" | "website" | "networkUrl" | "address" | "city" | "state" | "country" | "postalCode" | "ownerId" | "createdAt" | "updatedAt";
        /** @description One property to sort by. */
        CompanySort: {
            property: components["schemas"]["CompanySortProperty"];
            direction?: components["schemas"]["SortDirection"];
        };
        /** @description What a property is to be like. */
        CompanyCondition: {
            property: components["schemas"]["CompanyProperty"];
            op: components["schemas"]["FilterOperator"];
            value?: components["schemas"]["FilterValue"];
        };
        /** @description A condition, or several that must hold together (`and`), of which one must hold (`or`), or that must not hold (`not`). At most 20 conditions, and five of `and`, `or` and `not` inside one another. */
        CompanyFilter: components["schemas"]["CompanyCondition"] | {
            /** @description What must hold. */
            and: components["schemas"]["CompanyFilter"][];
        } | {
            /** @description Of which one must hold. */
            or: components["schemas"]["CompanyFilter"][];
        } | {
            not: components["schemas"]["CompanyFilter"];
        };
        /**
         * @description Which companies, in which order, and what of them.
         * @example {
         *       "filter": {
         *         "property": "employeeCount",
         *         "op": "gte",
         *         "value": 50
         *       },
         *       "q": "nordwind",
         *       "sort": [
         *         {
         *           "property": "annualRevenue",
         *           "direction": "desc"
         *         }
         *       ],
         *       "limit": 50
         *     }
         */
        SearchCompaniesRequest: {
            filter?: components["schemas"]["CompanyFilter"];
            q?: components["schemas"]["Words"];
            /** @description Up to three properties. Nulls come last, and what is equal in all in the order of its creation. */
            sort?: components["schemas"]["CompanySort"][];
            /**
             * Format: int32
             * @description How many to return at most; 100 where it is left out.
             */
            limit?: number;
            /** @description The `X-Next-Cursor` of the answer before, to the same `filter`, `q` and `sort`. Good for a day. */
            cursor?: string;
            /** @description The properties to keep. All others are left out of the answer, required ones as well. */
            fields?: (components["schemas"]["CompanyProperty"] | components["schemas"]["CustomPropertyName"])[];
            /** @description Whether `X-Total-Count` is to say how many match in all. */
            count?: boolean;
        };
        /**
         * @description Which companies to read, and what of them.
         * @example {
         *       "ids": [
         *         "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11"
         *       ],
         *       "fields": [
         *         "id",
         *         "name"
         *       ]
         *     }
         */
        BatchGetCompaniesRequest: {
            /** @description Identifiers of companies. */
            ids: string[];
            /** @description The properties to keep. All others are left out of the answer, required ones as well. */
            fields?: (components["schemas"]["CompanyProperty"] | components["schemas"]["CustomPropertyName"])[];
        };
        /**
         * @description A company to make, or to find and update in an upsert. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "name": "Nordwind Logistics",
         *       "domain": "nordwind-logistics.test",
         *       "industry": "Logistics",
         *       "employeeCount": 240,
         *       "annualRevenue": 18500000.5,
         *       "city": "Stockholm",
         *       "country": "Sweden",
         *       "tags": [
         *         "key account",
         *         "transport"
         *       ]
         *     }
         */
        CreateCompanyRequest: {
            /** @description Name of the company. Several companies may share one. */
            name: string;
            /**
             * Format: domain
             * @description Internet domain; a full URL is welcome and is cut down to its host name without `www.`. At most one company of the tenant has a given domain, and it is the key that upserts match on.
             */
            domain?: string | null;
            /** @description Line of business. */
            industry?: string | null;
            /** @description What the company does. */
            description?: string | null;
            /**
             * Format: int32
             * @description Number of people employed.
             */
            employeeCount?: number | null;
            /**
             * Format: decimal
             * @description Revenue in a year: at most 15 significant digits, two of them after the point.
             */
            annualRevenue?: number | null;
            /** @description Telephone number, in any notation. */
            phone?: string | null;
            /** @description Web address. */
            website?: string | null;
            /** @description Page on a professional network. */
            networkUrl?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Town. */
            city?: string | null;
            /** @description State or province. */
            state?: string | null;
            /** @description Country, by name or code. */
            country?: string | null;
            /** @description Postal code. */
            postalCode?: string | null;
            /** @description Free labels. One that is repeated is kept once. */
            tags?: string[];
            /** @description Anything else worth knowing. */
            notes?: string | null;
            /**
             * Format: uuid
             * @description The user who owns the company.
             */
            ownerId?: string | null;
            /** @description Values of your own properties, by their keys. null clears one, and those that are left out stay. *Your own properties* in the introduction says more. */
            custom?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description What to change. Whatever is left out stays; null empties a property that may be empty.
         * @example {
         *       "employeeCount": 255,
         *       "notes": "Opened a second warehouse.",
         *       "state": null
         *     }
         */
        UpdateCompanyRequest: {
            /** @description Name of the company. Several companies may share one. */
            name?: string;
            /**
             * Format: domain
             * @description Internet domain; a full URL is welcome and is cut down to its host name without `www.`. At most one company of the tenant has a given domain, and it is the key that upserts match on.
             */
            domain?: string | null;
            /** @description Line of business. */
            industry?: string | null;
            /** @description What the company does. */
            description?: string | null;
            /**
             * Format: int32
             * @description Number of people employed.
             */
            employeeCount?: number | null;
            /**
             * Format: decimal
             * @description Revenue in a year: at most 15 significant digits, two of them after the point.
             */
            annualRevenue?: number | null;
            /** @description Telephone number, in any notation. */
            phone?: string | null;
            /** @description Web address. */
            website?: string | null;
            /** @description Page on a professional network. */
            networkUrl?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Town. */
            city?: string | null;
            /** @description State or province. */
            state?: string | null;
            /** @description Country, by name or code. */
            country?: string | null;
            /** @description Postal code. */
            postalCode?: string | null;
            /** @description Free labels. One that is repeated is kept once. */
            tags?: string[];
            /** @description Anything else worth knowing. */
            notes?: string | null;
            /**
             * Format: uuid
             * @description The user who owns the company.
             */
            ownerId?: string | null;
            /** @description Values of your own properties, by their keys. null clears one, and those that are left out stay. *Your own properties* in the introduction says more. */
            custom?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Up to 100 companies.
         * @example {
         *       "items": [
         *         {
         *           "name": "Nordwind Logistics",
         *           "domain": "nordwind-logistics.test"
         *         },
         *         {
         *           "name": "Café Lumen",
         *           "city": "Lyon"
         *         }
         *       ]
         *     }
         */
        BulkCreateCompaniesRequest: {
            /** @description The items. Each succeeds or fails by itself. */
            items: unknown[];
        };
        /**
         * @description Which companies to change, and how. One of `set`, `addTags` and `removeTags` must be there, and have something to change.
         * @example {
         *       "filter": {
         *         "property": "industry",
         *         "op": "eq",
         *         "value": "Logistics"
         *       },
         *       "set": {
         *         "country": "Sweden"
         *       },
         *       "removeTags": [
         *         "trial"
         *       ],
         *       "dryRun": true
         *     }
         */
        BulkUpdateCompaniesRequest: {
            /** @description Which companies, as in `searchCompanies`. */
            filter: components["schemas"]["CompanyFilter"];
            q?: components["schemas"]["Words"];
            /** @description What each is to hold, as in `updateCompany`, but for `domain` and unique properties of your own, which no two can share. */
            set?: components["schemas"]["UpdateCompanyRequest"];
            /** @description Tags that each is to have, too. Those it has stay where they are, new ones come last. */
            addTags?: string[];
            /** @description Tags that none is to have, letter by letter. */
            removeTags?: string[];
            /**
             * Format: int32
             * @description How many must match; where it is another number, the answer is a 409 and nothing is written.
             */
            expectedCount?: number;
            /** @description Whether to write nothing, and only say what would come of it. Default: no. */
            dryRun?: boolean;
        };
        /**
         * @description Which companies to delete.
         * @example {
         *       "filter": {
         *         "and": [
         *           {
         *             "property": "employeeCount",
         *             "op": "eq",
         *             "value": 0
         *           },
         *           {
         *             "property": "tags",
         *             "op": "hasAny",
         *             "value": [
         *               "test"
         *             ]
         *           }
         *         ]
         *       },
         *       "dryRun": true
         *     }
         */
        BulkDeleteCompaniesRequest: {
            /** @description Which companies, as in `searchCompanies`. */
            filter: components["schemas"]["CompanyFilter"];
            q?: components["schemas"]["Words"];
            /**
             * Format: int32
             * @description How many must match; where it is another number, the answer is a 409 and nothing is written.
             */
            expectedCount?: number;
            /** @description Whether to write nothing, and only say what would come of it. Default: no. */
            dryRun?: boolean;
        };
        /**
         * @description Which company goes, and what the one that stays is to hold.
         * @example {
         *       "duplicateId": "019cadd6-2b58-7d02-9f1a-0b9c8d7e6f54",
         *       "values": {
         *         "name": "Nordwind Logistics"
         *       }
         *     }
         */
        MergeCompaniesRequest: {
            /**
             * Format: uuid
             * @description The company that goes. Not the one in the path.
             */
            duplicateId: string;
            /** @description What the company that stays is to hold, whatever the two hold; null empties a property. */
            values?: components["schemas"]["UpdateCompanyRequest"];
            /** @description Whether to write nothing, and only show what would come of it. Default: no. */
            dryRun?: boolean;
        };
        /**
         * @description How far the relationship has come. A new contact without one is a `lead`.
         * @enum {string}
         */
        LifecycleStage: "subscriber" | "lead" | "marketing_qualified_lead" | "sales_qualified_lead" | "opportunity" | "customer" | "evangelist" | "other";
        /**
         * @description A person.
         * @example {
         *       "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "firstName": "Maja",
         *       "lastName": "Ek",
         *       "email": "maja.ek@nordwind-logistics.test",
         *       "phone": null,
         *       "mobile": "+46 70 555 01 23",
         *       "title": "Head of Operations",
         *       "department": "Operations",
         *       "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *       "companyName": "Nordwind Logistics",
         *       "address": null,
         *       "city": "Stockholm",
         *       "state": null,
         *       "country": "Sweden",
         *       "postalCode": null,
         *       "lifecycleStage": "opportunity",
         *       "leadSource": "trade fair",
         *       "tags": [
         *         "decision maker"
         *       ],
         *       "notes": null,
         *       "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *       "ownerName": "Ada Lindgren",
         *       "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *       "custom": {
         *         "newsletter": true
         *       },
         *       "createdAt": "2026-03-02T09:18:14.101Z",
         *       "updatedAt": "2026-03-09T14:40:12.345Z"
         *     }
         */
        ContactResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /**
             * Format: idn-email
             * @description E-mail address. At most one contact of the tenant has a given address, without regard to case, and it is the key that upserts match on.
             */
            email: string | null;
            /** @description Telephone number, in any notation. */
            phone: string | null;
            /** @description Mobile number, in any notation. */
            mobile: string | null;
            /** @description Job title. */
            title: string | null;
            /** @description Department. */
            department: string | null;
            /**
             * Format: uuid
             * @description The company the person works for.
             */
            companyId: string | null;
            /** @description Name of the company, joined in. */
            companyName: string | null;
            /** @description Street and number. */
            address: string | null;
            /** @description Town. */
            city: string | null;
            /** @description State or province. */
            state: string | null;
            /** @description Country, by name or code. */
            country: string | null;
            /** @description Postal code. */
            postalCode: string | null;
            lifecycleStage: components["schemas"]["LifecycleStage"];
            /** @description Where the contact came from. */
            leadSource: string | null;
            /** @description Free labels. One that is repeated is kept once. */
            tags: string[];
            /** @description Anything else worth knowing. */
            notes: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId: string | null;
            /** @description Name of the owner, joined in. */
            ownerName: string | null;
            /**
             * Format: date-time
             * @description When the latest activity about this contact was logged or completed. It changes without changing `updatedAt`.
             */
            lastActivityAt: string | null;
            /** @description The values of your own properties, by their keys: those that have one and are not archived. *Your own properties* in the introduction says more. */
            custom: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
        };
        /**
         * @description The name of a property of a contact; further ones may come.
         * @enum {string}
         */
        ContactProperty: "id" | "tenantId" | "firstName" | "lastName" | "email" | "phone" | "mobile" | "title" | "department" | "companyId" | "companyName" | "address" | "city" | "state" | "country" | "postalCode" | "lifecycleStage" | "leadSource" | "tags" | "notes" | "ownerId" | "ownerName" | "lastActivityAt" | "createdAt" | "updatedAt";
        /**
         * @description The name of a property that contacts can be sorted by; further ones may come.
         * @enum {string}
         */
        ContactSortProperty: "id" | "tenantId" | "firstName" | "lastName" | "email" | "phone" | "mobile" | "title" | "department" | "companyId" | "companyName" | "address" | "city" | "state" | "country" | "postalCode" | "lifecycleStage" | "leadSource" | "ownerId" | "ownerName" | "lastActivityAt" | "createdAt" | "updatedAt";
        /** @description One property to sort by. */
        ContactSort: {
            property: components["schemas"]["ContactSortProperty"];
            direction?: components["schemas"]["SortDirection"];
        };
        /** @description What a property is to be like. */
        ContactCondition: {
            property: components["schemas"]["ContactProperty"];
            op: components["schemas"]["FilterOperator"];
            value?: components["schemas"]["FilterValue"];
        };
        /** @description A condition, or several that must hold together (`and`), of which one must hold (`or`), or that must not hold (`not`). At most 20 conditions, and five of `and`, `or` and `not` inside one another. */
        ContactFilter: components["schemas"]["ContactCondition"] | {
            /** @description What must hold. */
            and: components["schemas"]["ContactFilter"][];
        } | {
            /** @description Of which one must hold. */
            or: components["schemas"]["ContactFilter"][];
        } | {
            not: components["schemas"]["ContactFilter"];
        };
        /**
         * @description Which contacts, in which order, and what of them.
         * @example {
         *       "filter": {
         *         "and": [
         *           {
         *             "property": "lifecycleStage",
         *             "op": "in",
         *             "value": [
         *               "lead",
         *               "opportunity"
         *             ]
         *           },
         *           {
         *             "property": "companyName",
         *             "op": "startsWith",
         *             "value": "nord"
         *           }
         *         ]
         *       },
         *       "q": "maja",
         *       "sort": [
         *         {
         *           "property": "lastActivityAt",
         *           "direction": "desc"
         *         },
         *         {
         *           "property": "lastName"
         *         }
         *       ],
         *       "limit": 50,
         *       "fields": [
         *         "id",
         *         "firstName",
         *         "lastName",
         *         "companyName"
         *       ],
         *       "count": true
         *     }
         */
        SearchContactsRequest: {
            filter?: components["schemas"]["ContactFilter"];
            q?: components["schemas"]["Words"];
            /** @description Up to three properties. Nulls come last, and what is equal in all in the order of its creation. */
            sort?: components["schemas"]["ContactSort"][];
            /**
             * Format: int32
             * @description How many to return at most; 100 where it is left out.
             */
            limit?: number;
            /** @description The `X-Next-Cursor` of the answer before, to the same `filter`, `q` and `sort`. Good for a day. */
            cursor?: string;
            /** @description The properties to keep. All others are left out of the answer, required ones as well. */
            fields?: (components["schemas"]["ContactProperty"] | components["schemas"]["CustomPropertyName"])[];
            /** @description Whether `X-Total-Count` is to say how many match in all. */
            count?: boolean;
        };
        /**
         * @description Which contacts to read, and what of them.
         * @example {
         *       "ids": [
         *         "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11"
         *       ],
         *       "fields": [
         *         "id",
         *         "firstName",
         *         "lastName"
         *       ]
         *     }
         */
        BatchGetContactsRequest: {
            /** @description Identifiers of contacts. */
            ids: string[];
            /** @description The properties to keep. All others are left out of the answer, required ones as well. */
            fields?: (components["schemas"]["ContactProperty"] | components["schemas"]["CustomPropertyName"])[];
        };
        /**
         * @description A contact to make, or to find and update in an upsert. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "firstName": "Maja",
         *       "lastName": "Ek",
         *       "email": "maja.ek@nordwind-logistics.test",
         *       "title": "Head of Operations",
         *       "lifecycleStage": "opportunity",
         *       "tags": [
         *         "decision maker"
         *       ]
         *     }
         */
        CreateContactRequest: {
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /**
             * Format: idn-email
             * @description E-mail address. At most one contact of the tenant has a given address, without regard to case, and it is the key that upserts match on.
             */
            email?: string | null;
            /** @description Telephone number, in any notation. */
            phone?: string | null;
            /** @description Mobile number, in any notation. */
            mobile?: string | null;
            /** @description Job title. */
            title?: string | null;
            /** @description Department. */
            department?: string | null;
            /**
             * Format: uuid
             * @description The company the person works for.
             */
            companyId?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Town. */
            city?: string | null;
            /** @description State or province. */
            state?: string | null;
            /** @description Country, by name or code. */
            country?: string | null;
            /** @description Postal code. */
            postalCode?: string | null;
            lifecycleStage?: components["schemas"]["LifecycleStage"];
            /** @description Where the contact came from. */
            leadSource?: string | null;
            /** @description Free labels. One that is repeated is kept once. */
            tags?: string[];
            /** @description Anything else worth knowing. */
            notes?: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId?: string | null;
            /** @description Values of your own properties, by their keys. null clears one, and those that are left out stay. *Your own properties* in the introduction says more. */
            custom?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description What to change. Whatever is left out stays; null empties a property that may be empty.
         * @example {
         *       "lifecycleStage": "customer",
         *       "mobile": null
         *     }
         */
        UpdateContactRequest: {
            /** @description Given name. */
            firstName?: string;
            /** @description Family name. */
            lastName?: string;
            /**
             * Format: idn-email
             * @description E-mail address. At most one contact of the tenant has a given address, without regard to case, and it is the key that upserts match on.
             */
            email?: string | null;
            /** @description Telephone number, in any notation. */
            phone?: string | null;
            /** @description Mobile number, in any notation. */
            mobile?: string | null;
            /** @description Job title. */
            title?: string | null;
            /** @description Department. */
            department?: string | null;
            /**
             * Format: uuid
             * @description The company the person works for.
             */
            companyId?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Town. */
            city?: string | null;
            /** @description State or province. */
            state?: string | null;
            /** @description Country, by name or code. */
            country?: string | null;
            /** @description Postal code. */
            postalCode?: string | null;
            lifecycleStage?: components["schemas"]["LifecycleStage"];
            /** @description Where the contact came from. */
            leadSource?: string | null;
            /** @description Free labels. One that is repeated is kept once. */
            tags?: string[];
            /** @description Anything else worth knowing. */
            notes?: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId?: string | null;
            /** @description Values of your own properties, by their keys. null clears one, and those that are left out stay. *Your own properties* in the introduction says more. */
            custom?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Up to 100 contacts.
         * @example {
         *       "items": [
         *         {
         *           "firstName": "Maja",
         *           "lastName": "Ek",
         *           "email": "maja.ek@nordwind-logistics.test"
         *         },
         *         {
         *           "firstName": "Noor",
         *           "lastName": "Haddad"
         *         }
         *       ]
         *     }
         */
        BulkCreateContactsRequest: {
            /** @description The items. Each succeeds or fails by itself. */
            items: unknown[];
        };
        /**
         * @description Which contacts to change, and how. One of `set`, `addTags` and `removeTags` must be there, and have something to change.
         * @example {
         *       "filter": {
         *         "property": "city",
         *         "op": "eq",
         *         "value": "Stockholm"
         *       },
         *       "set": {
         *         "lifecycleStage": "customer"
         *       },
         *       "addTags": [
         *         "nordic"
         *       ],
         *       "dryRun": true
         *     }
         */
        BulkUpdateContactsRequest: {
            /** @description Which contacts, as in `searchContacts`. */
            filter: components["schemas"]["ContactFilter"];
            q?: components["schemas"]["Words"];
            /** @description What each is to hold, as in `updateContact`, but for `email` and unique properties of your own, which no two can share. */
            set?: components["schemas"]["UpdateContactRequest"];
            /** @description Tags that each is to have, too. Those it has stay where they are, new ones come last. */
            addTags?: string[];
            /** @description Tags that none is to have, letter by letter. */
            removeTags?: string[];
            /**
             * Format: int32
             * @description How many must match; where it is another number, the answer is a 409 and nothing is written.
             */
            expectedCount?: number;
            /** @description Whether to write nothing, and only say what would come of it. Default: no. */
            dryRun?: boolean;
        };
        /**
         * @description Which contacts to delete.
         * @example {
         *       "filter": {
         *         "and": [
         *           {
         *             "property": "lifecycleStage",
         *             "op": "eq",
         *             "value": "other"
         *           },
         *           {
         *             "property": "lastActivityAt",
         *             "op": "isNull"
         *           }
         *         ]
         *       },
         *       "dryRun": true
         *     }
         */
        BulkDeleteContactsRequest: {
            /** @description Which contacts, as in `searchContacts`. */
            filter: components["schemas"]["ContactFilter"];
            q?: components["schemas"]["Words"];
            /**
             * Format: int32
             * @description How many must match; where it is another number, the answer is a 409 and nothing is written.
             */
            expectedCount?: number;
            /** @description Whether to write nothing, and only say what would come of it. Default: no. */
            dryRun?: boolean;
        };
        /**
         * @description Which contact goes, and what the one that stays is to hold.
         * @example {
         *       "duplicateId": "019cadd8-51c4-7e21-8a06-7c6b5a493827",
         *       "values": {
         *         "title": "Head of Operations"
         *       }
         *     }
         */
        MergeContactsRequest: {
            /**
             * Format: uuid
             * @description The contact that goes. Not the one in the path.
             */
            duplicateId: string;
            /** @description What the contact that stays is to hold, whatever the two hold; null empties a property. */
            values?: components["schemas"]["UpdateContactRequest"];
            /** @description Whether to write nothing, and only show what would come of it. Default: no. */
            dryRun?: boolean;
        };
        /**
         * @description Whether the deal is still open, won or lost; independent of the stage.
         * @enum {string}
         */
        DealStatus: "open" | "won" | "lost";
        /**
         * @description A sales opportunity.
         * @example {
         *       "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *       "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *       "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *       "stageName": "Proposal",
         *       "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "contactName": "Maja Ek",
         *       "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *       "companyName": "Nordwind Logistics",
         *       "name": "Fleet tracking 2026",
         *       "value": 48000,
         *       "currency": "EUR",
         *       "probability": 60,
         *       "expectedCloseDate": "2026-06-30T00:00:00.000Z",
         *       "actualCloseDate": null,
         *       "status": "open",
         *       "notes": null,
         *       "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *       "ownerName": "Ada Lindgren",
         *       "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *       "bantScore": 65,
         *       "isBantQualified": true,
         *       "custom": {
         *         "delivery_on": "2026-07-15"
         *       },
         *       "createdAt": "2026-03-02T09:19:40.289Z",
         *       "updatedAt": "2026-03-09T14:40:12.345Z"
         *     }
         */
        DealResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The pipeline the deal moves through.
             */
            pipelineId: string;
            /**
             * Format: uuid
             * @description The stage it is in; must be a stage of that pipeline.
             */
            stageId: string;
            /** @description Name of the stage, joined in. */
            stageName: string;
            /** @description Name of the deal. Together with the pipeline it is the key that upserts match on, trimmed and without regard to case. */
            name: string;
            /**
             * Format: uuid
             * @description The person the deal is made with, its primary contact. `listDealContacts` has all.
             */
            contactId: string | null;
            /** @description First and last name of the contact, joined in. */
            contactName: string | null;
            /**
             * Format: uuid
             * @description The company the deal is made with.
             */
            companyId: string | null;
            /** @description Name of the company, joined in. */
            companyName: string | null;
            /**
             * Format: decimal
             * @description What the deal is worth: at most 15 significant digits, two of them after the point.
             */
            value: number | null;
            /** @description ISO 4217 code of the currency. A new deal without one is in `USD`. */
            currency: string | null;
            /**
             * Format: int32
             * @description Chance of winning, in percent.
             */
            probability: number | null;
            /**
             * Format: date-time
             * @description When the decision is expected.
             */
            expectedCloseDate: string | null;
            /**
             * Format: date-time
             * @description When the deal was won or lost; null while it is open.
             */
            actualCloseDate: string | null;
            status: components["schemas"]["DealStatus"];
            /** @description Anything else worth knowing. */
            notes: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId: string | null;
            /** @description Name of the owner, joined in. */
            ownerName: string | null;
            /**
             * Format: date-time
             * @description When the latest activity about this deal was logged or completed. It changes without changing `updatedAt`.
             */
            lastActivityAt: string | null;
            /**
             * Format: int32
             * @description Sum of the four BANT scores, 0 to 100; null until the deal is first rated.
             */
            bantScore: number | null;
            /** @description Whether the BANT score reaches the threshold of this service. */
            isBantQualified: boolean;
            /** @description The values of your own properties, by their keys: those that have one and are not archived. *Your own properties* in the introduction says more. */
            custom: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
        };
        /**
         * @description A deal in the change log and in events: as its GET shows it, and with its contacts.
         * @example {
         *       "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *       "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *       "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *       "stageName": "Proposal",
         *       "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "contactName": "Maja Ek",
         *       "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *       "companyName": "Nordwind Logistics",
         *       "name": "Fleet tracking 2026",
         *       "value": 48000,
         *       "currency": "EUR",
         *       "probability": 60,
         *       "expectedCloseDate": "2026-06-30T00:00:00.000Z",
         *       "actualCloseDate": null,
         *       "status": "open",
         *       "notes": null,
         *       "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *       "ownerName": "Ada Lindgren",
         *       "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *       "bantScore": 65,
         *       "isBantQualified": true,
         *       "custom": {
         *         "delivery_on": "2026-07-15"
         *       },
         *       "createdAt": "2026-03-02T09:19:40.289Z",
         *       "updatedAt": "2026-03-09T14:40:12.345Z",
         *       "contacts": [
         *         {
         *           "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *           "role": "Decision maker",
         *           "isPrimary": true
         *         }
         *       ]
         *     }
         */
        DealState: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The pipeline the deal moves through.
             */
            pipelineId: string;
            /**
             * Format: uuid
             * @description The stage it is in; must be a stage of that pipeline.
             */
            stageId: string;
            /** @description Name of the stage, joined in. */
            stageName: string;
            /** @description Name of the deal. Together with the pipeline it is the key that upserts match on, trimmed and without regard to case. */
            name: string;
            /**
             * Format: uuid
             * @description The person the deal is made with.
             */
            contactId: string | null;
            /** @description First and last name of the contact, joined in. */
            contactName: string | null;
            /**
             * Format: uuid
             * @description The company the deal is made with.
             */
            companyId: string | null;
            /** @description Name of the company, joined in. */
            companyName: string | null;
            /**
             * Format: decimal
             * @description What the deal is worth: at most 15 significant digits, two of them after the point.
             */
            value: number | null;
            /** @description ISO 4217 code of the currency. A new deal without one is in `USD`. */
            currency: string | null;
            /**
             * Format: int32
             * @description Chance of winning, in percent.
             */
            probability: number | null;
            /**
             * Format: date-time
             * @description When the decision is expected.
             */
            expectedCloseDate: string | null;
            /**
             * Format: date-time
             * @description When the deal was won or lost; null while it is open.
             */
            actualCloseDate: string | null;
            status: components["schemas"]["DealStatus"];
            /** @description Anything else worth knowing. */
            notes: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId: string | null;
            /** @description Name of the owner, joined in. */
            ownerName: string | null;
            /**
             * Format: date-time
             * @description When the latest activity about this deal was logged or completed. It changes without changing `updatedAt`.
             */
            lastActivityAt: string | null;
            /**
             * Format: int32
             * @description Sum of the four BANT scores, 0 to 100; null until the deal is first rated.
             */
            bantScore: number | null;
            /** @description Whether the BANT score reaches the threshold of this service. */
            isBantQualified: boolean;
            /** @description The values of your own properties, by their keys: those that have one and are not archived. *Your own properties* in the introduction says more. */
            custom: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
            /** @description All contacts of the deal, the primary one first. Missing in changes from before the service kept this. */
            contacts?: components["schemas"]["DealContactState"][];
        };
        /** @description A contact of a deal. */
        DealContactState: {
            /**
             * Format: uuid
             * @description The contact.
             */
            contactId: string;
            /** @description What the contact is in this deal. */
            role: string | null;
            /** @description Whether it is the contact that `contactId` of the deal names. */
            isPrimary: boolean;
        };
        /**
         * @description A contact of a deal.
         * @example {
         *       "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "contactName": "Maja Ek",
         *       "email": "maja@nordwind.test",
         *       "role": "Decision maker",
         *       "isPrimary": true,
         *       "addedAt": "2026-03-02T09:19:40.289Z"
         *     }
         */
        DealContactResponse: {
            /**
             * Format: uuid
             * @description The contact.
             */
            contactId: string;
            /** @description Its first and last name, joined in. */
            contactName: string;
            /** @description Its e-mail address, joined in. */
            email: string | null;
            /** @description What it is in this deal, such as `Decision maker`. */
            role: string | null;
            /** @description Whether it is the contact that `contactId` of the deal names. */
            isPrimary: boolean;
            /**
             * Format: date-time
             * @description When it was added, also where a restore or an undo has brought it back; of a primary contact that came with the deal, or before the service kept this, when the deal was made.
             */
            addedAt: string;
        };
        /**
         * @description What a contact is to be in a deal. What is left out stays; a new one has no role and isn't primary. Properties that the service sets itself are accepted and ignored, so an entry can be sent back as it was read.
         * @example {
         *       "role": "Decision maker",
         *       "isPrimary": true
         *     }
         */
        SetDealContactRequest: {
            /** @description What it is in this deal; null for nothing in particular. */
            role?: string | null;
            /** @description Whether `contactId` of the deal is to name it. */
            isPrimary?: boolean;
        };
        /**
         * @description The name of a property of a deal; further ones may come.
         * @enum {string}
         */
        DealProperty: "id" | "tenantId" | "pipelineId" | "stageId" | "stageName" | "name" | "contactId" | "contactName" | "companyId" | "companyName" | "value" | "currency" | "probability" | "expectedCloseDate" | "actualCloseDate" | "status" | "notes" | "ownerId" | "ownerName" | "lastActivityAt" | "bantScore" | "isBantQualified" | "createdAt" | "updatedAt";
        /**
         * @description The name of a property that deals can be sorted by; further ones may come.
         * @enum {string}
         */
        DealSortProperty: "id" | "tenantId" | "pipelineId" | "stageId" | "stageName" | "name" | "contactId" | "contactName" | "companyId" | "companyName" | "value" | "currency" | "probability" | "expectedCloseDate" | "actualCloseDate" | "status" | "ownerId" | "ownerName" | "lastActivityAt" | "bantScore" | "isBantQualified" | "createdAt" | "updatedAt";
        /** @description One property to sort by. */
        DealSort: {
            property: components["schemas"]["DealSortProperty"];
            direction?: components["schemas"]["SortDirection"];
        };
        /** @description What a property is to be like. */
        DealCondition: {
            property: components["schemas"]["DealProperty"];
            op: components["schemas"]["FilterOperator"];
            value?: components["schemas"]["FilterValue"];
        };
        /** @description A condition, or several that must hold together (`and`), of which one must hold (`or`), or that must not hold (`not`). At most 20 conditions, and five of `and`, `or` and `not` inside one another. */
        DealFilter: components["schemas"]["DealCondition"] | {
            /** @description What must hold. */
            and: components["schemas"]["DealFilter"][];
        } | {
            /** @description Of which one must hold. */
            or: components["schemas"]["DealFilter"][];
        } | {
            not: components["schemas"]["DealFilter"];
        };
        /**
         * @description Which deals, in which order, and what of them.
         * @example {
         *       "filter": {
         *         "and": [
         *           {
         *             "property": "status",
         *             "op": "eq",
         *             "value": "open"
         *           },
         *           {
         *             "property": "value",
         *             "op": "gt",
         *             "value": 10000
         *           },
         *           {
         *             "not": {
         *               "property": "stageName",
         *               "op": "eq",
         *               "value": "Lead In"
         *             }
         *           }
         *         ]
         *       },
         *       "sort": [
         *         {
         *           "property": "value",
         *           "direction": "desc"
         *         }
         *       ]
         *     }
         */
        SearchDealsRequest: {
            filter?: components["schemas"]["DealFilter"];
            q?: components["schemas"]["Words"];
            /** @description Up to three properties. Nulls come last, and what is equal in all in the order of its creation. */
            sort?: components["schemas"]["DealSort"][];
            /**
             * Format: int32
             * @description How many to return at most; 100 where it is left out.
             */
            limit?: number;
            /** @description The `X-Next-Cursor` of the answer before, to the same `filter`, `q` and `sort`. Good for a day. */
            cursor?: string;
            /** @description The properties to keep. All others are left out of the answer, required ones as well. */
            fields?: (components["schemas"]["DealProperty"] | components["schemas"]["CustomPropertyName"])[];
            /** @description Whether `X-Total-Count` is to say how many match in all. */
            count?: boolean;
        };
        /**
         * @description Which deals to read, and what of them.
         * @example {
         *       "ids": [
         *         "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11"
         *       ],
         *       "fields": [
         *         "id",
         *         "name"
         *       ]
         *     }
         */
        BatchGetDealsRequest: {
            /** @description Identifiers of deals. */
            ids: string[];
            /** @description The properties to keep. All others are left out of the answer, required ones as well. */
            fields?: (components["schemas"]["DealProperty"] | components["schemas"]["CustomPropertyName"])[];
        };
        /**
         * @description A deal to make, or to find and update in an upsert. A new deal is open unless `status` says otherwise. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *       "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *       "name": "Fleet tracking 2026",
         *       "value": 48000,
         *       "currency": "EUR",
         *       "probability": 60,
         *       "expectedCloseDate": "2026-06-30T00:00:00.000Z"
         *     }
         */
        CreateDealRequest: {
            /**
             * Format: uuid
             * @description The pipeline the deal moves through.
             */
            pipelineId: string;
            /**
             * Format: uuid
             * @description The stage it is in; must be a stage of that pipeline.
             */
            stageId: string;
            /** @description Name of the deal. Together with the pipeline it is the key that upserts match on, trimmed and without regard to case. */
            name: string;
            /**
             * Format: uuid
             * @description The person the deal is made with.
             */
            contactId?: string | null;
            /**
             * Format: uuid
             * @description The company the deal is made with.
             */
            companyId?: string | null;
            /**
             * Format: decimal
             * @description What the deal is worth: at most 15 significant digits, two of them after the point.
             */
            value?: number | null;
            /** @description ISO 4217 code of the currency. A new deal without one is in `USD`. */
            currency?: string | null;
            /**
             * Format: int32
             * @description Chance of winning, in percent.
             */
            probability?: number | null;
            /**
             * Format: date-time
             * @description When the decision is expected.
             */
            expectedCloseDate?: string | null;
            /** @description Anything else worth knowing. */
            notes?: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId?: string | null;
            /** @description `won` or `lost` makes a deal that is closed already: `actualCloseDate` is now unless given, and `probability` becomes 100 or 0. Of a deal that an upsert finds it does what it does in `updateDeal`. */
            status?: components["schemas"]["DealStatus"];
            /**
             * Format: date-time
             * @description When the deal was won or lost, if that was not now. A deal that is open has none, and takes none.
             */
            actualCloseDate?: string | null;
            /** @description Values of your own properties, by their keys. null clears one, and those that are left out stay. *Your own properties* in the introduction says more. */
            custom?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description What to change. Whatever is left out stays; null empties a property that may be empty.
         * @example {
         *       "status": "won",
         *       "value": 46500
         *     }
         */
        UpdateDealRequest: {
            /**
             * Format: uuid
             * @description The pipeline the deal moves through.
             */
            pipelineId?: string;
            /**
             * Format: uuid
             * @description The stage it is in; must be a stage of that pipeline.
             */
            stageId?: string;
            /** @description Name of the deal. Together with the pipeline it is the key that upserts match on, trimmed and without regard to case. */
            name?: string;
            /**
             * Format: uuid
             * @description The person the deal is made with.
             */
            contactId?: string | null;
            /**
             * Format: uuid
             * @description The company the deal is made with.
             */
            companyId?: string | null;
            /**
             * Format: decimal
             * @description What the deal is worth: at most 15 significant digits, two of them after the point.
             */
            value?: number | null;
            /** @description ISO 4217 code of the currency. */
            currency?: string | null;
            /**
             * Format: int32
             * @description Chance of winning, in percent.
             */
            probability?: number | null;
            /**
             * Format: date-time
             * @description When the decision is expected.
             */
            expectedCloseDate?: string | null;
            /** @description Anything else worth knowing. */
            notes?: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId?: string | null;
            /** @description `won` or `lost` closes the deal: `actualCloseDate` is set to now unless given, and `probability` becomes 100 or 0. `open` reopens it and empties the date. */
            status?: components["schemas"]["DealStatus"];
            /**
             * Format: date-time
             * @description When the deal was won or lost, if that was not now. A deal that is open has none, and takes none; one that is closed keeps one.
             */
            actualCloseDate?: string | null;
            /** @description Values of your own properties, by their keys. null clears one, and those that are left out stay. *Your own properties* in the introduction says more. */
            custom?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description What a summary groups deals by.
         * @enum {string}
         */
        DealGrouping: "stage" | "owner" | "month" | "status";
        /**
         * @description Deals of one group in one currency, added up.
         * @example {
         *       "group": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *       "name": "Proposal",
         *       "currency": "EUR",
         *       "count": 1,
         *       "value": 48000,
         *       "weightedValue": 28800
         *     }
         */
        DealSummaryRow: {
            /** @description The id of the stage or owner, the month as `2026-03`, or the status. Null for deals without an owner, or without a month. */
            group: string | null;
            /** @description The name of the stage or owner; of a month or status the same as `group`. */
            name: string | null;
            /** @description Their currency; null for deals without one. */
            currency: string | null;
            /**
             * Format: int32
             * @description How many deals there are, those without a value included.
             */
            count: number;
            /** @description Their values, added up; 0 where none has one. */
            value: number;
            /** @description Each value times its probability in percent, added up and not rounded; a deal without a probability adds nothing. */
            weightedValue: number;
        };
        /**
         * @description A deal's stay in a stage.
         * @example {
         *       "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *       "stageName": "Proposal",
         *       "enteredAt": "2026-03-05T09:19:40.289Z",
         *       "leftAt": null,
         *       "durationSeconds": 364832,
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       }
         *     }
         */
        DealStageStay: {
            /**
             * Format: uuid
             * @description The stage. It may have been deleted since.
             */
            stageId: string;
            /** @description The stage's name when the deal came. */
            stageName: string;
            /**
             * Format: date-time
             * @description When the deal came.
             */
            enteredAt: string;
            /**
             * Format: date-time
             * @description When it left; null for the stage it is in.
             */
            leftAt: string | null;
            /**
             * Format: int64
             * @description How long it stayed, in whole seconds; in the stage it is in, until now. All of them add up to the age of the deal.
             */
            durationSeconds: number;
            /** @description Who moved it there. Null for moves from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
        };
        /**
         * @description Where to move the deal.
         * @example {
         *       "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f"
         *     }
         */
        MoveDealStageRequest: {
            /**
             * Format: uuid
             * @description The stage to move to, in the pipeline the deal is in.
             */
            stageId: string;
        };
        /**
         * @description Up to 100 deals.
         * @example {
         *       "items": [
         *         {
         *           "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *           "stageId": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e",
         *           "name": "Fleet tracking 2026",
         *           "value": 48000,
         *           "currency": "EUR"
         *         },
         *         {
         *           "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *           "stageId": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e",
         *           "name": "Cold storage sensors"
         *         }
         *       ]
         *     }
         */
        BulkCreateDealsRequest: {
            /** @description The items. Each succeeds or fails by itself. */
            items: unknown[];
        };
        /**
         * @description Which deals to change, and how. `set` must have something to change.
         * @example {
         *       "filter": {
         *         "and": [
         *           {
         *             "property": "status",
         *             "op": "eq",
         *             "value": "open"
         *           },
         *           {
         *             "property": "expectedCloseDate",
         *             "op": "lt",
         *             "value": "2026-01-01"
         *           }
         *         ]
         *       },
         *       "set": {
         *         "status": "lost"
         *       },
         *       "dryRun": true
         *     }
         */
        BulkUpdateDealsRequest: {
            /** @description Which deals, as in `searchDeals`. */
            filter: components["schemas"]["DealFilter"];
            q?: components["schemas"]["Words"];
            /** @description What each is to hold, as in `updateDeal`, but for unique properties of your own, which no two can share. */
            set?: components["schemas"]["UpdateDealRequest"];
            /**
             * Format: int32
             * @description How many must match; where it is another number, the answer is a 409 and nothing is written.
             */
            expectedCount?: number;
            /** @description Whether to write nothing, and only say what would come of it. Default: no. */
            dryRun?: boolean;
        };
        /**
         * @description Which deals to delete.
         * @example {
         *       "filter": {
         *         "and": [
         *           {
         *             "property": "status",
         *             "op": "eq",
         *             "value": "lost"
         *           },
         *           {
         *             "property": "value",
         *             "op": "isNull"
         *           }
         *         ]
         *       },
         *       "dryRun": true
         *     }
         */
        BulkDeleteDealsRequest: {
            /** @description Which deals, as in `searchDeals`. */
            filter: components["schemas"]["DealFilter"];
            q?: components["schemas"]["Words"];
            /**
             * Format: int32
             * @description How many must match; where it is another number, the answer is a 409 and nothing is written.
             */
            expectedCount?: number;
            /** @description Whether to write nothing, and only say what would come of it. Default: no. */
            dryRun?: boolean;
        };
        /**
         * @description How well a deal is qualified: budget, authority, need, timeline.
         * @example {
         *       "budget": 20,
         *       "authority": 15,
         *       "need": 20,
         *       "timeline": 10,
         *       "budgetNotes": "Approved for this year.",
         *       "authorityNotes": null,
         *       "needNotes": "Current system is discontinued.",
         *       "timelineNotes": null,
         *       "totalScore": 65,
         *       "isQualified": true
         *     }
         */
        BantQualification: {
            /**
             * Format: int32
             * @description Is there money for it? 0 to 25 points.
             */
            budget: number | null;
            /**
             * Format: int32
             * @description Do we talk to who decides? 0 to 25 points.
             */
            authority: number | null;
            /**
             * Format: int32
             * @description Do they need it? 0 to 25 points.
             */
            need: number | null;
            /**
             * Format: int32
             * @description Will they decide soon? 0 to 25 points.
             */
            timeline: number | null;
            /** @description Why budget is rated so. */
            budgetNotes: string | null;
            /** @description Why authority is rated so. */
            authorityNotes: string | null;
            /** @description Why need is rated so. */
            needNotes: string | null;
            /** @description Why timeline is rated so. */
            timelineNotes: string | null;
            /**
             * Format: int32
             * @description Sum of the four scores; a missing one counts 0.
             */
            totalScore: number;
            /** @description Whether the sum reaches the threshold of this service. */
            isQualified: boolean;
        };
        /**
         * @description The complete rating: a score or note that is left out is emptied. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "budget": 20,
         *       "authority": 15,
         *       "need": 20,
         *       "timeline": 10,
         *       "budgetNotes": "Approved for this year.",
         *       "authorityNotes": null,
         *       "needNotes": "Current system is discontinued.",
         *       "timelineNotes": null
         *     }
         */
        UpdateBantRequest: {
            /**
             * Format: int32
             * @description Is there money for it? 0 to 25 points.
             */
            budget?: number | null;
            /**
             * Format: int32
             * @description Do we talk to who decides? 0 to 25 points.
             */
            authority?: number | null;
            /**
             * Format: int32
             * @description Do they need it? 0 to 25 points.
             */
            need?: number | null;
            /**
             * Format: int32
             * @description Will they decide soon? 0 to 25 points.
             */
            timeline?: number | null;
            /** @description Why budget is rated so. */
            budgetNotes?: string | null;
            /** @description Why authority is rated so. */
            authorityNotes?: string | null;
            /** @description Why need is rated so. */
            needNotes?: string | null;
            /** @description Why timeline is rated so. */
            timelineNotes?: string | null;
        };
        /**
         * @description Kind of activity.
         * @enum {string}
         */
        ActivityType: "call" | "meeting" | "task" | "email" | "note";
        /**
         * @description Where it stands.
         * @enum {string}
         */
        ActivityStatus: "pending" | "completed" | "cancelled";
        /**
         * @description How urgent it is.
         * @enum {string}
         */
        ActivityPriority: "low" | "normal" | "high" | "urgent";
        /**
         * @description A call, meeting, task, e-mail or note.
         * @example {
         *       "id": "019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e",
         *       "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "activityType": "call",
         *       "subject": "Discuss the proposal",
         *       "body": null,
         *       "scheduledAt": "2026-03-12T13:00:00.000Z",
         *       "completedAt": null,
         *       "status": "pending",
         *       "priority": "high",
         *       "dueDate": null,
         *       "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "contactName": "Maja Ek",
         *       "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *       "companyName": "Nordwind Logistics",
         *       "dealId": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *       "dealName": "Fleet tracking 2026",
         *       "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *       "ownerName": "Ada Lindgren",
         *       "custom": {},
         *       "createdAt": "2026-03-02T09:20:16.759Z",
         *       "updatedAt": "2026-03-09T14:40:12.345Z"
         *     }
         */
        ActivityResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            activityType: components["schemas"]["ActivityType"];
            /** @description What it is about, in a line. */
            subject: string;
            /** @description Details. */
            body: string | null;
            /**
             * Format: date-time
             * @description When it is planned for.
             */
            scheduledAt: string | null;
            /**
             * Format: date-time
             * @description When it was done; null until then.
             */
            completedAt: string | null;
            status: components["schemas"]["ActivityStatus"];
            priority: components["schemas"]["ActivityPriority"];
            /**
             * Format: date-time
             * @description By when it should be done.
             */
            dueDate: string | null;
            /**
             * Format: uuid
             * @description The contact it is about.
             */
            contactId: string | null;
            /** @description First and last name of the contact, joined in. */
            contactName: string | null;
            /**
             * Format: uuid
             * @description The company it is about.
             */
            companyId: string | null;
            /** @description Name of the company, joined in. */
            companyName: string | null;
            /**
             * Format: uuid
             * @description The deal it is about.
             */
            dealId: string | null;
            /** @description Name of the deal, joined in. */
            dealName: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId: string | null;
            /** @description Name of the owner, joined in. */
            ownerName: string | null;
            /** @description The values of your own properties, by their keys: those that have one and are not archived. *Your own properties* in the introduction says more. */
            custom: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
        };
        /**
         * @description The name of a property of a activity; further ones may come.
         * @enum {string}
         */
        ActivityProperty: "id" | "tenantId" | "activityType" | "subject" | "body" | "scheduledAt" | "completedAt" | "status" | "priority" | "dueDate" | "contactId" | "contactName" | "companyId" | "companyName" | "dealId" | "dealName" | "ownerId" | "ownerName" | "createdAt" | "updatedAt";
        /**
         * @description The name of a property that activities can be sorted by; further ones may come.
         * @enum {string}
         */
        ActivitySortProperty: "id" | "tenantId" | "activityType" | "subject" | "scheduledAt" | "completedAt" | "status" | "priority" | "dueDate" | "contactId" | "contactName" | "companyId" | "companyName" | "dealId" | "dealName" | "ownerId" | "ownerName" | "createdAt" | "updatedAt";
        /** @description One property to sort by. */
        ActivitySort: {
            property: components["schemas"]["ActivitySortProperty"];
            direction?: components["schemas"]["SortDirection"];
        };
        /** @description What a property is to be like. */
        ActivityCondition: {
            property: components["schemas"]["ActivityProperty"];
            op: components["schemas"]["FilterOperator"];
            value?: components["schemas"]["FilterValue"];
        };
        /** @description A condition, or several that must hold together (`and`), of which one must hold (`or`), or that must not hold (`not`). At most 20 conditions, and five of `and`, `or` and `not` inside one another. */
        ActivityFilter: components["schemas"]["ActivityCondition"] | {
            /** @description What must hold. */
            and: components["schemas"]["ActivityFilter"][];
        } | {
            /** @description Of which one must hold. */
            or: components["schemas"]["ActivityFilter"][];
        } | {
            not: components["schemas"]["ActivityFilter"];
        };
        /**
         * @description Which activities, in which order, and what of them.
         * @example {
         *       "filter": {
         *         "and": [
         *           {
         *             "property": "status",
         *             "op": "eq",
         *             "value": "pending"
         *           },
         *           {
         *             "property": "dueDate",
         *             "op": "lt",
         *             "value": "2026-03-12"
         *           }
         *         ]
         *       },
         *       "sort": [
         *         {
         *           "property": "dueDate"
         *         }
         *       ]
         *     }
         */
        SearchActivitiesRequest: {
            filter?: components["schemas"]["ActivityFilter"];
            q?: components["schemas"]["Words"];
            /** @description Up to three properties. Nulls come last, and what is equal in all in the order of its creation. */
            sort?: components["schemas"]["ActivitySort"][];
            /**
             * Format: int32
             * @description How many to return at most; 100 where it is left out.
             */
            limit?: number;
            /** @description The `X-Next-Cursor` of the answer before, to the same `filter`, `q` and `sort`. Good for a day. */
            cursor?: string;
            /** @description The properties to keep. All others are left out of the answer, required ones as well. */
            fields?: (components["schemas"]["ActivityProperty"] | components["schemas"]["CustomPropertyName"])[];
            /** @description Whether `X-Total-Count` is to say how many match in all. */
            count?: boolean;
        };
        /**
         * @description Which activities to read, and what of them.
         * @example {
         *       "ids": [
         *         "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11"
         *       ],
         *       "fields": [
         *         "id",
         *         "subject"
         *       ]
         *     }
         */
        BatchGetActivitiesRequest: {
            /** @description Identifiers of activities. */
            ids: string[];
            /** @description The properties to keep. All others are left out of the answer, required ones as well. */
            fields?: (components["schemas"]["ActivityProperty"] | components["schemas"]["CustomPropertyName"])[];
        };
        /**
         * @description An activity to log. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "activityType": "call",
         *       "subject": "Discuss the proposal",
         *       "scheduledAt": "2026-03-12T13:00:00.000Z",
         *       "priority": "high"
         *     }
         */
        CreateActivityRequest: {
            activityType: components["schemas"]["ActivityType"];
            /** @description What it is about, in a line. */
            subject: string;
            /** @description Details. */
            body?: string | null;
            /**
             * Format: date-time
             * @description When it is planned for.
             */
            scheduledAt?: string | null;
            /**
             * Format: date-time
             * @description When it was done. Giving a time makes the status `completed`.
             */
            completedAt?: string | null;
            /** @description A new activity without one is `pending`. `completed` fills `completedAt` with now, unless given. */
            status?: components["schemas"]["ActivityStatus"];
            /** @description A new activity that does not say is `normal`. */
            priority?: components["schemas"]["ActivityPriority"];
            /**
             * Format: date-time
             * @description By when it should be done.
             */
            dueDate?: string | null;
            /**
             * Format: uuid
             * @description The contact it is about.
             */
            contactId?: string | null;
            /**
             * Format: uuid
             * @description The company it is about.
             */
            companyId?: string | null;
            /**
             * Format: uuid
             * @description The deal it is about.
             */
            dealId?: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId?: string | null;
            /** @description Values of your own properties, by their keys. null clears one, and those that are left out stay. *Your own properties* in the introduction says more. */
            custom?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description What to change. Whatever is left out stays; null empties a property that may be empty.
         * @example {
         *       "status": "completed",
         *       "body": "They want a pilot with ten trucks."
         *     }
         */
        UpdateActivityRequest: {
            activityType?: components["schemas"]["ActivityType"];
            /** @description What it is about, in a line. */
            subject?: string;
            /** @description Details. */
            body?: string | null;
            /**
             * Format: date-time
             * @description When it is planned for.
             */
            scheduledAt?: string | null;
            /**
             * Format: date-time
             * @description When it was done. Giving a time makes the status `completed`.
             */
            completedAt?: string | null;
            /** @description Where it stands. `completed` fills `completedAt` with now, unless given; any other status empties it. */
            status?: components["schemas"]["ActivityStatus"];
            priority?: components["schemas"]["ActivityPriority"];
            /**
             * Format: date-time
             * @description By when it should be done.
             */
            dueDate?: string | null;
            /**
             * Format: uuid
             * @description The contact it is about.
             */
            contactId?: string | null;
            /**
             * Format: uuid
             * @description The company it is about.
             */
            companyId?: string | null;
            /**
             * Format: uuid
             * @description The deal it is about.
             */
            dealId?: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId?: string | null;
            /** @description Values of your own properties, by their keys. null clears one, and those that are left out stay. *Your own properties* in the introduction says more. */
            custom?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Up to 100 activities.
         * @example {
         *       "items": [
         *         {
         *           "activityType": "note",
         *           "subject": "Met at the trade fair",
         *           "status": "completed"
         *         },
         *         {
         *           "activityType": "task",
         *           "subject": "Send the price list",
         *           "dueDate": "2026-03-06T00:00:00Z"
         *         }
         *       ]
         *     }
         */
        BulkCreateActivitiesRequest: {
            /** @description The items. Each succeeds or fails by itself. */
            items: unknown[];
        };
        /**
         * @description Which activities to change, and how. `set` must have something to change.
         * @example {
         *       "filter": {
         *         "and": [
         *           {
         *             "property": "status",
         *             "op": "eq",
         *             "value": "pending"
         *           },
         *           {
         *             "property": "dueDate",
         *             "op": "lt",
         *             "value": "2026-01-01"
         *           }
         *         ]
         *       },
         *       "set": {
         *         "status": "cancelled"
         *       },
         *       "dryRun": true
         *     }
         */
        BulkUpdateActivitiesRequest: {
            /** @description Which activities, as in `searchActivities`. */
            filter: components["schemas"]["ActivityFilter"];
            q?: components["schemas"]["Words"];
            /** @description What each is to hold, as in `updateActivity`, but for unique properties of your own, which no two can share. */
            set?: components["schemas"]["UpdateActivityRequest"];
            /**
             * Format: int32
             * @description How many must match; where it is another number, the answer is a 409 and nothing is written.
             */
            expectedCount?: number;
            /** @description Whether to write nothing, and only say what would come of it. Default: no. */
            dryRun?: boolean;
        };
        /**
         * @description Which activities to delete.
         * @example {
         *       "filter": {
         *         "property": "status",
         *         "op": "eq",
         *         "value": "cancelled"
         *       },
         *       "q": "newsletter",
         *       "dryRun": true
         *     }
         */
        BulkDeleteActivitiesRequest: {
            /** @description Which activities, as in `searchActivities`. */
            filter: components["schemas"]["ActivityFilter"];
            q?: components["schemas"]["Words"];
            /**
             * Format: int32
             * @description How many must match; where it is another number, the answer is a 409 and nothing is written.
             */
            expectedCount?: number;
            /** @description Whether to write nothing, and only say what would come of it. Default: no. */
            dryRun?: boolean;
        };
        /**
         * @description One step of a pipeline.
         * @example {
         *       "id": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e",
         *       "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *       "name": "Lead In",
         *       "position": 0,
         *       "probability": 10,
         *       "createdAt": "2026-03-02T09:15:13.796Z",
         *       "updatedAt": "2026-03-02T09:15:13.796Z"
         *     }
         */
        StageResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The pipeline it belongs to.
             */
            pipelineId: string;
            /** @description Name of the stage. */
            name: string;
            /**
             * Format: int32
             * @description Where the stage stands among its siblings: smaller is further left, and of equals the older.
             */
            position: number;
            /**
             * Format: int32
             * @description Usual chance, in percent, of winning a deal that is in this stage.
             */
            probability: number;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
        };
        /**
         * @description A stage to add. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "name": "Pilot",
         *       "position": 3,
         *       "probability": 70
         *     }
         */
        CreateStageRequest: {
            /** @description Name of the stage. */
            name: string;
            /**
             * Format: int32
             * @description Where the stage stands among its siblings, from the left. A new stage without one comes last.
             */
            position?: number;
            /**
             * Format: int32
             * @description Usual chance, in percent, of winning a deal that is in this stage. A new stage without one has 0.
             */
            probability?: number;
        };
        /**
         * @description What to change. Whatever is left out stays. A stage cannot change its pipeline.
         * @example {
         *       "probability": 75
         *     }
         */
        UpdateStageRequest: {
            /** @description Name of the stage. */
            name?: string;
            /**
             * Format: int32
             * @description Where the stage stands among its siblings, from the left.
             */
            position?: number;
            /**
             * Format: int32
             * @description Usual chance, in percent, of winning a deal that is in this stage.
             */
            probability?: number;
        };
        /**
         * @description A way that deals go, stage by stage.
         * @example {
         *       "id": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *       "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "name": "Sales",
         *       "isDefault": true,
         *       "stages": [
         *         {
         *           "id": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e",
         *           "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *           "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *           "name": "Lead In",
         *           "position": 0,
         *           "probability": 10,
         *           "createdAt": "2026-03-02T09:15:13.796Z",
         *           "updatedAt": "2026-03-02T09:15:13.796Z"
         *         },
         *         {
         *           "id": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *           "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *           "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *           "name": "Proposal",
         *           "position": 1,
         *           "probability": 50,
         *           "createdAt": "2026-03-02T09:15:13.797Z",
         *           "updatedAt": "2026-03-02T09:15:13.797Z"
         *         }
         *       ],
         *       "createdAt": "2026-03-02T09:15:13.795Z",
         *       "updatedAt": "2026-03-02T09:15:13.795Z"
         *     }
         */
        PipelineResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            /** @description Name of the pipeline. */
            name: string;
            /** @description Whether deals go here that do not name a pipeline, as in an import. Exactly one pipeline of a tenant is the default. */
            isDefault: boolean;
            /** @description Its stages, from left to right. */
            stages: components["schemas"]["StageResponse"][];
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
        };
        /**
         * @description A pipeline to make. Stages are added one by one with `createStage`. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "name": "Partner sales"
         *     }
         */
        CreatePipelineRequest: {
            /** @description Name of the pipeline. */
            name: string;
            /** @description Whether deals go here that do not name a pipeline, as in an import. Setting it clears it on the pipeline that was the default. */
            isDefault?: boolean;
        };
        /**
         * @description What to change. Whatever is left out stays.
         * @example {
         *       "name": "Partners",
         *       "isDefault": true
         *     }
         */
        UpdatePipelineRequest: {
            /** @description Name of the pipeline. */
            name?: string;
            /** @description Whether deals go here that do not name a pipeline, as in an import. Setting it clears it on the pipeline that was the default. */
            isDefault?: boolean;
        };
        /**
         * @description The kind of record that has the property. It never changes.
         * @enum {string}
         */
        PropertyEntity: "contact" | "company" | "deal" | "activity";
        /**
         * @description What its values are: *Your own properties* in the introduction lists them. It never changes.
         * @enum {string}
         */
        PropertyType: "text" | "number" | "boolean" | "date" | "datetime" | "select" | "multiselect" | "url" | "user";
        /** @description One option of a `select` or `multiselect`. */
        PropertyOption: {
            /** @description What records hold. */
            value: string;
            /** @description What people call it. */
            label: string;
            /** @description Whether it is no longer for new values; records that hold it keep it. */
            isArchived: boolean;
        };
        /** @description One option of a `select` or `multiselect`. */
        PropertyOptionRequest: {
            /** @description What records hold; no two are the same. */
            value: string;
            /** @description What people call it; the value where it is left out. */
            label?: string;
            /** @description Whether it is no longer for new values; records that hold it keep it. */
            isArchived?: boolean;
        };
        /**
         * @description The definition of a property of your own.
         * @example {
         *       "id": "019cadd5-1c20-7d3a-8e41-5f6a7b8c9d0e",
         *       "entity": "company",
         *       "key": "region",
         *       "type": "select",
         *       "label": "Sales region",
         *       "description": null,
         *       "options": [
         *         {
         *           "value": "north",
         *           "label": "North",
         *           "isArchived": false
         *         },
         *         {
         *           "value": "south",
         *           "label": "South",
         *           "isArchived": false
         *         }
         *       ],
         *       "isUnique": false,
         *       "isArchived": false,
         *       "position": 1,
         *       "createdAt": "2026-03-02T09:16:01.010Z",
         *       "updatedAt": "2026-03-02T09:16:01.010Z"
         *     }
         */
        PropertyResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            entity: components["schemas"]["PropertyEntity"];
            /** @description Its name in `custom`. */
            key: string;
            type: components["schemas"]["PropertyType"];
            /** @description What people call it. */
            label: string;
            /** @description What it is for. */
            description: string | null;
            /** @description The options of a `select` or `multiselect`, in their order; null for other types. */
            options: components["schemas"]["PropertyOption"][] | null;
            /** @description Whether each value is held by one record at most. */
            isUnique: boolean;
            /** @description Whether the property is hidden, with all its values. */
            isArchived: boolean;
            /**
             * Format: int32
             * @description Where it stands among the properties of its kind of record.
             */
            position: number;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
        };
        /** @description The definition as it is now, or what the change would break. */
        PropertyUpdatedResponse: components["schemas"]["PropertyResponse"] | components["schemas"]["BreakingResponse"];
        /** @description What was deleted, or what that would break. */
        PropertyDeletedResponse: components["schemas"]["DeletedResponse"] | components["schemas"]["BreakingResponse"];
        /** @description What a change would break for clients that were generated from your contract as it is; nothing was written. */
        BreakingResponse: {
            /** @description Empty where clients can go on as they are. */
            breaking: {
                /** @description JSON Pointer into your contract as it is. */
                path: string;
                /** @description What would change there. */
                message: string;
            }[];
        };
        /**
         * @description A property to define. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "entity": "company",
         *       "key": "region",
         *       "type": "select",
         *       "label": "Sales region",
         *       "options": [
         *         {
         *           "value": "north",
         *           "label": "North"
         *         },
         *         {
         *           "value": "south",
         *           "label": "South"
         *         }
         *       ]
         *     }
         */
        CreatePropertyRequest: {
            entity: components["schemas"]["PropertyEntity"];
            /** @description Its name in `custom`: small letters, digits and `_`, the first a letter. It never changes. */
            key: string;
            type: components["schemas"]["PropertyType"];
            /** @description What people call it. */
            label: string;
            /** @description What it is for. */
            description?: string | null;
            /** @description The options of a `select` or `multiselect`, in their order, which must have them. Other types have none. */
            options?: components["schemas"]["PropertyOptionRequest"][] | null;
            /** @description Whether each value is held by one record at most. For `text` (trimmed, without regard to case), `number` and `url` only; it never changes. */
            isUnique?: boolean;
            /** @description Whether the property is hidden, with all its values. */
            isArchived?: boolean;
            /**
             * Format: int32
             * @description Where it stands among the properties of its kind of record; a new one comes last.
             */
            position?: number;
        };
        /**
         * @description What to change. Whatever is left out stays.
         * @example {
         *       "label": "Region",
         *       "isArchived": true
         *     }
         */
        UpdatePropertyRequest: {
            entity?: components["schemas"]["PropertyEntity"];
            /** @description Its name in `custom`: small letters, digits and `_`, the first a letter. It never changes. */
            key?: string;
            type?: components["schemas"]["PropertyType"];
            /** @description What people call it. */
            label?: string;
            /** @description What it is for. */
            description?: string | null;
            /** @description The whole list of options of a `select` or `multiselect`, in their order. Other types have none. */
            options?: components["schemas"]["PropertyOptionRequest"][] | null;
            /** @description Whether each value is held by one record at most. For `text` (trimmed, without regard to case), `number` and `url` only; it never changes. */
            isUnique?: boolean;
            /** @description Whether the property is hidden, with all its values. */
            isArchived?: boolean;
            /**
             * Format: int32
             * @description Where it stands among the properties of its kind of record.
             */
            position?: number;
        };
        /**
         * @description A user to make. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "email": "bo@acme.test",
         *       "name": "Bo Nyström",
         *       "role": "member",
         *       "password": "seven lazy geese fly"
         *     }
         */
        CreateUserRequest: {
            /**
             * Format: idn-email
             * @description Address to log in with; unique in the tenant, without regard to case.
             */
            email: string;
            /** @description Name to show. */
            name: string;
            /** @description `viewer` may read, `member` may also write, `admin` may do everything. A new user who is given none is a `member`. */
            role?: components["schemas"]["UserRole"];
            /** @description Whether the user may log in. A new user may, unless this says otherwise. */
            isActive?: boolean;
            /** @description Which records the user sees, `all` unless this says otherwise. An `admin` sees `all`: anything else is a 400 for that role. */
            visibility?: components["schemas"]["UserVisibility"];
            /**
             * Format: uuid
             * @description The team that the user is in; null for none.
             */
            teamId?: string | null;
            /**
             * Format: password
             * @description The password, 12 to 128 characters. Never shown again.
             */
            password: string;
        };
        /**
         * @description What to change. Whatever is left out stays, the password as well.
         * @example {
         *       "role": "admin"
         *     }
         */
        UpdateUserRequest: {
            /**
             * Format: idn-email
             * @description Address to log in with; unique in the tenant, without regard to case.
             */
            email?: string;
            /** @description Name to show. */
            name?: string;
            role?: components["schemas"]["UserRole"];
            /** @description Whether the user may log in. */
            isActive?: boolean;
            /** @description Which records the user sees. An `admin` sees `all`: anything else is a 400 for that role. */
            visibility?: components["schemas"]["UserVisibility"];
            /**
             * Format: uuid
             * @description The team that the user is in; null for none.
             */
            teamId?: string | null;
            /**
             * Format: password
             * @description The password, 12 to 128 characters. Never shown again.
             */
            password?: string;
        };
        /**
         * @description Users who may see each other's records.
         * @example {
         *       "id": "019cadd4-8d10-7b5c-9a4e-2f3a4b5c6d7e",
         *       "name": "North",
         *       "createdAt": "2026-03-02T09:15:14.112Z",
         *       "updatedAt": "2026-03-02T09:15:14.112Z"
         *     }
         */
        TeamResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /** @description Name of the team. */
            name: string;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
        };
        /**
         * @description A team to make. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "name": "North"
         *     }
         */
        CreateTeamRequest: {
            /** @description Name of the team; no two have the same one, without regard to case. */
            name: string;
        };
        /**
         * @description What to change. Whatever is left out stays.
         * @example {
         *       "name": "North-East"
         *     }
         */
        UpdateTeamRequest: {
            /** @description Name of the team; no two have the same one, without regard to case. */
            name?: string;
        };
        /**
         * @description A key to make. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "name": "Nightly sync",
         *       "scopes": "read,write",
         *       "expiresAt": null
         *     }
         */
        CreateApiKeyRequest: {
            /** @description What the key is for. */
            name: string;
            /** @description Comma-separated choice of `read`, `write` and `admin`, in any order. A new key without them may `read`. */
            scopes?: string;
            /**
             * Format: date-time
             * @description When the key is to stop working; null or left out means never.
             */
            expiresAt?: string | null;
            /**
             * Format: uuid
             * @description An active user whom the key is to act for, for good: the key sees what that user sees, and stops with that user. Where the user sees only some records, the scopes can't have `admin`. Null or left out: the key sees all records.
             */
            userId?: string | null;
        };
        /**
         * @description What to change. Whatever is left out stays. The expiry of a key is set when it is made and stays.
         * @example {
         *       "scopes": "read"
         *     }
         */
        UpdateApiKeyRequest: {
            /** @description What the key is for. */
            name?: string;
            /** @description Comma-separated choice of `read`, `write` and `admin`, in any order. */
            scopes?: string;
            /**
             * Format: uuid
             * @description The user whom the key acts for, as it is. It never changes, so that another one is a 400.
             */
            userId?: string | null;
        };
        /**
         * @description For how long the former key goes on. The body may be left out.
         * @example {
         *       "graceHours": 24
         *     }
         */
        RotateApiKeyRequest: {
            /**
             * @description For how many hours the former key works beside the new one, but no longer than until its own expiry; 0 ends it at once.
             * @default 24
             */
            graceHours?: number;
        };
        /**
         * @description A new API key with its secret, made in place of another one. This is the only answer that ever holds it.
         * @example {
         *       "id": "019cadd5-8b3c-7d20-9a4e-1c2d3e4f5a6b",
         *       "key": "crm_4hT8nW2z_EXAMPLEEXAMPLEEXAMPLEEXAMPLE5678",
         *       "keyPrefix": "crm_4hT8nW2z",
         *       "name": "Nightly sync",
         *       "scopes": "read,write",
         *       "expiresAt": null,
         *       "userId": null,
         *       "createdAt": "2026-03-09T09:16:12.330Z",
         *       "replaces": "019cadd5-70aa-7e19-8c44-913b5d2e6f70"
         *     }
         */
        ApiKeyRotatedResponse: {
            /**
             * Format: uuid
             * @description Identifier of the new key.
             */
            id: string;
            /** @description The whole key, for the header `X-Api-Key`. Store it now. */
            key: string;
            /** @description How the key begins, to tell keys apart. */
            keyPrefix: string;
            /** @description What the key is for. */
            name: string;
            /** @description Comma-separated, in the order read, write, admin. */
            scopes: string;
            /**
             * Format: date-time
             * @description When the key stops working; null means never.
             */
            expiresAt: string | null;
            /**
             * Format: uuid
             * @description The user whom the key acts for, as the former one does; null for a key that sees all records.
             */
            userId: string | null;
            /**
             * Format: date-time
             * @description When the key was made.
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The key that this one takes the place of.
             */
            replaces: string;
        };
        /**
         * @description The answers that a key was given on one day to one operation.
         * @example {
         *       "day": "2026-03-09",
         *       "operationId": "listChanges",
         *       "count": 1440,
         *       "errors": 2,
         *       "rateLimited": 0
         *     }
         */
        ApiKeyUsage: {
            /**
             * Format: date
             * @description The day, in UTC.
             */
            day: string;
            /** @description The operation */
            operationId: string;
            /** @description All answers. */
            count: number;
            /** @description Those of status 400 and above, but for 429. */
            errors: number;
            /** @description Those of status 429. */
            rateLimited: number;
        };
        /**
         * @description A new API key with its secret. This is the only answer that ever holds it.
         * @example {
         *       "id": "019cadd5-70aa-7e19-8c44-913b5d2e6f70",
         *       "key": "crm_9fK2mQ7x_EXAMPLEEXAMPLEEXAMPLEEXAMPLE1234",
         *       "keyPrefix": "crm_9fK2mQ7x",
         *       "name": "Nightly sync",
         *       "scopes": "read,write",
         *       "expiresAt": null,
         *       "userId": null,
         *       "createdAt": "2026-03-02T09:16:12.330Z"
         *     }
         */
        ApiKeyCreatedResponse: {
            /**
             * Format: uuid
             * @description Identifier of the key.
             */
            id: string;
            /** @description The whole key, for the header `X-Api-Key`. Store it now. */
            key: string;
            /** @description How the key begins, to tell keys apart. */
            keyPrefix: string;
            /** @description What the key is for. */
            name: string;
            /** @description Comma-separated, in the order read, write, admin. */
            scopes: string;
            /**
             * Format: date-time
             * @description When the key stops working; null means never.
             */
            expiresAt: string | null;
            /**
             * Format: uuid
             * @description The user whom the key acts for: it sees what that user sees now, and stops when that user is deactivated or deleted. Null for a key that sees all records.
             */
            userId?: string | null;
            /**
             * Format: date-time
             * @description When the key was made.
             */
            createdAt: string;
        };
        /**
         * @description What happened to the record.
         * @enum {string}
         */
        ChangeAction: "created" | "updated" | "deleted";
        /**
         * @description One entry of the history. `entity` says what kind of record changed, and so what `data` holds.
         * @example {
         *       "sequence": 2,
         *       "entity": "stage",
         *       "entityId": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e",
         *       "action": "created",
         *       "changedAt": "2026-03-02T09:15:13.796Z",
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       },
         *       "source": "api",
         *       "changedProperties": [],
         *       "data": {
         *         "id": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *         "name": "Lead In",
         *         "position": 0,
         *         "probability": 10,
         *         "createdAt": "2026-03-02T09:15:13.796Z",
         *         "updatedAt": "2026-03-02T09:15:13.796Z"
         *       }
         *     }
         */
        ChangeResponse: components["schemas"]["ContactChange"] | components["schemas"]["CompanyChange"] | components["schemas"]["DealChange"] | components["schemas"]["ActivityChange"] | components["schemas"]["PipelineChange"] | components["schemas"]["StageChange"];
        /**
         * @description Whose credential it was, by the name it had then.
         * @example {
         *       "type": "api_key",
         *       "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *       "name": "Shop sync"
         *     }
         */
        Actor: {
            /**
             * @description A user who was logged in, an API key, or the service itself.
             * @enum {string}
             */
            type: "user" | "api_key" | "system";
            /**
             * Format: uuid
             * @description The user or the key; it may have been deleted or revoked since. Null for the service, and where a login failed or a spent refresh token was used, since then nobody knows who it was.
             */
            id: string | null;
            /** @description The name of the user or the key at that time. */
            name: string;
        };
        /**
         * @description The way the change came in: a single request, one of an agent (`mcp`), a bulk one, a file, the restoring of a deleted record, the merge of two, or an undo. More ways will follow; take one you don't know for any other. `erase` is the erasure of a contact.
         * @enum {string}
         */
        ChangeSource: "api" | "bulk" | "import" | "restore" | "merge" | "undo" | "erase" | "mcp";
        /**
         * @description What was done at once.
         * @example {
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "at": "2026-03-09T14:40:12.345Z",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       },
         *       "source": "import",
         *       "entities": [
         *         "company",
         *         "contact"
         *       ],
         *       "created": 240,
         *       "updated": 12,
         *       "deleted": 0,
         *       "undoneBy": null
         *     }
         */
        ChangeSet: {
            /**
             * Format: uuid
             * @description The set, as `X-Change-Set` of the request names it.
             */
            changeSet: string;
            /**
             * Format: date-time
             * @description When its latest change was made.
             */
            at: string;
            /** @description Who made its latest change. */
            actor: components["schemas"]["Actor"];
            source: components["schemas"]["ChangeSource"];
            /** @description The kinds of records that were changed, each once. */
            entities: ("company" | "contact" | "deal" | "activity" | "pipeline" | "stage")[];
            /** @description How many of its changes made a record. */
            created: number;
            /** @description How many changed one. */
            updated: number;
            /** @description How many deleted one. */
            deleted: number;
            /**
             * Format: uuid
             * @description The change set of the latest undo that took it back, whole or in part; null where there was none, or it was before the service kept this.
             */
            undoneBy: string | null;
        };
        /**
         * @description What is to be undone.
         * @example {
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "dryRun": false
         *     }
         */
        UndoRequest: {
            /**
             * Format: uuid
             * @description The change set, as `X-Change-Set` of the request and `changeSet` of its changes in `listChanges` name it.
             */
            changeSet: string;
            /**
             * @description Only say what would come of it.
             * @default false
             */
            dryRun?: boolean;
        };
        /**
         * @description What an undo has done, or in a dry run would do.
         * @example {
         *       "changeSet": "019caddd-5f02-7d44-9c1a-2b3c4d5e6f70",
         *       "reverted": 2,
         *       "conflicts": [
         *         {
         *           "entity": "contact",
         *           "entityId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *           "reason": "changed_since"
         *         }
         *       ]
         *     }
         */
        UndoResponse: {
            /**
             * Format: uuid
             * @description The undo's own change set. Null in a dry run, and where nothing was reverted.
             */
            changeSet: string | null;
            /** @description How many records of the set are as they were before it. */
            reverted: number;
            /** @description Records of the set that were left as they are; at most 1,000, then an entry that counts the rest. */
            conflicts: components["schemas"]["UndoConflict"][];
        };
        /**
         * @description A record that an undo leaves as it is.
         * @example {
         *       "entity": "contact",
         *       "entityId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "reason": "changed_since"
         *     }
         */
        UndoConflict: {
            /** @description Its record type; null in the entry that counts the rest. */
            entity: ("company" | "contact" | "deal" | "activity") | null;
            /**
             * Format: uuid
             * @description The record; null in the entry that counts the rest.
             */
            entityId: string | null;
            /** @description `changed_since`: a later change set touched it, or merged another record into it, even if that was undone itself. `duplicate`: another record holds its key by now. `invalid_reference`: its pipeline or stage is gone. `erased`: it was erased. In the entry that counts the rest `200 more`. Other reasons may follow. */
            reason: string;
        };
        /** @description A contact as its GET shows it; once it is erased, without anything of the person. */
        ContactChangeData: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /**
             * Format: idn-email
             * @description E-mail address. At most one contact of the tenant has a given address, without regard to case, and it is the key that upserts match on.
             */
            email: string | null;
            /** @description Telephone number, in any notation. */
            phone: string | null;
            /** @description Mobile number, in any notation. */
            mobile: string | null;
            /** @description Job title. */
            title: string | null;
            /** @description Department. */
            department: string | null;
            /**
             * Format: uuid
             * @description The company the person works for.
             */
            companyId: string | null;
            /** @description Name of the company, joined in. */
            companyName: string | null;
            /** @description Street and number. */
            address: string | null;
            /** @description Town. */
            city: string | null;
            /** @description State or province. */
            state: string | null;
            /** @description Country, by name or code. */
            country: string | null;
            /** @description Postal code. */
            postalCode: string | null;
            lifecycleStage: components["schemas"]["LifecycleStage"];
            /** @description Where the contact came from. */
            leadSource: string | null;
            /** @description Free labels. One that is repeated is kept once. */
            tags: string[];
            /** @description Anything else worth knowing. */
            notes: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId: string | null;
            /** @description Name of the owner, joined in. */
            ownerName: string | null;
            /**
             * Format: date-time
             * @description When the latest activity about this contact was logged or completed. It changes without changing `updatedAt`.
             */
            lastActivityAt: string | null;
            /** @description The values of your own properties, by their keys: those that have one and are not archived. *Your own properties* in the introduction says more. */
            custom: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When the contact was erased; only then is it there.
             */
            erasedAt?: string;
        };
        /** @description A contact was created, updated or deleted. */
        ContactChange: {
            /**
             * Format: int64
             * @description Number of the change; the history of a tenant counts 1, 2, 3 and so on without a gap.
             */
            sequence: number;
            /**
             * @description Always `contact`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entity: "contact";
            /**
             * Format: uuid
             * @description The contact that changed.
             */
            entityId: string;
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What the change was part of: one request or one import (`X-Change-Set`). Null for changes from before the service kept this.
             */
            changeSet: string | null;
            /** @description Who made the change. Null for changes from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            source: components["schemas"]["ChangeSource"];
            /** @description The properties that an update changed, in the order of the record's schema; those that follow by themselves (the probability of a won deal), too. Of a deal also those of its BANT qualification, and `contacts`. Empty for creations, deletions, and changes from before the service kept this. Names joined from other records (`companyName`, `stageName`) are not in it: they follow the id, and change without a change of this record, too. */
            changedProperties: string[];
            /** @description The contact right after the change, as its GET shows it; for a deletion, as it was last. */
            data: components["schemas"]["ContactChangeData"];
        };
        /**
         * @description A contact was created, updated or deleted.
         * @example {
         *       "sequence": 12,
         *       "entity": "contact",
         *       "entityId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "action": "updated",
         *       "changedAt": "2026-03-02T09:15:13.796Z",
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       },
         *       "source": "api",
         *       "changedProperties": [
         *         "notes"
         *       ],
         *       "previous": {
         *         "notes": null
         *       },
         *       "data": {
         *         "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "firstName": "Maja",
         *         "lastName": "Ek",
         *         "email": "maja.ek@nordwind-logistics.test",
         *         "phone": null,
         *         "mobile": "+46 70 555 01 23",
         *         "title": "Head of Operations",
         *         "department": "Operations",
         *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *         "companyName": "Nordwind Logistics",
         *         "address": null,
         *         "city": "Stockholm",
         *         "state": null,
         *         "country": "Sweden",
         *         "postalCode": null,
         *         "lifecycleStage": "opportunity",
         *         "leadSource": "trade fair",
         *         "tags": [
         *           "decision maker"
         *         ],
         *         "notes": null,
         *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "ownerName": "Ada Lindgren",
         *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *         "custom": {
         *           "newsletter": true
         *         },
         *         "createdAt": "2026-03-02T09:18:14.101Z",
         *         "updatedAt": "2026-03-09T14:40:12.345Z"
         *       }
         *     }
         */
        ContactHistoryEntry: {
            /**
             * Format: int64
             * @description Number of the change; the history of a tenant counts 1, 2, 3 and so on without a gap.
             */
            sequence: number;
            /**
             * @description Always `contact`.
             * @enum {string}
             */
            entity: "contact";
            /**
             * Format: uuid
             * @description The contact that changed.
             */
            entityId: string;
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What the change was part of: one request or one import (`X-Change-Set`). Null for changes from before the service kept this.
             */
            changeSet: string | null;
            /** @description Who made the change. Null for changes from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            source: components["schemas"]["ChangeSource"];
            /** @description The properties that an update changed, in the order of the record's schema; those that follow by themselves (the probability of a won deal), too. Of a deal also those of its BANT qualification, and `contacts`. Empty for creations, deletions, and changes from before the service kept this. Names joined from other records (`companyName`, `stageName`) are not in it: they follow the id, and change without a change of this record, too. */
            changedProperties: string[];
            /** @description What the changed properties were before; empty for creations and deletions. */
            previous: {
                [key: string]: unknown;
            };
            /** @description The contact right after the change, as its GET shows it; for a deletion, as it was last. */
            data: components["schemas"]["ContactChangeData"];
        };
        /**
         * @description A contact that has been deleted.
         * @example {
         *       "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "deletedAt": "2026-03-09T14:41:07.201Z",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       },
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "data": {
         *         "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "firstName": "Maja",
         *         "lastName": "Ek",
         *         "email": "maja.ek@nordwind-logistics.test",
         *         "phone": null,
         *         "mobile": "+46 70 555 01 23",
         *         "title": "Head of Operations",
         *         "department": "Operations",
         *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *         "companyName": "Nordwind Logistics",
         *         "address": null,
         *         "city": "Stockholm",
         *         "state": null,
         *         "country": "Sweden",
         *         "postalCode": null,
         *         "lifecycleStage": "opportunity",
         *         "leadSource": "trade fair",
         *         "tags": [
         *           "decision maker"
         *         ],
         *         "notes": null,
         *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "ownerName": "Ada Lindgren",
         *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *         "custom": {
         *           "newsletter": true
         *         },
         *         "createdAt": "2026-03-02T09:18:14.101Z",
         *         "updatedAt": "2026-03-09T14:40:12.345Z"
         *       }
         *     }
         */
        DeletedContact: {
            /**
             * Format: uuid
             * @description The contact that was deleted.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            deletedAt: string;
            /** @description Who deleted it. Null for deletions from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            /**
             * Format: uuid
             * @description What the deletion was part of (`X-Change-Set`); `undoChangeSet` takes it back whole. Null for deletions from before the service kept this.
             */
            changeSet: string | null;
            /** @description The contact as it was last. */
            data: components["schemas"]["ContactResponse"];
        };
        /** @description A company was created, updated or deleted. */
        CompanyChange: {
            /**
             * Format: int64
             * @description Number of the change; the history of a tenant counts 1, 2, 3 and so on without a gap.
             */
            sequence: number;
            /**
             * @description Always `company`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entity: "company";
            /**
             * Format: uuid
             * @description The company that changed.
             */
            entityId: string;
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What the change was part of: one request or one import (`X-Change-Set`). Null for changes from before the service kept this.
             */
            changeSet: string | null;
            /** @description Who made the change. Null for changes from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            source: components["schemas"]["ChangeSource"];
            /** @description The properties that an update changed, in the order of the record's schema; those that follow by themselves (the probability of a won deal), too. Of a deal also those of its BANT qualification, and `contacts`. Empty for creations, deletions, and changes from before the service kept this. Names joined from other records (`companyName`, `stageName`) are not in it: they follow the id, and change without a change of this record, too. */
            changedProperties: string[];
            /** @description The company right after the change, as its GET shows it; for a deletion, as it was last. */
            data: components["schemas"]["CompanyResponse"];
        };
        /**
         * @description A company was created, updated or deleted.
         * @example {
         *       "sequence": 12,
         *       "entity": "company",
         *       "entityId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *       "action": "updated",
         *       "changedAt": "2026-03-02T09:15:13.796Z",
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       },
         *       "source": "api",
         *       "changedProperties": [
         *         "notes"
         *       ],
         *       "previous": {
         *         "notes": null
         *       },
         *       "data": {
         *         "id": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "name": "Nordwind Logistics",
         *         "domain": "nordwind-logistics.test",
         *         "industry": "Logistics",
         *         "description": "Freight and warehousing around the Baltic Sea.",
         *         "employeeCount": 240,
         *         "annualRevenue": 18500000.5,
         *         "phone": "+46 8 555 010 20",
         *         "website": "https://www.nordwind-logistics.test",
         *         "networkUrl": null,
         *         "address": "Hamngatan 12",
         *         "city": "Stockholm",
         *         "state": null,
         *         "country": "Sweden",
         *         "postalCode": "111 47",
         *         "tags": [
         *           "key account",
         *           "transport"
         *         ],
         *         "notes": null,
         *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "custom": {
         *           "customer_number": "K-1042",
         *           "region": "north"
         *         },
         *         "createdAt": "2026-03-02T09:16:56.768Z",
         *         "updatedAt": "2026-03-09T14:40:12.345Z"
         *       }
         *     }
         */
        CompanyHistoryEntry: {
            /**
             * Format: int64
             * @description Number of the change; the history of a tenant counts 1, 2, 3 and so on without a gap.
             */
            sequence: number;
            /**
             * @description Always `company`.
             * @enum {string}
             */
            entity: "company";
            /**
             * Format: uuid
             * @description The company that changed.
             */
            entityId: string;
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What the change was part of: one request or one import (`X-Change-Set`). Null for changes from before the service kept this.
             */
            changeSet: string | null;
            /** @description Who made the change. Null for changes from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            source: components["schemas"]["ChangeSource"];
            /** @description The properties that an update changed, in the order of the record's schema; those that follow by themselves (the probability of a won deal), too. Of a deal also those of its BANT qualification, and `contacts`. Empty for creations, deletions, and changes from before the service kept this. Names joined from other records (`companyName`, `stageName`) are not in it: they follow the id, and change without a change of this record, too. */
            changedProperties: string[];
            /** @description What the changed properties were before; empty for creations and deletions. */
            previous: {
                [key: string]: unknown;
            };
            /** @description The company right after the change, as its GET shows it; for a deletion, as it was last. */
            data: components["schemas"]["CompanyResponse"];
        };
        /**
         * @description A company that has been deleted.
         * @example {
         *       "id": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *       "deletedAt": "2026-03-09T14:41:07.201Z",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       },
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "data": {
         *         "id": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "name": "Nordwind Logistics",
         *         "domain": "nordwind-logistics.test",
         *         "industry": "Logistics",
         *         "description": "Freight and warehousing around the Baltic Sea.",
         *         "employeeCount": 240,
         *         "annualRevenue": 18500000.5,
         *         "phone": "+46 8 555 010 20",
         *         "website": "https://www.nordwind-logistics.test",
         *         "networkUrl": null,
         *         "address": "Hamngatan 12",
         *         "city": "Stockholm",
         *         "state": null,
         *         "country": "Sweden",
         *         "postalCode": "111 47",
         *         "tags": [
         *           "key account",
         *           "transport"
         *         ],
         *         "notes": null,
         *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "custom": {
         *           "customer_number": "K-1042",
         *           "region": "north"
         *         },
         *         "createdAt": "2026-03-02T09:16:56.768Z",
         *         "updatedAt": "2026-03-09T14:40:12.345Z"
         *       }
         *     }
         */
        DeletedCompany: {
            /**
             * Format: uuid
             * @description The company that was deleted.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            deletedAt: string;
            /** @description Who deleted it. Null for deletions from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            /**
             * Format: uuid
             * @description What the deletion was part of (`X-Change-Set`); `undoChangeSet` takes it back whole. Null for deletions from before the service kept this.
             */
            changeSet: string | null;
            /** @description The company as it was last. */
            data: components["schemas"]["CompanyResponse"];
        };
        /** @description A deal was created, updated or deleted. */
        DealChange: {
            /**
             * Format: int64
             * @description Number of the change; the history of a tenant counts 1, 2, 3 and so on without a gap.
             */
            sequence: number;
            /**
             * @description Always `deal`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entity: "deal";
            /**
             * Format: uuid
             * @description The deal that changed.
             */
            entityId: string;
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What the change was part of: one request or one import (`X-Change-Set`). Null for changes from before the service kept this.
             */
            changeSet: string | null;
            /** @description Who made the change. Null for changes from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            source: components["schemas"]["ChangeSource"];
            /** @description The properties that an update changed, in the order of the record's schema; those that follow by themselves (the probability of a won deal), too. Of a deal also those of its BANT qualification, and `contacts`. Empty for creations, deletions, and changes from before the service kept this. Names joined from other records (`companyName`, `stageName`) are not in it: they follow the id, and change without a change of this record, too. */
            changedProperties: string[];
            /** @description The deal right after the change, as its GET shows it, with its contacts; for a deletion, as it was last. */
            data: components["schemas"]["DealState"];
        };
        /**
         * @description A deal was created, updated or deleted.
         * @example {
         *       "sequence": 12,
         *       "entity": "deal",
         *       "entityId": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *       "action": "updated",
         *       "changedAt": "2026-03-02T09:15:13.796Z",
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       },
         *       "source": "api",
         *       "changedProperties": [
         *         "notes"
         *       ],
         *       "previous": {
         *         "notes": null
         *       },
         *       "data": {
         *         "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *         "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *         "stageName": "Proposal",
         *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "contactName": "Maja Ek",
         *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *         "companyName": "Nordwind Logistics",
         *         "name": "Fleet tracking 2026",
         *         "value": 48000,
         *         "currency": "EUR",
         *         "probability": 60,
         *         "expectedCloseDate": "2026-06-30T00:00:00.000Z",
         *         "actualCloseDate": null,
         *         "status": "open",
         *         "notes": null,
         *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "ownerName": "Ada Lindgren",
         *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *         "bantScore": 65,
         *         "isBantQualified": true,
         *         "custom": {
         *           "delivery_on": "2026-07-15"
         *         },
         *         "createdAt": "2026-03-02T09:19:40.289Z",
         *         "updatedAt": "2026-03-09T14:40:12.345Z"
         *       }
         *     }
         */
        DealHistoryEntry: {
            /**
             * Format: int64
             * @description Number of the change; the history of a tenant counts 1, 2, 3 and so on without a gap.
             */
            sequence: number;
            /**
             * @description Always `deal`.
             * @enum {string}
             */
            entity: "deal";
            /**
             * Format: uuid
             * @description The deal that changed.
             */
            entityId: string;
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What the change was part of: one request or one import (`X-Change-Set`). Null for changes from before the service kept this.
             */
            changeSet: string | null;
            /** @description Who made the change. Null for changes from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            source: components["schemas"]["ChangeSource"];
            /** @description The properties that an update changed, in the order of the record's schema; those that follow by themselves (the probability of a won deal), too. Of a deal also those of its BANT qualification, and `contacts`. Empty for creations, deletions, and changes from before the service kept this. Names joined from other records (`companyName`, `stageName`) are not in it: they follow the id, and change without a change of this record, too. */
            changedProperties: string[];
            /** @description What the changed properties were before; empty for creations and deletions. */
            previous: {
                [key: string]: unknown;
            };
            /** @description The deal right after the change, as its GET shows it, with its contacts; for a deletion, as it was last. */
            data: components["schemas"]["DealState"];
        };
        /**
         * @description A deal that has been deleted.
         * @example {
         *       "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *       "deletedAt": "2026-03-09T14:41:07.201Z",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       },
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "data": {
         *         "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *         "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *         "stageName": "Proposal",
         *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "contactName": "Maja Ek",
         *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *         "companyName": "Nordwind Logistics",
         *         "name": "Fleet tracking 2026",
         *         "value": 48000,
         *         "currency": "EUR",
         *         "probability": 60,
         *         "expectedCloseDate": "2026-06-30T00:00:00.000Z",
         *         "actualCloseDate": null,
         *         "status": "open",
         *         "notes": null,
         *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "ownerName": "Ada Lindgren",
         *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *         "bantScore": 65,
         *         "isBantQualified": true,
         *         "custom": {
         *           "delivery_on": "2026-07-15"
         *         },
         *         "createdAt": "2026-03-02T09:19:40.289Z",
         *         "updatedAt": "2026-03-09T14:40:12.345Z"
         *       }
         *     }
         */
        DeletedDeal: {
            /**
             * Format: uuid
             * @description The deal that was deleted.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            deletedAt: string;
            /** @description Who deleted it. Null for deletions from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            /**
             * Format: uuid
             * @description What the deletion was part of (`X-Change-Set`); `undoChangeSet` takes it back whole. Null for deletions from before the service kept this.
             */
            changeSet: string | null;
            /** @description The deal as it was last. */
            data: components["schemas"]["DealState"];
        };
        /** @description An activity as its GET shows it; once it is erased with its contact, without its texts and links. */
        ActivityChangeData: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            activityType: components["schemas"]["ActivityType"];
            /** @description What it is about, in a line. */
            subject: string;
            /** @description Details. */
            body: string | null;
            /**
             * Format: date-time
             * @description When it is planned for.
             */
            scheduledAt: string | null;
            /**
             * Format: date-time
             * @description When it was done; null until then.
             */
            completedAt: string | null;
            status: components["schemas"]["ActivityStatus"];
            priority: components["schemas"]["ActivityPriority"];
            /**
             * Format: date-time
             * @description By when it should be done.
             */
            dueDate: string | null;
            /**
             * Format: uuid
             * @description The contact it is about.
             */
            contactId: string | null;
            /** @description First and last name of the contact, joined in. */
            contactName: string | null;
            /**
             * Format: uuid
             * @description The company it is about.
             */
            companyId: string | null;
            /** @description Name of the company, joined in. */
            companyName: string | null;
            /**
             * Format: uuid
             * @description The deal it is about.
             */
            dealId: string | null;
            /** @description Name of the deal, joined in. */
            dealName: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId: string | null;
            /** @description Name of the owner, joined in. */
            ownerName: string | null;
            /** @description The values of your own properties, by their keys: those that have one and are not archived. *Your own properties* in the introduction says more. */
            custom: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When the activity was erased with its contact; only then is it there.
             */
            erasedAt?: string;
        };
        /** @description An activity was created, updated or deleted. */
        ActivityChange: {
            /**
             * Format: int64
             * @description Number of the change; the history of a tenant counts 1, 2, 3 and so on without a gap.
             */
            sequence: number;
            /**
             * @description Always `activity`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entity: "activity";
            /**
             * Format: uuid
             * @description The activity that changed.
             */
            entityId: string;
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What the change was part of: one request or one import (`X-Change-Set`). Null for changes from before the service kept this.
             */
            changeSet: string | null;
            /** @description Who made the change. Null for changes from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            source: components["schemas"]["ChangeSource"];
            /** @description The properties that an update changed, in the order of the record's schema; those that follow by themselves (the probability of a won deal), too. Of a deal also those of its BANT qualification, and `contacts`. Empty for creations, deletions, and changes from before the service kept this. Names joined from other records (`companyName`, `stageName`) are not in it: they follow the id, and change without a change of this record, too. */
            changedProperties: string[];
            /** @description The activity right after the change, as its GET shows it; for a deletion, as it was last. */
            data: components["schemas"]["ActivityChangeData"];
        };
        /**
         * @description An activity was created, updated or deleted.
         * @example {
         *       "sequence": 12,
         *       "entity": "activity",
         *       "entityId": "019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e",
         *       "action": "updated",
         *       "changedAt": "2026-03-02T09:15:13.796Z",
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       },
         *       "source": "api",
         *       "changedProperties": [
         *         "notes"
         *       ],
         *       "previous": {
         *         "notes": null
         *       },
         *       "data": {
         *         "id": "019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "activityType": "call",
         *         "subject": "Discuss the proposal",
         *         "body": null,
         *         "scheduledAt": "2026-03-12T13:00:00.000Z",
         *         "completedAt": null,
         *         "status": "pending",
         *         "priority": "high",
         *         "dueDate": null,
         *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "contactName": "Maja Ek",
         *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *         "companyName": "Nordwind Logistics",
         *         "dealId": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *         "dealName": "Fleet tracking 2026",
         *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "ownerName": "Ada Lindgren",
         *         "custom": {},
         *         "createdAt": "2026-03-02T09:20:16.759Z",
         *         "updatedAt": "2026-03-09T14:40:12.345Z"
         *       }
         *     }
         */
        ActivityHistoryEntry: {
            /**
             * Format: int64
             * @description Number of the change; the history of a tenant counts 1, 2, 3 and so on without a gap.
             */
            sequence: number;
            /**
             * @description Always `activity`.
             * @enum {string}
             */
            entity: "activity";
            /**
             * Format: uuid
             * @description The activity that changed.
             */
            entityId: string;
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What the change was part of: one request or one import (`X-Change-Set`). Null for changes from before the service kept this.
             */
            changeSet: string | null;
            /** @description Who made the change. Null for changes from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            source: components["schemas"]["ChangeSource"];
            /** @description The properties that an update changed, in the order of the record's schema; those that follow by themselves (the probability of a won deal), too. Of a deal also those of its BANT qualification, and `contacts`. Empty for creations, deletions, and changes from before the service kept this. Names joined from other records (`companyName`, `stageName`) are not in it: they follow the id, and change without a change of this record, too. */
            changedProperties: string[];
            /** @description What the changed properties were before; empty for creations and deletions. */
            previous: {
                [key: string]: unknown;
            };
            /** @description The activity right after the change, as its GET shows it; for a deletion, as it was last. */
            data: components["schemas"]["ActivityChangeData"];
        };
        /**
         * @description An activity that has been deleted.
         * @example {
         *       "id": "019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e",
         *       "deletedAt": "2026-03-09T14:41:07.201Z",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *         "name": "Shop sync"
         *       },
         *       "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *       "data": {
         *         "id": "019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "activityType": "call",
         *         "subject": "Discuss the proposal",
         *         "body": null,
         *         "scheduledAt": "2026-03-12T13:00:00.000Z",
         *         "completedAt": null,
         *         "status": "pending",
         *         "priority": "high",
         *         "dueDate": null,
         *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "contactName": "Maja Ek",
         *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *         "companyName": "Nordwind Logistics",
         *         "dealId": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *         "dealName": "Fleet tracking 2026",
         *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "ownerName": "Ada Lindgren",
         *         "custom": {},
         *         "createdAt": "2026-03-02T09:20:16.759Z",
         *         "updatedAt": "2026-03-09T14:40:12.345Z"
         *       }
         *     }
         */
        DeletedActivity: {
            /**
             * Format: uuid
             * @description The activity that was deleted.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            deletedAt: string;
            /** @description Who deleted it. Null for deletions from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            /**
             * Format: uuid
             * @description What the deletion was part of (`X-Change-Set`); `undoChangeSet` takes it back whole. Null for deletions from before the service kept this.
             */
            changeSet: string | null;
            /** @description The activity as it was last. */
            data: components["schemas"]["ActivityResponse"];
        };
        /** @description A pipeline was created, updated or deleted. */
        PipelineChange: {
            /**
             * Format: int64
             * @description Number of the change; the history of a tenant counts 1, 2, 3 and so on without a gap.
             */
            sequence: number;
            /**
             * @description Always `pipeline`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entity: "pipeline";
            /**
             * Format: uuid
             * @description The pipeline that changed.
             */
            entityId: string;
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What the change was part of: one request or one import (`X-Change-Set`). Null for changes from before the service kept this.
             */
            changeSet: string | null;
            /** @description Who made the change. Null for changes from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            source: components["schemas"]["ChangeSource"];
            /** @description The properties that an update changed, in the order of the record's schema; those that follow by themselves (the probability of a won deal), too. Of a deal also those of its BANT qualification, and `contacts`. Empty for creations, deletions, and changes from before the service kept this. Names joined from other records (`companyName`, `stageName`) are not in it: they follow the id, and change without a change of this record, too. */
            changedProperties: string[];
            /** @description The pipeline right after the change, as its GET shows it; for a deletion, as it was last. */
            data: components["schemas"]["PipelineResponse"];
        };
        /** @description A stage was created, updated or deleted. */
        StageChange: {
            /**
             * Format: int64
             * @description Number of the change; the history of a tenant counts 1, 2, 3 and so on without a gap.
             */
            sequence: number;
            /**
             * @description Always `stage`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entity: "stage";
            /**
             * Format: uuid
             * @description The stage that changed.
             */
            entityId: string;
            action: components["schemas"]["ChangeAction"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description What the change was part of: one request or one import (`X-Change-Set`). Null for changes from before the service kept this.
             */
            changeSet: string | null;
            /** @description Who made the change. Null for changes from before the service kept this. */
            actor: components["schemas"]["Actor"] | null;
            source: components["schemas"]["ChangeSource"];
            /** @description The properties that an update changed, in the order of the record's schema; those that follow by themselves (the probability of a won deal), too. Of a deal also those of its BANT qualification, and `contacts`. Empty for creations, deletions, and changes from before the service kept this. Names joined from other records (`companyName`, `stageName`) are not in it: they follow the id, and change without a change of this record, too. */
            changedProperties: string[];
            /** @description The stage right after the change, as its GET shows it; for a deletion, as it was last. */
            data: components["schemas"]["StageResponse"];
        };
        /**
         * @description One page of the history.
         * @example {
         *       "changes": [
         *         {
         *           "sequence": 2,
         *           "entity": "stage",
         *           "entityId": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e",
         *           "action": "created",
         *           "changedAt": "2026-03-02T09:15:13.796Z",
         *           "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *           "actor": {
         *             "type": "api_key",
         *             "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *             "name": "Shop sync"
         *           },
         *           "source": "api",
         *           "changedProperties": [],
         *           "data": {
         *             "id": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e",
         *             "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *             "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *             "name": "Lead In",
         *             "position": 0,
         *             "probability": 10,
         *             "createdAt": "2026-03-02T09:15:13.796Z",
         *             "updatedAt": "2026-03-02T09:15:13.796Z"
         *           }
         *         }
         *       ],
         *       "nextCursor": "Mg",
         *       "hasMore": false
         *     }
         */
        ChangeListResponse: {
            /** @description The changes after the cursor, in the order they took effect. */
            changes: components["schemas"]["ChangeResponse"][];
            /** @description Where to continue; present on the last page as well, for the next poll. */
            nextCursor: string;
            /** @description Whether more changes are waiting right now. */
            hasMore: boolean;
        };
        /**
         * @description A CSV file in UTF-8: a header row, then one row for each record.
         * @example first_name,last_name,email
         *     Maja,Ek,maja.ek@nordwind-logistics.test
         */
        CsvFile: string;
        /**
         * Format: binary
         * @description An Excel workbook with one sheet: a header row, then one row for each record.
         * @example (the bytes of a workbook)
         */
        XlsxFile: string;
        /**
         * @description A form with the file as its only part.
         * @example {
         *       "file": "name,domain\r\nNordwind Logistics,nordwind-logistics.test\r\n"
         *     }
         */
        ImportFileRequest: {
            /**
             * Format: binary
             * @description The CSV file: UTF-8, at most 10 MiB; comma, semicolon or tab between cells.
             */
            file: string;
        };
        /**
         * @description What a file holds.
         * @enum {string}
         */
        ImportEntity: "contacts" | "companies" | "deals" | "activities";
        /**
         * @description What becomes of rows that find a record, and of those that do not.
         * @enum {string}
         */
        ImportMode: "create" | "upsert" | "update";
        /**
         * @description Whether an import waits, is under way, or how it ended. `succeeded` says that every row was looked at; `failed` that the file could not be read, or that the service gave up.
         * @enum {string}
         */
        ImportJobStatus: "queued" | "running" | "succeeded" | "failed" | "cancelled";
        /**
         * @description An asynchronous import, without its messages.
         * @example {
         *       "id": "019caddd-2b7e-7c41-9a55-0d1e2f3a4b5c",
         *       "entity": "contacts",
         *       "mode": "upsert",
         *       "match": null,
         *       "dryRun": false,
         *       "fileName": "contacts.csv",
         *       "status": "succeeded",
         *       "totalRows": 3,
         *       "processedRows": 3,
         *       "imported": 1,
         *       "updated": 1,
         *       "unchanged": 0,
         *       "skipped": 1,
         *       "ignoredColumns": [],
         *       "ignoredLines": [],
         *       "encoding": null,
         *       "createdProperties": [],
         *       "changeSet": "019caddd-2b7e-7c44-8e10-1a2b3c4d5e6f",
         *       "actor": {
         *         "type": "user",
         *         "id": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "name": "Ada Lindgren"
         *       },
         *       "createdAt": "2026-03-09T14:55:02.401Z",
         *       "startedAt": "2026-03-09T14:55:02.733Z",
         *       "finishedAt": "2026-03-09T14:55:02.790Z"
         *     }
         */
        ImportJobSummary: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            entity: components["schemas"]["ImportEntity"];
            mode: components["schemas"]["ImportMode"];
            /** @description The property that rows find records by, where it is not their own key. */
            match: string | null;
            /** @description Whether it only says what would happen. */
            dryRun: boolean;
            /** @description The name that the file was sent with, if any. */
            fileName: string | null;
            status: components["schemas"]["ImportJobStatus"];
            /**
             * Format: int32
             * @description Rows in the file; null until they are counted.
             */
            totalRows: number | null;
            /**
             * Format: int32
             * @description Rows that are done.
             */
            processedRows: number;
            /**
             * Format: int32
             * @description Rows that became records.
             */
            imported: number;
            /**
             * Format: int32
             * @description Rows that changed a record.
             */
            updated: number;
            /**
             * Format: int32
             * @description Rows whose record was already as they say.
             */
            unchanged: number;
            /**
             * Format: int32
             * @description Rows left out.
             */
            skipped: number;
            /** @description Headers of the file, as they stand there, that are no column and that `mapping` doesn't name: what is below them was not read. A header that is there twice comes once. */
            ignoredColumns: string[];
            /** @description The numbers of the file's rows that were passed over, the first 1,000 of them: a line that names the separator, blank rows and notes before the header, and rows that repeat the header. */
            ignoredLines: number[];
            /** @description How the file was encoded, where the request has the parameter, by its name in the WHATWG Encoding Standard; else null. */
            encoding: string | null;
            /** @description The keys of the properties that `properties=create` has defined, or in a dry run would define. */
            createdProperties: string[];
            /**
             * Format: uuid
             * @description What all its changes have in common in the feed; null where nothing was written.
             */
            changeSet: string | null;
            actor: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When the file was there.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the work began.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            finishedAt: string | null;
        };
        /**
         * @description An asynchronous import.
         * @example {
         *       "id": "019caddd-2b7e-7c41-9a55-0d1e2f3a4b5c",
         *       "entity": "contacts",
         *       "mode": "upsert",
         *       "match": null,
         *       "dryRun": false,
         *       "fileName": "contacts.csv",
         *       "status": "succeeded",
         *       "totalRows": 3,
         *       "processedRows": 3,
         *       "imported": 1,
         *       "updated": 1,
         *       "unchanged": 0,
         *       "skipped": 1,
         *       "errors": [
         *         "Row 4: email: not a valid e-mail address (x@)"
         *       ],
         *       "ignoredColumns": [],
         *       "ignoredLines": [],
         *       "encoding": null,
         *       "createdProperties": [],
         *       "changeSet": "019caddd-2b7e-7c44-8e10-1a2b3c4d5e6f",
         *       "actor": {
         *         "type": "user",
         *         "id": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "name": "Ada Lindgren"
         *       },
         *       "createdAt": "2026-03-09T14:55:02.401Z",
         *       "startedAt": "2026-03-09T14:55:02.733Z",
         *       "finishedAt": "2026-03-09T14:55:02.790Z"
         *     }
         */
        ImportJobResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            entity: components["schemas"]["ImportEntity"];
            mode: components["schemas"]["ImportMode"];
            /** @description The property that rows find records by, where it is not their own key. */
            match: string | null;
            /** @description Whether it only says what would happen. */
            dryRun: boolean;
            /** @description The name that the file was sent with, if any. */
            fileName: string | null;
            status: components["schemas"]["ImportJobStatus"];
            /**
             * Format: int32
             * @description Rows in the file; null until they are counted.
             */
            totalRows: number | null;
            /**
             * Format: int32
             * @description Rows that are done.
             */
            processedRows: number;
            /**
             * Format: int32
             * @description Rows that became records.
             */
            imported: number;
            /**
             * Format: int32
             * @description Rows that changed a record.
             */
            updated: number;
            /**
             * Format: int32
             * @description Rows whose record was already as they say.
             */
            unchanged: number;
            /**
             * Format: int32
             * @description Rows left out.
             */
            skipped: number;
            /** @description One message of at most 1,024 characters for each row left out, for the first 1,000 of them, and of at most 1,048,576 characters together, and a last line that counts the others; of a failed job, last, why it failed. It fails, too, where its key was revoked, its user deactivated or deleted, or either may no longer write, and where a part of it could not be done after 5 attempts; what was written until then stays, and is counted. All rows left out are in `getImportJobErrors`. */
            errors: string[];
            /** @description Headers of the file, as they stand there, that are no column and that `mapping` doesn't name: what is below them was not read. A header that is there twice comes once. */
            ignoredColumns: string[];
            /** @description The numbers of the file's rows that were passed over, the first 1,000 of them: a line that names the separator, blank rows and notes before the header, and rows that repeat the header. */
            ignoredLines: number[];
            /** @description How the file was encoded, where the request has the parameter, by its name in the WHATWG Encoding Standard; else null. */
            encoding: string | null;
            /** @description The keys of the properties that `properties=create` has defined, or in a dry run would define. */
            createdProperties: string[];
            /**
             * Format: uuid
             * @description What all its changes have in common in the feed; null where nothing was written.
             */
            changeSet: string | null;
            actor: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When the file was there.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the work began.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            finishedAt: string | null;
        };
        /** @description The body of the event `import.completed`. */
        ImportCompletedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "import.completed";
            /**
             * Format: date-time
             * @description When the job ended.
             */
            timestamp: string;
            data: components["schemas"]["ImportJobResponse"];
        };
        /**
         * @description What became of the rows of a file.
         * @example {
         *       "totalRows": 3,
         *       "imported": 2,
         *       "skipped": 1,
         *       "errors": [
         *         "Row 4: email: not a valid e-mail address (x@)"
         *       ],
         *       "ignoredColumns": [
         *         "Fax"
         *       ]
         *     }
         */
        ImportResultDto: {
            /**
             * Format: int32
             * @description Rows in the file, the header not counted.
             */
            totalRows: number;
            /**
             * Format: int32
             * @description Rows that became records.
             */
            imported: number;
            /**
             * Format: int32
             * @description Rows that changed a record which was there. It and `unchanged` come whenever the request has one of the query parameters.
             */
            updated?: number;
            /**
             * Format: int32
             * @description Rows whose record was already as they say, for which nothing was written.
             */
            unchanged?: number;
            /**
             * Format: int32
             * @description All rows left out because they are invalid or there already.
             */
            skipped: number;
            /** @description One message for each row left out, in the order of the file, for the first 1,000 of them, and of at most 1,048,576 characters together. Are there more, a last line counts them: `… and 250 more rows were left out`. Rows are numbered as in a spreadsheet: the header is row 1. */
            errors: string[];
            /** @description Headers of the file, as they stand there, that are no column and that `mapping` doesn't name: what is below them was not read. A header that is there twice comes once. */
            ignoredColumns: string[];
            /** @description The numbers of the file's rows that were passed over, the first 1,000 of them: a line that names the separator, blank rows and notes before the header, and rows that repeat the header. It comes where there are any. */
            ignoredLines?: number[];
            /** @description How the file was encoded, by its name in the WHATWG Encoding Standard. It comes with that parameter. */
            encoding?: string;
            /** @description The keys of the properties that `properties=create` has defined, or in a dry run would define. It comes with that parameter. */
            createdProperties?: string[];
        };
        /** @description A delivery to a webhook that holds data of the person. */
        PersonalDelivery: {
            /**
             * Format: uuid
             * @description Identifier of the delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description The webhook; it may be deleted by now.
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description Identifier of the event.
             */
            eventId: string;
            event: components["schemas"]["WebhookEventType"];
            /**
             * @description `pending` while attempts remain, then how it ended.
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was received; null where it was not.
             */
            deliveredAt: string | null;
            /** @description What was or will be sent, as JSON text. */
            body: string;
        };
        /**
         * @description Everything that is kept of a person.
         * @example {
         *       "contact": {
         *         "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "firstName": "Maja",
         *         "lastName": "Ek",
         *         "email": "maja.ek@nordwind-logistics.test",
         *         "phone": null,
         *         "mobile": "+46 70 555 01 23",
         *         "title": "Head of Operations",
         *         "department": "Operations",
         *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *         "companyName": "Nordwind Logistics",
         *         "address": null,
         *         "city": "Stockholm",
         *         "state": null,
         *         "country": "Sweden",
         *         "postalCode": null,
         *         "lifecycleStage": "opportunity",
         *         "leadSource": "trade fair",
         *         "tags": [
         *           "decision maker"
         *         ],
         *         "notes": null,
         *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "ownerName": "Ada Lindgren",
         *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *         "custom": {
         *           "newsletter": true
         *         },
         *         "createdAt": "2026-03-02T09:18:14.101Z",
         *         "updatedAt": "2026-03-09T14:40:12.345Z"
         *       },
         *       "activities": [
         *         {
         *           "id": "019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e",
         *           "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *           "activityType": "call",
         *           "subject": "Discuss the proposal",
         *           "body": null,
         *           "scheduledAt": "2026-03-12T13:00:00.000Z",
         *           "completedAt": null,
         *           "status": "pending",
         *           "priority": "high",
         *           "dueDate": null,
         *           "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *           "contactName": "Maja Ek",
         *           "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *           "companyName": "Nordwind Logistics",
         *           "dealId": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *           "dealName": "Fleet tracking 2026",
         *           "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *           "ownerName": "Ada Lindgren",
         *           "custom": {},
         *           "createdAt": "2026-03-02T09:20:16.759Z",
         *           "updatedAt": "2026-03-09T14:40:12.345Z"
         *         }
         *       ],
         *       "deals": [
         *         {
         *           "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *           "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *           "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *           "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *           "stageName": "Proposal",
         *           "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *           "contactName": "Maja Ek",
         *           "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *           "companyName": "Nordwind Logistics",
         *           "name": "Fleet tracking 2026",
         *           "value": 48000,
         *           "currency": "EUR",
         *           "probability": 60,
         *           "expectedCloseDate": "2026-06-30T00:00:00.000Z",
         *           "actualCloseDate": null,
         *           "status": "open",
         *           "notes": null,
         *           "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *           "ownerName": "Ada Lindgren",
         *           "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *           "bantScore": 65,
         *           "isBantQualified": true,
         *           "custom": {
         *             "delivery_on": "2026-07-15"
         *           },
         *           "createdAt": "2026-03-02T09:19:40.289Z",
         *           "updatedAt": "2026-03-09T14:40:12.345Z"
         *         }
         *       ],
         *       "history": [
         *         {
         *           "sequence": 12,
         *           "entity": "contact",
         *           "entityId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *           "action": "updated",
         *           "changedAt": "2026-03-02T09:15:13.796Z",
         *           "changeSet": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a20",
         *           "actor": {
         *             "type": "api_key",
         *             "id": "019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f",
         *             "name": "Shop sync"
         *           },
         *           "source": "api",
         *           "changedProperties": [
         *             "notes"
         *           ],
         *           "previous": {
         *             "notes": null
         *           },
         *           "data": {
         *             "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *             "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *             "firstName": "Maja",
         *             "lastName": "Ek",
         *             "email": "maja.ek@nordwind-logistics.test",
         *             "phone": null,
         *             "mobile": "+46 70 555 01 23",
         *             "title": "Head of Operations",
         *             "department": "Operations",
         *             "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *             "companyName": "Nordwind Logistics",
         *             "address": null,
         *             "city": "Stockholm",
         *             "state": null,
         *             "country": "Sweden",
         *             "postalCode": null,
         *             "lifecycleStage": "opportunity",
         *             "leadSource": "trade fair",
         *             "tags": [
         *               "decision maker"
         *             ],
         *             "notes": null,
         *             "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *             "ownerName": "Ada Lindgren",
         *             "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *             "custom": {
         *               "newsletter": true
         *             },
         *             "createdAt": "2026-03-02T09:18:14.101Z",
         *             "updatedAt": "2026-03-09T14:40:12.345Z"
         *           }
         *         }
         *       ],
         *       "deliveries": [
         *         {
         *           "id": "019caddb-6a24-7f1c-93d5-4e5f6a7b8c9d",
         *           "webhookId": "019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c",
         *           "eventId": "019cadd7-4c55-7b01-8f42-6d5e4c3b2a20",
         *           "event": "contact.created",
         *           "status": "succeeded",
         *           "createdAt": "2026-03-02T09:18:14.101Z",
         *           "deliveredAt": "2026-03-02T09:18:14.350Z",
         *           "body": "{\"event\":\"contact.created\",\"timestamp\":\"2026-03-02T09:18:14.101Z\",\"data\":{\"id\":\"019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e\",\"firstName\":\"Maja\"}}"
         *         }
         *       ],
         *       "auditLog": []
         *     }
         */
        PersonalDataResponse: {
            /** @description The contact; of a deleted one its last state. */
            contact: components["schemas"]["ContactChangeData"];
            /** @description The activities that name the contact, deleted ones included, the oldest first. */
            activities: components["schemas"]["ActivityResponse"][];
            /** @description The deals that name the contact, deleted ones included, the oldest first. */
            deals: components["schemas"]["DealResponse"][];
            /** @description All changes of the contact, and of those that were merged into it, the latest first. */
            history: components["schemas"]["ContactHistoryEntry"][];
            /** @description What was or will be sent to webhooks and holds data of the person; kept for 30 days. */
            deliveries: components["schemas"]["PersonalDelivery"][];
            /** @description Entries of the audit log about the contact, the latest first. */
            auditLog: components["schemas"]["AuditEntryResponse"][];
        };
        /**
         * @description How to erase a contact.
         * @example {
         *       "activities": "delete"
         *     }
         */
        EraseContactRequest: {
            /**
             * @description What becomes of activities that name this contact, and neither a company nor a deal: with `unlink` they stay without it, with `delete` they are erased with it, also those that were deleted before.
             * @enum {string}
             */
            activities: "unlink" | "delete";
        };
        /** @description What was erased. */
        ErasureCounts: {
            /**
             * Format: int32
             * @description Earlier changes that held data of the person.
             */
            changes: number;
            /**
             * Format: int32
             * @description Deliveries that held it; those that waited were dropped.
             */
            deliveries: number;
            /**
             * Format: int32
             * @description Stored answers that held it.
             */
            idempotencyKeys: number;
            /**
             * Format: int32
             * @description Activities that lost the link or were erased.
             */
            activities: number;
        };
        /**
         * @description What an erasure did.
         * @example {
         *       "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "erasedAt": "2026-07-01T08:00:00.120Z",
         *       "scrubbed": {
         *         "changes": 14,
         *         "deliveries": 3,
         *         "idempotencyKeys": 1,
         *         "activities": 2
         *       }
         *     }
         */
        ErasureResponse: {
            /**
             * Format: uuid
             * @description The contact that was erased.
             */
            id: string;
            /**
             * Format: date-time
             * @description When.
             */
            erasedAt: string;
            scrubbed: components["schemas"]["ErasureCounts"];
        };
        /**
         * @description What was done. A new password, one's own or another's, is `user.password_changed`; every other change of a user is `user.updated`. Releases may add others.
         * @enum {string}
         */
        AuditAction: "user.login" | "user.password_changed" | "user.token_reused" | "user.created" | "user.updated" | "user.deleted" | "team.created" | "team.updated" | "team.deleted" | "api_key.created" | "api_key.updated" | "api_key.revoked" | "api_key.rotated" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "pipeline.created" | "pipeline.updated" | "pipeline.deleted" | "stage.created" | "stage.updated" | "stage.deleted" | "property.created" | "property.updated" | "property.deleted" | "records.imported" | "records.exported" | "records.bulk_updated" | "records.bulk_deleted" | "company.merged" | "contact.merged" | "contact.erased";
        /**
         * @description What it was done to.
         * @example {
         *       "type": "webhook",
         *       "id": "019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c",
         *       "name": "Deals to chat"
         *     }
         */
        AuditTarget: {
            /**
             * @description What kind of thing it is; for files and changes of many records, these records.
             * @enum {string}
             */
            type: "user" | "team" | "api_key" | "webhook" | "pipeline" | "stage" | "property" | "contacts" | "companies" | "deals" | "activities" | "company" | "contact";
            /**
             * Format: uuid
             * @description Which one; it may be deleted by now. Null for files and changes of many records, and where no active user has the address of a failed login.
             */
            id: string | null;
            /** @description The name it had then; of a failed login the e-mail address as it was sent. Null for files, changes of many records, companies and contacts. */
            name: string | null;
        };
        /**
         * @description One entry of the audit log.
         * @example {
         *       "id": "019caddd-4a11-7c2b-9d3e-5f6a7b8c9d0e",
         *       "at": "2026-03-09T14:40:12.305Z",
         *       "actor": {
         *         "type": "user",
         *         "id": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "name": "Ada Lindgren"
         *       },
         *       "action": "webhook.created",
         *       "target": {
         *         "type": "webhook",
         *         "id": "019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c",
         *         "name": "Deals to chat"
         *       },
         *       "outcome": "succeeded",
         *       "ip": "203.0.113.7",
         *       "requestId": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a19",
         *       "counts": null,
         *       "source": "api"
         *     }
         */
        AuditEntryResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Who did it. Of a failed login, and of a reused refresh token, it is a `user` without an `id`, whose `name` is an e-mail address: the one that was sent, or the one of the session's user. */
            actor: components["schemas"]["Actor"];
            action: components["schemas"]["AuditAction"];
            target: components["schemas"]["AuditTarget"];
            /**
             * @description Whether it was done. Of what fails, only logins, changes of the own password, reused refresh tokens, imports and changes of many records that broke off are logged.
             * @enum {string}
             */
            outcome: "succeeded" | "failed";
            /** @description Network address of the client; null for what the service did by itself. */
            ip: string | null;
            /** @description The `X-Request-Id` of the request; null for what the service did by itself. */
            requestId: string | null;
            /** @description Of a change of many records what its answer counted, such as `matched` and `updated`; otherwise null. */
            counts: {
                [key: string]: number;
            } | null;
            /**
             * @description How the actor came: by an operation of this API, or as an agent at `/mcp`.
             * @enum {string}
             */
            source: "api" | "mcp";
        };
        /**
         * @description One message of the Model Context Protocol, as JSON-RPC 2.0 has it. Without an `id` it is a notification.
         * @example {
         *       "jsonrpc": "2.0",
         *       "id": 1,
         *       "method": "tools/list"
         *     }
         */
        McpRequest: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description What the answer repeats: a text or a whole number. */
            id?: string | number;
            /** @description What is asked for, such as `tools/list`. */
            method: string;
            /** @description What the method takes. */
            params?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description One answer of the Model Context Protocol, as JSON-RPC 2.0 has it.
         * @example {
         *       "jsonrpc": "2.0",
         *       "id": 1,
         *       "result": {
         *         "tools": []
         *       }
         *     }
         */
        McpResponse: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description That of the request; null where it had none that can be read. */
            id: string | (number | null);
            /** @description What the method answers. */
            result?: {
                [key: string]: unknown;
            };
            /** @description What is wrong with the message. What a tool refuses is a `result` with `isError`. */
            error?: {
                /** @description A code of JSON-RPC, such as -32602. */
                code: number;
                /** @description What is wrong, in words. */
                message: string;
                /** @description More of it. */
                data?: {
                    [key: string]: unknown;
                };
            };
        };
        /**
         * @description A set of links (RFC 9264).
         * @example {
         *       "linkset": [
         *         {
         *           "anchor": "https://acme.example.com/api/v1",
         *           "service-desc": [
         *             {
         *               "href": "https://acme.example.com/openapi.json",
         *               "type": "application/json"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ApiCatalogResponse: {
            /** @description What each API has, and at last which there are. */
            linkset: components["schemas"]["ApiCatalogEntry"][];
        };
        /** @description The links of one API, or of the catalogue. */
        ApiCatalogEntry: {
            /** @description What the links are of. */
            anchor: string;
            /** @description Descriptions for programs. */
            "service-desc"?: components["schemas"]["ApiCatalogLink"][];
            /** @description Descriptions for people. */
            "service-doc"?: components["schemas"]["ApiCatalogLink"][];
            /** @description Whether it works. */
            status?: components["schemas"]["ApiCatalogLink"][];
            /** @description The APIs. */
            item?: components["schemas"]["ApiCatalogLink"][];
        };
        /** @description Where a link leads. */
        ApiCatalogLink: {
            /** @description The address. */
            href: string;
            /** @description The media type of what is there. */
            type?: string;
        };
        /**
         * @description Something that happens in a tenant and can be subscribed to.
         * @enum {string}
         */
        WebhookEventType: "contact.created" | "contact.updated" | "contact.deleted" | "contact.erased" | "company.created" | "company.updated" | "company.deleted" | "deal.created" | "deal.updated" | "deal.stage_changed" | "deal.won" | "deal.lost" | "deal.deleted" | "activity.created" | "activity.completed" | "import.completed";
        /**
         * @description A subscription.
         * @example {
         *       "id": "019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c",
         *       "name": "Deals to chat",
         *       "url": "https://hooks.acme.test/crm",
         *       "secret": "whsec_ZXhhbXBsZSBleGFtcGxlIGV4YW1wbGUgZXhhbXBsZSE=",
         *       "events": [
         *         "deal.won",
         *         "deal.lost"
         *       ],
         *       "properties": [],
         *       "ignoreOwn": false,
         *       "isActive": true,
         *       "lastTriggeredAt": null,
         *       "failureCount": 0,
         *       "createdAt": "2026-03-02T09:21:35.507Z"
         *     }
         */
        WebhookResponse: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /** @description What the webhook is for. */
            name: string;
            /** @description Where events are sent. */
            url: string;
            /** @description Key of the signature: the whole string, `whsec_` included. */
            secret: string;
            /** @description What is sent. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description An event `….updated` is sent only where one of these properties has changed; where there are none, always. */
            properties: string[];
            /** @description Whether what the key or user that made this webhook does is left out, with its consequences and imports. */
            ignoreOwn: boolean;
            /** @description Whether events are sent. A receiver that answers 410 Gone switches its webhook off. */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When an event was last sent; null before the first.
             */
            lastTriggeredAt: string | null;
            /**
             * Format: int32
             * @description Attempts that failed since the last success.
             */
            failureCount: number;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
        };
        /**
         * @description A subscription to make. Properties that the service sets itself are accepted and ignored.
         * @example {
         *       "name": "Deals to chat",
         *       "url": "https://hooks.acme.test/crm",
         *       "events": [
         *         "deal.won",
         *         "deal.lost"
         *       ]
         *     }
         */
        CreateWebhookRequest: {
            /** @description What the webhook is for. */
            name: string;
            /**
             * Format: uri
             * @description Where to send events: https, a public address, port 443 or 1024 to 65535, no credentials in it.
             */
            url: string;
            /** @description What to send. One that is repeated counts once. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description Names of properties, those of the records of `events`, custom ones as `custom.` and their key, and `contacts` of deals. An event `….updated` is then sent only where one of them has changed; an empty list sends all. */
            properties?: string[];
            /** @description Whether to leave out what the key or user that made this webhook does, with its consequences and imports: for integrations that would hear their own echo. Unless this says otherwise, nothing is left out. */
            ignoreOwn?: boolean;
            /** @description Whether events are sent. A new webhook sends, unless this says otherwise. */
            isActive?: boolean;
        };
        /**
         * @description What to change. Whatever is left out stays; the secret always does.
         * @example {
         *       "events": [
         *         "deal.won",
         *         "deal.lost",
         *         "deal.stage_changed"
         *       ]
         *     }
         */
        UpdateWebhookRequest: {
            /** @description What the webhook is for. */
            name?: string;
            /**
             * Format: uri
             * @description Where to send events: https, a public address, port 443 or 1024 to 65535, no credentials in it.
             */
            url?: string;
            /** @description What to send. One that is repeated counts once. */
            events?: components["schemas"]["WebhookEventType"][];
            /** @description Names of properties, those of the records of `events`, custom ones as `custom.` and their key, and `contacts` of deals. An event `….updated` is then sent only where one of them has changed; an empty list sends all. */
            properties?: string[];
            /** @description Whether to leave out what the key or user that made this webhook does, with its consequences and imports: for integrations that would hear their own echo. Who made it stays the same. */
            ignoreOwn?: boolean;
            /** @description Whether events are sent. */
            isActive?: boolean;
        };
        /**
         * @description Which events to send again.
         * @example {
         *       "since": "2026-03-02T00:00:00.000Z",
         *       "only": "failed"
         *     }
         */
        ReplayWebhookRequest: {
            /**
             * Format: date-time
             * @description The time of the first events, at most 30 days ago and not in the future.
             */
            since: string;
            /**
             * Format: date-time
             * @description Only events before this moment, which is after `since`; now, unless this says otherwise.
             */
            until?: string;
            /**
             * @description `failed`: events of which an attempt failed and no delivery succeeded; `all`: whatever became of them.
             * @default failed
             * @enum {string}
             */
            only?: "failed" | "all";
        };
        /**
         * @description A replay that begins.
         * @example {
         *       "queued": 42
         *     }
         */
        WebhookReplayResponse: {
            /**
             * Format: int32
             * @description How many events will be sent again, as things are now.
             */
            queued: number;
        };
        /**
         * @description How the attempts of a webhook went.
         * @example {
         *       "attempts": 1250,
         *       "successes": 1240,
         *       "failures": 10,
         *       "p50Ms": 48,
         *       "p95Ms": 320,
         *       "pending": 0,
         *       "oldestPendingAt": null
         *     }
         */
        WebhookStatsResponse: {
            /**
             * Format: int32
             * @description Attempts that have ended; successes and failures together.
             */
            attempts: number;
            /**
             * Format: int32
             * @description Attempts that were answered with a 2xx in time.
             */
            successes: number;
            /**
             * Format: int32
             * @description All others.
             */
            failures: number;
            /**
             * Format: int32
             * @description Half of the attempts took at most so many milliseconds; null where there are none.
             */
            p50Ms: number | null;
            /**
             * Format: int32
             * @description 95 of 100 attempts took at most so many milliseconds; null where there are none.
             */
            p95Ms: number | null;
            /**
             * Format: int32
             * @description Deliveries that wait for an attempt now, since whenever.
             */
            pending: number;
            /**
             * Format: date-time
             * @description Since when the oldest of them waits; null where none does.
             */
            oldestPendingAt: string | null;
        };
        /**
         * @description A rotation that has begun.
         * @example {
         *       "id": "019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c",
         *       "secret": "whsec_ZXhhbXBsZSBleGFtcGxlIGV4YW1wbGUgZXhhbXBsZSE=",
         *       "nextSecret": "whsec_YW5vdGhlciBleGFtcGxlIGFub3RoZXIgZXhhbXBsZSE="
         *     }
         */
        WebhookRotationResponse: {
            /**
             * Format: uuid
             * @description Identifier of the webhook.
             */
            id: string;
            /** @description The secret as before, by which `X-Service-Signature` is made. */
            secret: string;
            /** @description The one that comes next, by which `X-Service-Signature-Next` is made. No other answer shows it. */
            nextSecret: string;
        };
        /**
         * @description One event for one webhook, with the outcome of the latest attempt.
         * @example {
         *       "id": "019caddb-0c66-7a47-9e81-8b7c6d5e4f30",
         *       "eventId": "019caddb-0c65-7f12-8d70-1a2b3c4d5e6f",
         *       "event": "deal.won",
         *       "attempt": 2,
         *       "status": "pending",
         *       "responseStatus": 502,
         *       "error": "answered 502",
         *       "durationMs": 184,
         *       "createdAt": "2026-03-02T09:22:19.878Z",
         *       "deliveredAt": null,
         *       "nextAttemptAt": "2026-03-02T09:25:03.120Z"
         *     }
         */
        WebhookDeliveryResponse: {
            /**
             * Format: uuid
             * @description Identifier of the delivery, in the header `X-Service-Delivery-Id` of every attempt.
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the event, the same for all webhooks that get it.
             */
            eventId: string;
            event: components["schemas"]["WebhookEventType"];
            /**
             * Format: int32
             * @description Attempts made so far.
             */
            attempt: number;
            /**
             * @description `pending` while attempts remain, then how it ended.
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed";
            /**
             * Format: int32
             * @description HTTP status the receiver answered with; null when there was no answer.
             */
            responseStatus: number | null;
            /** @description What went wrong; null when nothing did. */
            error: string | null;
            /**
             * Format: int32
             * @description How long the attempt took; null before the first.
             */
            durationMs: number | null;
            /**
             * Format: date-time
             * @description When the event happened, also where it is sent again later.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the receiver accepted it; null until then.
             */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when there is none.
             */
            nextAttemptAt: string | null;
        };
        /**
         * @description How the receiver took the test event.
         * @example {
         *       "success": true,
         *       "responseStatus": 204,
         *       "durationMs": 91,
         *       "error": null
         *     }
         */
        WebhookTestResponse: {
            /** @description Whether it answered with a 2xx in time. */
            success: boolean;
            /**
             * Format: int32
             * @description HTTP status it answered with; null when there was no answer.
             */
            responseStatus: number | null;
            /**
             * Format: int32
             * @description How long it took.
             */
            durationMs: number;
            /** @description What went wrong; null when nothing did. */
            error: string | null;
        };
        /** @description A contact was created. */
        ContactCreatedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "contact.created";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["ContactResponse"];
        };
        /** @description A contact was changed. */
        ContactUpdatedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "contact.updated";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["ContactResponse"];
        };
        /** @description A contact was deleted. */
        ContactDeletedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "contact.deleted";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["ContactResponse"];
        };
        /** @description Which contact was erased. */
        ErasedContact: {
            /**
             * Format: uuid
             * @description The contact.
             */
            id: string;
            /**
             * Format: date-time
             * @description When.
             */
            erasedAt: string;
        };
        /** @description A contact was erased. */
        ContactErasedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "contact.erased";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["ErasedContact"];
        };
        /** @description A company was created. */
        CompanyCreatedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "company.created";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["CompanyResponse"];
        };
        /** @description A company was changed. */
        CompanyUpdatedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "company.updated";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["CompanyResponse"];
        };
        /** @description A company was deleted. */
        CompanyDeletedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "company.deleted";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["CompanyResponse"];
        };
        /** @description A deal was created. */
        DealCreatedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "deal.created";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["DealState"];
        };
        /** @description A deal was changed. */
        DealUpdatedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "deal.updated";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["DealState"];
        };
        /** @description A deal was won. */
        DealWonEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "deal.won";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["DealState"];
        };
        /** @description A deal was lost. */
        DealLostEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "deal.lost";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["DealState"];
        };
        /** @description A deal was deleted. */
        DealDeletedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "deal.deleted";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["DealState"];
        };
        /**
         * @description A deal, and the stage it came from.
         * @example {
         *       "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *       "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *       "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *       "stageName": "Proposal",
         *       "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *       "contactName": "Maja Ek",
         *       "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *       "companyName": "Nordwind Logistics",
         *       "name": "Fleet tracking 2026",
         *       "value": 48000,
         *       "currency": "EUR",
         *       "probability": 60,
         *       "expectedCloseDate": "2026-06-30T00:00:00.000Z",
         *       "actualCloseDate": null,
         *       "status": "open",
         *       "notes": null,
         *       "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *       "ownerName": "Ada Lindgren",
         *       "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *       "bantScore": 65,
         *       "isBantQualified": true,
         *       "custom": {
         *         "delivery_on": "2026-07-15"
         *       },
         *       "createdAt": "2026-03-02T09:19:40.289Z",
         *       "updatedAt": "2026-03-09T14:40:12.345Z",
         *       "previousStageId": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e"
         *     }
         */
        DealStageChangedData: {
            /**
             * Format: uuid
             * @description Identifier (UUIDv7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant that owns the record.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The pipeline the deal moves through.
             */
            pipelineId: string;
            /**
             * Format: uuid
             * @description The stage it is in; must be a stage of that pipeline.
             */
            stageId: string;
            /** @description Name of the stage, joined in. */
            stageName: string;
            /** @description Name of the deal. Together with the pipeline it is the key that upserts match on, trimmed and without regard to case. */
            name: string;
            /**
             * Format: uuid
             * @description The person the deal is made with.
             */
            contactId: string | null;
            /** @description First and last name of the contact, joined in. */
            contactName: string | null;
            /**
             * Format: uuid
             * @description The company the deal is made with.
             */
            companyId: string | null;
            /** @description Name of the company, joined in. */
            companyName: string | null;
            /**
             * Format: decimal
             * @description What the deal is worth: at most 15 significant digits, two of them after the point.
             */
            value: number | null;
            /** @description ISO 4217 code of the currency. A new deal without one is in `USD`. */
            currency: string | null;
            /**
             * Format: int32
             * @description Chance of winning, in percent.
             */
            probability: number | null;
            /**
             * Format: date-time
             * @description When the decision is expected.
             */
            expectedCloseDate: string | null;
            /**
             * Format: date-time
             * @description When the deal was won or lost; null while it is open.
             */
            actualCloseDate: string | null;
            status: components["schemas"]["DealStatus"];
            /** @description Anything else worth knowing. */
            notes: string | null;
            /**
             * Format: uuid
             * @description The user responsible for it.
             */
            ownerId: string | null;
            /** @description Name of the owner, joined in. */
            ownerName: string | null;
            /**
             * Format: date-time
             * @description When the latest activity about this deal was logged or completed. It changes without changing `updatedAt`.
             */
            lastActivityAt: string | null;
            /**
             * Format: int32
             * @description Sum of the four BANT scores, 0 to 100; null until the deal is first rated.
             */
            bantScore: number | null;
            /** @description Whether the BANT score reaches the threshold of this service. */
            isBantQualified: boolean;
            /** @description The values of your own properties, by their keys: those that have one and are not archived. *Your own properties* in the introduction says more. */
            custom: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the record was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
            /** @description All contacts of the deal, the primary one first. Missing in changes from before the service kept this. */
            contacts?: components["schemas"]["DealContactState"][];
            /**
             * Format: uuid
             * @description The stage it was in before.
             */
            previousStageId: string;
        };
        /**
         * @description A deal moved to another stage.
         * @example {
         *       "event": "deal.stage_changed",
         *       "timestamp": "2026-03-09T14:40:12.345Z",
         *       "data": {
         *         "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
         *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *         "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
         *         "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
         *         "stageName": "Proposal",
         *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
         *         "contactName": "Maja Ek",
         *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
         *         "companyName": "Nordwind Logistics",
         *         "name": "Fleet tracking 2026",
         *         "value": 48000,
         *         "currency": "EUR",
         *         "probability": 60,
         *         "expectedCloseDate": "2026-06-30T00:00:00.000Z",
         *         "actualCloseDate": null,
         *         "status": "open",
         *         "notes": null,
         *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *         "ownerName": "Ada Lindgren",
         *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
         *         "bantScore": 65,
         *         "isBantQualified": true,
         *         "custom": {
         *           "delivery_on": "2026-07-15"
         *         },
         *         "createdAt": "2026-03-02T09:19:40.289Z",
         *         "updatedAt": "2026-03-09T14:40:12.345Z",
         *         "previousStageId": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e"
         *       }
         *     }
         */
        DealStageChangedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "deal.stage_changed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["DealStageChangedData"];
        };
        /** @description An activity was logged. */
        ActivityCreatedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "activity.created";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["ActivityResponse"];
        };
        /** @description An activity was completed. */
        ActivityCompletedEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "activity.completed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["ActivityResponse"];
        };
        /**
         * @description What `testWebhook` sends.
         * @example {
         *       "event": "webhook.test",
         *       "timestamp": "2026-03-09T14:40:12.345Z",
         *       "data": {
         *         "webhookId": "019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c",
         *         "message": "This is a test event."
         *       }
         *     }
         */
        TestEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description Which webhook is tested. */
            data: {
                /**
                 * Format: uuid
                 * @description The webhook.
                 */
                webhookId: string;
                /** @description A sentence for people. */
                message: string;
            };
        };
    };
    responses: {
        /** @description The record is not the version that `If-Match` names; `currentVersion` is the one it has now. */
        VersionConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Idempotency-Key` belongs to another request. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What `If-None-Match` names is current. There is no body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["DocumentETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is not acceptable as it stands. Something in it is malformed, missing, unknown, or refers to nothing. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is no message, in words of a problem; or the protocol refuses the message, in words of its own: a revision that is not known here, or headers that say something else than the body. */
        McpBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["McpResponse"];
            };
        };
        /** @description A page of another origin asks, which is not allowed to; or the tenant is suspended. */
        McpForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The host name belongs to no tenant; or the protocol says that there is no such method. */
        McpNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["McpResponse"];
            };
        };
        /** @description `Accept` lacks one of the media types that the older revision wants there. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A parameter is malformed, out of range or unknown. */
        InvalidParameters: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A parameter, or a part of the body, is malformed, out of range or unknown, or a cursor is not valid. */
        InvalidQuery: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The query would take more than two seconds of the database. */
        QueryTooExpensive: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The job has ended. */
        JobFinished: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The form or its file cannot be read as a whole, and nothing of it was imported. */
        InvalidFile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid credential of this tenant came with the request. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address and the password are not those of an active user. */
        InvalidCredentials: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session has ended; log in again. */
        InvalidRefreshToken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is valid, but lacks the scope this operation needs; or the tenant is suspended. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is valid, but lacks the scope this operation needs, or sees only some of the records, of all of which this operation tells; or the tenant is suspended. */
        ForbiddenToRestricted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operator has suspended this tenant. */
        TenantSuspended: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This tenant has no such record, or the host names no tenant. Records of other tenants look the same as records that do not exist. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The host name belongs to no tenant. */
        UnknownTenant: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The change set is an erasure, which can't be undone. */
        NotUndone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something stands in the way: the record is there, or another one holds its key by now (`duplicate`), its pipeline or stage is gone (`invalid_reference`), or it was erased (`erased`). */
        NotRestorable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Changes after the cursor have been removed; `cursor` says where to go on. */
        CursorExpired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another record holds the value already; `existingId` says which one. */
        Duplicate: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another property of this kind of record has the key, or there are 200 of them already, or too many options of all together; or (`in_use`) the service is being upgraded from release 1.0.0, whose last instances have not stopped yet. */
        PropertyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The contact has been erased, or an import of the tenant waits or runs. */
        Erased: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Other records need this one or have values of it, or it is the default pipeline, or properties would have more options than a tenant may have. */
        InUse: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant has as many webhooks, or asynchronous imports that wait or run, as it may have. */
        LimitReached: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another number of records matches than was expected, or more than 100,000 do. Nothing was written. */
        BulkRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Finding the records would take more than two seconds of the database, or the `Idempotency-Key` belongs to another request. */
        BulkTooExpensive: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another deal holds the value of a unique property of your own (`duplicate`), or the deal has 50 contacts (`limit_reached`). */
        DealConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The deal has 50 contacts, and this would be one more. */
        TooManyDealContacts: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The webhook is switched off. */
        WebhookInactive: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A replay is in progress already, or the webhook is switched off. */
        NoReplay: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is revoked, expired or replaced, or its user is inactive. */
        KeyNotActive: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The secret is being rotated already. */
        RotationInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The secret is not being rotated. */
        NoRotation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another team has the name, or there are 200 of them already. */
        TeamConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant would be left without an active administrator. */
        LastAdmin: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another user has the address, or the tenant would be left without an active administrator, or an API key with the scope `admin` is bound to the user, who would see only some records; or (`in_use`) the service is being upgraded from release 1.0.0, which would show this user everything. */
        UserConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is being upgraded from release 1.0.0, whose last instances have not stopped yet; they would let the key see everything. */
        UpgradeInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body came too slowly: it was not whole after 15 seconds, or a larger one brought less than 480 kB in 15 seconds. Nothing has been done. */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or the uploaded file is larger than this operation takes. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has a media type that this operation does not read, or a `Content-Encoding`: no operation reads compressed bodies. */
        UnsupportedMediaType: {
            headers: {
                "Accept-Encoding": components["headers"]["AcceptEncoding"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The budget is spent for now; `Retry-After` says how long to wait. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["RetryAfter"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests from this client address; `Retry-After` says how long to wait. */
        TooManyFromAddress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls, or too many failed logins; `Retry-After` says how long to wait. */
        TooManyLogins: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["RetryAfter"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on our side. The body never shows internals; the request id finds the log entry. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer at the moment, because it is overloaded or its database is away; `Retry-After` says when to try again. A write that got a `database_unavailable` may have taken effect. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["RetryAfter"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description What becomes of a row whose key an existing record has: the e-mail address of a contact, the domain of a company, the name of a deal within its pipeline. `create`, the default, skips it as a duplicate. `upsert` changes that record, and makes one where there is none; `update` only changes, and skips what finds no record. With these two a row without its key is skipped, empty cells leave what the record holds, and of two rows with one key the second changes what the first did. Activities have no key, and so without `match` only `create`.
         * @example create
         */
        ImportModeParameter: "create" | "upsert" | "update";
        /**
         * @description Finds records by one of your own unique properties in place of their usual key, as in `custom.customer_number`, whose column the file must have; for `upsert` and `update`, and for activities, too.
         * @example custom.customer_number
         */
        ImportMatch: string;
        /**
         * @description `true` answers what the import would do, and does nothing: no record, no change, no change set. The numbers and messages are those that the import would answer, as long as nobody else writes in between. It remembers 200,000 records, new ones and changed ones; of a longer file `errors` says that rows behind these weren't all compared with each other.
         * @example true
         */
        ImportDryRun: boolean;
        /**
         * @description Which column a header of the file means, where it isn't the column's own name: `Mail:email,Full Name:first_name`. A header without a column (`Notes:`) is ignored, and one that isn't named here keeps its own name. Where either side has `,`, `:` or `%` itself, it is percent-encoded a second time. A header that the file has not, an unknown column, or two headers for one column: 400.
         * @example Mail:email,Full Name:first_name
         */
        ImportMapping: string;
        /**
         * @description How the file's text is encoded: any label of the WHATWG Encoding Standard but those of UTF-7 and of replacements, for instance `windows-1250` as Excel saves CSV in Poland, `windows-1252` in western Europe, `shift_jis` in Japan, or `utf-16` in the order that the file's mark names. `auto` has it found out. Without it the file is UTF-8. A file that isn't in it is a 400 that names the likely one, and so is valid UTF-8 with letters beyond ASCII that is said to have one byte a letter. A byte-order mark of UTF-8 wins over it. With the parameter the answer and the job have `encoding`.
         * @example windows-1252
         */
        ImportEncoding: string;
        /**
         * @description The decimal mark of the file's numbers. Without it that is the point, and a number with exactly three digits behind its only point, such as `1.000`, leaves its row out, since it may be a thousand. With it such numbers are read as it says, and marks of thousands are read, too: points (only with `,`), commas (only with `.`), blanks and apostrophes, each before three digits. `1.500,00` is 1500 with `,`, where `1.5` leaves its row out.
         * @example ,
         */
        ImportDecimal: "." | ",";
        /**
         * @description The order in which the file's dates are written, beside ISO 8601: `dmy` for `31.12.2026`, `31/12/2026` or `31-12-2026`, `mdy` for `12/31/2026`, each also with a time of day behind it, which is one of UTC. `iso`, the default, takes ISO 8601 alone.
         * @example dmy
         */
        ImportDates: "iso" | "dmy" | "mdy";
        /**
         * @description `true` adds a row's tags to those that its record has, in place of replacing them. A record has at most 50: a row that would give it more is left out.
         * @example true
         */
        ImportAddTags: boolean;
        /**
         * @description With `create` columns and targets of `mapping` that are called `custom.<key>` and have no definition become text properties, labelled by the file's header. It needs the scope `admin`. The answer names their keys in `createdProperties`, in a dry run those that would be made.
         * @example create
         */
        ImportProperties: "create";
        /**
         * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
         * @example true
         */
        ExtendedColumns: boolean;
        /**
         * @description `true` stores the file and answers at once, a 202 with a job that says how far the import has come (`getImportJob`). The file may then be as large as the operator allows, by default 100 MiB.
         * @example false
         */
        ImportAsync: boolean;
        /**
         * @description The job's id.
         * @example 019caddd-2b7e-7c41-9a55-0d1e2f3a4b5c
         */
        ImportJobId: string;
        /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
        IdempotencyKey: string;
        /**
         * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
         * @example "2026-03-02T09:15:13.796Z"
         */
        IfMatch: string;
        /**
         * @description `*` creates only: where a record has the key already, the answer is a 409 whose `existingId` names it, and nothing is written. (`If-Match: *` updates only: where no record has the key, the answer is a 404.)
         * @example *
         */
        CreateOnly: "*";
        /**
         * @description The `ETag` of what you have. Where that is still current, the answer is a 304 without a body.
         * @example "5d41402abc4b2a76-br"
         */
        IfNoneMatch: string;
        /**
         * @description The `id` of the company, as `listCompanies` shows it.
         * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
         */
        CompanyId: string;
        /**
         * @description The `id` of the contact, as `listContacts` shows it.
         * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
         */
        ContactId: string;
        /**
         * @description The `id` of the deal, as `listDeals` shows it.
         * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
         */
        DealId: string;
        /**
         * @description The `id` of the activity, as `listActivities` shows it.
         * @example 019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e
         */
        ActivityId: string;
        /**
         * @description The `id` of the pipeline, as `listPipelines` shows it.
         * @example 019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d
         */
        PipelineId: string;
        /**
         * @description The `id` of the team, as `listTeams` shows it.
         * @example 019cadd4-8d10-7b5c-9a4e-2f3a4b5c6d7e
         */
        TeamId: string;
        /**
         * @description The `id` of the stage, as `listPipelineStages` shows it.
         * @example 019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e
         */
        StageId: string;
        /**
         * @description With `true` nothing is written: the answer says what the change would break for clients that were generated from your contract as it is (`getContract`). What would be refused is refused.
         * @example true
         */
        CheckOnly: boolean;
        /**
         * @description Identifier of the property definition.
         * @example 019cadd5-1c20-7d3a-8e41-5f6a7b8c9d0e
         */
        PropertyId: string;
        /**
         * @description The `id` of the user, as `listUsers` shows it.
         * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
         */
        UserId: string;
        /**
         * @description The `id` of the API key, as `listApiKeys` shows it.
         * @example 019cadd5-70aa-7e19-8c44-913b5d2e6f70
         */
        ApiKeyId: string;
        /**
         * @description The `id` of the webhook, as `listWebhooks` shows it.
         * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
         */
        WebhookId: string;
        /**
         * @description Comma-separated names of the properties to keep, as for any other record.
         * @example attempts,failures
         */
        StatsFields: string;
        /**
         * @description From when on to count attempts; 24 hours ago, unless this says otherwise. Not in the future.
         * @example 2026-03-01T00:00:00.000Z
         */
        StatsSince: string;
        /**
         * @description The `id` of the delivery, as `listWebhookDeliveries` shows it and `X-Service-Delivery-Id` names it.
         * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
         */
        DeliveryId: string;
        /**
         * @description How many records to return at most.
         * @example 50
         */
        Limit: number;
        /**
         * @description How many records to skip before the first one returned.
         * @example 0
         */
        Offset: number;
        /**
         * @description Where to continue: taken from the `Link` of the previous answer, with its other parameters as they were (`limit`, `fields` and `count` may differ). Good for a day. Not together with `offset`.
         * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
         */
        ListCursor: string;
        /**
         * @description Only records that hold these words, or words that begin so. `search…` says where each is looked for.
         * @example nord ek
         */
        SearchWords: components["schemas"]["Words"];
        /**
         * @description Up to three property names between commas, each with `-` before it for descending order. Nulls come last, and what is equal in all in the order of its creation.
         * @example -updatedAt,createdAt
         */
        Sort: string;
        /**
         * @description Finds the record by one of your own unique properties in place of its usual key, as in `custom.customer_number`. The body must hold a value of it. The value of a record that was merged into another one finds that.
         * @example custom.customer_number
         */
        Match: string;
        /**
         * @description Comma-separated names of the properties to keep of each group, as for any record.
         * @example ids
         */
        DuplicatesFields: string;
        /**
         * @description Where to continue, taken from the `Link` of the previous answer. Good for a day.
         * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
         */
        DuplicatesCursor: string;
        /**
         * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
         * @example 2026-03-01T00:00:00.000Z
         */
        UpdatedSince: string;
        /**
         * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
         * @example id,createdAt
         */
        Fields: string;
        /**
         * @description Where to continue: taken from the `Link` of the previous answer. Good for a day. Not together with `offset`.
         * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
         */
        DeletedCursor: string;
        /**
         * @description Comma-separated names of the properties to keep of each entry, as for any other record.
         * @example id,deletedAt,actor
         */
        DeletedFields: string;
        /**
         * @description Comma-separated names of the properties to keep of each entry, as for any other record.
         * @example changedAt,actor,changedProperties,previous
         */
        HistoryFields: string;
        /**
         * @description The `id` of the contact, as `listContacts` shows it.
         * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
         */
        DealContactId: string;
        /**
         * @description Comma-separated names of the properties to keep of each contact, as for any other record.
         * @example contactName,role
         */
        DealContactFields: string;
        /**
         * @description Comma-separated names of the properties to keep of each entry, as for any other record.
         * @example day,operationId,count
         */
        UsageFields: string;
        /**
         * @description Comma-separated names of the properties to keep of each stay, as for any other record.
         * @example stageName,durationSeconds
         */
        StayFields: string;
        /**
         * @description Comma-separated names of the properties to keep, as for any other record.
         * @example totalScore,isQualified
         */
        BantFields: string;
        /**
         * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
         * @example true
         */
        Count: boolean;
        /**
         * @description Only records that belong to this user.
         * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
         */
        OwnerIdFilter: string;
        /**
         * @description Only records linked to this company.
         * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
         */
        CompanyIdFilter: string;
        /**
         * @description Only records linked to this contact.
         * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
         */
        ContactIdFilter: string;
        /**
         * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
         * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
         */
        WebhookSignature: string;
        /**
         * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
         * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
         */
        WebhookSignatureNext: string;
        /**
         * @description The event, as in the body.
         * @example deal.won
         */
        WebhookEventName: string;
        /**
         * @description Names the event, the same in all attempts; skip one you have seen.
         * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
         */
        WebhookEventId: string;
        /**
         * @description Names the delivery, the same in all attempts.
         * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
         */
        WebhookDeliveryId: string;
        /**
         * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
         * @example 4711
         */
        WebhookSequence: number;
        /**
         * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
         * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
         */
        StandardWebhookId: string;
        /**
         * @description When this attempt was made, in Unix seconds.
         * @example 1772444539
         */
        StandardWebhookTimestamp: number;
        /**
         * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
         * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
         */
        StandardWebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The version of the record: its `updatedAt` in double quotes, also where `fields` leaves that out or, as those of API keys and webhooks, the record shows none. For `If-Match`. Joined names, `lastActivityAt`, `lastUsedAt` and what counts deliveries change without a new version.
         * @example "2026-03-02T09:15:13.796Z"
         */
        ETag: string;
        /**
         * @description Names all that this request changes; the feed and the records' history have it as `changeSet`. A repeated request has that of the first, and a dry run none.
         * @example 019caddc-3a9e-7b10-8f42-6d5e4c3b2a20
         */
        ChangeSet: string;
        /**
         * @description `true` where this is the stored answer to an earlier request with the same `Idempotency-Key`.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description Names this exchange in our logs. An `X-Request-Id` you send (up to 128 letters, digits, `.`, `_`, `-`) is kept; otherwise one is made.
         * @example 019caddc-3a9e-7b10-8f42-6d5e4c3b2a19
         */
        RequestId: string;
        /**
         * @description Requests allowed in one window. On every answer below `/api`.
         * @example 1000
         */
        RateLimitLimit: number;
        /**
         * @description Requests still allowed in the current window; what other instances count meanwhile may not be subtracted yet. On every answer below `/api`.
         * @example 987
         */
        RateLimitRemaining: number;
        /**
         * @description Unix time in seconds at which the current window ends. On every answer below `/api`.
         * @example 1772442960
         */
        RateLimitReset: number;
        /**
         * @description The budget that this request was taken from, as a structured field (RFC 9651): its name, `default` for all callers of a tenant or `anonymous` for calls without a valid credential, the requests allowed (`q`) and the length of the window in seconds (`w`). On every answer below `/api`.
         * @example "default";q=1000;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description What is left of that budget: requests (`r`), and seconds until the window ends (`t`). On every answer below `/api`.
         * @example "default";r=987;t=42
         */
        RateLimit: string;
        /**
         * @description Seconds to wait before trying again.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description Where a `Content-Encoding` was refused, the only one that is read, which is none (RFC 9110 §15.5.16).
         * @example identity
         */
        AcceptEncoding: "identity";
        /**
         * @description The kind of credential that is missing. An API key in `X-Api-Key` is as good.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description Path of the record that was created.
         * @example /api/v1/companies/019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
         */
        Location: string;
        /**
         * @description With `rel="next"`, the address of the following page; present when this page is full. On answers of a deprecated operation also what explains its end (`rel="deprecation"`) and, where there is one, the operation to call instead (`rel="successor-version"`).
         * @example </api/v1/companies?limit=50&cursor=AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q>; rel="next"
         */
        Link: string;
        /**
         * @description Since when the operation is deprecated, as RFC 9745 writes it: `@` and Unix seconds. Only on answers of deprecated operations.
         * @example @1801353600
         */
        Deprecation: string;
        /**
         * @description From when on the operation may be gone (RFC 8594). Only on answers of deprecated operations, and at least a year after their `Deprecation`.
         * @example Mon, 31 Jan 2028 00:00:00 GMT
         */
        Sunset: string;
        /**
         * @description How many records match the filters. Present when the request asked with `count=true`.
         * @example 1284
         */
        TotalCount: number;
        /**
         * @description Names exactly these bytes. Send it as `If-None-Match` to ask whether they are still current.
         * @example "5d41402abc4b2a76-br"
         */
        DocumentETag: string;
        /**
         * @description Anybody may cache this answer, and revalidates it before using it again.
         * @example public, no-cache
         */
        CacheControl: string;
        /**
         * @description What else of a request the answer depends on.
         * @example accept-encoding
         */
        Vary: string;
        /**
         * @description Where to go on, as the `cursor` of the same search; present while there is more.
         * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
         */
        NextCursor: string;
        /**
         * @description The ids, between commas, of which there was no record; present where there are any.
         * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
         */
        MissingIds: string;
        /**
         * @description Of the missing ids those of records that were merged into others, each with an equals sign and the id of the one that is left, between commas; present where there are any. Records that are hidden from you are left out.
         * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11=019cadd6-20b8-7f15-8c41-3e2d1c0b9a88
         */
        MergedIds: string;
        /**
         * @description Proposes a file name that holds the entity and the date.
         * @example attachment; filename="contacts-2026-03-09.csv"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process runs and serves requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The database answers and requests can be served. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenApiYaml: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what you have. Where that is still current, the answer is a 304 without a body.
                 * @example "5d41402abc4b2a76-br"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["DocumentETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["OpenApiYamlText"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameters"];
            429: components["responses"]["TooManyFromAddress"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getOpenApiJson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what you have. Where that is still current, the answer is a 304 without a body.
                 * @example "5d41402abc4b2a76-br"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["DocumentETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameters"];
            429: components["responses"]["TooManyFromAddress"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getStrictOpenApiYaml: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what you have. Where that is still current, the answer is a 304 without a body.
                 * @example "5d41402abc4b2a76-br"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strict edition. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["DocumentETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["OpenApiYamlText"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameters"];
            429: components["responses"]["TooManyFromAddress"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getStrictOpenApiJson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what you have. Where that is still current, the answer is a 304 without a body.
                 * @example "5d41402abc4b2a76-br"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strict edition. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["DocumentETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameters"];
            429: components["responses"]["TooManyFromAddress"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getApiCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/linkset+json": components["schemas"]["ApiCatalogResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            429: components["responses"]["TooManyFromAddress"];
            500: components["responses"]["InternalServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The tokens and the user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["TenantSuspended"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyLogins"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description The next pair of tokens. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidRefreshToken"];
            403: components["responses"]["TenantSuspended"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedOutResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["TenantSuspended"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password is the one to log in with. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChangedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TenantSuspended"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyLogins"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep, as for any other record.
                 * @example tenant,scopes
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Where to continue: taken from the `Link` of the previous answer, with its other parameters as they were (`limit`, `fields` and `count` may differ). Good for a day. Not together with `offset`.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: components["parameters"]["ListCursor"];
                /**
                 * @description Only records that hold these words, or words that begin so. `search…` says where each is looked for.
                 * @example nord ek
                 */
                q?: components["parameters"]["SearchWords"];
                /**
                 * @description Up to three property names between commas, each with `-` before it for descending order. Nulls come last, and what is equal in all in the order of its creation.
                 * @example -updatedAt,createdAt
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the company with this domain, normalised as in the record itself: case, scheme, `www.` and path do not matter.
                 * @example nordwind-logistics.test
                 */
                domain?: string;
                /**
                 * @description Only companies with exactly this industry.
                 * @example Logistics
                 */
                industry?: string;
                /**
                 * @description Only records that belong to this user.
                 * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
                 */
                ownerId?: components["parameters"]["OwnerIdFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"][];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCompanyRequest"];
            };
        };
        responses: {
            /** @description The new company. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    upsertCompany: {
        parameters: {
            query?: {
                /**
                 * @description Finds the record by one of your own unique properties in place of its usual key, as in `custom.customer_number`. The body must hold a value of it. The value of a record that was merged into another one finds that.
                 * @example custom.customer_number
                 */
                match?: components["parameters"]["Match"];
            };
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `*` creates only: where a record has the key already, the answer is a 409 whose `existingId` names it, and nothing is written. (`If-Match: *` updates only: where no record has the key, the answer is a 404.)
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["CreateOnly"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCompanyRequest"];
            };
        };
        responses: {
            /** @description What was done, and to which company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkCreateCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkCreateCompaniesRequest"];
            };
        };
        responses: {
            /** @description What happened to the items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkCreateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkUpdateCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpdateCompaniesRequest"];
            };
        };
        responses: {
            /** @description What became of the companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkUpdateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BulkRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BulkTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkDeleteCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeleteCompaniesRequest"];
            };
        };
        responses: {
            /** @description What became of the companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeleteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BulkRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BulkTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchCompaniesRequest"];
            };
        };
        responses: {
            /** @description One page of companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"][];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batchGetCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchGetCompaniesRequest"];
            };
        };
        responses: {
            /** @description The companies that are there. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Missing-Ids": components["headers"]["MissingIds"];
                    "X-Merged-Ids": components["headers"]["MergedIds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCompanyDuplicates: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to continue, taken from the `Link` of the previous answer. Good for a day.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: components["parameters"]["DuplicatesCursor"];
                /**
                 * @description Comma-separated names of the properties to keep of each group, as for any record.
                 * @example ids
                 */
                fields?: components["parameters"]["DuplicatesFields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateGroup"][];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the company, as `listCompanies` shows it.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the company, as `listCompanies` shows it.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCompanyRequest"];
            };
        };
        responses: {
            /** @description The whole company as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the company, as `listCompanies` shows it.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCompanyHistory: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep of each entry, as for any other record.
                 * @example changedAt,actor,changedProperties,previous
                 */
                fields?: components["parameters"]["HistoryFields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the company, as `listCompanies` shows it.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the history. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyHistoryEntry"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeletedCompanies: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Where to continue: taken from the `Link` of the previous answer. Good for a day. Not together with `offset`.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: components["parameters"]["DeletedCursor"];
                /**
                 * @description Comma-separated names of the properties to keep of each entry, as for any other record.
                 * @example id,deletedAt,actor
                 */
                fields?: components["parameters"]["DeletedFields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deleted companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCompany"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the company, as `listCompanies` shows it.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole company as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotRestorable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mergeCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the company, as `listCompanies` shows it.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeCompaniesRequest"];
            };
        };
        responses: {
            /** @description The whole company that stays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Where to continue: taken from the `Link` of the previous answer, with its other parameters as they were (`limit`, `fields` and `count` may differ). Good for a day. Not together with `offset`.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: components["parameters"]["ListCursor"];
                /**
                 * @description Only records that hold these words, or words that begin so. `search…` says where each is looked for.
                 * @example nord ek
                 */
                q?: components["parameters"]["SearchWords"];
                /**
                 * @description Up to three property names between commas, each with `-` before it for descending order. Nulls come last, and what is equal in all in the order of its creation.
                 * @example -updatedAt,createdAt
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the contact with this e-mail address, without regard to case.
                 * @example maja.ek@nordwind-logistics.test
                 */
                email?: string;
                /**
                 * @description Only records linked to this company.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                companyId?: components["parameters"]["CompanyIdFilter"];
                /**
                 * @description Only contacts in this lifecycle stage.
                 * @example customer
                 */
                lifecycleStage?: components["schemas"]["LifecycleStage"];
                /**
                 * @description Only records that belong to this user.
                 * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
                 */
                ownerId?: components["parameters"]["OwnerIdFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contacts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"][];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContactRequest"];
            };
        };
        responses: {
            /** @description The new contact. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    upsertContact: {
        parameters: {
            query?: {
                /**
                 * @description Finds the record by one of your own unique properties in place of its usual key, as in `custom.customer_number`. The body must hold a value of it. The value of a record that was merged into another one finds that.
                 * @example custom.customer_number
                 */
                match?: components["parameters"]["Match"];
            };
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `*` creates only: where a record has the key already, the answer is a 409 whose `existingId` names it, and nothing is written. (`If-Match: *` updates only: where no record has the key, the answer is a 404.)
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["CreateOnly"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContactRequest"];
            };
        };
        responses: {
            /** @description What was done, and to which contact. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkCreateContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkCreateContactsRequest"];
            };
        };
        responses: {
            /** @description What happened to the items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkCreateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkUpdateContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpdateContactsRequest"];
            };
        };
        responses: {
            /** @description What became of the contacts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkUpdateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BulkRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BulkTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkDeleteContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeleteContactsRequest"];
            };
        };
        responses: {
            /** @description What became of the contacts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeleteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BulkRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BulkTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchContactsRequest"];
            };
        };
        responses: {
            /** @description One page of contacts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"][];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batchGetContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchGetContactsRequest"];
            };
        };
        responses: {
            /** @description The contacts that are there. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Missing-Ids": components["headers"]["MissingIds"];
                    "X-Merged-Ids": components["headers"]["MergedIds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContactDuplicates: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to continue, taken from the `Link` of the previous answer. Good for a day.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: components["parameters"]["DuplicatesCursor"];
                /**
                 * @description Comma-separated names of the properties to keep of each group, as for any record.
                 * @example ids
                 */
                fields?: components["parameters"]["DuplicatesFields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateGroup"][];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the contact, as `listContacts` shows it.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the contact, as `listContacts` shows it.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContactRequest"];
            };
        };
        responses: {
            /** @description The whole contact as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the contact, as `listContacts` shows it.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContactHistory: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep of each entry, as for any other record.
                 * @example changedAt,actor,changedProperties,previous
                 */
                fields?: components["parameters"]["HistoryFields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the contact, as `listContacts` shows it.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the history. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactHistoryEntry"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeletedContacts: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Where to continue: taken from the `Link` of the previous answer. Good for a day. Not together with `offset`.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: components["parameters"]["DeletedCursor"];
                /**
                 * @description Comma-separated names of the properties to keep of each entry, as for any other record.
                 * @example id,deletedAt,actor
                 */
                fields?: components["parameters"]["DeletedFields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deleted contacts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedContact"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the contact, as `listContacts` shows it.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole contact as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotRestorable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mergeContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the contact, as `listContacts` shows it.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeContactsRequest"];
            };
        };
        responses: {
            /** @description The whole contact that stays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeals: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Where to continue: taken from the `Link` of the previous answer, with its other parameters as they were (`limit`, `fields` and `count` may differ). Good for a day. Not together with `offset`.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: components["parameters"]["ListCursor"];
                /**
                 * @description Only records that hold these words, or words that begin so. `search…` says where each is looked for.
                 * @example nord ek
                 */
                q?: components["parameters"]["SearchWords"];
                /**
                 * @description Up to three property names between commas, each with `-` before it for descending order. Nulls come last, and what is equal in all in the order of its creation.
                 * @example -updatedAt,createdAt
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only deals with this status.
                 * @example open
                 */
                status?: components["schemas"]["DealStatus"];
                /**
                 * @description Only deals in this pipeline.
                 * @example 019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d
                 */
                pipelineId?: string;
                /**
                 * @description Only deals in this stage.
                 * @example 019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f
                 */
                stageId?: string;
                /**
                 * @description Only records linked to this company.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                companyId?: components["parameters"]["CompanyIdFilter"];
                /**
                 * @description Only deals with this contact, whether or not it is the primary one.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                contactId?: string;
                /**
                 * @description Only records that belong to this user.
                 * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
                 */
                ownerId?: components["parameters"]["OwnerIdFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealResponse"][];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDealRequest"];
            };
        };
        responses: {
            /** @description The new deal. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    upsertDeal: {
        parameters: {
            query?: {
                /**
                 * @description Finds the record by one of your own unique properties in place of its usual key, as in `custom.customer_number`. The body must hold a value of it. The value of a record that was merged into another one finds that.
                 * @example custom.customer_number
                 */
                match?: components["parameters"]["Match"];
            };
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `*` creates only: where a record has the key already, the answer is a 409 whose `existingId` names it, and nothing is written. (`If-Match: *` updates only: where no record has the key, the answer is a 404.)
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["CreateOnly"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDealRequest"];
            };
        };
        responses: {
            /** @description What was done, and to which deal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkCreateDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkCreateDealsRequest"];
            };
        };
        responses: {
            /** @description What happened to the items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkCreateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkUpdateDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpdateDealsRequest"];
            };
        };
        responses: {
            /** @description What became of the deals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkUpdateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BulkRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BulkTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkDeleteDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeleteDealsRequest"];
            };
        };
        responses: {
            /** @description What became of the deals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeleteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BulkRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BulkTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchDeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchDealsRequest"];
            };
        };
        responses: {
            /** @description One page of deals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealResponse"][];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batchGetDeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchGetDealsRequest"];
            };
        };
        responses: {
            /** @description The deals that are there. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Missing-Ids": components["headers"]["MissingIds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealResponse"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDealSummary: {
        parameters: {
            query: {
                /**
                 * @description What the deals of a row have in common: their stage, owner or status, or the month (UTC) of `expectedCloseDate`.
                 * @example stage
                 */
                groupBy: components["schemas"]["DealGrouping"];
                /**
                 * @description Only deals in this pipeline.
                 * @example 019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d
                 */
                pipelineId?: string;
                /**
                 * @description Only records that belong to this user.
                 * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
                 */
                ownerId?: components["parameters"]["OwnerIdFilter"];
                /**
                 * @description Only deals with this status.
                 * @example open
                 */
                status?: components["schemas"]["DealStatus"];
                /**
                 * @description Comma-separated names of the properties to keep of each row, as for any other record.
                 * @example name,currency,value
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All rows; none where there are no deals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealSummaryRow"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDeal: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDealRequest"];
            };
        };
        responses: {
            /** @description The whole deal as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["DealConflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDealHistory: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep of each entry, as for any other record.
                 * @example changedAt,actor,changedProperties,previous
                 */
                fields?: components["parameters"]["HistoryFields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the history. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealHistoryEntry"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeletedDeals: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Where to continue: taken from the `Link` of the previous answer. Good for a day. Not together with `offset`.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: components["parameters"]["DeletedCursor"];
                /**
                 * @description Comma-separated names of the properties to keep of each entry, as for any other record.
                 * @example id,deletedAt,actor
                 */
                fields?: components["parameters"]["DeletedFields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deleted deals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedDeal"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole deal as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotRestorable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moveDealStage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveDealStageRequest"];
            };
        };
        responses: {
            /** @description The whole deal as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDealContacts: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep of each contact, as for any other record.
                 * @example contactName,role
                 */
                fields?: components["parameters"]["DealContactFields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts; none where the deal has none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealContactResponse"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setDealContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
                /**
                 * @description The `id` of the contact, as `listContacts` shows it.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                contactId: components["parameters"]["DealContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDealContactRequest"];
            };
        };
        responses: {
            /** @description The contact as it is on the deal now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealContactResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["TooManyDealContacts"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDealContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
                /**
                 * @description The `id` of the contact, as `listContacts` shows it.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                contactId: components["parameters"]["DealContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is none of the deal any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDealStages: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep of each stay, as for any other record.
                 * @example stageName,durationSeconds
                 */
                fields?: components["parameters"]["StayFields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All stays, up to the present one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealStageStay"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDealBant: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep, as for any other record.
                 * @example totalScore,isQualified
                 */
                fields?: components["parameters"]["BantFields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rating. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BantQualification"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDealBant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the deal, as `listDeals` shows it.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                id: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBantRequest"];
            };
        };
        responses: {
            /** @description The rating as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BantQualification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Where to continue: taken from the `Link` of the previous answer, with its other parameters as they were (`limit`, `fields` and `count` may differ). Good for a day. Not together with `offset`.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: components["parameters"]["ListCursor"];
                /**
                 * @description Only records that hold these words, or words that begin so. `search…` says where each is looked for.
                 * @example nord ek
                 */
                q?: components["parameters"]["SearchWords"];
                /**
                 * @description Up to three property names between commas, each with `-` before it for descending order. Nulls come last, and what is equal in all in the order of its creation.
                 * @example -updatedAt,createdAt
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only activities of this kind.
                 * @example call
                 */
                activityType?: components["schemas"]["ActivityType"];
                /**
                 * @description Only activities with this status.
                 * @example pending
                 */
                status?: components["schemas"]["ActivityStatus"];
                /**
                 * @description Only records linked to this contact.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                contactId?: components["parameters"]["ContactIdFilter"];
                /**
                 * @description Only records linked to this company.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                companyId?: components["parameters"]["CompanyIdFilter"];
                /**
                 * @description Only activities about this deal.
                 * @example 019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b
                 */
                dealId?: string;
                /**
                 * @description Only records that belong to this user.
                 * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
                 */
                ownerId?: components["parameters"]["OwnerIdFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of activities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResponse"][];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateActivityRequest"];
            };
        };
        responses: {
            /** @description The new activity. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkCreateActivities: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkCreateActivitiesRequest"];
            };
        };
        responses: {
            /** @description What happened to the items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkCreateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkUpdateActivities: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpdateActivitiesRequest"];
            };
        };
        responses: {
            /** @description What became of the activities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkUpdateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BulkRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BulkTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkDeleteActivities: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeleteActivitiesRequest"];
            };
        };
        responses: {
            /** @description What became of the activities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeleteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BulkRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BulkTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchActivities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchActivitiesRequest"];
            };
        };
        responses: {
            /** @description One page of activities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResponse"][];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batchGetActivities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchGetActivitiesRequest"];
            };
        };
        responses: {
            /** @description The activities that are there. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Missing-Ids": components["headers"]["MissingIds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResponse"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getActivity: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the activity, as `listActivities` shows it.
                 * @example 019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the activity, as `listActivities` shows it.
                 * @example 019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateActivityRequest"];
            };
        };
        responses: {
            /** @description The whole activity as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the activity, as `listActivities` shows it.
                 * @example 019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActivityHistory: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep of each entry, as for any other record.
                 * @example changedAt,actor,changedProperties,previous
                 */
                fields?: components["parameters"]["HistoryFields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the activity, as `listActivities` shows it.
                 * @example 019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the history. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityHistoryEntry"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeletedActivities: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Where to continue: taken from the `Link` of the previous answer. Good for a day. Not together with `offset`.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: components["parameters"]["DeletedCursor"];
                /**
                 * @description Comma-separated names of the properties to keep of each entry, as for any other record.
                 * @example id,deletedAt,actor
                 */
                fields?: components["parameters"]["DeletedFields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deleted activities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedActivity"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the activity, as `listActivities` shows it.
                 * @example 019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole activity as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotRestorable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPipelines: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of pipelines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineResponse"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPipeline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePipelineRequest"];
            };
        };
        responses: {
            /** @description The new pipeline. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPipeline: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the pipeline, as `listPipelines` shows it.
                 * @example 019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d
                 */
                id: components["parameters"]["PipelineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipeline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePipeline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the pipeline, as `listPipelines` shows it.
                 * @example 019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d
                 */
                id: components["parameters"]["PipelineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePipelineRequest"];
            };
        };
        responses: {
            /** @description The whole pipeline as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InUse"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePipeline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the pipeline, as `listPipelines` shows it.
                 * @example 019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d
                 */
                id: components["parameters"]["PipelineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipeline is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPipelineStages: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the pipeline, as `listPipelines` shows it.
                 * @example 019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d
                 */
                id: components["parameters"]["PipelineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of stages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StageResponse"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createStage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the pipeline, as `listPipelines` shows it.
                 * @example 019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d
                 */
                id: components["parameters"]["PipelineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStageRequest"];
            };
        };
        responses: {
            /** @description The new stage. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStage: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the stage, as `listPipelineStages` shows it.
                 * @example 019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e
                 */
                id: components["parameters"]["StageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stage. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StageResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the stage, as `listPipelineStages` shows it.
                 * @example 019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e
                 */
                id: components["parameters"]["StageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStageRequest"];
            };
        };
        responses: {
            /** @description The whole stage as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteStage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the stage, as `listPipelineStages` shows it.
                 * @example 019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e
                 */
                id: components["parameters"]["StageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stage is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProperties: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only properties of this kind of record.
                 * @example company
                 */
                entity?: components["schemas"]["PropertyEntity"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of definitions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyResponse"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePropertyRequest"];
            };
        };
        responses: {
            /** @description The new definition. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["PropertyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what you have. Where that is still current, the answer is a 304 without a body.
                 * @example "5d41402abc4b2a76-br"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["DocumentETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            /** @description What `If-None-Match` names is current. There is no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["DocumentETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProperty: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the property definition.
                 * @example 019cadd5-1c20-7d3a-8e41-5f6a7b8c9d0e
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definition. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProperty: {
        parameters: {
            query?: {
                /**
                 * @description With `true` nothing is written: the answer says what the change would break for clients that were generated from your contract as it is (`getContract`). What would be refused is refused.
                 * @example true
                 */
                check?: components["parameters"]["CheckOnly"];
            };
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Identifier of the property definition.
                 * @example 019cadd5-1c20-7d3a-8e41-5f6a7b8c9d0e
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePropertyRequest"];
            };
        };
        responses: {
            /** @description The whole definition as it is now; with `check` what the change would break. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyUpdatedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InUse"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteProperty: {
        parameters: {
            query?: {
                /**
                 * @description With `true` nothing is written: the answer says what the change would break for clients that were generated from your contract as it is (`getContract`). What would be refused is refused.
                 * @example true
                 */
                check?: components["parameters"]["CheckOnly"];
            };
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Identifier of the property definition.
                 * @example 019cadd5-1c20-7d3a-8e41-5f6a7b8c9d0e
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definition is gone; with `check` what that would break. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["UserConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the user, as `listUsers` shows it.
                 * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the user, as `listUsers` shows it.
                 * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The whole user as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["UserConflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the user, as `listUsers` shows it.
                 * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdmin"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of teams. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamResponse"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamRequest"];
            };
        };
        responses: {
            /** @description The new team. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["TeamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTeam: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the team, as `listTeams` shows it.
                 * @example 019cadd4-8d10-7b5c-9a4e-2f3a4b5c6d7e
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the team, as `listTeams` shows it.
                 * @example 019cadd4-8d10-7b5c-9a4e-2f3a4b5c6d7e
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTeamRequest"];
            };
        };
        responses: {
            /** @description The whole team as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Duplicate"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the team, as `listTeams` shows it.
                 * @example 019cadd4-8d10-7b5c-9a4e-2f3a4b5c6d7e
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The new key, secret included. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyCreatedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["UpgradeInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the API key, as `listApiKeys` shows it.
                 * @example 019cadd5-70aa-7e19-8c44-913b5d2e6f70
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API key. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the API key, as `listApiKeys` shows it.
                 * @example 019cadd5-70aa-7e19-8c44-913b5d2e6f70
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, inactive now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the API key, as `listApiKeys` shows it.
                 * @example 019cadd5-70aa-7e19-8c44-913b5d2e6f70
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The whole API key as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the API key, as `listApiKeys` shows it.
                 * @example 019cadd5-70aa-7e19-8c44-913b5d2e6f70
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The new key, secret included. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyRotatedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["KeyNotActive"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApiKeyUsage: {
        parameters: {
            query?: {
                /**
                 * @description How many days are counted, today included.
                 * @example 30
                 */
                days?: number;
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Comma-separated names of the properties to keep of each entry, as for any other record.
                 * @example day,operationId,count
                 */
                fields?: components["parameters"]["UsageFields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the API key, as `listApiKeys` shows it.
                 * @example 019cadd5-70aa-7e19-8c44-913b5d2e6f70
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyUsage"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /**
                 * @description The `nextCursor` of the previous page. Leave it out to start at the beginning, or begin at the end with `latest`: such a page is empty, or with `wait` the next change. Do not take it apart. It does not expire, unless the operator has old changes removed: then it is a 410 `cursor_expired`, with the `cursor` to go on from once the lists are read. One that is ahead of the log is a 400 `invalid_cursor`: the service was restored from a backup, or the cursor is another tenant's. Then begin anew without it, and replace what you have copied.
                 * @example Mg
                 */
                cursor?: string;
                /**
                 * @description For how many seconds a page that would be empty is held, until a change that the filters let through is committed. Then the answer is the page that holds it; when the time is over, an empty one. It counts as one request. While 200 requests of the tenant wait (5,000 of all tenants) on an instance, an empty page is answered at once. An instance that stops answers within a second, and closes the connection. A credential that ends meanwhile is answered as everywhere.
                 * @example 25
                 */
                wait?: number;
                /**
                 * @description Leaves out what was done with the key, or by the user, that asks: their imports and undos, too. `nextCursor` moves on over such changes.
                 * @example true
                 */
                ignoreOwn?: boolean;
                /**
                 * @description Only changes of this kind of record.
                 * @example deal
                 */
                entity?: "contact" | "company" | "deal" | "activity" | "pipeline" | "stage";
                /**
                 * @description Only changes of this record.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                entityId?: string;
                /**
                 * @description Only what this request or import changed.
                 * @example 019caddc-3a9e-7b10-8f42-6d5e4c3b2a20
                 */
                changeSet?: string;
                /**
                 * @description Only changes made with this API key or by this user.
                 * @example 019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f
                 */
                actorId?: string;
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Comma-separated names of the properties of the page to keep. It needs `nextCursor` to be followed.
                 * @example changes,nextCursor
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the history. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeListResponse"];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["UnknownTenant"];
            410: components["responses"]["CursorExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChangeSets: {
        parameters: {
            query?: {
                /**
                 * @description Only sets whose latest change was made with this API key or by this user.
                 * @example 019cadd4-9f10-7c2d-8e3f-7a8b9c0d1e2f
                 */
                actorId?: string;
                /**
                 * @description Only sets that came in this way.
                 * @example import
                 */
                source?: "api" | "bulk" | "import" | "restore" | "merge" | "undo" | "erase" | "mcp";
                /**
                 * @description Only sets that changed such a record, counted whole.
                 * @example deal
                 */
                entity?: "contact" | "company" | "deal" | "activity" | "pipeline" | "stage";
                /**
                 * @description Only sets whose latest change was made then or later.
                 * @example 2026-03-09T00:00:00Z
                 */
                since?: string;
                /**
                 * @description Only sets whose latest change was made before.
                 * @example 2026-03-10T00:00:00Z
                 */
                until?: string;
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to continue: `X-Next-Cursor` of the previous answer, which stands in its `Link`, too. Good for a day, with the filters as they were.
                 * @example AckpYpQ3mB1s6cXcJ0Vd3m0J5kqkC5n0dM2s7Q
                 */
                cursor?: string;
                /**
                 * @description Comma-separated names of the properties to keep of each entry, as for any other record.
                 * @example changeSet,at,actor
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of change sets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["UnknownTenant"];
            422: components["responses"]["QueryTooExpensive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoChangeSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description What was taken back, and what was not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotUndone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportContacts: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, sent as it is read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example first_name,last_name,email,phone,mobile,title,department,company_name,address,city,state,country,postal_code,lifecycle_stage,lead_source,tags,notes
                     *     Maja,Ek,maja.ek@nordwind-logistics.test,,,Head of Operations,,Nordwind Logistics,,Stockholm,,Sweden,,opportunity,trade fair,decision maker,
                     */
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportContactsExcel: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importContacts: {
        parameters: {
            query?: {
                /**
                 * @description What becomes of a row whose key an existing record has: the e-mail address of a contact, the domain of a company, the name of a deal within its pipeline. `create`, the default, skips it as a duplicate. `upsert` changes that record, and makes one where there is none; `update` only changes, and skips what finds no record. With these two a row without its key is skipped, empty cells leave what the record holds, and of two rows with one key the second changes what the first did. Activities have no key, and so without `match` only `create`.
                 * @example create
                 */
                mode?: components["parameters"]["ImportModeParameter"];
                /**
                 * @description Finds records by one of your own unique properties in place of their usual key, as in `custom.customer_number`, whose column the file must have; for `upsert` and `update`, and for activities, too.
                 * @example custom.customer_number
                 */
                match?: components["parameters"]["ImportMatch"];
                /**
                 * @description `true` answers what the import would do, and does nothing: no record, no change, no change set. The numbers and messages are those that the import would answer, as long as nobody else writes in between. It remembers 200,000 records, new ones and changed ones; of a longer file `errors` says that rows behind these weren't all compared with each other.
                 * @example true
                 */
                dryRun?: components["parameters"]["ImportDryRun"];
                /**
                 * @description Which column a header of the file means, where it isn't the column's own name: `Mail:email,Full Name:first_name`. A header without a column (`Notes:`) is ignored, and one that isn't named here keeps its own name. Where either side has `,`, `:` or `%` itself, it is percent-encoded a second time. A header that the file has not, an unknown column, or two headers for one column: 400.
                 * @example Mail:email,Full Name:first_name
                 */
                mapping?: components["parameters"]["ImportMapping"];
                /**
                 * @description How the file's text is encoded: any label of the WHATWG Encoding Standard but those of UTF-7 and of replacements, for instance `windows-1250` as Excel saves CSV in Poland, `windows-1252` in western Europe, `shift_jis` in Japan, or `utf-16` in the order that the file's mark names. `auto` has it found out. Without it the file is UTF-8. A file that isn't in it is a 400 that names the likely one, and so is valid UTF-8 with letters beyond ASCII that is said to have one byte a letter. A byte-order mark of UTF-8 wins over it. With the parameter the answer and the job have `encoding`.
                 * @example windows-1252
                 */
                encoding?: components["parameters"]["ImportEncoding"];
                /**
                 * @description The decimal mark of the file's numbers. Without it that is the point, and a number with exactly three digits behind its only point, such as `1.000`, leaves its row out, since it may be a thousand. With it such numbers are read as it says, and marks of thousands are read, too: points (only with `,`), commas (only with `.`), blanks and apostrophes, each before three digits. `1.500,00` is 1500 with `,`, where `1.5` leaves its row out.
                 * @example ,
                 */
                decimal?: components["parameters"]["ImportDecimal"];
                /**
                 * @description The order in which the file's dates are written, beside ISO 8601: `dmy` for `31.12.2026`, `31/12/2026` or `31-12-2026`, `mdy` for `12/31/2026`, each also with a time of day behind it, which is one of UTC. `iso`, the default, takes ISO 8601 alone.
                 * @example dmy
                 */
                dates?: components["parameters"]["ImportDates"];
                /**
                 * @description `true` adds a row's tags to those that its record has, in place of replacing them. A record has at most 50: a row that would give it more is left out.
                 * @example true
                 */
                addTags?: components["parameters"]["ImportAddTags"];
                /**
                 * @description With `create` columns and targets of `mapping` that are called `custom.<key>` and have no definition become text properties, labelled by the file's header. It needs the scope `admin`. The answer names their keys in `createdProperties`, in a dry run those that would be made.
                 * @example create
                 */
                properties?: components["parameters"]["ImportProperties"];
                /**
                 * @description `true` stores the file and answers at once, a 202 with a job that says how far the import has come (`getImportJob`). The file may then be as large as the operator allows, by default 100 MiB.
                 * @example false
                 */
                async?: components["parameters"]["ImportAsync"];
            };
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "first_name,last_name,email,phone,mobile,title,department,company_name,address,city,state,country,postal_code,lifecycle_stage,lead_source,tags,notes\r\nMaja,Ek,maja.ek@nordwind-logistics.test,,,Head of Operations,,Nordwind Logistics,,Stockholm,,Sweden,,opportunity,trade fair,decision maker,\r\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImportFileRequest"];
            };
        };
        responses: {
            /** @description What happened to the rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResultDto"];
                };
            };
            /** @description With `async=true`: the file is stored, and the import follows. `Location` is its job. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJobResponse"];
                };
            };
            400: components["responses"]["InvalidFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContactsTemplate: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The header row. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example first_name,last_name,email,phone,mobile,title,department,company_name,address,city,state,country,postal_code,lifecycle_stage,lead_source,tags,notes */
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportCompanies: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, sent as it is read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example name,domain,industry,description,employee_count,annual_revenue,phone,website,address,city,state,country,postal_code,tags,notes
                     *     Nordwind Logistics,nordwind-logistics.test,Logistics,,240,18500000.5,,,,Stockholm,,Sweden,,"key account,transport",
                     */
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportCompaniesExcel: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importCompanies: {
        parameters: {
            query?: {
                /**
                 * @description What becomes of a row whose key an existing record has: the e-mail address of a contact, the domain of a company, the name of a deal within its pipeline. `create`, the default, skips it as a duplicate. `upsert` changes that record, and makes one where there is none; `update` only changes, and skips what finds no record. With these two a row without its key is skipped, empty cells leave what the record holds, and of two rows with one key the second changes what the first did. Activities have no key, and so without `match` only `create`.
                 * @example create
                 */
                mode?: components["parameters"]["ImportModeParameter"];
                /**
                 * @description Finds records by one of your own unique properties in place of their usual key, as in `custom.customer_number`, whose column the file must have; for `upsert` and `update`, and for activities, too.
                 * @example custom.customer_number
                 */
                match?: components["parameters"]["ImportMatch"];
                /**
                 * @description `true` answers what the import would do, and does nothing: no record, no change, no change set. The numbers and messages are those that the import would answer, as long as nobody else writes in between. It remembers 200,000 records, new ones and changed ones; of a longer file `errors` says that rows behind these weren't all compared with each other.
                 * @example true
                 */
                dryRun?: components["parameters"]["ImportDryRun"];
                /**
                 * @description Which column a header of the file means, where it isn't the column's own name: `Mail:email,Full Name:first_name`. A header without a column (`Notes:`) is ignored, and one that isn't named here keeps its own name. Where either side has `,`, `:` or `%` itself, it is percent-encoded a second time. A header that the file has not, an unknown column, or two headers for one column: 400.
                 * @example Mail:email,Full Name:first_name
                 */
                mapping?: components["parameters"]["ImportMapping"];
                /**
                 * @description How the file's text is encoded: any label of the WHATWG Encoding Standard but those of UTF-7 and of replacements, for instance `windows-1250` as Excel saves CSV in Poland, `windows-1252` in western Europe, `shift_jis` in Japan, or `utf-16` in the order that the file's mark names. `auto` has it found out. Without it the file is UTF-8. A file that isn't in it is a 400 that names the likely one, and so is valid UTF-8 with letters beyond ASCII that is said to have one byte a letter. A byte-order mark of UTF-8 wins over it. With the parameter the answer and the job have `encoding`.
                 * @example windows-1252
                 */
                encoding?: components["parameters"]["ImportEncoding"];
                /**
                 * @description The decimal mark of the file's numbers. Without it that is the point, and a number with exactly three digits behind its only point, such as `1.000`, leaves its row out, since it may be a thousand. With it such numbers are read as it says, and marks of thousands are read, too: points (only with `,`), commas (only with `.`), blanks and apostrophes, each before three digits. `1.500,00` is 1500 with `,`, where `1.5` leaves its row out.
                 * @example ,
                 */
                decimal?: components["parameters"]["ImportDecimal"];
                /**
                 * @description The order in which the file's dates are written, beside ISO 8601: `dmy` for `31.12.2026`, `31/12/2026` or `31-12-2026`, `mdy` for `12/31/2026`, each also with a time of day behind it, which is one of UTC. `iso`, the default, takes ISO 8601 alone.
                 * @example dmy
                 */
                dates?: components["parameters"]["ImportDates"];
                /**
                 * @description `true` adds a row's tags to those that its record has, in place of replacing them. A record has at most 50: a row that would give it more is left out.
                 * @example true
                 */
                addTags?: components["parameters"]["ImportAddTags"];
                /**
                 * @description With `create` columns and targets of `mapping` that are called `custom.<key>` and have no definition become text properties, labelled by the file's header. It needs the scope `admin`. The answer names their keys in `createdProperties`, in a dry run those that would be made.
                 * @example create
                 */
                properties?: components["parameters"]["ImportProperties"];
                /**
                 * @description `true` stores the file and answers at once, a 202 with a job that says how far the import has come (`getImportJob`). The file may then be as large as the operator allows, by default 100 MiB.
                 * @example false
                 */
                async?: components["parameters"]["ImportAsync"];
            };
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "name,domain,industry,description,employee_count,annual_revenue,phone,website,address,city,state,country,postal_code,tags,notes\r\nNordwind Logistics,nordwind-logistics.test,Logistics,,240,18500000.50,,,,Stockholm,,Sweden,,\"key account,transport\",\r\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImportFileRequest"];
            };
        };
        responses: {
            /** @description What happened to the rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResultDto"];
                };
            };
            /** @description With `async=true`: the file is stored, and the import follows. `Location` is its job. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJobResponse"];
                };
            };
            400: components["responses"]["InvalidFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompaniesTemplate: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The header row. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example name,domain,industry,description,employee_count,annual_revenue,phone,website,address,city,state,country,postal_code,tags,notes */
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportDeals: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, sent as it is read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example name,value,currency,probability,expected_close_date,stage_name,pipeline_name,contact_email,company_name,notes
                     *     Fleet tracking 2026,48000,EUR,60,2026-06-30T00:00:00.000Z,Proposal,Sales,maja.ek@nordwind-logistics.test,Nordwind Logistics,
                     */
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportDealsExcel: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importDeals: {
        parameters: {
            query?: {
                /**
                 * @description What becomes of a row whose key an existing record has: the e-mail address of a contact, the domain of a company, the name of a deal within its pipeline. `create`, the default, skips it as a duplicate. `upsert` changes that record, and makes one where there is none; `update` only changes, and skips what finds no record. With these two a row without its key is skipped, empty cells leave what the record holds, and of two rows with one key the second changes what the first did. Activities have no key, and so without `match` only `create`.
                 * @example create
                 */
                mode?: components["parameters"]["ImportModeParameter"];
                /**
                 * @description Finds records by one of your own unique properties in place of their usual key, as in `custom.customer_number`, whose column the file must have; for `upsert` and `update`, and for activities, too.
                 * @example custom.customer_number
                 */
                match?: components["parameters"]["ImportMatch"];
                /**
                 * @description `true` answers what the import would do, and does nothing: no record, no change, no change set. The numbers and messages are those that the import would answer, as long as nobody else writes in between. It remembers 200,000 records, new ones and changed ones; of a longer file `errors` says that rows behind these weren't all compared with each other.
                 * @example true
                 */
                dryRun?: components["parameters"]["ImportDryRun"];
                /**
                 * @description Which column a header of the file means, where it isn't the column's own name: `Mail:email,Full Name:first_name`. A header without a column (`Notes:`) is ignored, and one that isn't named here keeps its own name. Where either side has `,`, `:` or `%` itself, it is percent-encoded a second time. A header that the file has not, an unknown column, or two headers for one column: 400.
                 * @example Mail:email,Full Name:first_name
                 */
                mapping?: components["parameters"]["ImportMapping"];
                /**
                 * @description How the file's text is encoded: any label of the WHATWG Encoding Standard but those of UTF-7 and of replacements, for instance `windows-1250` as Excel saves CSV in Poland, `windows-1252` in western Europe, `shift_jis` in Japan, or `utf-16` in the order that the file's mark names. `auto` has it found out. Without it the file is UTF-8. A file that isn't in it is a 400 that names the likely one, and so is valid UTF-8 with letters beyond ASCII that is said to have one byte a letter. A byte-order mark of UTF-8 wins over it. With the parameter the answer and the job have `encoding`.
                 * @example windows-1252
                 */
                encoding?: components["parameters"]["ImportEncoding"];
                /**
                 * @description The decimal mark of the file's numbers. Without it that is the point, and a number with exactly three digits behind its only point, such as `1.000`, leaves its row out, since it may be a thousand. With it such numbers are read as it says, and marks of thousands are read, too: points (only with `,`), commas (only with `.`), blanks and apostrophes, each before three digits. `1.500,00` is 1500 with `,`, where `1.5` leaves its row out.
                 * @example ,
                 */
                decimal?: components["parameters"]["ImportDecimal"];
                /**
                 * @description The order in which the file's dates are written, beside ISO 8601: `dmy` for `31.12.2026`, `31/12/2026` or `31-12-2026`, `mdy` for `12/31/2026`, each also with a time of day behind it, which is one of UTC. `iso`, the default, takes ISO 8601 alone.
                 * @example dmy
                 */
                dates?: components["parameters"]["ImportDates"];
                /**
                 * @description `true` adds a row's tags to those that its record has, in place of replacing them. A record has at most 50: a row that would give it more is left out.
                 * @example true
                 */
                addTags?: components["parameters"]["ImportAddTags"];
                /**
                 * @description With `create` columns and targets of `mapping` that are called `custom.<key>` and have no definition become text properties, labelled by the file's header. It needs the scope `admin`. The answer names their keys in `createdProperties`, in a dry run those that would be made.
                 * @example create
                 */
                properties?: components["parameters"]["ImportProperties"];
                /**
                 * @description `true` stores the file and answers at once, a 202 with a job that says how far the import has come (`getImportJob`). The file may then be as large as the operator allows, by default 100 MiB.
                 * @example false
                 */
                async?: components["parameters"]["ImportAsync"];
            };
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "name,value,currency,probability,expected_close_date,stage_name,pipeline_name,contact_email,company_name,notes\r\nFleet tracking 2026,48000,EUR,60,2026-06-30,Proposal,Sales,maja.ek@nordwind-logistics.test,Nordwind Logistics,\r\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImportFileRequest"];
            };
        };
        responses: {
            /** @description What happened to the rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResultDto"];
                };
            };
            /** @description With `async=true`: the file is stored, and the import follows. `Location` is its job. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJobResponse"];
                };
            };
            400: components["responses"]["InvalidFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDealsTemplate: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The header row. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example name,value,currency,probability,expected_close_date,stage_name,pipeline_name,contact_email,company_name,notes */
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportActivities: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, sent as it is read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example activity_type,subject,body,scheduled_at,completed_at,status,priority,due_date,contact_email,company_name,deal_name
                     *     call,Discuss the proposal,,2026-03-12T13:00:00.000Z,,pending,high,,maja.ek@nordwind-logistics.test,Nordwind Logistics,Fleet tracking 2026
                     */
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportActivitiesExcel: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importActivities: {
        parameters: {
            query?: {
                /**
                 * @description What becomes of a row whose key an existing record has: the e-mail address of a contact, the domain of a company, the name of a deal within its pipeline. `create`, the default, skips it as a duplicate. `upsert` changes that record, and makes one where there is none; `update` only changes, and skips what finds no record. With these two a row without its key is skipped, empty cells leave what the record holds, and of two rows with one key the second changes what the first did. Activities have no key, and so without `match` only `create`.
                 * @example create
                 */
                mode?: components["parameters"]["ImportModeParameter"];
                /**
                 * @description Finds records by one of your own unique properties in place of their usual key, as in `custom.customer_number`, whose column the file must have; for `upsert` and `update`, and for activities, too.
                 * @example custom.customer_number
                 */
                match?: components["parameters"]["ImportMatch"];
                /**
                 * @description `true` answers what the import would do, and does nothing: no record, no change, no change set. The numbers and messages are those that the import would answer, as long as nobody else writes in between. It remembers 200,000 records, new ones and changed ones; of a longer file `errors` says that rows behind these weren't all compared with each other.
                 * @example true
                 */
                dryRun?: components["parameters"]["ImportDryRun"];
                /**
                 * @description Which column a header of the file means, where it isn't the column's own name: `Mail:email,Full Name:first_name`. A header without a column (`Notes:`) is ignored, and one that isn't named here keeps its own name. Where either side has `,`, `:` or `%` itself, it is percent-encoded a second time. A header that the file has not, an unknown column, or two headers for one column: 400.
                 * @example Mail:email,Full Name:first_name
                 */
                mapping?: components["parameters"]["ImportMapping"];
                /**
                 * @description How the file's text is encoded: any label of the WHATWG Encoding Standard but those of UTF-7 and of replacements, for instance `windows-1250` as Excel saves CSV in Poland, `windows-1252` in western Europe, `shift_jis` in Japan, or `utf-16` in the order that the file's mark names. `auto` has it found out. Without it the file is UTF-8. A file that isn't in it is a 400 that names the likely one, and so is valid UTF-8 with letters beyond ASCII that is said to have one byte a letter. A byte-order mark of UTF-8 wins over it. With the parameter the answer and the job have `encoding`.
                 * @example windows-1252
                 */
                encoding?: components["parameters"]["ImportEncoding"];
                /**
                 * @description The decimal mark of the file's numbers. Without it that is the point, and a number with exactly three digits behind its only point, such as `1.000`, leaves its row out, since it may be a thousand. With it such numbers are read as it says, and marks of thousands are read, too: points (only with `,`), commas (only with `.`), blanks and apostrophes, each before three digits. `1.500,00` is 1500 with `,`, where `1.5` leaves its row out.
                 * @example ,
                 */
                decimal?: components["parameters"]["ImportDecimal"];
                /**
                 * @description The order in which the file's dates are written, beside ISO 8601: `dmy` for `31.12.2026`, `31/12/2026` or `31-12-2026`, `mdy` for `12/31/2026`, each also with a time of day behind it, which is one of UTC. `iso`, the default, takes ISO 8601 alone.
                 * @example dmy
                 */
                dates?: components["parameters"]["ImportDates"];
                /**
                 * @description `true` adds a row's tags to those that its record has, in place of replacing them. A record has at most 50: a row that would give it more is left out.
                 * @example true
                 */
                addTags?: components["parameters"]["ImportAddTags"];
                /**
                 * @description With `create` columns and targets of `mapping` that are called `custom.<key>` and have no definition become text properties, labelled by the file's header. It needs the scope `admin`. The answer names their keys in `createdProperties`, in a dry run those that would be made.
                 * @example create
                 */
                properties?: components["parameters"]["ImportProperties"];
                /**
                 * @description `true` stores the file and answers at once, a 202 with a job that says how far the import has come (`getImportJob`). The file may then be as large as the operator allows, by default 100 MiB.
                 * @example false
                 */
                async?: components["parameters"]["ImportAsync"];
            };
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "activity_type,subject,body,scheduled_at,completed_at,status,priority,due_date,contact_email,company_name,deal_name\r\ncall,Discuss the proposal,,2026-03-12T13:00:00.000Z,,pending,high,,maja.ek@nordwind-logistics.test,Nordwind Logistics,Fleet tracking 2026\r\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImportFileRequest"];
            };
        };
        responses: {
            /** @description What happened to the rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResultDto"];
                };
            };
            /** @description With `async=true`: the file is stored, and the import follows. `Location` is its job. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJobResponse"];
                };
            };
            400: components["responses"]["InvalidFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getActivitiesTemplate: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds the columns that imports read beside the usual ones: `owner_email` of all records, `network_url` of companies, and `status`, `actual_close_date` and `other_contact_emails` of deals. They come behind the usual columns and before those of your own properties.
                 * @example true
                 */
                extended?: components["parameters"]["ExtendedColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The header row. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example activity_type,subject,body,scheduled_at,completed_at,status,priority,due_date,contact_email,company_name,deal_name */
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listImportJobs: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJobSummary"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImportJob: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The job's id.
                 * @example 019caddd-2b7e-7c41-9a55-0d1e2f3a4b5c
                 */
                id: components["parameters"]["ImportJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJobResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteImportJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id.
                 * @example 019caddd-2b7e-7c41-9a55-0d1e2f3a4b5c
                 */
                id: components["parameters"]["ImportJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job and its file are gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelImportJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The job's id.
                 * @example 019caddd-2b7e-7c41-9a55-0d1e2f3a4b5c
                 */
                id: components["parameters"]["ImportJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job, which is cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJobResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["JobFinished"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImportJobErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id.
                 * @example 019caddd-2b7e-7c41-9a55-0d1e2f3a4b5c
                 */
                id: components["parameters"]["ImportJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows left out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example first_name,last_name,email,error
                     *     Maja,Ek,x@,Row 4: email: not a valid e-mail address (x@)
                     */
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPersonalData: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep.
                 * @example contact,history
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the contact, as `listContacts` shows it.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the contact, as `listContacts` shows it.
                 * @example 019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseContactRequest"];
            };
        };
        responses: {
            /** @description The person is erased. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Erased"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only entries of this kind.
                 * @example user.login
                 */
                action?: components["schemas"]["AuditAction"];
                /**
                 * @description Only what was done with this API key or by this user.
                 * @example 019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51
                 */
                actorId?: string;
                /**
                 * @description Only entries from this moment on. A date alone is midnight UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                since?: string;
                /**
                 * @description Only entries from before this moment. A date alone is midnight UTC.
                 * @example 2026-04-01T00:00:00.000Z
                 */
                until?: string;
                /**
                 * @description Only entries from after this moment, as in any list; still the newest first. A date alone is midnight UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: string;
                /**
                 * @description Comma-separated names of the properties to keep, as for any other record.
                 * @example at,actor,action,target
                 */
                fields?: string;
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the audit log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryResponse"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhooks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["UnknownTenant"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description The new webhook. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["UnknownTenant"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description The whole webhook as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LimitReached"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Only if the record has this version: the `ETag` of its latest answer, or its `updatedAt` in double quotes. Otherwise 412, and nothing is written. `*` asks only that it exists. One strong tag, no list.
                 * @example "2026-03-02T09:15:13.796Z"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the receiver answered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, and the one that comes next. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRotationResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RotationInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    commitWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoRotation"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its secret as it was. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Change-Set": components["headers"]["ChangeSet"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoRotation"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookRequest"];
            };
        };
        responses: {
            /** @description How many events will be sent again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NoReplay"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookStats: {
        parameters: {
            query?: {
                /**
                 * @description From when on to count attempts; 24 hours ago, unless this says otherwise. Not in the future.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                since?: components["parameters"]["StatsSince"];
                /**
                 * @description Comma-separated names of the properties to keep, as for any other record.
                 * @example attempts,failures
                 */
                fields?: components["parameters"]["StatsFields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStatsResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description How many records to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many records to skip before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description With `true`, the answer says in `X-Total-Count` how many records match, whatever the page size. Counting costs time, so it is left out unless asked for.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"][];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. This contract describes whole records; `/openapi.strict.yaml` describes what is left of them, too. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has. `custom` keeps all of your own properties, `custom.region` one.
                 * @example id,createdAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
                /**
                 * @description The `id` of the delivery, as `listWebhookDeliveries` shows it and `X-Service-Delivery-Id` names it.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: 1 to 255 visible ASCII characters that name this one request, a UUID for example. Sent again within 24 hours with the same credential, operation and body, the first answer comes back and nothing is done twice; with another body or other parameters it is a 422. Errors are not kept: correct the request and use the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as `listWebhooks` shows it.
                 * @example 019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c
                 */
                id: components["parameters"]["WebhookId"];
                /**
                 * @description The `id` of the delivery, as `listWebhookDeliveries` shows it and `X-Service-Delivery-Id` names it.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery, which is yet to be attempted. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            400: components["responses"]["InvalidParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenToRestricted"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookInactive"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    callMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpRequest"];
            };
        };
        responses: {
            /** @description The answer to a request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponse"];
                };
            };
            /** @description A notification was taken note of; there is nothing to say. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["McpBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["McpForbidden"];
            404: components["responses"]["McpNotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onContactCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "contact.created",
                 *       "timestamp": "2026-03-02T09:18:14.101Z",
                 *       "data": {
                 *         "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "firstName": "Maja",
                 *         "lastName": "Ek",
                 *         "email": "maja.ek@nordwind-logistics.test",
                 *         "phone": null,
                 *         "mobile": "+46 70 555 01 23",
                 *         "title": "Head of Operations",
                 *         "department": "Operations",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "address": null,
                 *         "city": "Stockholm",
                 *         "state": null,
                 *         "country": "Sweden",
                 *         "postalCode": null,
                 *         "lifecycleStage": "lead",
                 *         "leadSource": "trade fair",
                 *         "tags": [
                 *           "decision maker"
                 *         ],
                 *         "notes": null,
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "lastActivityAt": null,
                 *         "custom": {
                 *           "newsletter": true
                 *         },
                 *         "createdAt": "2026-03-02T09:18:14.101Z",
                 *         "updatedAt": "2026-03-02T09:18:14.101Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactCreatedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "contact.updated",
                 *       "timestamp": "2026-03-09T14:40:12.345Z",
                 *       "data": {
                 *         "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "firstName": "Maja",
                 *         "lastName": "Ek",
                 *         "email": "maja.ek@nordwind-logistics.test",
                 *         "phone": null,
                 *         "mobile": "+46 70 555 01 23",
                 *         "title": "Head of Operations",
                 *         "department": "Operations",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "address": null,
                 *         "city": "Stockholm",
                 *         "state": null,
                 *         "country": "Sweden",
                 *         "postalCode": null,
                 *         "lifecycleStage": "opportunity",
                 *         "leadSource": "trade fair",
                 *         "tags": [
                 *           "decision maker"
                 *         ],
                 *         "notes": null,
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
                 *         "custom": {
                 *           "newsletter": true
                 *         },
                 *         "createdAt": "2026-03-02T09:18:14.101Z",
                 *         "updatedAt": "2026-03-09T14:40:12.345Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactUpdatedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "contact.deleted",
                 *       "timestamp": "2026-07-01T08:00:00.120Z",
                 *       "data": {
                 *         "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "firstName": "Maja",
                 *         "lastName": "Ek",
                 *         "email": "maja.ek@nordwind-logistics.test",
                 *         "phone": null,
                 *         "mobile": "+46 70 555 01 23",
                 *         "title": "Head of Operations",
                 *         "department": "Operations",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "address": null,
                 *         "city": "Stockholm",
                 *         "state": null,
                 *         "country": "Sweden",
                 *         "postalCode": null,
                 *         "lifecycleStage": "opportunity",
                 *         "leadSource": "trade fair",
                 *         "tags": [
                 *           "decision maker"
                 *         ],
                 *         "notes": null,
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
                 *         "custom": {
                 *           "newsletter": true
                 *         },
                 *         "createdAt": "2026-03-02T09:18:14.101Z",
                 *         "updatedAt": "2026-03-09T14:40:12.345Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactDeletedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactErased: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "contact.erased",
                 *       "timestamp": "2026-07-01T08:00:00.120Z",
                 *       "data": {
                 *         "id": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "erasedAt": "2026-07-01T08:00:00.120Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactErasedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCompanyCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "company.created",
                 *       "timestamp": "2026-03-02T09:16:56.768Z",
                 *       "data": {
                 *         "id": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "name": "Nordwind Logistics",
                 *         "domain": "nordwind-logistics.test",
                 *         "industry": "Logistics",
                 *         "description": "Freight and warehousing around the Baltic Sea.",
                 *         "employeeCount": 240,
                 *         "annualRevenue": 18500000.5,
                 *         "phone": "+46 8 555 010 20",
                 *         "website": "https://www.nordwind-logistics.test",
                 *         "networkUrl": null,
                 *         "address": "Hamngatan 12",
                 *         "city": "Stockholm",
                 *         "state": null,
                 *         "country": "Sweden",
                 *         "postalCode": "111 47",
                 *         "tags": [
                 *           "key account",
                 *           "transport"
                 *         ],
                 *         "notes": null,
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "custom": {
                 *           "customer_number": "K-1042",
                 *           "region": "north"
                 *         },
                 *         "createdAt": "2026-03-02T09:16:56.768Z",
                 *         "updatedAt": "2026-03-02T09:16:56.768Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyCreatedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCompanyUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "company.updated",
                 *       "timestamp": "2026-03-09T14:40:12.345Z",
                 *       "data": {
                 *         "id": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "name": "Nordwind Logistics",
                 *         "domain": "nordwind-logistics.test",
                 *         "industry": "Logistics",
                 *         "description": "Freight and warehousing around the Baltic Sea.",
                 *         "employeeCount": 255,
                 *         "annualRevenue": 18500000.5,
                 *         "phone": "+46 8 555 010 20",
                 *         "website": "https://www.nordwind-logistics.test",
                 *         "networkUrl": null,
                 *         "address": "Hamngatan 12",
                 *         "city": "Stockholm",
                 *         "state": null,
                 *         "country": "Sweden",
                 *         "postalCode": "111 47",
                 *         "tags": [
                 *           "key account",
                 *           "transport"
                 *         ],
                 *         "notes": "Opened a second warehouse.",
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "custom": {
                 *           "customer_number": "K-1042",
                 *           "region": "north"
                 *         },
                 *         "createdAt": "2026-03-02T09:16:56.768Z",
                 *         "updatedAt": "2026-03-09T14:40:12.345Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyUpdatedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCompanyDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "company.deleted",
                 *       "timestamp": "2026-07-01T08:00:00.123Z",
                 *       "data": {
                 *         "id": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "name": "Nordwind Logistics",
                 *         "domain": "nordwind-logistics.test",
                 *         "industry": "Logistics",
                 *         "description": "Freight and warehousing around the Baltic Sea.",
                 *         "employeeCount": 240,
                 *         "annualRevenue": 18500000.5,
                 *         "phone": "+46 8 555 010 20",
                 *         "website": "https://www.nordwind-logistics.test",
                 *         "networkUrl": null,
                 *         "address": "Hamngatan 12",
                 *         "city": "Stockholm",
                 *         "state": null,
                 *         "country": "Sweden",
                 *         "postalCode": "111 47",
                 *         "tags": [
                 *           "key account",
                 *           "transport"
                 *         ],
                 *         "notes": null,
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "custom": {
                 *           "customer_number": "K-1042",
                 *           "region": "north"
                 *         },
                 *         "createdAt": "2026-03-02T09:16:56.768Z",
                 *         "updatedAt": "2026-03-09T14:40:12.345Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyDeletedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDealCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "deal.created",
                 *       "timestamp": "2026-03-02T09:19:40.289Z",
                 *       "data": {
                 *         "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
                 *         "stageId": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e",
                 *         "stageName": "Lead In",
                 *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "contactName": "Maja Ek",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "name": "Fleet tracking 2026",
                 *         "value": 48000,
                 *         "currency": "EUR",
                 *         "probability": 60,
                 *         "expectedCloseDate": "2026-06-30T00:00:00.000Z",
                 *         "actualCloseDate": null,
                 *         "status": "open",
                 *         "notes": null,
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "lastActivityAt": null,
                 *         "bantScore": null,
                 *         "isBantQualified": false,
                 *         "custom": {
                 *           "delivery_on": "2026-07-15"
                 *         },
                 *         "createdAt": "2026-03-02T09:19:40.289Z",
                 *         "updatedAt": "2026-03-02T09:19:40.289Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DealCreatedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDealUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "deal.updated",
                 *       "timestamp": "2026-03-09T14:40:12.345Z",
                 *       "data": {
                 *         "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
                 *         "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
                 *         "stageName": "Proposal",
                 *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "contactName": "Maja Ek",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "name": "Fleet tracking 2026",
                 *         "value": 48000,
                 *         "currency": "EUR",
                 *         "probability": 60,
                 *         "expectedCloseDate": "2026-06-30T00:00:00.000Z",
                 *         "actualCloseDate": null,
                 *         "status": "open",
                 *         "notes": null,
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
                 *         "bantScore": 65,
                 *         "isBantQualified": true,
                 *         "custom": {
                 *           "delivery_on": "2026-07-15"
                 *         },
                 *         "createdAt": "2026-03-02T09:19:40.289Z",
                 *         "updatedAt": "2026-03-09T14:40:12.345Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DealUpdatedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDealStageChanged: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "deal.stage_changed",
                 *       "timestamp": "2026-03-05T11:20:07.044Z",
                 *       "data": {
                 *         "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
                 *         "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
                 *         "stageName": "Proposal",
                 *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "contactName": "Maja Ek",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "name": "Fleet tracking 2026",
                 *         "value": 48000,
                 *         "currency": "EUR",
                 *         "probability": 60,
                 *         "expectedCloseDate": "2026-06-30T00:00:00.000Z",
                 *         "actualCloseDate": null,
                 *         "status": "open",
                 *         "notes": null,
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
                 *         "bantScore": 65,
                 *         "isBantQualified": true,
                 *         "custom": {
                 *           "delivery_on": "2026-07-15"
                 *         },
                 *         "createdAt": "2026-03-02T09:19:40.289Z",
                 *         "updatedAt": "2026-03-05T11:20:07.044Z",
                 *         "previousStageId": "019cadd4-8c04-7b2e-8c4d-5f6a7b8c9d0e"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DealStageChangedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDealWon: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "deal.won",
                 *       "timestamp": "2026-06-18T10:02:31.907Z",
                 *       "data": {
                 *         "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
                 *         "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
                 *         "stageName": "Proposal",
                 *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "contactName": "Maja Ek",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "name": "Fleet tracking 2026",
                 *         "value": 48000,
                 *         "currency": "EUR",
                 *         "probability": 100,
                 *         "expectedCloseDate": "2026-06-30T00:00:00.000Z",
                 *         "actualCloseDate": "2026-06-18T10:02:31.907Z",
                 *         "status": "won",
                 *         "notes": null,
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
                 *         "bantScore": 65,
                 *         "isBantQualified": true,
                 *         "custom": {
                 *           "delivery_on": "2026-07-15"
                 *         },
                 *         "createdAt": "2026-03-02T09:19:40.289Z",
                 *         "updatedAt": "2026-06-18T10:02:31.907Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DealWonEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDealLost: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "deal.lost",
                 *       "timestamp": "2026-06-18T10:02:31.907Z",
                 *       "data": {
                 *         "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
                 *         "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
                 *         "stageName": "Proposal",
                 *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "contactName": "Maja Ek",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "name": "Fleet tracking 2026",
                 *         "value": 48000,
                 *         "currency": "EUR",
                 *         "probability": 0,
                 *         "expectedCloseDate": "2026-06-30T00:00:00.000Z",
                 *         "actualCloseDate": "2026-06-18T10:02:31.907Z",
                 *         "status": "lost",
                 *         "notes": "Went with the cheaper offer.",
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
                 *         "bantScore": 65,
                 *         "isBantQualified": true,
                 *         "custom": {
                 *           "delivery_on": "2026-07-15"
                 *         },
                 *         "createdAt": "2026-03-02T09:19:40.289Z",
                 *         "updatedAt": "2026-06-18T10:02:31.907Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DealLostEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDealDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "deal.deleted",
                 *       "timestamp": "2026-07-01T08:00:00.126Z",
                 *       "data": {
                 *         "id": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "pipelineId": "019cadd4-8c03-7a1f-9b3d-4e5f6a7b8c9d",
                 *         "stageId": "019cadd4-8c05-7c3d-9d5e-6a7b8c9d0e1f",
                 *         "stageName": "Proposal",
                 *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "contactName": "Maja Ek",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "name": "Fleet tracking 2026",
                 *         "value": 48000,
                 *         "currency": "EUR",
                 *         "probability": 60,
                 *         "expectedCloseDate": "2026-06-30T00:00:00.000Z",
                 *         "actualCloseDate": null,
                 *         "status": "open",
                 *         "notes": null,
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "lastActivityAt": "2026-03-02T09:20:16.759Z",
                 *         "bantScore": 65,
                 *         "isBantQualified": true,
                 *         "custom": {
                 *           "delivery_on": "2026-07-15"
                 *         },
                 *         "createdAt": "2026-03-02T09:19:40.289Z",
                 *         "updatedAt": "2026-03-09T14:40:12.345Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DealDeletedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onActivityCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "activity.created",
                 *       "timestamp": "2026-03-02T09:20:16.759Z",
                 *       "data": {
                 *         "id": "019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "activityType": "call",
                 *         "subject": "Discuss the proposal",
                 *         "body": null,
                 *         "scheduledAt": "2026-03-12T13:00:00.000Z",
                 *         "completedAt": null,
                 *         "status": "pending",
                 *         "priority": "high",
                 *         "dueDate": null,
                 *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "contactName": "Maja Ek",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "dealId": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
                 *         "dealName": "Fleet tracking 2026",
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "custom": {},
                 *         "createdAt": "2026-03-02T09:20:16.759Z",
                 *         "updatedAt": "2026-03-02T09:20:16.759Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ActivityCreatedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onActivityCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The number of the change in the feed (`sequence` of `listChanges`), in all attempts. Events of one change have the same number, and events that are no change of a record have none.
                 * @example 4711
                 */
                "X-Service-Sequence"?: components["parameters"]["WebhookSequence"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "activity.completed",
                 *       "timestamp": "2026-03-12T13:25:40.512Z",
                 *       "data": {
                 *         "id": "019cadd9-2b77-7d8c-a9e0-1f2a3b4c5d6e",
                 *         "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
                 *         "activityType": "call",
                 *         "subject": "Discuss the proposal",
                 *         "body": "They want a pilot with ten trucks.",
                 *         "scheduledAt": "2026-03-12T13:00:00.000Z",
                 *         "completedAt": "2026-03-12T13:25:40.512Z",
                 *         "status": "completed",
                 *         "priority": "high",
                 *         "dueDate": null,
                 *         "contactId": "019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e",
                 *         "contactName": "Maja Ek",
                 *         "companyId": "019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11",
                 *         "companyName": "Nordwind Logistics",
                 *         "dealId": "019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b",
                 *         "dealName": "Fleet tracking 2026",
                 *         "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *         "ownerName": "Ada Lindgren",
                 *         "custom": {},
                 *         "createdAt": "2026-03-02T09:20:16.759Z",
                 *         "updatedAt": "2026-03-12T13:25:40.512Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ActivityCompletedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "webhook.test",
                 *       "timestamp": "2026-03-09T14:40:12.345Z",
                 *       "data": {
                 *         "webhookId": "019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c",
                 *         "message": "This is a test event."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description Received; `testWebhook` reports success. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received. Test events are sent once, and switch nothing off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onImportCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description HMAC-SHA256 of the raw body in hex, keyed with the secret of the webhook.
                 * @example 06dca043ed18bd23d6513829ebba22808567f68a0f66668006a2692a5afaf023
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same of the next secret, while `rotateWebhookSecret` waits to be committed.
                 * @example 5f0e3c1a7b9d2846e0c4a8f61b3d5e7092c4e6a8f0b1d3c5e7092846a8c0e2f4
                 */
                "X-Service-Signature-Next"?: components["parameters"]["WebhookSignatureNext"];
                /**
                 * @description The event, as in the body.
                 * @example deal.won
                 */
                "X-Service-Event": components["parameters"]["WebhookEventName"];
                /**
                 * @description Names the event, the same in all attempts; skip one you have seen.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Names the delivery, the same in all attempts.
                 * @example 019caddb-0c66-7a47-9e81-8b7c6d5e4f30
                 */
                "X-Service-Delivery-Id": components["parameters"]["WebhookDeliveryId"];
                /**
                 * @description The same as `X-Service-Event-Id`, where Standard Webhooks has it.
                 * @example 019caddb-0c65-7f12-8d70-1a2b3c4d5e6f
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1772444539
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the raw body with dots between them. The key is what follows `whsec_` in the secret, decoded from base64. During a rotation that of the next secret comes behind it, after a space.
                 * @example v1,Vpi0Lpbbw25HQwBrlDrp4gV9wPbB1v41wKEIZ+Y2kOU=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "import.completed",
                 *       "timestamp": "2026-03-09T14:55:02.790Z",
                 *       "data": {
                 *         "id": "019caddd-2b7e-7c41-9a55-0d1e2f3a4b5c",
                 *         "entity": "contacts",
                 *         "mode": "upsert",
                 *         "match": null,
                 *         "dryRun": false,
                 *         "fileName": "contacts.csv",
                 *         "status": "succeeded",
                 *         "totalRows": 3,
                 *         "processedRows": 3,
                 *         "imported": 1,
                 *         "updated": 1,
                 *         "unchanged": 0,
                 *         "skipped": 1,
                 *         "errors": [
                 *           "Row 4: email: not a valid e-mail address (x@)"
                 *         ],
                 *         "ignoredColumns": [],
                 *         "ignoredLines": [],
                 *         "encoding": null,
                 *         "createdProperties": [],
                 *         "changeSet": "019caddd-2b7e-7c44-8e10-1a2b3c4d5e6f",
                 *         "actor": {
                 *           "type": "user",
                 *           "id": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
                 *           "name": "Ada Lindgren"
                 *         },
                 *         "createdAt": "2026-03-09T14:55:02.401Z",
                 *         "startedAt": "2026-03-09T14:55:02.733Z",
                 *         "finishedAt": "2026-03-09T14:55:02.790Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ImportCompletedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; no further attempt is made. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received; the event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

export type Schemas = components['schemas']

/** What a handler is given (item: one element of a bulk body), and what it answers. */
export interface Operations {
  getHealth: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['HealthResponse']
  }
  getReadiness: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['ReadinessResponse']
  }
  getOpenApiYaml: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    item: never
    result: unknown
  }
  getOpenApiJson: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['OpenApiDocument']
  }
  getStrictOpenApiYaml: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    item: never
    result: unknown
  }
  getStrictOpenApiJson: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['OpenApiDocument']
  }
  getApiCatalog: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['ApiCatalogResponse']
  }
  login: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['LoginRequest']
    item: never
    result: Schemas['SessionResponse']
  }
  refreshSession: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['RefreshTokenRequest']
    item: never
    result: Schemas['SessionResponse']
  }
  logout: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['RefreshTokenRequest']
    item: never
    result: Schemas['LoggedOutResponse']
  }
  changePassword: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['ChangePasswordRequest']
    item: never
    result: Schemas['PasswordChangedResponse']
  }
  getMe: {
    params: Record<string, never>
    query: Query<'getMe'>
    body: undefined
    item: never
    result: Schemas['MeResponse']
  }
  listCompanies: {
    params: Record<string, never>
    query: Query<'listCompanies', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['CompanyResponse'][]
  }
  createCompany: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['CreateCompanyRequest']
    item: never
    result: Schemas['CompanyResponse']
  }
  upsertCompany: {
    params: Record<string, never>
    query: Query<'upsertCompany'>
    body: Schemas['CreateCompanyRequest']
    item: never
    result: Schemas['UpsertResponse']
  }
  bulkCreateCompanies: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkCreateCompaniesRequest']
    item: Schemas['CreateCompanyRequest']
    result: Schemas['BulkCreateResponse']
  }
  bulkUpdateCompanies: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkUpdateCompaniesRequest']
    item: never
    result: Schemas['BulkUpdateResponse']
  }
  bulkDeleteCompanies: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkDeleteCompaniesRequest']
    item: never
    result: Schemas['BulkDeleteResponse']
  }
  searchCompanies: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['SearchCompaniesRequest']
    item: never
    result: Schemas['CompanyResponse'][]
  }
  batchGetCompanies: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BatchGetCompaniesRequest']
    item: never
    result: Schemas['CompanyResponse'][]
  }
  listCompanyDuplicates: {
    params: Record<string, never>
    query: Query<'listCompanyDuplicates', 'limit'>
    body: undefined
    item: never
    result: Schemas['DuplicateGroup'][]
  }
  getCompany: {
    params: Path<'getCompany'>
    query: Query<'getCompany'>
    body: undefined
    item: never
    result: Schemas['CompanyResponse']
  }
  updateCompany: {
    params: Path<'updateCompany'>
    query: Record<string, never>
    body: Schemas['UpdateCompanyRequest']
    item: never
    result: Schemas['CompanyResponse']
  }
  deleteCompany: {
    params: Path<'deleteCompany'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  listCompanyHistory: {
    params: Path<'listCompanyHistory'>
    query: Query<'listCompanyHistory', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['CompanyHistoryEntry'][]
  }
  listDeletedCompanies: {
    params: Record<string, never>
    query: Query<'listDeletedCompanies', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['DeletedCompany'][]
  }
  restoreCompany: {
    params: Path<'restoreCompany'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['CompanyResponse']
  }
  mergeCompanies: {
    params: Path<'mergeCompanies'>
    query: Record<string, never>
    body: Schemas['MergeCompaniesRequest']
    item: never
    result: Schemas['CompanyResponse']
  }
  listContacts: {
    params: Record<string, never>
    query: Query<'listContacts', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['ContactResponse'][]
  }
  createContact: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['CreateContactRequest']
    item: never
    result: Schemas['ContactResponse']
  }
  upsertContact: {
    params: Record<string, never>
    query: Query<'upsertContact'>
    body: Schemas['CreateContactRequest']
    item: never
    result: Schemas['UpsertResponse']
  }
  bulkCreateContacts: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkCreateContactsRequest']
    item: Schemas['CreateContactRequest']
    result: Schemas['BulkCreateResponse']
  }
  bulkUpdateContacts: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkUpdateContactsRequest']
    item: never
    result: Schemas['BulkUpdateResponse']
  }
  bulkDeleteContacts: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkDeleteContactsRequest']
    item: never
    result: Schemas['BulkDeleteResponse']
  }
  searchContacts: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['SearchContactsRequest']
    item: never
    result: Schemas['ContactResponse'][]
  }
  batchGetContacts: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BatchGetContactsRequest']
    item: never
    result: Schemas['ContactResponse'][]
  }
  listContactDuplicates: {
    params: Record<string, never>
    query: Query<'listContactDuplicates', 'limit'>
    body: undefined
    item: never
    result: Schemas['DuplicateGroup'][]
  }
  getContact: {
    params: Path<'getContact'>
    query: Query<'getContact'>
    body: undefined
    item: never
    result: Schemas['ContactResponse']
  }
  updateContact: {
    params: Path<'updateContact'>
    query: Record<string, never>
    body: Schemas['UpdateContactRequest']
    item: never
    result: Schemas['ContactResponse']
  }
  deleteContact: {
    params: Path<'deleteContact'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  listContactHistory: {
    params: Path<'listContactHistory'>
    query: Query<'listContactHistory', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['ContactHistoryEntry'][]
  }
  listDeletedContacts: {
    params: Record<string, never>
    query: Query<'listDeletedContacts', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['DeletedContact'][]
  }
  restoreContact: {
    params: Path<'restoreContact'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['ContactResponse']
  }
  mergeContacts: {
    params: Path<'mergeContacts'>
    query: Record<string, never>
    body: Schemas['MergeContactsRequest']
    item: never
    result: Schemas['ContactResponse']
  }
  listDeals: {
    params: Record<string, never>
    query: Query<'listDeals', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['DealResponse'][]
  }
  createDeal: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['CreateDealRequest']
    item: never
    result: Schemas['DealResponse']
  }
  upsertDeal: {
    params: Record<string, never>
    query: Query<'upsertDeal'>
    body: Schemas['CreateDealRequest']
    item: never
    result: Schemas['UpsertResponse']
  }
  bulkCreateDeals: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkCreateDealsRequest']
    item: Schemas['CreateDealRequest']
    result: Schemas['BulkCreateResponse']
  }
  bulkUpdateDeals: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkUpdateDealsRequest']
    item: never
    result: Schemas['BulkUpdateResponse']
  }
  bulkDeleteDeals: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkDeleteDealsRequest']
    item: never
    result: Schemas['BulkDeleteResponse']
  }
  searchDeals: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['SearchDealsRequest']
    item: never
    result: Schemas['DealResponse'][]
  }
  batchGetDeals: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BatchGetDealsRequest']
    item: never
    result: Schemas['DealResponse'][]
  }
  getDealSummary: {
    params: Record<string, never>
    query: Query<'getDealSummary'>
    body: undefined
    item: never
    result: Schemas['DealSummaryRow'][]
  }
  getDeal: {
    params: Path<'getDeal'>
    query: Query<'getDeal'>
    body: undefined
    item: never
    result: Schemas['DealResponse']
  }
  updateDeal: {
    params: Path<'updateDeal'>
    query: Record<string, never>
    body: Schemas['UpdateDealRequest']
    item: never
    result: Schemas['DealResponse']
  }
  deleteDeal: {
    params: Path<'deleteDeal'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  listDealHistory: {
    params: Path<'listDealHistory'>
    query: Query<'listDealHistory', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['DealHistoryEntry'][]
  }
  listDeletedDeals: {
    params: Record<string, never>
    query: Query<'listDeletedDeals', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['DeletedDeal'][]
  }
  restoreDeal: {
    params: Path<'restoreDeal'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DealResponse']
  }
  moveDealStage: {
    params: Path<'moveDealStage'>
    query: Record<string, never>
    body: Schemas['MoveDealStageRequest']
    item: never
    result: Schemas['DealResponse']
  }
  listDealContacts: {
    params: Path<'listDealContacts'>
    query: Query<'listDealContacts'>
    body: undefined
    item: never
    result: Schemas['DealContactResponse'][]
  }
  setDealContact: {
    params: Path<'setDealContact'>
    query: Record<string, never>
    body: Schemas['SetDealContactRequest']
    item: never
    result: Schemas['DealContactResponse']
  }
  deleteDealContact: {
    params: Path<'deleteDealContact'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  listDealStages: {
    params: Path<'listDealStages'>
    query: Query<'listDealStages'>
    body: undefined
    item: never
    result: Schemas['DealStageStay'][]
  }
  getDealBant: {
    params: Path<'getDealBant'>
    query: Query<'getDealBant'>
    body: undefined
    item: never
    result: Schemas['BantQualification']
  }
  updateDealBant: {
    params: Path<'updateDealBant'>
    query: Record<string, never>
    body: Schemas['UpdateBantRequest']
    item: never
    result: Schemas['BantQualification']
  }
  listActivities: {
    params: Record<string, never>
    query: Query<'listActivities', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['ActivityResponse'][]
  }
  createActivity: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['CreateActivityRequest']
    item: never
    result: Schemas['ActivityResponse']
  }
  bulkCreateActivities: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkCreateActivitiesRequest']
    item: Schemas['CreateActivityRequest']
    result: Schemas['BulkCreateResponse']
  }
  bulkUpdateActivities: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkUpdateActivitiesRequest']
    item: never
    result: Schemas['BulkUpdateResponse']
  }
  bulkDeleteActivities: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BulkDeleteActivitiesRequest']
    item: never
    result: Schemas['BulkDeleteResponse']
  }
  searchActivities: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['SearchActivitiesRequest']
    item: never
    result: Schemas['ActivityResponse'][]
  }
  batchGetActivities: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['BatchGetActivitiesRequest']
    item: never
    result: Schemas['ActivityResponse'][]
  }
  getActivity: {
    params: Path<'getActivity'>
    query: Query<'getActivity'>
    body: undefined
    item: never
    result: Schemas['ActivityResponse']
  }
  updateActivity: {
    params: Path<'updateActivity'>
    query: Record<string, never>
    body: Schemas['UpdateActivityRequest']
    item: never
    result: Schemas['ActivityResponse']
  }
  deleteActivity: {
    params: Path<'deleteActivity'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  listActivityHistory: {
    params: Path<'listActivityHistory'>
    query: Query<'listActivityHistory', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['ActivityHistoryEntry'][]
  }
  listDeletedActivities: {
    params: Record<string, never>
    query: Query<'listDeletedActivities', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['DeletedActivity'][]
  }
  restoreActivity: {
    params: Path<'restoreActivity'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['ActivityResponse']
  }
  listPipelines: {
    params: Record<string, never>
    query: Query<'listPipelines', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['PipelineResponse'][]
  }
  createPipeline: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['CreatePipelineRequest']
    item: never
    result: Schemas['PipelineResponse']
  }
  getPipeline: {
    params: Path<'getPipeline'>
    query: Query<'getPipeline'>
    body: undefined
    item: never
    result: Schemas['PipelineResponse']
  }
  updatePipeline: {
    params: Path<'updatePipeline'>
    query: Record<string, never>
    body: Schemas['UpdatePipelineRequest']
    item: never
    result: Schemas['PipelineResponse']
  }
  deletePipeline: {
    params: Path<'deletePipeline'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  listPipelineStages: {
    params: Path<'listPipelineStages'>
    query: Query<'listPipelineStages', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['StageResponse'][]
  }
  createStage: {
    params: Path<'createStage'>
    query: Record<string, never>
    body: Schemas['CreateStageRequest']
    item: never
    result: Schemas['StageResponse']
  }
  getStage: {
    params: Path<'getStage'>
    query: Query<'getStage'>
    body: undefined
    item: never
    result: Schemas['StageResponse']
  }
  updateStage: {
    params: Path<'updateStage'>
    query: Record<string, never>
    body: Schemas['UpdateStageRequest']
    item: never
    result: Schemas['StageResponse']
  }
  deleteStage: {
    params: Path<'deleteStage'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  listProperties: {
    params: Record<string, never>
    query: Query<'listProperties', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['PropertyResponse'][]
  }
  createProperty: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['CreatePropertyRequest']
    item: never
    result: Schemas['PropertyResponse']
  }
  getContract: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['OpenApiDocument']
  }
  getProperty: {
    params: Path<'getProperty'>
    query: Query<'getProperty'>
    body: undefined
    item: never
    result: Schemas['PropertyResponse']
  }
  updateProperty: {
    params: Path<'updateProperty'>
    query: Query<'updateProperty', 'check'>
    body: Schemas['UpdatePropertyRequest']
    item: never
    result: Schemas['PropertyUpdatedResponse']
  }
  deleteProperty: {
    params: Path<'deleteProperty'>
    query: Query<'deleteProperty', 'check'>
    body: undefined
    item: never
    result: Schemas['PropertyDeletedResponse']
  }
  listUsers: {
    params: Record<string, never>
    query: Query<'listUsers', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['UserResponse'][]
  }
  createUser: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['CreateUserRequest']
    item: never
    result: Schemas['UserResponse']
  }
  getUser: {
    params: Path<'getUser'>
    query: Query<'getUser'>
    body: undefined
    item: never
    result: Schemas['UserResponse']
  }
  updateUser: {
    params: Path<'updateUser'>
    query: Record<string, never>
    body: Schemas['UpdateUserRequest']
    item: never
    result: Schemas['UserResponse']
  }
  deleteUser: {
    params: Path<'deleteUser'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  listTeams: {
    params: Record<string, never>
    query: Query<'listTeams', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['TeamResponse'][]
  }
  createTeam: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['CreateTeamRequest']
    item: never
    result: Schemas['TeamResponse']
  }
  getTeam: {
    params: Path<'getTeam'>
    query: Query<'getTeam'>
    body: undefined
    item: never
    result: Schemas['TeamResponse']
  }
  updateTeam: {
    params: Path<'updateTeam'>
    query: Record<string, never>
    body: Schemas['UpdateTeamRequest']
    item: never
    result: Schemas['TeamResponse']
  }
  deleteTeam: {
    params: Path<'deleteTeam'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  listApiKeys: {
    params: Record<string, never>
    query: Query<'listApiKeys', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['ApiKeyResponse'][]
  }
  createApiKey: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['CreateApiKeyRequest']
    item: never
    result: Schemas['ApiKeyCreatedResponse']
  }
  getApiKey: {
    params: Path<'getApiKey'>
    query: Query<'getApiKey'>
    body: undefined
    item: never
    result: Schemas['ApiKeyResponse']
  }
  revokeApiKey: {
    params: Path<'revokeApiKey'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['ApiKeyResponse']
  }
  updateApiKey: {
    params: Path<'updateApiKey'>
    query: Record<string, never>
    body: Schemas['UpdateApiKeyRequest']
    item: never
    result: Schemas['ApiKeyResponse']
  }
  rotateApiKey: {
    params: Path<'rotateApiKey'>
    query: Record<string, never>
    body: Schemas['RotateApiKeyRequest']
    item: never
    result: Schemas['ApiKeyRotatedResponse']
  }
  listApiKeyUsage: {
    params: Path<'listApiKeyUsage'>
    query: Query<'listApiKeyUsage', 'days' | 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['ApiKeyUsage'][]
  }
  listChanges: {
    params: Record<string, never>
    query: Query<'listChanges', 'wait' | 'ignoreOwn' | 'limit'>
    body: undefined
    item: never
    result: Schemas['ChangeListResponse']
  }
  listChangeSets: {
    params: Record<string, never>
    query: Query<'listChangeSets', 'limit'>
    body: undefined
    item: never
    result: Schemas['ChangeSet'][]
  }
  undoChangeSet: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['UndoRequest']
    item: never
    result: Schemas['UndoResponse']
  }
  exportContacts: {
    params: Record<string, never>
    query: Query<'exportContacts'>
    body: undefined
    item: never
    result: unknown
  }
  exportContactsExcel: {
    params: Record<string, never>
    query: Query<'exportContactsExcel'>
    body: undefined
    item: never
    result: unknown
  }
  importContacts: {
    params: Record<string, never>
    query: Query<'importContacts'>
    body: unknown
    item: never
    result: Schemas['ImportResultDto']
  }
  getContactsTemplate: {
    params: Record<string, never>
    query: Query<'getContactsTemplate'>
    body: undefined
    item: never
    result: unknown
  }
  exportCompanies: {
    params: Record<string, never>
    query: Query<'exportCompanies'>
    body: undefined
    item: never
    result: unknown
  }
  exportCompaniesExcel: {
    params: Record<string, never>
    query: Query<'exportCompaniesExcel'>
    body: undefined
    item: never
    result: unknown
  }
  importCompanies: {
    params: Record<string, never>
    query: Query<'importCompanies'>
    body: unknown
    item: never
    result: Schemas['ImportResultDto']
  }
  getCompaniesTemplate: {
    params: Record<string, never>
    query: Query<'getCompaniesTemplate'>
    body: undefined
    item: never
    result: unknown
  }
  exportDeals: {
    params: Record<string, never>
    query: Query<'exportDeals'>
    body: undefined
    item: never
    result: unknown
  }
  exportDealsExcel: {
    params: Record<string, never>
    query: Query<'exportDealsExcel'>
    body: undefined
    item: never
    result: unknown
  }
  importDeals: {
    params: Record<string, never>
    query: Query<'importDeals'>
    body: unknown
    item: never
    result: Schemas['ImportResultDto']
  }
  getDealsTemplate: {
    params: Record<string, never>
    query: Query<'getDealsTemplate'>
    body: undefined
    item: never
    result: unknown
  }
  exportActivities: {
    params: Record<string, never>
    query: Query<'exportActivities'>
    body: undefined
    item: never
    result: unknown
  }
  exportActivitiesExcel: {
    params: Record<string, never>
    query: Query<'exportActivitiesExcel'>
    body: undefined
    item: never
    result: unknown
  }
  importActivities: {
    params: Record<string, never>
    query: Query<'importActivities'>
    body: unknown
    item: never
    result: Schemas['ImportResultDto']
  }
  getActivitiesTemplate: {
    params: Record<string, never>
    query: Query<'getActivitiesTemplate'>
    body: undefined
    item: never
    result: unknown
  }
  listImportJobs: {
    params: Record<string, never>
    query: Query<'listImportJobs', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['ImportJobSummary'][]
  }
  getImportJob: {
    params: Path<'getImportJob'>
    query: Query<'getImportJob'>
    body: undefined
    item: never
    result: Schemas['ImportJobResponse']
  }
  deleteImportJob: {
    params: Path<'deleteImportJob'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  cancelImportJob: {
    params: Path<'cancelImportJob'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['ImportJobResponse']
  }
  getImportJobErrors: {
    params: Path<'getImportJobErrors'>
    query: Record<string, never>
    body: undefined
    item: never
    result: unknown
  }
  getPersonalData: {
    params: Path<'getPersonalData'>
    query: Query<'getPersonalData'>
    body: undefined
    item: never
    result: Schemas['PersonalDataResponse']
  }
  eraseContact: {
    params: Path<'eraseContact'>
    query: Record<string, never>
    body: Schemas['EraseContactRequest']
    item: never
    result: Schemas['ErasureResponse']
  }
  listAuditLog: {
    params: Record<string, never>
    query: Query<'listAuditLog', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['AuditEntryResponse'][]
  }
  listWebhooks: {
    params: Record<string, never>
    query: Query<'listWebhooks', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['WebhookResponse'][]
  }
  createWebhook: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['CreateWebhookRequest']
    item: never
    result: Schemas['WebhookResponse']
  }
  getWebhook: {
    params: Path<'getWebhook'>
    query: Query<'getWebhook'>
    body: undefined
    item: never
    result: Schemas['WebhookResponse']
  }
  updateWebhook: {
    params: Path<'updateWebhook'>
    query: Record<string, never>
    body: Schemas['UpdateWebhookRequest']
    item: never
    result: Schemas['WebhookResponse']
  }
  deleteWebhook: {
    params: Path<'deleteWebhook'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['DeletedResponse']
  }
  testWebhook: {
    params: Path<'testWebhook'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['WebhookTestResponse']
  }
  rotateWebhookSecret: {
    params: Path<'rotateWebhookSecret'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['WebhookRotationResponse']
  }
  commitWebhookSecret: {
    params: Path<'commitWebhookSecret'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['WebhookResponse']
  }
  cancelWebhookSecret: {
    params: Path<'cancelWebhookSecret'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['WebhookResponse']
  }
  replayWebhook: {
    params: Path<'replayWebhook'>
    query: Record<string, never>
    body: Schemas['ReplayWebhookRequest']
    item: never
    result: Schemas['WebhookReplayResponse']
  }
  getWebhookStats: {
    params: Path<'getWebhookStats'>
    query: Query<'getWebhookStats'>
    body: undefined
    item: never
    result: Schemas['WebhookStatsResponse']
  }
  listWebhookDeliveries: {
    params: Path<'listWebhookDeliveries'>
    query: Query<'listWebhookDeliveries', 'limit' | 'offset' | 'count'>
    body: undefined
    item: never
    result: Schemas['WebhookDeliveryResponse'][]
  }
  getWebhookDelivery: {
    params: Path<'getWebhookDelivery'>
    query: Query<'getWebhookDelivery'>
    body: undefined
    item: never
    result: Schemas['WebhookDeliveryResponse']
  }
  redeliverWebhookDelivery: {
    params: Path<'redeliverWebhookDelivery'>
    query: Record<string, never>
    body: undefined
    item: never
    result: Schemas['WebhookDeliveryResponse']
  }
  callMcp: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['McpRequest']
    item: never
    result: Schemas['McpResponse']
  }
}

type Path<Id extends keyof operations> = operations[Id]['parameters']['path']

/** A query once the defaults of the named parameters are filled in. */
type Query<Id extends keyof operations, Name extends string = never> = Filled<
  NonNullable<operations[Id]['parameters']['query']>,
  Name
>
type Filled<Given, Name extends string> = {
  [key in keyof Given as key extends Name ? never : key]: Given[key]
} & { [key in keyof Given as key extends Name ? key : never]-?: NonNullable<Given[key]> }
