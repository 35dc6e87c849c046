import type { Plugin as PostcssPlugin } from "postcss";
import type { Plugin } from "vite";
import { tokens } from "./tokens.ts";

/**
 * In a build `--bt-paper` is `--0`: each page contains its styles, which name fifty tokens hundreds
 * of times.
 */
const names = [...new Set([...Object.keys(tokens.light), ...Object.keys(tokens.dark)])];
const pattern = /--bt-([a-z][a-z\d-]*)/g;

/** Throws for an unknown token. */
export function withShortTokens(text: string): string {
  return text.replaceAll(pattern, (whole, name: string) => {
    const index = names.indexOf(name);
    if (index === -1) throw new Error(`There is no token ${whole}`);
    return `--${index.toString(36)}`;
  });
}

/** For style sheets; runs after `designTokens`. */
export const shortTokens: PostcssPlugin = {
  postcssPlugin: "short-tokens",
  OnceExit(root) {
    root.walkDecls((declaration) => {
      declaration.prop = withShortTokens(declaration.prop);
      declaration.value = withShortTokens(declaration.value);
    });
    root.walkAtRules((rule) => {
      rule.params = withShortTokens(rule.params);
    });
  },
};

/** For scripts that name a token, such as Mantine's theme. */
export function shortTokensInScripts(): Plugin {
  return {
    name: "short-tokens",
    apply: "build",
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?(?:\?|$)/, code: /--bt-[a-z]/ },
      handler: (code) => ({ code: withShortTokens(code), map: null }),
    },
  };
}
