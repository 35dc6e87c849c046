import { findInstalledPostgres, noPostgres } from "./installed-postgres.ts";
import { binOf, runNode } from "./run-node.ts";

/**
 * `pnpm test:postgres [filter]`: runs the database tests on each PostgreSQL installed here, besides
 * the embedded one of `pnpm test`.
 */

const servers = findInstalledPostgres();
if (servers.length === 0) {
  console.error(`${noPostgres}.`);
  process.exitCode = 1;
}
for (const { name, binDir, args, environment } of servers) {
  console.log(`\n${name} of ${binDir}`);
  const all = ["run", "--config", "vitest.workspace.ts", ...args, ...process.argv.slice(2)];
  const code = await runNode(binOf("vitest", "vitest"), all, environment);
  if (code !== 0) process.exitCode = 1;
}
