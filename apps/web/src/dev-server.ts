import type { Server } from "node:http";
import { join } from "node:path";
import type { DevServer } from "@before-ten/api/page-renderer";
import { type Plugin, createServer } from "vite";

/** The API starts this in development: Vite as a part of its web server. */
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

/** Of what the server alone renders the browser has nothing to replace: its pages load anew. */
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
