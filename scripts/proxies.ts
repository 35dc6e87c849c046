import { rm } from "node:fs/promises";
import { join } from "node:path";
import { removeEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { openPostgres } from "./faults/postgres.ts";
import { type Site, createSite } from "./faults/site.ts";
import { makeDataDir } from "./faults/world.ts";
import { makeCertificate } from "./proxies/certificate.ts";
import { checkProxy } from "./proxies/checks.ts";
import { type ProxyKind, isInstalled, startProxy } from "./proxies/proxy.ts";

/**
 * `pnpm proxies [nginx] [caddy]`: runs nginx and Caddy in front of the built site with the
 * configurations in `ops/`, and checks what reaches a visitor. Run by hand; needs both programs and
 * openssl.
 */

const kinds: readonly ProxyKind[] = ["nginx", "caddy"];

async function main(chosen: readonly ProxyKind[]): Promise<void> {
  const dataDir = await makeDataDir();
  const certificate = await makeCertificate(dataDir);
  let site: Site | undefined;
  const postgres = await openPostgres(dataDir);
  try {
    site = await createSite({
      dataDir,
      logFile: join(dataDir, "site.log"),
      env: {
        DATABASE_URL: postgres.connectionString,
        SEED_DEMO: "true",
        TRUST_PROXY: "loopback",
        RENDERS_AT_ONCE: "1",
      },
    });
    await site.start();
    for (const kind of chosen) {
      const ports = { https: await findFreePort(), http: await findFreePort() };
      await using proxy = await startProxy(kind, { dataDir, site, certificate, ports });
      console.log(`\n${await proxy.version()}`);
      const isCaddy = kind === "caddy";
      const failed = await checkProxy({ site, ports, ca: certificate.pem, isCaddy });
      if (failed > 0) process.exitCode = 1;
    }
    if ((await site.readLog()).includes("X-Forwarded-For")) {
      console.log("\nThe site doesn't trust its proxy: see its log");
      process.exitCode = 1;
    }
  } finally {
    await site?.kill().catch(() => undefined);
    await postgres[Symbol.asyncDispose]();
    await removeEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const named = new Set(process.argv.slice(2));
const chosen = kinds.filter((kind) => named.size === 0 || named.has(kind));
const missing: string[] = [];
for (const kind of chosen) if (!(await isInstalled(kind))) missing.push(kind);
if (missing.length > 0) {
  console.error(
    `Not found: ${missing.join(", ")}. Debian: apt-get install nginx-light caddy; or name their paths in NGINX_PATH and CADDY_PATH.`,
  );
  process.exitCode = 1;
} else {
  await main(chosen);
}
