/** Where data about a person may be stored, in display order. */
export const privacyAreas = [
  "subscriber",
  "statusChanges",
  "consents",
  "choices",
  "campaigns",
  "messages",
  "replies",
  "alerts",
  "followed",
  "account",
  "invitations",
  "imports",
  "history",
  "ownChanges",
  "securityEvents",
] as const;

export type PrivacyArea = (typeof privacyAreas)[number];

/** Without zod, so that the admin area's page can import it. */
export const privacyAreaLabels: Record<PrivacyArea, string> = {
  subscriber: "Newsletter",
  statusChanges: "Changes to their status",
  consents: "What they agreed to",
  choices: "What they chose",
  campaigns: "Campaigns they got",
  messages: "Messages they sent",
  replies: "Answers they got",
  alerts: "Alerts they asked for",
  followed: "Parties they follow",
  account: "Account",
  invitations: "Invitations to the admin area",
  imports: "Imported files and their rows",
  history: "History entries",
  ownChanges: "What they changed as an admin",
  securityEvents: "Sign-ins, and changes of how they sign in",
};

/** Name shown for a former admin whose data was erased, made from the account's id. */
export function erasedName(accountId: string): string {
  return `Erased admin ${accountId.slice(-6)}`;
}
