/** Sentences about a campaign's results for admins. */
export const campaignReportMessages = {
  notFound: "Campaign not found",
  loadFailed: "Failed to load the campaign's figures",
  notSentTitle: "Nothing has gone out yet",
  notSent: "Deliveries and clicks appear here as soon as the first email has left.",
  noClicks: "No one has clicked a link yet.",
  noLinks: "This email has no links.",
  noEvents: "This email isn't about an event.",
  opensUnreliable:
    "Unreliable: many email programs load the image before anyone reads, and others never load it.",
  scannersApart:
    "Scanners are programs that open links before a person does. They aren't counted anywhere else.",
} as const;

/** Answers to a posted bounce. */
export const bounceMessages = {
  oneWay: "Please send either a report, an email or a messageId",
  kindRequired: "Please say whether it is a hard or soft bounce, or a complaint",
  unreadable: "This isn't a report that we can read: a person has to look at it",
  complained: (count: number) =>
    count === 0
      ? "Nothing to note: the complaint names no email or address we know"
      : count === 1
        ? "1 complaint noted, and the subscriber unsubscribed"
        : `${count} complaints noted, and the subscribers unsubscribed`,
  noted: (count: number) =>
    count === 0
      ? "Nothing to note: it names no address we know, or reports no failure"
      : count === 1
        ? "1 bounce noted"
        : `${count} bounces noted`,
} as const;
