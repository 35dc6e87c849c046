export const sentMailMessages = {
  notWritten: "This campaign hasn't started yet: its email is written then",
  loadFailed: "Failed to load the email",
} as const;
