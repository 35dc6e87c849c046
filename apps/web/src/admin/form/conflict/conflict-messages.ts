import type { FieldChange, OtherEditor } from "@before-ten/contracts/editing/output";

const list = new Intl.ListFormat("en-AU", { type: "conjunction" });

export const conflictMessages = {
  gone: "This has been deleted",
  goneText:
    "Someone has deleted this in the meantime. What you typed stays here until you leave the page: copy what you need, or have it restored first.",
  readFailed: "Failed to read what is stored now. Please try again.",
  restored: "Your text is back",
  restoredText:
    "Your session ended while you were writing. Here is what you wrote, as you left it; it isn't saved yet.",
  changed: "Someone else has saved changes",
  answered: "Someone else has answered",
  take: "Show them here",
  conflictTitle: "You both changed the same fields",
  conflictText: "Choose what stays in each. Nothing is saved until then.",
  yours: "Yours",
  stored: "What is stored",
  ofOther: (name: string, when: string) => `${name}, ${when}`,
  empty: "Empty",
  allMine: "All of mine",
  allTheirs: "All of theirs",
  takenToo: (labels: string) => `Also changed by others, and included: ${labels}.`,
  choose: "Use these",
  chooseAndSave: "Save these",
} as const;

export function listed(labels: readonly string[]): string {
  return list.format(labels);
}

/** `Ana and Ben`; an unknown author is "someone". */
function namesIn(changes: readonly Pick<FieldChange, "by">[]): string {
  return listed([...new Set(changes.map(({ by }) => by ?? "someone"))]);
}

/** `Ana changed the description while you were writing.` */
export function changedText(changes: readonly FieldChange[], labels: readonly string[]): string {
  return capitalisedStart(`${namesIn(changes)} changed ${listed(labels)} while you were writing.`);
}

/** `Meanwhile Ana changed Description. Both changes are saved.` */
export function meanwhileText(changes: readonly FieldChange[], labels: readonly string[]): string {
  return `Meanwhile ${namesIn(changes)} changed ${listed(labels)}. Both changes are saved.`;
}

/** `Ana answered this while you were writing. …` */
export function answeredText(changes: readonly Pick<FieldChange, "by">[]): string {
  return capitalisedStart(
    `${namesIn(changes)} answered this while you were writing. Read that above before you send yours.`,
  );
}

/** `Ana and Ben have this open, too.` */
export function othersText(others: readonly OtherEditor[], since: string): string {
  const people = [...new Set(others.filter(({ isYou }) => !isYou).map(({ name }) => name))];
  if (people.length === 0) return `You have this open in another tab, since ${since}.`;
  return `${listed(people)} ${people.length === 1 ? "has" : "have"} this open, too, since ${since}.`;
}

function capitalisedStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
