import { colours, darkColours } from "@before-ten/contracts/shared/colours";

/** Colours that change at night; each is a class that the mail's style sheet can change. */
export const day = {
  page: colours.paper,
  card: colours.card,
  ink: colours.ink,
  soft: colours["ink-soft"],
  link: colours.magenta,
  // Darker than the site's, because some programs show it on their own background.
  line: "#d8c6af",
} as const;

type Role = keyof typeof day;

export const night: Record<Role, string> = {
  page: darkColours.paper,
  card: darkColours.card,
  ink: darkColours.ink,
  soft: darkColours["ink-soft"],
  link: darkColours.magenta,
  line: "#5b4d6c",
};

/**
 * Colours that stay the same at night. The button is a lighter gold than the site's: programs that
 * invert colours automatically invert dark text but keep the gold beneath it, and white on gold is
 * illegible. This one is light enough to be inverted as well.
 */
export const always = {
  dusk: colours.dusk,
  "on-dusk": colours.paper,
  button: "#ffcc66",
  "on-button": colours.ink,
} as const;

/** 4PM, 6PM, 8PM, 10PM: as a band between dusk and card, and light enough to be drawn on dusk. */
export const hours = [colours.gold, colours.coral, colours.magenta, colours.night] as const;
export const hoursOnDusk = [
  colours.gold,
  colours["coral-light"],
  colours["magenta-light"],
  colours["dusk-light"],
] as const;

const grounds = new Set(["page", "card", "dusk", "button"]);

/** Styles for mail programs that support `prefers-color-scheme`. */
export const nightStyles = `@media (prefers-color-scheme: dark) {\n${rulesOf(night).join("\n")}\n}`;

/**
 * Outlook's apps invert colours automatically and mark inverted elements: text with one attribute,
 * backgrounds with the other. All roles are set below either of them, so that text always has its
 * matching background.
 */
export const turnedStyles = rulesOf({ ...night, ...always })
  .flatMap((rule) => [`[data-ogsc] ${rule}`, `[data-ogsb] ${rule}`])
  .join("\n");

function rulesOf(roles: Record<string, string>): string[] {
  return Object.entries(roles).map(
    ([role, colour]) => `.${role} { ${propertyOf(role)}: ${colour} !important; }`,
  );
}

function propertyOf(role: string): string {
  if (role === "line") return "border-color";
  return grounds.has(role) ? "background-color" : "color";
}
