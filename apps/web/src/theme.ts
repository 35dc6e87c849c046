import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

/** The only place that names a colour, a typeface or a step of the scale. CSS reads them as `--bt-*`. */
const colours = {
  paper: "#fff8ef",
  card: "#ffffff",
  ink: "#1b1326",
  "ink-soft": "#5a5166",
  line: "#e9dccb",
  // The hours: 4PM, 6PM, 8PM, 10PM.
  gold: "#ffb84d",
  coral: "#ff6b4a",
  magenta: "#c2255c",
  dusk: "#3b1f5b",
  // The same hours, light enough to read on ink.
  "coral-light": "#ff8a66",
  "magenta-light": "#f2729f",
  "dusk-light": "#b99cf0",
  "gold-light": "#ffe0ac",
  night: "#150e1f",
  error: "#96142a",
} as const;

/** The admin area at night. What isn't named here keeps its light value. */
const darkColours = {
  paper: "#17101f",
  card: "#21182c",
  ink: "#f5eee5",
  "ink-soft": "#b8acc6",
  line: "#3b3047",
  magenta: "#f2729f",
  error: "#ffa8b2",
} as const satisfies Partial<Record<keyof typeof colours, string>>;

const fonts = {
  display: '"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", system-ui, sans-serif',
  text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
};

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

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    ...prefixed("--bt-", colours),
    ...prefixed("--bt-font-", fonts),
    "--bt-page-width": "72rem",
    "--bt-gutter": "clamp(1rem, 4vw, 2.5rem)",
    "--bt-section": "clamp(3.5rem, 8vw, 6.5rem)",
    "--bt-measure": "68ch",
    "--bt-text-s": "0.875rem",
    "--bt-text-m": "1.0625rem",
    "--bt-text-l": "1.25rem",
    "--bt-title-s": "1.375rem",
    "--bt-title-m": "clamp(1.5rem, 2.4vw, 1.875rem)",
    "--bt-title-l": "clamp(2rem, 4.6vw, 3.25rem)",
    "--bt-title-hero": "clamp(3.5rem, 8vw, 6.5rem)",
    "--bt-title-xl": "clamp(2.75rem, 7.5vw, 6rem)",
    "--bt-shadow": "0 18px 40px -24px rgb(27 19 38 / 45%)",
  },
  light: {
    "--mantine-color-body": colours.paper,
    "--mantine-color-text": colours.ink,
    "--mantine-color-dimmed": colours["ink-soft"],
    "--mantine-color-placeholder": colours["ink-soft"],
    "--mantine-color-error": colours.error,
  },
  dark: {
    ...prefixed("--bt-", darkColours),
    "--mantine-color-body": darkColours.paper,
    "--mantine-color-text": darkColours.ink,
    "--mantine-color-dimmed": darkColours["ink-soft"],
    "--mantine-color-placeholder": darkColours["ink-soft"],
    "--mantine-color-error": darkColours.error,
    "--mantine-color-anchor": darkColours.magenta,
  },
});

function prefixed(prefix: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]),
  );
}
