export const campaignPageMessages = {
  loadFailed: "Failed to load campaigns",
  loadOneFailed: "Failed to load the campaign",
  missingTitle: "There is no such campaign",
  missing: "It doesn't exist, or someone has deleted it.",
  noneFound: "No campaigns found",
  writeFirst: "Write your first campaign",

  saveFailed: "Failed to save the campaign",
  saveFailedRetry: "Failed to save the campaign. Please try again.",
  pauseFailed: "Failed to pause the campaign",
  resumeFailed: "Failed to resume the campaign",
  cancelFailed: "Failed to cancel the campaign",
  duplicateFailed: "Failed to duplicate the campaign",
  deleteFailed: "Failed to delete the campaign",
  sendFailed: "Failed to send the campaign",
  sendLost:
    "The server's answer was lost. Close this and see whether the campaign has started before you try again.",
  countFailed: "The subscribers it goes to can't be counted right now.",
  nobodyFits: "Nobody matches. Change who it goes to, then send it.",
} as const;
