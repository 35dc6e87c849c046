import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { type BuildOptions, type Plugin, defineConfig } from "vite";
import { joinStyles } from "./src/lib/page/join-styles.ts";
import { minifyPageFunctions } from "./src/lib/page/minify-page-functions.ts";
import { readStyleSheet, toRouteAssets } from "./src/lib/page/route-assets.ts";
import { designTokens } from "./src/styles/design-tokens.ts";
import { mantineTheme } from "./src/styles/mantine-theme.ts";
import { createShortClassNames } from "./src/styles/short-class-names.ts";
import { shortTokens, shortTokensInScripts } from "./src/styles/short-tokens.ts";

/**
 * The browser's files are built twice, as public pages and the admin area share no script: once for
 * public pages, then with `--mode admin`.
 */
export default defineConfig(({ command, mode, isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // A page's error component is in the page's own chunk, as it couldn't be loaded after losing
      // the connection.
      codeSplittingOptions: {
        defaultBehavior: [["component", "pendingComponent", "errorComponent", "notFoundComponent"]],
      },
      quoteStyle: "double",
      semicolons: true,
      disableLogging: true,
      tmpDir: "node_modules/.tanstack",
    }),
    ...(command === "build" && !isSsrBuild
      ? [withoutRoutesBelow(mode === "admin" ? "_site" : "admin")]
      : []),
    zodWithoutEval(),
    react(),
    minifyPageFunctions(),
    shortTokensInScripts(),
    ...(mode === "admin" ? [] : [joinLinkedStyles()]),
    precompress(),
  ],
  css: {
    postcss: {
      plugins: [designTokens, mantineTheme, ...(command === "build" ? [shortTokens] : [])],
    },
    ...(command === "build" && {
      modules: { generateScopedName: createShortClassNames(join(import.meta.dirname, "src")) },
    }),
  },
  // The server's bundle contains React's production build, whatever NODE_ENV is at run time.
  ...(command === "build" && {
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
  }),
  build: {
    // A data: URL would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    emptyOutDir: true,
    ...(isSsrBuild
      ? {
          outDir: "dist/server",
          copyPublicDir: false,
          rolldownOptions: {
            input: "src/entry-server.tsx",
            // Pages contain the text of some functions (early-input.ts). Names are kept for stack
            // traces.
            output: { minify: { codegen: true, mangle: false, compress: false } },
          },
        }
      : { outDir: "dist/client", ...(mode === "admin" ? adminArea() : publicPages()) }),
  },
}));

const adminArea = (): BuildOptions => ({
  manifest: ".vite/admin.json",
  emptyOutDir: false,
  copyPublicDir: false,
  // The frame is one large script, so that a page asks for few.
  chunkSizeWarningLimit: 1_000,
  // One style sheet, since each page would ask for seven.
  cssCodeSplit: false,
  rolldownOptions: {
    input: "src/entry-client.tsx",
    output: {
      assetFileNames,
      codeSplitting: { groups: [ofTheFrame, ofMostPages, ofSeveralPages, small] },
    },
  },
});

const publicPages = (): BuildOptions => ({
  manifest: ".vite/public.json",
  rolldownOptions: {
    input: ["src/entry-client.tsx", "src/entry-public.ts", "src/entry-transitions.ts"],
    output: {
      assetFileNames,
      codeSplitting: {
        groups: [ofPublicPages, reactItself, calls, ofIslands, homeSections, footer, shared],
      },
    },
  },
});

/**
 * Puts all imports of one module into one chunk, whatever else imports them, so that nothing else
 * is loaded with it.
 */
const importsOfOne = (name: string, module: string, priority: number) => ({
  name: (id: string, modules: Modules) =>
    importsOf(join(import.meta.dirname, module), modules).has(id) ? name : null,
  debugName: name,
  priority,
});

const ofPublicPages = importsOfOne("public", "src/entry-public.ts", 30);
const ofIslands = importsOfOne("islands", "src/islands/hydrate.tsx", 15);

interface Modules {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

function importsOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  for (const each of modules.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(each)) continue;
    found.add(each);
    importsOf(each, modules, found);
  }
  return found;
}

/** A separate script, so that a phone's CPU can respond after it; see start-scripts.ts. */
const reactItself = {
  name: "react",
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
  priority: 20,
};

/** For the API calls of islands. */
const calls = {
  name: "calls",
  test: /node_modules[\\/](@trpc|@tanstack[\\/](react-query|query-core))[\\/]|web[\\/]src[\\/]lib[\\/]api[\\/](trpc|retry-soon)\.ts$/,
  priority: 20,
};

/** Styles that Home loads below its first view; other pages have the footer's in their HTML. */
const homeSections = {
  name: "home-sections",
  test: /[\\/](hour-features|testimonials)\.module\.css/,
  priority: 10,
};
const footer = { name: "footer", test: /[\\/]site-footer\.module\.css/, priority: 10 };

/** What most islands need, in one file, as that compresses better than many. Without styles. */
const shared = {
  name: "shared",
  minShareCount: 8,
  test: /[\\/](contracts|web)[\\/]src[\\/](?!ui[\\/]|.*(admin|auth|zod))/,
  priority: 1,
};

/**
 * The admin area has few and large files, as a hard load asks for each. The frame is what every
 * page needs. Imports can't tell that of libraries with one module for all components; of these it
 * has what most pages share.
 */
const hasOneModuleForAll = /node_modules[\\/](@mantine[\\/]core|@tabler)[\\/]/;
const ofTheFrame = {
  name: (id: string, modules: Modules) =>
    isWantedSoon(id) && !hasOneModuleForAll.test(id) && frameModules(modules).has(id)
      ? "frame"
      : null,
  debugName: "frame",
  priority: 3,
};
const ofMostPages = { name: "frame", test: isWantedSoon, minShareCount: 14, priority: 2 };
const ofSeveralPages = { name: "several-pages", test: isWantedSoon, minShareCount: 4, priority: 1 };

/** Icons and other modules that would each be a file of a few hundred bytes. */
const small = {
  ...ofSeveralPages,
  test: /[\\/](contracts|web)[\\/]src[\\/]|@tabler/,
  minShareCount: 2,
  maxModuleSize: 1100,
};

/**
 * False for the libraries of rarely opened dialogs, for menus of rows, which forms don't have, and
 * for what only posts and pages are written with.
 */
function isWantedSoon(id: string): boolean {
  return ![
    /node_modules[\\/](diff|@simplewebauthn)[\\/]/,
    /[\\/](components[\\/]Menu[\\/]|row-menu\.tsx)/,
    /[\\/]posts[\\/]admin[\\/](content|post|preview|writing)-/,
  ].some((rare) => rare.test(id));
}

function frameModules(modules: Modules): Set<string> {
  const found = importsOf(join(import.meta.dirname, "src/entry-client.tsx"), modules);
  for (const route of ["src/routes/admin.tsx", "src/routes/admin/_shell.tsx"]) {
    const { dynamicallyImportedIds = [] } =
      modules.getModuleInfo(join(import.meta.dirname, route)) ?? {};
    for (const id of dynamicallyImportedIds) importsOf(id, modules, found.add(id));
  }
  return found;
}

/** Style sheets have short names, as a public page lists them. */
function assetFileNames({ names }: { names: string[] }): string {
  return names.some((name) => name.endsWith(".css"))
    ? "assets/[hash:6][extname]"
    : "assets/[name]-[hash][extname]";
}

/**
 * Replaces the routes below a folder by empty ones, as their pages are in the other build. A link
 * from the admin area to one of them loads a document (`beforeLoad` of `routes/_site.tsx`).
 */
function withoutRoutesBelow(folder: "_site" | "admin"): Plugin {
  return {
    name: "without-routes-of-the-other-build",
    enforce: "pre",
    load: {
      filter: { id: new RegExp(`/web/src/routes/${folder}/`) },
      handler: () =>
        `import { createFileRoute } from "@tanstack/react-router"; export const Route = createFileRoute("")({});`,
    },
  };
}

/**
 * Every schema in the browser imports zod from `zod-without-eval.ts`; on the server schemas may
 * compile themselves.
 */
function zodWithoutEval(): Plugin {
  const configured = join(import.meta.dirname, "src/lib/api/zod-without-eval.ts");
  return {
    name: "zod-without-eval",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^zod$/ },
      handler: (_source, importer) => (importer === configured ? undefined : configured),
    },
  };
}

/** Writes the style sheets that pages link to below their first view. */
function joinLinkedStyles(): Plugin {
  return {
    name: "join-linked-styles",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    writeBundle: {
      sequential: true,
      async handler({ dir = "" }) {
        const manifest = await readFile(join(dir, ".vite/public.json"), "utf8");
        for (const sheets of Object.values(toRouteAssets(JSON.parse(manifest), {}).linked)) {
          const texts = sheets.map((url) => readStyleSheet(join(dir, url)));
          const { href, text } = joinStyles(await Promise.all(texts));
          await writeFile(join(dir, href), text);
        }
      },
    },
  };
}

/** Writes a `.br` and a `.gz` file beside every text file, so that serving it costs no CPU. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async writeBundle({ dir = "" }) {
      for await (const path of glob(join(dir, "**/*.{js,css,svg,txt,webmanifest}"))) {
        const bytes = await readFile(path);
        const brotli = brotliCompressSync(bytes);
        if (brotli.length >= bytes.length) continue;
        await writeFile(`${path}.br`, brotli);
        await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
