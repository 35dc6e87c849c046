import { colours, darkColours } from "@before-ten/contracts/colours";
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";
import { fonts } from "../tokens.ts";

/** Mantine wants ten shades; ours differ only where its components look: light grounds, the shade itself, hover. */
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
    teal: shades("#8fdcc3", "#0b6b50", "#085440"),
    slate: shades(darkColours["ink-soft"], colours["ink-soft"], "#463e52"),
  },
  primaryColor: "magenta",
  primaryShade: 6,
  black: colours.ink,
  fontFamily: fonts.text,
  headings: { fontFamily: fonts.display, fontWeight: "800" },
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
  light: groundVariables,
  dark: { ...groundVariables, "--mantine-color-anchor": "var(--bt-magenta)" },
});

const groundVariables = {
  "--mantine-color-body": "var(--bt-paper)",
  "--mantine-color-text": "var(--bt-ink)",
  "--mantine-color-dimmed": "var(--bt-ink-soft)",
  "--mantine-color-placeholder": "var(--bt-ink-soft)",
  "--mantine-color-error": "var(--bt-error)",
};
