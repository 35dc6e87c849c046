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

/**
 * A running site with its embedded PostgreSQL, a mail server and a signed-in admin. All of it ends
 * with the scenario.
 */
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
      if (dataDir === undefined) {
        await removeEmbeddedPostgres(folder);
        await rm(folder, { recursive: true, force: true });
      } else {
        await postgres.stop();
      }
    },
  };
}

/** PostgreSQL's own account has to reach it if root starts all of this. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "before-ten-faults-"));
  await chmod(folder, 0o711);
  return folder;
}
