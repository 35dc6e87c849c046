import { once } from "node:events";
import { z } from "zod";
import { readSettings } from "../../env.ts";
import { createLog } from "../../http/log.ts";
import { createRecentErrors } from "../../observe/recent-errors.ts";
import { closeOnSignal } from "./closing.ts";
import { poolSizeOf } from "./connection-count.ts";
import { connectStorage } from "../open-database.ts";
import { prepareServer } from "./prepare-server.ts";
import { memberClosesWithinMs } from "./supervise-members.ts";
import { systemClock } from "./system-clock.ts";

const assignmentSchema = z.object({
  role: z.enum(["web", "worker"]),
  connectionString: z.string(),
});

/**
 * Starts a process forked by the primary one, with its assigned role: answering requests on the
 * shared port, or background work. The database is up to date by then.
 */
export async function startMember(): Promise<void> {
  const settings = readSettings(process.env);
  const [message]: unknown[] = await once(process, "message");
  const { role, connectionString } = assignmentSchema.parse(message);
  const recentErrors = createRecentErrors(systemClock.now);
  const log = createLog({ ...settings, recentErrors });
  const opened = new AsyncDisposableStack();
  const stopping = new AbortController();
  closeOnSignal({ log, withinMs: memberClosesWithinMs }, async () => {
    stopping.abort();
    await opened.disposeAsync();
  });
  try {
    const storage = connectStorage(connectionString, poolSizeOf(role, settings.webProcesses));
    opened.defer(() => storage.close());
    const start = { mode: "production", log, recentErrors, opened, role } as const;
    const app = await prepareServer(settings, storage, start);
    // A process for background work has no port; the primary process supervises it.
    if (role === "web") await app.listen({ host: settings.host, port: settings.port });
    process.send?.("open");
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
}
