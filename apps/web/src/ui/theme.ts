import { colours, darkColours } from "@before-ten/contracts/shared/colours";
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";
import { fonts } from "../styles/tokens.ts";

/**
 * Mantine wants ten shades; ours differ only where its components look: light grounds, the shade
 * itself, hover.
 */
function shades(light: string, main: string, dark: string): MantineColorsTuple {
  return [light, light, light, main, main, main, main, dark, dark, dark];
}

export const theme = createTheme({
  colors: {
    gold: shades("#fff1da", colours.gold, "#f2a42f"),
    magenta: shades("#fbe4ec", colours.magenta, "#a01c4b"),
    dusk: shades("#ece5f5", colours.dusk, "#2c1745"),
    // The admin area's own: what can't be undone, what takes place, what is still on the desk.
    red: shades(darkColours.error, "#b4192f", colours.error),
    teal: shades(darkColours.success, colours.success, "#085440"),
    slate: shades(darkColours["ink-soft"], colours["ink-soft"], "#463e52"),
    // Mantine's own greys are bluish by day and plain at night; these stand beside paper and plum.
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
      "#4b3e59",
      "#362b43",
      "#2a2037",
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
      // A dialog's head is no head of the page.
      defaultProps: { attributes: { header: { role: "presentation" } } },
      styles: { title: { fontFamily: fonts.display, fontSize: "1.25rem", fontWeight: 800 } },
    },
  },
});

/** Mantine's own variables follow the site's, which change with the colour scheme by themselves. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...groundVariables, ...tinted("dusk", "var(--bt-dusk)") },
  dark: {
    ...groundVariables,
    ...tinted("dusk", "var(--bt-dusk-light)"),
    "--mantine-color-anchor": "var(--bt-magenta)",
  },
});

/** A quiet ground with some percent of a colour in it, and what is readable on it. */
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
  // No gold can be read on a light ground.
  ...tinted("gold", "var(--bt-gold)", { percent: 20, text: "var(--bt-ink)" }),
};
