export const commandMessages = {
  openFailed: "This couldn't be opened. Check your connection, then try once more.",
  finding: "Looking it up",
  findFailed: "It couldn't be looked up.",
  noneFound: "Nothing by that name. Try another word.",
} as const;
