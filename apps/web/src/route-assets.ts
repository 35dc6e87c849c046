import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { createRequestHandler } from "@tanstack/react-router/ssr/server";

interface RouteAssets {
  /** What the router's `HeadContent` and `Scripts` write for each route id. */
  manifest: Awaited<
    ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]["getRouterManifest"]>>
  >;
  /** The script that brings the page alive, with all that it imports; absent where the router writes it. */
  entry?: string[];
  /** What each route id imports beyond it. */
  imports: Record<string, string[]>;
}

/** The part of Vite's manifest that matters here. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const entry = "src/entry-client.tsx";
const lazyRoute = /^src\/routes\/(.+)\.tsx\?tsr-split=component/;
let read: Promise<RouteAssets> | undefined;

/** Read once: a new build is a new process. */
export function readRouteAssets(): Promise<RouteAssets> {
  read ??= readManifest();
  return read;
}

async function readManifest(): Promise<RouteAssets> {
  if (import.meta.env.DEV) {
    const script = { attrs: { type: "module", src: `/${entry}` } };
    return { manifest: { routes: { __root__: { scripts: [script] } } }, imports: {} };
  }
  const client = join(import.meta.dirname, "../client");
  const chunks: Record<string, Chunk> = JSON.parse(
    await readFile(join(client, ".vite/manifest.json"), "utf8"),
  );
  const assets = toRouteAssets(chunks);
  // What every public page needs is written into it: the first paint waits for no second answer.
  const everywhere = stylesOf([...withImports(chunks, entry)]);
  const styles = everywhere.map(async (url) => [url, await readFile(client + url, "utf8")]);
  assets.manifest.inlineCss = { styles: Object.fromEntries(await Promise.all(styles)) };
  return assets;
}

export function toRouteAssets(chunks: Record<string, Chunk>): RouteAssets {
  const root = withImports(chunks, entry);
  const assets: RouteAssets = {
    manifest: { routes: { __root__: { css: stylesOf([...root]) } } },
    entry: scriptsOf([...root]),
    imports: {},
  };
  for (const name of Object.keys(chunks)) {
    const file = lazyRoute.exec(name)?.[1];
    if (file === undefined) continue;
    const routeId = routeIdOf(file);
    const beyond = [...withImports(chunks, name)].filter((chunk) => !root.has(chunk));
    assets.manifest.routes[routeId] = { css: stylesOf(beyond) };
    assets.imports[routeId] = scriptsOf(beyond);
  }
  return assets;
}

/** `events.index` is `/events/`: the file names' dots are slashes, and an index stands for nothing. */
function routeIdOf(file: string): string {
  return `/${file.replaceAll(".", "/")}`.replace(/\/index$/, "/");
}

function withImports(
  chunks: Record<string, Chunk>,
  name: string,
  found = new Set<Chunk>(),
): Set<Chunk> {
  const chunk = chunks[name];
  if (chunk === undefined || found.has(chunk)) return found;
  found.add(chunk);
  for (const each of chunk.imports ?? []) withImports(chunks, each, found);
  return found;
}

function stylesOf(chunks: Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`);
}

function scriptsOf(chunks: Chunk[]): string[] {
  return chunks.map(({ file }) => `/${file}`);
}
