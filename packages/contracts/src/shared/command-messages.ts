export const commandMessages = {
  openFailed: "This couldn't be opened. Check your connection, then try again.",
  finding: "Searching…",
  findFailed: "The search didn't work.",
  noneFound: "Nothing by that name. Try another word.",
} as const;
