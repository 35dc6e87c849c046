import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { createRequestHandler } from "@tanstack/react-router/ssr/server";

/** Scripts, styles and preloads for each route id, in the form the router's `HeadContent` and `Scripts` read. */
type RouteAssets = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]["getRouterManifest"]>>
>;

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
  if (import.meta.env.DEV) return { routes: { __root__: { scripts: [script(`/${entry}`)] } } };

  const path = join(import.meta.dirname, "../client/.vite/manifest.json");
  return toRouteAssets(JSON.parse(await readFile(path, "utf8")));
}

export function toRouteAssets(chunks: Record<string, Chunk>): RouteAssets {
  const root = withImports(chunks, entry);
  const assets: RouteAssets = {
    routes: {
      __root__: { ...toAssets([...root]), scripts: [script(`/${chunks[entry]?.file}`)] },
    },
  };
  for (const name of Object.keys(chunks)) {
    const file = lazyRoute.exec(name)?.[1];
    if (file === undefined) continue;
    assets.routes[routeIdOf(file)] = toAssets(
      [...withImports(chunks, name)].filter((chunk) => !root.has(chunk)),
    );
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

function toAssets(chunks: Chunk[]) {
  return {
    preloads: chunks.map(({ file }) => `/${file}`),
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

function script(src: string) {
  return { attrs: { type: "module", src } };
}
