import { type Command, type CommandGroup, allCommands, commandGroups } from "./commands.ts";

/** Commands that are useless inside the palette. */
const outsideOnly = new Set(["palette", "search"]);

/**
 * Finds commands that are offered to the signed-in admin. Without a text: all of them, recent
 * choices first. With one: those that contain each word, or a word starting with it if it is short.
 */
export function findCommands(
  text: string,
  recentIds: readonly string[],
  isOffered: (command: Command) => boolean,
): CommandGroup[] {
  const words = toWords(text);
  const isSought = (command: Command) =>
    !outsideOnly.has(command.id) &&
    isOffered(command) &&
    (words.length === 0 ? !recentIds.includes(command.id) : matches(command, words));
  const groups = commandGroups.map(({ label, commands }) => ({
    label,
    commands: commands.filter(isSought),
  }));
  const recent = words.length === 0 ? recentIds.flatMap(findById).filter(isOffered) : [];
  return [{ label: "Recent", commands: recent }, ...groups].filter(
    ({ commands }) => commands.length > 0,
  );
}

function findById(id: string): Command[] {
  return allCommands.filter((command) => command.id === id && !outsideOnly.has(id));
}

function matches({ label, keywords = "" }: Command, words: string[]): boolean {
  const [own, others] = [toWords(label), toWords(keywords)];
  return words.every(
    (word) =>
      // A single letter is in nearly every word, and two are in "open page" too often.
      own.some((each) => (word.length > 1 ? each.includes(word) : each.startsWith(word))) ||
      others.some((each) => (word.length > 2 ? each.includes(word) : each.startsWith(word))),
  );
}

function toWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
