/** Sentences about a campaign's steps for admins: saved, scheduled, sent, paused. */

export const campaignSendMessages = {
  notFound: "Campaign not found",
  saved: "Campaign saved",
  deleted: "Campaign deleted",
  duplicated: "Campaign duplicated: this is the copy",
  scheduled: "Campaign scheduled",
  started: "The campaign is going out now",
  unscheduled: "The schedule is cancelled. The campaign is a draft again.",
  cancelled: "Campaign cancelled: nobody else will get it",
  paused: "Campaign paused",
  resumed: "Campaign resumed",
  /** Chosen by its status and `pausedBy`. */
  pausedByErrors:
    "This campaign paused automatically: too many addresses rejected it permanently. Check where they came from before you resume it.",
} as const;

/** Why something can't be done with a campaign in its current state. */
export const campaignStateMessages = {
  changeScheduled:
    "This campaign is scheduled. Cancel the schedule first to turn it back into a draft.",
  changeStarted:
    "This campaign has already started going out, so it can't be changed any more. Duplicate it to write the next one.",
  deleteScheduled: "This campaign is scheduled. Cancel the schedule before you delete it.",
  deleteStarted: "This campaign is going out. Cancel it before you delete it.",
  deleteSent:
    "Some people have already received this campaign. It has to stay, so the links in its emails keep working.",
  sendScheduled: "This campaign is already scheduled",
  sendStarted: "This campaign has already started going out. Duplicate it to send it again.",
  cancelDraft: "This campaign is a draft: there is nothing to cancel",
  cancelSent: "This campaign has gone out to everybody: there is nothing left to cancel",
  cancelCancelled: "This campaign is already cancelled",
  pauseNotSending: "Only a campaign that is going out can be paused",
  resumeNotPaused: "Only a paused campaign can be resumed",
  senderMissing: (what: string) =>
    `Campaigns need the club's ${what} at the bottom, by law. An owner can add this in Settings.`,
  noRecipients:
    "No one would get this: no active subscriber matches. Please change who it goes to.",
  timeOver: "Please choose a time in the future",
  localTimeOver: (country: string) =>
    `It's already later than that in ${country}. Please choose a later time.`,
} as const;
