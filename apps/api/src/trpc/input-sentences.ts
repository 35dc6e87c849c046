import { z } from "zod";

/** Names the field and what to send instead, where a schema has no message of its own. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  // A key, or an entry of a list, is wrong: its own schema says why.
  const inner =
    issue.code === "invalid_key" || issue.code === "invalid_element" ? issue.issues : [];
  return inner[0]?.message ?? `${nameOf(issue.path)} ${demandOf(issue)}`;
}

z.config({ localeError: sentenceOf });

function nameOf(path: PropertyKey[] = []): string {
  return path.length === 0 ? "The input" : path.map(String).join(".");
}

function demandOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
    case "invalid_value":
    case "invalid_union":
      return issue.input === undefined
        ? "is missing"
        : `must be ${[...new Set(choicesOf(issue))].join(" or ")}`;
    case "too_small":
      return `must ${sizeOf(issue.origin, "at least", issue.minimum)}`;
    case "too_big":
      return `must ${sizeOf(issue.origin, "at most", issue.maximum)}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `must not have ${issue.keys.join(", ")}`;
    case "invalid_format":
    case "invalid_key":
    case "invalid_element":
    case "custom":
      return "is not in the right form";
  }
}

const nouns: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  record: "an object",
  array: "a list",
  tuple: "a list",
  file: "a file",
};

/** The valid choices: for a union, what each of its members expects. */
function choicesOf(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_type") return [nouns[issue.expected] ?? issue.expected];
  if (issue.code === "invalid_value") return issue.values.map((value) => JSON.stringify(value));
  if (issue.code !== "invalid_union") return ["of another form"];
  return issue.errors.flatMap((problems) =>
    problems.slice(0, 1).flatMap((each) => choicesOf(each)),
  );
}

function sizeOf(origin: string, bound: string, size: number | bigint): string {
  if (origin === "string") return `have ${bound} ${size} characters`;
  if (origin === "array" || origin === "set") return `have ${bound} ${size} entries`;
  if (origin === "file") return `have ${bound} ${size} bytes`;
  return `be ${bound} ${size}`;
}
