export const sentMailMessages = {
  notWritten: "This campaign hasn't started yet: its e-mail is written then",
  loadFailed: "Failed to load the e-mail",
} as const;
