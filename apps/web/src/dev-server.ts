import type { Server } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";

/** The API starts this in development: Vite as a part of its web server. */
export async function startDevServer(server: Server) {
  const vite = await createServer({
    root: join(import.meta.dirname, ".."),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    middleware: vite.middlewares,
    loadEntry: () => vite.ssrLoadModule("/src/entry-server.tsx"),
    explain: (error: Error) => vite.ssrFixStacktrace(error),
    close: () => vite.close(),
  };
}
