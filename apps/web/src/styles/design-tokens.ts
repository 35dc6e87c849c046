import type { Plugin } from "postcss";
import { tokens } from "./tokens.ts";

/**
 * A PostCSS plugin that replaces `@tokens light;` and `@tokens dark;` by the custom properties in
 * `tokens.ts`.
 */
export const designTokens: Plugin = {
  postcssPlugin: "design-tokens",
  AtRule: {
    tokens(rule, { Declaration }) {
      const named = rule.params === "dark" ? tokens.dark : tokens.light;
      for (const [name, value] of Object.entries(named)) {
        const property = new Declaration({ prop: `--bt-${name}`, value });
        if (rule.source) property.source = rule.source;
        rule.before(property);
      }
      rule.remove();
    },
  },
};
