import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { createRequestHandler } from "@tanstack/react-router/ssr/server";

interface RouteAssets {
  /** What the router's `HeadContent` and `Scripts` write for each route id. */
  manifest: Awaited<
    ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]["getRouterManifest"]>>
  >;
  /**
   * The scripts that bring a page alive, each after all that it imports: `app` the admin area,
   * `public` every other page.
   */
  entries: Record<"app" | "public", string[]>;
  /** The script that lets images grow from page to page. */
  transitions: string;
  /** While developing the page's scripts are its own elements: nothing is to be saved there. */
  isBuilt: boolean;
  /** What each route id imports beyond it. */
  imports: Record<string, string[]>;
  /**
   * The styles that stand in the pages of each route id, which the browser therefore needn't fetch.
   */
  inlined: Record<string, string[]>;
  /** Their text. */
  styles: Record<string, string>;
}

/** The part of Vite's manifest that matters here. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const appEntry = "src/entry-client.tsx";
const publicEntry = "src/entry-public.ts";
const transitionsEntry = "src/entry-transitions.ts";
const publicRoute = "/_site";
const lazyRoute = /^src\/routes\/(.+)\.tsx\?tsr-split=component/;
let read: Promise<RouteAssets> | undefined;

/** Read once: a new build is a new process. */
export function readRouteAssets(): Promise<RouteAssets> {
  read ??= readManifest();
  return read;
}

async function readManifest(): Promise<RouteAssets> {
  if (import.meta.env.DEV) {
    const script = { attrs: { type: "module", src: `/${appEntry}` } };
    return {
      manifest: { routes: { __root__: { scripts: [script] } } },
      entries: { app: [`/${appEntry}`], public: [`/${publicEntry}`] },
      transitions: `/${transitionsEntry}`,
      isBuilt: false,
      imports: {},
      inlined: {},
      styles: {},
    };
  }
  const client = join(import.meta.dirname, "../client");
  const chunks: Record<string, Chunk> = JSON.parse(
    await readFile(join(client, ".vite/manifest.json"), "utf8"),
  );
  const assets = toRouteAssets(chunks);
  const urls = [...new Set(Object.values(assets.inlined).flat())];
  const texts = urls.map(async (url) => [url, (await readFile(client + url, "utf8")).trimEnd()]);
  const styles: Record<string, string> = Object.fromEntries(await Promise.all(texts));
  assets.manifest.inlineCss = { styles };
  return { ...assets, styles };
}

export function toRouteAssets(chunks: Record<string, Chunk>): Omit<RouteAssets, "styles"> {
  const root = withImports(chunks, appEntry);
  const everywhere = stylesOf([...root]);
  const assets: Omit<RouteAssets, "styles"> = {
    manifest: { routes: { __root__: { css: everywhere } } },
    entries: {
      app: scriptsOf([...root]),
      public: scriptsOf([...withImports(chunks, publicEntry)]),
    },
    transitions: scriptsOf([...withImports(chunks, transitionsEntry)]).join(""),
    isBuilt: true,
    imports: {},
    inlined: { __root__: everywhere },
  };
  for (const name of Object.keys(chunks)) {
    const file = lazyRoute.exec(name)?.[1];
    if (file === undefined) continue;
    const routeId = routeIdOf(file);
    const beyond = [...withImports(chunks, name)].filter((chunk) => !root.has(chunk));
    const css = stylesOf(beyond);
    assets.manifest.routes[routeId] = { css };
    assets.imports[routeId] = scriptsOf(beyond);
    // A public page has its styles inlined, so that its first paint waits for no second answer. The
    // admin area's are large and cached by its browsers.
    if (routeId.startsWith(publicRoute)) assets.inlined[routeId] = css;
  }
  return assets;
}

/**
 * `events.index` is `/events/`: the file names' dots are slashes, and an index stands for nothing.
 */
function routeIdOf(file: string): string {
  return `/${file.replaceAll(".", "/")}`.replace(/\/index$/, "/");
}

/** What a chunk imports comes before it: its styles may be written over. */
function withImports(
  chunks: Record<string, Chunk>,
  name: string,
  found = new Set<Chunk>(),
  met = new Set<string>(),
): Set<Chunk> {
  const chunk = chunks[name];
  // Chunks may import each other.
  if (chunk === undefined || met.has(name)) return found;
  met.add(name);
  for (const each of chunk.imports ?? []) withImports(chunks, each, found, met);
  return found.add(chunk);
}

function stylesOf(chunks: Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`);
}

function scriptsOf(chunks: Chunk[]): string[] {
  return chunks.map(({ file }) => `/${file}`);
}
