import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type DevServer, type WebEntry, checkEntry } from "./page-renderer.ts";

export interface Development {
  /** The site's newest server code. */
  getEntry: () => Promise<WebEntry>;
  /** Answers Vite's own requests: modules, styles, files. */
  answers: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Maps an error's stack to the sources. */
  explain: (error: unknown) => void;
  close: () => Promise<void>;
}

/** Vite's hot reload shares the web server's port. */
export async function startDevelopment(webDir: string, server: Server): Promise<Development> {
  const path = join(webDir, "src/dev-server.ts");
  const module: unknown = await import(pathToFileURL(path).href);
  if (!hasStart(module)) throw new Error(`${path} exports no startDevServer function`);
  const devServer = await module.startDevServer(server);
  return {
    getEntry: async () => checkEntry(await devServer.loadEntry(), "src/entry-server.tsx"),
    answers: (request, response) =>
      new Promise((resolve) => {
        response.once("close", () => resolve(true));
        devServer.middleware(request, response, () => resolve(false));
      }),
    explain: (error) => {
      if (error instanceof Error) devServer.explain(error);
    },
    close: () => devServer.close(),
  };
}

function hasStart(
  module: unknown,
): module is { startDevServer: (server: Server) => Promise<DevServer> } {
  return (
    typeof module === "object" &&
    module !== null &&
    "startDevServer" in module &&
    typeof module.startDevServer === "function"
  );
}
