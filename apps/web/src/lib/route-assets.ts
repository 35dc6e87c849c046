import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { createRequestHandler } from "@tanstack/react-router/ssr/server";

interface RouteAssets {
  /** What the router's `HeadContent` and `Scripts` render for each route id. */
  manifest: Awaited<
    ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]["getRouterManifest"]>>
  >;
  /**
   * Scripts that start a page, dependencies first: `app` for the admin area, `public` for every
   * other page.
   */
  entries: Record<"app" | "public", string[]>;
  /** The script for image transitions between pages. */
  transitions: string;
  /**
   * In development the page's scripts are elements of their own, as their loading needn't be
   * optimized.
   */
  isBuilt: boolean;
  /** Further imports of each route id. */
  imports: Record<string, string[]>;
  /** Styles inlined in the pages of each route id, which the browser needn't fetch. */
  inlined: Record<string, string[]>;
  /** The text of the style sheets. */
  styles: Record<string, string>;
}

/** The part of Vite's manifest that is used here. */
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

/** Read once, as a new build is a new process. */
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
    // A public page's styles are inlined, so that its first paint waits for no second request. The
    // admin area's are large and cached by browsers.
    if (routeId.startsWith(publicRoute)) assets.inlined[routeId] = css;
  }
  return assets;
}

/** `events.index` is `/events/`: dots in file names are slashes, and an index adds nothing. */
function routeIdOf(file: string): string {
  return `/${file.replaceAll(".", "/")}`.replace(/\/index$/, "/");
}

/** A chunk's imports come first, so that its own styles override theirs. */
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
