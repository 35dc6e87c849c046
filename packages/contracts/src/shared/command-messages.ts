export const commandMessages = {
  openFailed: "This couldn't be opened. Check your connection, then try once more.",
  finding: "Looking for events and posts",
  findFailed: "Events and posts couldn't be looked up.",
  noneFound: "Nothing has this name. Try another word.",
} as const;
