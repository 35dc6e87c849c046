import { colours, darkColours } from "@before-ten/contracts/shared/colours";

// The only file that names fonts or steps of the scale. CSS reads them and the brand's colours as
// `--bt-*`.

/** The display face has one weight, 800; text goes from 300 to 900. */
export const fonts = {
  display: '"Bricolage Grotesque", "Bricolage Grotesque Fallback", system-ui, sans-serif',
  text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
};

/** Distances between things, in quarters of a rem. */
const spaces = {
  "space-hair": "0.125rem",
  "space-1": "0.25rem",
  "space-2": "0.5rem",
  "space-3": "0.75rem",
  "space-4": "1rem",
  "space-5": "1.25rem",
  "space-6": "1.5rem",
  "space-8": "2rem",
  "space-10": "2.5rem",
  "space-12": "3rem",
  "space-16": "4rem",
  // Distances that grow with the window: inside a box, between columns, between sections.
  "flow-s": "clamp(1.25rem, 3.5vw, 2rem)",
  "flow-m": "clamp(1.75rem, 4vw, 3.5rem)",
  "flow-l": "clamp(2.5rem, 5.5vw, 4.5rem)",
  section: "clamp(3.5rem, 8vw, 6.5rem)",
  gutter: "clamp(1rem, 4vw, 2.5rem)",
};

const letters = {
  "text-xs": "0.75rem",
  "text-s": "0.875rem",
  "text-note": "0.9375rem",
  // Below this size a phone's browser zooms into a focused field.
  "text-base": "1rem",
  "text-m": "1.0625rem",
  "text-l": "1.25rem",
  "title-s": "1.375rem",
  "title-field": "2.5rem",
  "title-m": "clamp(1.5rem, 2.4vw, 1.875rem)",
  "title-l": "clamp(2rem, 4.6vw, 3.25rem)",
  "title-page": "clamp(2.25rem, 5.5vw, 4.25rem)",
  "title-xl": "clamp(2.5rem, 6.2vw, 5rem)",
  "title-hero": "clamp(3.5rem, 8vw, 6.5rem)",
  // For a few characters.
  "title-mega": "clamp(6rem, 15vw, 13rem)",
};

const steps = {
  ...spaces,
  ...letters,
  "page-width": "72rem",
  measure: "68ch",
  radius: "4px",
  shadow: "0 18px 40px -24px rgb(27 19 38 / 45%)",
};

/** The tokens of both colour schemes by name, without the prefix. */
export const tokens: { light: Record<string, string>; dark: Record<string, string> } = {
  light: {
    ...colours,
    "font-display": fonts.display,
    "font-text": fonts.text,
    ...steps,
  },
  dark: darkColours,
};
