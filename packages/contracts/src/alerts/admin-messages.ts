/** What admins read of alerts and receipts. */
export const adminAlertMessages = {
  countFailed: "Failed to count who is told",
  receiptsFailed: "Failed to load what was told",
  noneTold: "Nothing was told about this party so far.",
} as const;
