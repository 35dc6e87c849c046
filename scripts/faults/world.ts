import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";
import { type MailServer, startMailServer } from "../../apps/api/src/testing/mail-server.ts";
import { type Postgres, openPostgres } from "./postgres.ts";
import { type Site, createSite } from "./site.ts";

/** How often scenarios repeat their steps. */
export interface Extent {
  isShort: boolean;
  kills: number;
}

export interface World extends AsyncDisposable {
  dataDir: string;
  site: Site;
  mailServer: MailServer;
  postgres: Postgres;
  token: string;
}

interface WorldOptions {
  /** Location of the data; defaults to a folder that is deleted afterwards. */
  dataDir?: string;
  mail?: Parameters<typeof startMailServer>[0];
  env?: Record<string, string>;
}

/** A running site, its PostgreSQL, a mail server and a signed-in admin, for one scenario. */
export async function startWorld({ dataDir, mail, env }: WorldOptions = {}): Promise<World> {
  const folder = dataDir ?? (await makeDataDir());
  const logFile = join(folder, "server.log");
  const mailServer = await startMailServer(mail);
  const site = await createSite({
    dataDir: folder,
    logFile,
    env: { SMTP_URL: mailServer.url, ...env },
  });
  await site.start();
  const token = await site.signIn();
  const postgres = await openPostgres(folder);
  return {
    dataDir: folder,
    site,
    mailServer,
    postgres,
    token,
    async [Symbol.asyncDispose]() {
      await postgres[Symbol.asyncDispose]();
      await site.kill().catch(() => undefined);
      await mailServer.close();
      await (dataDir === undefined ? removeDataDir(folder) : postgres.stop());
    },
  };
}

interface Servers extends AsyncDisposable {
  dataDir: string;
  postgres: Postgres;
  /** In the order of their names; none has started. */
  sites: Site[];
}

/** Servers that share one folder and database. All of it ends with the scope. */
export async function createServers(
  servers: readonly { name: string; root?: string }[],
  env: Record<string, string>,
): Promise<Servers> {
  const dataDir = await makeDataDir();
  const postgres = await openPostgres(dataDir);
  const sites = await Promise.all(
    servers.map(({ name, root }) =>
      createSite({
        dataDir,
        logFile: join(dataDir, `${name}.log`),
        env: { DATABASE_URL: postgres.connectionString, ...env },
        root,
      }),
    ),
  );
  return {
    dataDir,
    postgres,
    sites,
    async [Symbol.asyncDispose]() {
      await Promise.all(sites.map((site) => site.kill().catch(() => undefined)));
      await postgres[Symbol.asyncDispose]();
      await removeDataDir(dataDir);
    },
  };
}

/** PostgreSQL's own account has to reach it if root starts all of this. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "before-ten-faults-"));
  await chmod(folder, 0o711);
  return folder;
}

/** Also stops the folder's PostgreSQL. */
export async function removeDataDir(dataDir: string): Promise<void> {
  await removeEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
