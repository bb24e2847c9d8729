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
         * @description For readiness probes and load balancers. Asks the database for a sign of life and answers 503 while there is none.
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
         * @description The file that the service is built from, word for word.
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
         * @description The same contract for tools that prefer JSON, such as SDK generators.
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
         * @description Exchanges an e-mail address and a password for an access token that lives 15 minutes, and a refresh token to get the next one with. Unknown address, wrong password and deactivated user give the same answer after the same time. After several failures the address is locked for a while (`login_throttled`).
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
         * @description Spends the refresh token and answers with a new pair. A refresh token works once: if one turns up a second time, somebody copied it, and the whole session ends for both sides.
         */
        post: operations["refreshToken"];
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
         * @description Ends the session that the refresh token belongs to, so that no token descending from the same login can be refreshed any more. Access tokens already handed out run out by themselves within minutes. Repeating the call, or sending a token that is not known, has the same answer.
         */
        post: operations["logout"];
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
         * @description Takes up to 100 companies. An item with a domain works like `upsertCompany`, one without like `createCompany`. Items are judged one by one: the answer is 200 even if some were refused, so look at `failed` and `errors`. The body may have 1 MiB.
         */
        post: operations["bulkCreateCompanies"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What went wrong, for programs to branch on. The list is closed; the introduction explains each one.
         * @enum {string}
         */
        ProblemCode: "malformed_request" | "malformed_json" | "validation_failed" | "invalid_reference" | "invalid_file" | "ambiguous_credentials" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "insufficient_scope" | "not_found" | "route_not_found" | "unknown_tenant" | "method_not_allowed" | "duplicate" | "in_use" | "last_admin" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "login_throttled" | "internal_error" | "overloaded" | "database_unavailable";
        /**
         * @description One violated rule.
         * @example {
         *       "path": "/name",
         *       "message": "must not be blank"
         *     }
         */
        ProblemDetail: {
            /** @description JSON Pointer into the body (`/address/city`), or the name of the parameter. */
            path: string;
            /** @description What is wrong with the value, in a sentence. */
            message: string;
        };
        /**
         * @description Every error has this shape (RFC 9457), whichever part of the service it comes from.
         * @example {
         *       "type": "urn:problem-type:crm:validation_failed",
         *       "title": "Validation failed",
         *       "status": 400,
         *       "detail": "The request has 2 invalid values.",
         *       "code": "validation_failed",
         *       "requestId": "019caddc-3a9e-7b10-8f42-6d5e4c3b2a19",
         *       "errors": [
         *         {
         *           "path": "/name",
         *           "message": "must not be blank"
         *         },
         *         {
         *           "path": "/employeeCount",
         *           "message": "must be a whole number"
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
            /** @description All violations that were found, when input was invalid. */
            errors?: components["schemas"]["ProblemDetail"][];
            /**
             * Format: uuid
             * @description With `duplicate`: the record that holds the value already.
             */
            existingId?: string;
            /**
             * @description With `insufficient_scope`: the scope that the operation needs.
             * @enum {string}
             */
            requiredScope?: "read" | "write" | "admin";
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
         *         "version": "1.0.0"
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
         * @description A person who works in the tenant and can own records.
         * @example {
         *       "id": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51",
         *       "tenantId": "019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18",
         *       "email": "ada@acme.test",
         *       "name": "Ada Lindgren",
         *       "role": "admin",
         *       "isActive": true,
         *       "createdAt": "2026-03-02T09:15:00.000Z",
         *       "updatedAt": "2026-03-02T09:15:00.000Z"
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
            /**
             * @description `viewer` may read, `member` may also write, `admin` may do everything.
             * @enum {string}
             */
            role: "admin" | "member" | "viewer";
            /** @description Whether the user may log in. */
            isActive: boolean;
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
             * Format: email
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
         *         "createdAt": "2026-03-02T09:15:00.000Z",
         *         "updatedAt": "2026-03-02T09:15:00.000Z"
         *       }
         *     }
         */
        LoginResponse: {
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
            /** @description Good for one call of `refreshToken`. */
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
            /** @description As received from `login` or from the previous `refreshToken`. */
            refreshToken: string;
        };
        /**
         * @description Confirms that the session is over.
         * @example {
         *       "loggedOut": true
         *     }
         */
        LogoutResponse: {
            /**
             * @description Always `true`.
             * @constant
             */
            loggedOut: true;
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
         *       "createdAt": "2026-03-02T09:15:00.000Z",
         *       "createdBy": "ada@acme.test"
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
            /** @description False once the key is revoked or has expired. */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When the key was made.
             */
            createdAt: string;
            /** @description E-mail address of the user who made the key; null when no user did, as for the first key of a tenant or one made with another key. */
            createdBy: string | null;
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
         *         "createdAt": "2026-03-02T09:15:00.000Z",
         *         "createdBy": "ada@acme.test"
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
            scopes: ("read" | "write" | "admin")[];
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
         *       "createdAt": "2026-03-02T09:15:00.000Z",
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
             * @description The user who looks after the company.
             */
            ownerId: string | null;
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
         *       ],
         *       "ownerId": "019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51"
         *     }
         */
        CreateCompanyRequest: {
            /** @description Name of the company. Several companies may share one. */
            name: string;
            /** @description Internet domain; a full URL is welcome and is cut down to its host name without `www.`. At most one company of the tenant has a given domain, and it is the key that upserts match on. */
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
             * @description The user who looks after the company.
             */
            ownerId?: string | null;
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
            /** @description Internet domain; a full URL is welcome and is cut down to its host name without `www.`. At most one company of the tenant has a given domain, and it is the key that upserts match on. */
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
             * @description The user who looks after the company.
             */
            ownerId?: string | null;
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
            /** @description The items. Each is judged on its own, so that a bad one does not spoil the rest. */
            items: unknown[];
        };
    };
    responses: {
        /** @description The request is not acceptable as it stands: something in it is malformed, missing, unknown, or refers to nothing. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is valid, but lacks the scope this operation needs. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request contradicts what is stored already. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has a media type that this operation does not read. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
                "Retry-After": components["headers"]["RetryAfter"];
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
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer at the moment, because it is overloaded or its database is away. Safe to retry. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifier of the record. Text that is not a UUID is a 400; a UUID that names nothing in this tenant is a 404.
         * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
         */
        Id: string;
        /**
         * @description How many records to return at most.
         * @example 50
         */
        Limit: number;
        /**
         * @description How many records to pass over before the first one returned.
         * @example 0
         */
        Offset: number;
        /**
         * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
         * @example 2026-03-01T00:00:00.000Z
         */
        UpdatedSince: string;
        /**
         * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has.
         * @example id,updatedAt
         */
        Fields: string;
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
    };
    requestBodies: never;
    headers: {
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
         * @description Requests still allowed in the current window. On every answer below `/api`.
         * @example 987
         */
        RateLimitRemaining: number;
        /**
         * @description Unix time in seconds at which the current window ends. On every answer below `/api`.
         * @example 1772442960
         */
        RateLimitReset: number;
        /**
         * @description Seconds to wait before trying again.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description Path of the record that was created.
         * @example /api/v1/companies/019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
         */
        Location: string;
        /**
         * @description With `rel="next"`, the address of the following page. Present when this page is full.
         * @example </api/v1/companies?limit=50&offset=50>; rel="next"
         */
        Link: string;
        /**
         * @description How many records match the filters. Present when the request asked with `count=true`.
         * @example 1284
         */
        TotalCount: number;
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
            400: components["responses"]["BadRequest"];
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
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenApiYaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["OpenApiYamlText"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getOpenApiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownTenant"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refreshToken: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownTenant"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownTenant"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
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
                 * @description How many records to pass over before the first one returned.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Return only what changed strictly after this moment, ordered by `updatedAt` and then `id`. A date alone means midnight UTC, and a time without a zone is read as UTC.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has.
                 * @example id,updatedAt
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
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
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
                    Location: components["headers"]["Location"];
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    upsertCompany: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownTenant"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkCreateCompanies: {
        parameters: {
            query?: never;
            header?: never;
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the properties to keep; all others are left out of the answer, required ones as well. Names are case-sensitive, and spaces around a comma do not matter. A name the record does not have is a 400 that lists the names it has.
                 * @example id,updatedAt
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record. Text that is not a UUID is a 400; a UUID that names nothing in this tenant is a 404.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                id: components["parameters"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record. Text that is not a UUID is a 400; a UUID that names nothing in this tenant is a 404.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                id: components["parameters"]["Id"];
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
            409: components["responses"]["Conflict"];
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
            header?: never;
            path: {
                /**
                 * @description Identifier of the record. Text that is not a UUID is a 400; a UUID that names nothing in this tenant is a 404.
                 * @example 019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11
                 */
                id: components["parameters"]["Id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
  login: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['LoginRequest']
    item: never
    result: Schemas['LoginResponse']
  }
  refreshToken: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['RefreshTokenRequest']
    item: never
    result: Schemas['LoginResponse']
  }
  logout: {
    params: Record<string, never>
    query: Record<string, never>
    body: Schemas['RefreshTokenRequest']
    item: never
    result: Schemas['LogoutResponse']
  }
  getMe: {
    params: Record<string, never>
    query: Record<string, never>
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
    query: Record<string, never>
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
