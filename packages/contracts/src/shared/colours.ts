/** The brand's colours, for the site, its mails, its drawn images and terminal output. */
export const colours = {
  paper: "#fff8ef",
  card: "#ffffff",
  // What floats above a card: menus, dialogs, bars.
  raised: "#ffffff",
  ink: "#1b1326",
  "ink-soft": "#5a5166",
  line: "#e9dccb",
  // The hours: 4PM, 6PM, 8PM, 10PM.
  gold: "#ffb84d",
  coral: "#ff6b4a",
  magenta: "#c2255c",
  dusk: "#3b1f5b",
  // The colours of the same hours, light enough to read on ink.
  "coral-light": "#ff8a66",
  "magenta-light": "#f2729f",
  "dusk-light": "#b99cf0",
  "gold-light": "#ffe0ac",
  night: "#150e1f",
  error: "#96142a",
  success: "#0b6b50",
} as const;

/** The admin area's dark theme. Colours not listed here keep their light value. */
export const darkColours = {
  paper: "#130c1b",
  card: "#231a2f",
  raised: "#352944",
  ink: "#f5eee5",
  "ink-soft": "#b8acc6",
  line: "#4b3f5a",
  magenta: "#f2729f",
  error: "#ffa8b2",
  success: "#8fdcc3",
} as const satisfies Partial<Record<keyof typeof colours, string>>;

/** WCAG 2 contrast ratio of two #RRGGBB colours. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
