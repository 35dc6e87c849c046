import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { createRequestHandler } from "@tanstack/react-router/ssr/server";

interface RouteAssets {
  /** What the router's `HeadContent` renders: the admin area's style sheet. */
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
  /** Scripts of each route id of the admin area, beyond the entry's. */
  imports: Record<string, string[]>;
  /** Style sheets of each route id of public pages, whose text is in the HTML unless linked. */
  inlined: Record<string, string[]>;
  /** Style sheets of each route id that a page loads below its first view, joined into one. */
  linked: Record<string, string[]>;
  /** The text of the style sheets. */
  styles: Record<string, string>;
}

/** The part of Vite's manifest that is used here. */
interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

const appEntry = "src/entry-client.tsx";
const publicEntry = "src/entry-public.ts";
const transitionsEntry = "src/entry-transitions.ts";
/** Pages that render `StylesOfTheRest` after their first view. */
const linksSharedStyles = new Set(["/_site/"]);
const lazyRoute = /^src\/routes\/(.+)\.tsx\?tsr-split=component/;
let read: Promise<RouteAssets> | undefined;

/** Read once, as a new build is a new process. */
export function readRouteAssets(): Promise<RouteAssets> {
  read ??= readManifests();
  return read;
}

async function readManifests(): Promise<RouteAssets> {
  if (import.meta.env.DEV) {
    const script = { attrs: { type: "module", src: `/${appEntry}` } };
    return {
      manifest: { routes: { __root__: { scripts: [script] } } },
      entries: { app: [`/${appEntry}`], public: [`/${publicEntry}`] },
      transitions: `/${transitionsEntry}`,
      isBuilt: false,
      imports: {},
      inlined: {},
      linked: {},
      styles: {},
    };
  }
  const client = join(import.meta.dirname, "../client");
  const readManifest = async (name: string): Promise<Manifest> =>
    JSON.parse(await readFile(join(client, ".vite", name), "utf8"));
  const assets = toRouteAssets(await readManifest("public.json"), await readManifest("admin.json"));
  const { inlined, linked } = assets;
  const urls = [...new Set([inlined, linked].flatMap((files) => Object.values(files).flat()))];
  const texts = urls.map(async (url) => [url, await readStyleSheet(client + url)]);
  return { ...assets, styles: Object.fromEntries(await Promise.all(texts)) };
}

export async function readStyleSheet(path: string): Promise<string> {
  return (await readFile(path, "utf8")).trimEnd();
}

/**
 * A public page's styles are inlined, so that its first paint waits for no second request. The
 * admin area's are large and cached by browsers.
 */
export function toRouteAssets(
  publicPages: Manifest,
  adminArea: Manifest,
): Omit<RouteAssets, "styles"> {
  const app = withImports(adminArea, appEntry);
  const assets: Omit<RouteAssets, "styles"> = {
    manifest: { routes: { __root__: { css: fileOf(adminArea, "style.css") } } },
    entries: {
      app: scriptsOf(app),
      public: scriptsOf(withImports(publicPages, publicEntry)),
    },
    transitions: fileOf(publicPages, transitionsEntry).join(""),
    isBuilt: true,
    imports: {},
    inlined: {},
    linked: {},
  };
  for (const [routeId, chunks] of routesOf(adminArea, app)) {
    assets.imports[routeId] = scriptsOf(chunks);
  }
  const root = withImports(publicPages, appEntry);
  assets.inlined["__root__"] = stylesOf(root);
  for (const [routeId, chunks] of routesOf(publicPages, root)) {
    assets.inlined[routeId] = stylesOf(chunks);
    if (!linksSharedStyles.has(routeId)) continue;
    const footer = [...root].filter(({ name }) => name === "footer");
    // A chunk's imports come before it.
    const shared = [...chunks].slice(0, -1);
    assets.linked[routeId] = stylesOf(new Set([...footer, ...shared]));
  }
  return assets;
}

/** Each route id of a build with its chunks beyond the entry's. */
function routesOf(chunks: Manifest, entry: Set<Chunk>): [string, Set<Chunk>][] {
  return Object.keys(chunks).flatMap((name): [string, Set<Chunk>][] => {
    const file = lazyRoute.exec(name)?.[1];
    if (file === undefined) return [];
    const beyond = [...withImports(chunks, name)].filter((chunk) => !entry.has(chunk));
    return [[routeIdOf(file), new Set(beyond)]];
  });
}

/** `events.index` is `/events/`: dots in file names are slashes, and an index adds nothing. */
function routeIdOf(file: string): string {
  return `/${file.replaceAll(".", "/")}`.replace(/\/index$/, "/");
}

/** A chunk's imports come first, so that its own styles override theirs. */
function withImports(
  chunks: Manifest,
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

function fileOf(chunks: Manifest, name: string): string[] {
  const chunk = chunks[name];
  return chunk === undefined ? [] : [`/${chunk.file}`];
}

function stylesOf(chunks: Set<Chunk>): string[] {
  return [...new Set([...chunks].flatMap(({ css = [] }) => css))].map((file) => `/${file}`);
}

function scriptsOf(chunks: Set<Chunk>): string[] {
  return [...chunks].map(({ file }) => `/${file}`);
}
