import { colours, darkColours } from "@before-ten/contracts/shared/colours";
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";
import { fonts } from "../styles/tokens.ts";

/**
 * Mantine requires ten shades; ours differ only where components use them: light backgrounds, the
 * colour itself, hover.
 */
function shades(light: string, main: string, dark: string): MantineColorsTuple {
  return [light, light, light, main, main, main, main, dark, dark, dark];
}

export const theme = createTheme({
  colors: {
    gold: shades("#fff1da", colours.gold, "#f2a42f"),
    magenta: shades("#fbe4ec", colours.magenta, "#a01c4b"),
    dusk: shades("#ece5f5", colours.dusk, "#2c1745"),
    // Colours of the admin area: for what can't be undone, what takes place, and what is to be
    // done.
    red: shades(darkColours.error, "#b4192f", colours.error),
    teal: shades(darkColours.success, colours.success, "#085440"),
    slate: shades(darkColours["ink-soft"], colours["ink-soft"], "#463e52"),
    // Mantine's own greys are bluish in light mode and neutral in dark mode; these match our
    // colours.
    gray: [
      "#fcf7f0",
      "#f7efe4",
      "#f0e6d8",
      colours.line,
      "#cdbfae",
      "#ab9c8e",
      "#7d7078",
      colours["ink-soft"],
      "#3d3349",
      colours.ink,
    ],
    dark: [
      darkColours.ink,
      "#d9d0e0",
      darkColours["ink-soft"],
      "#8c7f9c",
      "#5f5172",
      "#443653",
      darkColours.raised,
      darkColours.card,
      darkColours.paper,
      colours.night,
    ],
  },
  primaryColor: "magenta",
  primaryShade: 6,
  black: colours.ink,
  fontFamily: fonts.text,
  headings: {
    fontFamily: fonts.display,
    fontWeight: "800",
    sizes: {
      h1: { fontSize: "1.75rem", lineHeight: "1.2" },
      h3: { fontSize: "1.25rem", lineHeight: "1.3" },
      h4: { fontSize: "1.0625rem", lineHeight: "1.35" },
    },
  },
  defaultRadius: 4,
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Modal: {
      // A dialog's header isn't the page's banner.
      defaultProps: {
        attributes: { header: { role: "presentation" } },
        closeButtonProps: { "aria-label": "Close" },
      },
      styles: { title: { fontFamily: fonts.display, fontSize: "1.25rem", fontWeight: 800 } },
    },
  },
});

/** Maps Mantine's variables to the site's, which follow the colour scheme. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...groundVariables, ...tinted("dusk", "var(--bt-dusk)") },
  dark: {
    ...groundVariables,
    ...tinted("dusk", "var(--bt-dusk-light)"),
    "--mantine-color-anchor": "var(--bt-magenta)",
  },
});

/** A light background with some percent of a colour in it, and a readable text colour. */
function tinted(
  name: string,
  colour: string,
  { percent = 10, text = colour } = {},
): Record<string, string> {
  const mix = (share: number) => `color-mix(in srgb, ${colour} ${share}%, var(--bt-card))`;
  return {
    [`--mantine-color-${name}-light`]: mix(percent),
    [`--mantine-color-${name}-light-hover`]: mix(percent + 6),
    [`--mantine-color-${name}-light-color`]: text,
  };
}

const groundVariables = {
  "--mantine-color-body": "var(--bt-paper)",
  "--mantine-color-text": "var(--bt-ink)",
  "--mantine-color-dimmed": "var(--bt-ink-soft)",
  "--mantine-color-placeholder": "var(--bt-ink-soft)",
  "--mantine-color-error": "var(--bt-error)",
  ...tinted("magenta", "var(--bt-magenta)"),
  ...tinted("red", "var(--bt-error)"),
  // Gold text isn't readable on a light background.
  ...tinted("gold", "var(--bt-gold)", { percent: 20, text: "var(--bt-ink)" }),
};
