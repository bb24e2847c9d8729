# docker build -t crm-service .
# Its settings, and what else production needs: docs/running-in-production.md.

# A tag moves: for production pass one with its digest, node:24-slim@sha256:… (SECURITY.md says how to find it).
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# Of the optional packages it would only use the PostgreSQL that comes along; an image is given a DATABASE_URL.
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json CHANGELOG.md openapi.yaml ./
COPY drizzle ./drizzle
COPY generated ./generated
COPY src ./src
COPY scripts/tenant.ts scripts/migrate.ts scripts/encrypt-anew.ts scripts/distribute.ts scripts/distribute-tables.ts scripts/distribution-plan.ts ./scripts/
COPY scripts/tenant ./scripts/tenant
COPY scripts/migrate ./scripts/migrate
# The image's user `node`, as a number: Kubernetes can't tell from a name that it isn't root (runAsNonRoot).
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
# Liveness only: a container that is restarted because its database is away doesn't bring it back.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=12", "src/server.ts"]
