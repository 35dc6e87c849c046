import { resolve } from "node:path";
import { runBackupCommand } from "./backup-command.ts";
import { exportSite } from "./export-site/export-site.ts";

/** `pnpm export:site <folder>`: the whole site in open formats, for people and other programs. */
await runBackupCommand("Exporting", async ({ report, ...deps }, { settings }, folder) => {
  if (folder === undefined) throw new Error("Please name a folder, and it will be created.");
  const dir = resolve(folder);
  const { events, series, albums, posts, messages, images } = await exportSite(
    { ...deps, site: settings },
    { dir, ...(report !== undefined && { report }) },
  );
  return `${dir} has ${events} events, ${series} series, ${albums} albums, ${posts} posts, the subscribers, ${messages} messages and ${images} image files; its README.txt says what each file is.`;
});
