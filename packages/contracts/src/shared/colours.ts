/** The brand's colours, for the site, its mails, its drawn images and terminal output. */
export const colours = {
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
  paper: "#17101f",
  card: "#21182c",
  ink: "#f5eee5",
  "ink-soft": "#b8acc6",
  line: "#3b3047",
  magenta: "#f2729f",
  error: "#ffa8b2",
  success: "#8fdcc3",
} as const satisfies Partial<Record<keyof typeof colours, string>>;
