import { MantineProvider } from "@mantine/core";
import { parse, type Plugin } from "postcss";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { cssVariables, theme } from "../ui/theme.ts";

/**
 * A PostCSS plugin that replaces `@mantine-theme;` by what Mantine's provider would write into each
 * page for our theme.
 */
export const mantineTheme: Plugin = {
  postcssPlugin: "mantine-theme",
  AtRule: {
    "mantine-theme": (rule) => {
      rule.replaceWith(parse(themeStyles(), { from: import.meta.filename }));
    },
  },
};

function themeStyles(): string {
  const options = { theme, cssVariablesResolver: cssVariables };
  const provider = createElement(MantineProvider, options, null);
  const styles = renderToStaticMarkup(provider).matchAll(/<style\b[^>]*>(.*?)<\/style>/gs);
  return Array.from(styles, ([, css = ""]) => css).join("\n");
}
