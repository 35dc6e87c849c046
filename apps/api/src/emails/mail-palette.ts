import { coral, dusk, gold, ink, magenta, paper } from "../colours.ts";

/** What turns with the hour of the reader. Each is a class in the mail, so that its style sheet can turn it. */
export const day = {
  page: paper,
  card: "#FFFFFF",
  ink,
  soft: "#5A5166",
  link: magenta,
  line: "#D8C6AF",
} as const;

type Role = keyof typeof day;

export const night: Record<Role, string> = {
  page: "#17101F",
  card: "#21182C",
  ink: "#F5EEE5",
  soft: "#B8ACC6",
  link: "#F2729F",
  line: "#5B4D6C",
};

/**
 * The same by day and by night. The button is a lighter gold than the site's: programs that turn colours by themselves turn
 * dark text, but leave the gold beneath it, and white on gold can't be read. This one is light enough to be turned as well.
 */
export const always = {
  dusk,
  "on-dusk": paper,
  button: "#FFCC66",
  "on-button": ink,
} as const;

/** 4PM, 6PM, 8PM, 10PM: as a band between dusk and card, and light enough to be drawn on dusk. */
export const hours = [gold, coral, magenta, "#150E1F"] as const;
export const hoursOnDusk = [gold, "#FF8A66", "#F2729F", "#B99CF0"] as const;

const grounds = new Set(["page", "card", "dusk", "button"]);

/** For mail programs that ask what the reader prefers. */
export const nightStyles = `@media (prefers-color-scheme: dark) {\n${rulesOf(night).join("\n")}\n}`;

/**
 * Outlook's apps turn colours by themselves, and mark what they turned: text with one attribute, grounds with the other. Below
 * either of them all roles are set, so that no text meets a ground that isn't its own.
 */
export const turnedStyles = rulesOf({ ...night, ...always })
  .flatMap((rule) => [`[data-ogsc] ${rule}`, `[data-ogsb] ${rule}`])
  .join("\n");

function rulesOf(colours: Record<string, string>): string[] {
  return Object.entries(colours).map(
    ([role, colour]) => `.${role} { ${propertyOf(role)}: ${colour} !important; }`,
  );
}

function propertyOf(role: string): string {
  if (role === "line") return "border-color";
  return grounds.has(role) ? "background-color" : "color";
}
