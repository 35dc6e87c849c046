import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { loadDotEnv } from "./cli/dot-env.ts";
import { limitMemory } from "./cli/limit-memory.ts";

/**
 * `node apps/api/src/server.ts [--dev]`: everything on one port. This file and what it imports is
 * all that is loaded before the process has its limits of memory and Node its cache of compiled
 * files, which make the rest of the start quick.
 */

const compileCache = join(import.meta.dirname, "../../../node_modules/.cache/before-ten");

loadDotEnv();
// Hot reload compiles in this process, and needs more.
if (!process.argv.includes("--dev")) limitMemory(process, { NODE_COMPILE_CACHE: compileCache });
enableCompileCache(compileCache);

const { startServer } = await import("./cli/start-server.ts");
await startServer();
