import type { Server } from "node:http";
import { join } from "node:path";
import type { DevServer } from "@before-ten/api/page-renderer";
import { type Plugin, createServer } from "vite";

/** Called by the API in development to run Vite as part of its web server. */
export async function startDevServer(server: Server): Promise<DevServer> {
  const vite = await createServer({
    root: join(import.meta.dirname, ".."),
    appType: "custom",
    plugins: [reloadPublicPages],
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    middleware: vite.middlewares,
    loadEntry: () => vite.ssrLoadModule("/src/entry-server.tsx"),
    explain: (error) => vite.ssrFixStacktrace(error),
    close: () => vite.close(),
  };
}

/** Public pages are rendered by the server alone, so a change reloads them. */
const reloadPublicPages: Plugin = {
  name: "reload-public-pages",
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    const isInBrowser = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (this.environment.name === "ssr" && modules.length > 0 && !isInBrowser) {
      client.hot.send({ type: "full-reload" });
    }
  },
};
