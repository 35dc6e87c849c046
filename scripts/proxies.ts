import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { createServers } from "./faults/world.ts";
import { checkProxy } from "./proxies/checks.ts";
import {
  type ProxyKind,
  isInstalled,
  makeCertificate,
  startProxy,
  versionOf,
} from "./proxies/proxy.ts";

/**
 * `pnpm proxies [nginx] [caddy]`: runs nginx and Caddy in front of the built site with the
 * configurations in `ops/`, and checks what reaches a visitor. Run by hand; needs both programs and
 * openssl.
 */

const kinds: readonly ProxyKind[] = ["nginx", "caddy"];

async function main(chosen: readonly ProxyKind[]): Promise<void> {
  await using servers = await createServers([{ name: "site" }], {
    SEED_DEMO: "true",
    TRUST_PROXY: "loopback",
    RENDERS_AT_ONCE: "1",
  });
  const { dataDir, sites } = servers;
  const [site] = sites;
  if (site === undefined) throw new Error("There is one");
  const certificate = await makeCertificate(dataDir);
  await site.start();
  for (const kind of chosen) {
    const ports = { https: await findFreePort(), http: await findFreePort() };
    await using _proxy = await startProxy(kind, { dataDir, site, certificate, ports });
    console.log(`\n${await versionOf(kind)}`);
    const isCaddy = kind === "caddy";
    const failed = await checkProxy({ site, ports, ca: certificate.pem, isCaddy });
    if (failed > 0) process.exitCode = 1;
  }
  if ((await site.readLog()).includes("X-Forwarded-For")) {
    console.log("\nThe site doesn't trust its proxy: see its log");
    process.exitCode = 1;
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
