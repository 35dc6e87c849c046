/** Sentences about alerts and receipts for admins. */
export const adminAlertMessages = {
  countFailed: "Failed to count who will be told",
  receiptsFailed: "Failed to load who was told",
  noneTold: "Nobody has been told anything about this party yet.",
} as const;
