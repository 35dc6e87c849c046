import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";
import { minifyPageFunctions } from "./src/lib/minify-page-functions.ts";
import { designTokens } from "./src/styles/design-tokens.ts";
import { mantineTheme } from "./src/styles/mantine-theme.ts";
import { createShortClassNames } from "./src/styles/short-class-names.ts";
import { shortTokens, shortTokensInScripts } from "./src/styles/short-tokens.ts";

export default defineConfig(({ command, isSsrBuild = false }) => ({
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
    stylesInPages(),
    zodWithoutEval(),
    react(),
    minifyPageFunctions(),
    shortTokensInScripts(),
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
      : {
          outDir: "dist/client",
          manifest: true,
          rolldownOptions: {
            input: ["src/entry-client.tsx", "src/entry-public.ts", "src/entry-transitions.ts"],
            output: {
              // A public page lists its style sheets by name.
              assetFileNames: ({ names }) =>
                names.some((name) => name.endsWith(".css"))
                  ? "assets/[hash:6][extname]"
                  : "assets/[name]-[hash][extname]",
              codeSplitting: {
                groups: [ofPublicPages, reactItself, calls, ofIslands, ofTheRoutes, router, shared],
              },
            },
          },
        }),
  },
}));

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
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

function importsOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  for (const each of modules.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(each)) continue;
    found.add(each);
    importsOf(each, modules, found);
  }
  return found;
}

/**
 * For islands and the admin area. A separate script, so that a phone's CPU can respond after it;
 * see start-scripts.ts.
 */
const reactItself = {
  name: "react",
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
  priority: 20,
};

/** Code for API calls, for islands and the admin area. */
const calls = {
  name: "calls",
  test: /node_modules[\\/](@trpc|@tanstack[\\/](react-query|query-core))[\\/]|web[\\/]src[\\/]lib[\\/](trpc|retry-soon)\.ts$/,
  priority: 20,
};

/** What the route table itself needs. In one chunk, as each part would be a tiny file. */
const ofTheRoutes = {
  name: "routes",
  test: /[\\/](contracts[\\/]src[\\/](posts[\\/]rules|contact[\\/]types)|web[\\/]src[\\/](lib|features|admin)[\\/].*(json-ld|queries|list-search|mailed-link-search|(post|user)-labels|search-parameters|settle))\.ts$/,
  priority: 10,
};

/** For the admin area only. */
const router = { name: "router", test: /node_modules[\\/]@tanstack[\\/]/, priority: 5 };

/**
 * What most parts of both need, in one file, as that compresses better than many. Without styles.
 */
const shared = {
  name: "shared",
  minShareCount: 8,
  test: /[\\/](contracts|web)[\\/]src[\\/](?!ui[\\/]|.*(admin|auth|zod))/,
  priority: 1,
};

/**
 * Built pages contain their styles (route-assets.ts), which hydration must keep. The router's
 * plugin would report that there are none.
 */
function stylesInPages(): Plugin {
  return {
    name: "styles-in-pages",
    apply: "build",
    config: () => ({
      define: { "process.env.TSS_INLINE_CSS_ENABLED": JSON.stringify("true") },
    }),
  };
}

/**
 * Every schema in the browser imports zod from `zod-without-eval.ts`; on the server schemas may
 * compile themselves.
 */
function zodWithoutEval(): Plugin {
  const configured = join(import.meta.dirname, "src/lib/zod-without-eval.ts");
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
