import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { loadDotEnv } from "./cli/dot-env.ts";
import { limitMemory } from "./tuning/limit-memory.ts";

/**
 * `node apps/api/src/server.ts [--dev]`: everything on one port. Only this file and its imports are
 * loaded before the process has its memory limits and Node its compile cache, which speed up the
 * rest of the start.
 */

const compileCache = join(import.meta.dirname, "../../../node_modules/.cache/before-ten");

loadDotEnv();
// Hot reload compiles in this process, and needs more memory.
if (!process.argv.includes("--dev")) limitMemory(process, { NODE_COMPILE_CACHE: compileCache });
enableCompileCache(compileCache);

const { startServer } = await import("./cli/server/start-server.ts");
await startServer();
