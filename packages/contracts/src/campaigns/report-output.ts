import { z } from "zod";
import { count, idOutput, instant, percent, text } from "../shared/output.ts";
import { campaignStatuses } from "./rules.ts";

const clicks = {
  people: count(180, "Recipients who clicked it"),
  clicks: count(212, "By people"),
};

const totalsOutput = z.object({
  recipients: count(1_240),
  sent: count(1_236, "Accepted by a mail server"),
  delivered: count(1_233, "Sent, and not returned so far"),
  failed: count(4, "Rejected, or given up after several attempts"),
  skipped: count(0, "Unsubscribed before it was their turn"),
  bouncedHard: count(2, "Hard bounces, such as unknown mailboxes"),
  bouncedSoft: count(1, "Soft bounces, such as full mailboxes"),
  unsubscribed: count(2, "By a link of this campaign"),
  complaints: count(1, "Recipients who reported it as spam; they are unsubscribed"),
  complaintRate: percent(0.08, "These in percent of the delivered, with two decimals"),
  people: count(310, "Recipients who clicked a link"),
  clickRate: percent(25.1, "These in percent of the delivered"),
  clicks: count(402, "By people"),
  scannerClicks: count(96, "By link scanners; not in any other figure"),
  ticketClicks: count(58, "On ticket links: in the email, and on our pages by who came from it"),
  opened: count(640, "Unreliable: programs load images without a reader, and readers without")
    .nullable()
    .meta({ examples: [null], description: "Null where the campaign doesn't count opens" }),
});

const linkOutput = z.object({
  number: count(1, "From 1, in the order of the email"),
  url: text("https://tickets.example/sunday-disco"),
  event: z.object({ id: idOutput, name: text("Sunday Disco") }).nullable(),
  post: z
    .object({ id: idOutput, title: text("How to leave early") })
    .nullable()
    .meta({ examples: [null] }),
  isTicketLink: z.boolean().meta({ examples: [false] }),
  ...clicks,
  scannerClicks: count(31),
});

const eventOutput = z.object({
  id: idOutput,
  name: text("Sunday Disco"),
  ...clicks,
  ticketClicks: count(58, "On its ticket link, in the email and on our pages"),
});

const timeOutput = z.object({
  from: instant("2026-11-03T09:00:00.000Z"),
  hours: count(1, "How long it is: 1 in the first two days, then 24"),
  people: count(42, "Recipients in whose email a person clicked for the first time"),
  unsubscribed: count(1),
});

export const campaignReportOutput = z.object({
  id: idOutput,
  subject: text("Four parties before Christmas"),
  status: z.enum(campaignStatuses).meta({ examples: ["sent"] }),
  startedAt: instant("2026-11-03T09:00:00.000Z").nullable(),
  finishedAt: instant("2026-11-03T09:04:10.000Z").nullable(),
  countsOpens: z.boolean().meta({ examples: [false] }),
  totals: totalsOutput,
  links: z.array(linkOutput).meta({ description: "Most clicked first" }),
  events: z.array(eventOutput).meta({ description: "Most clicked first" }),
  times: z
    .array(timeOutput)
    .meta({ description: "Since its start, as long as anything happened; four weeks at most" }),
});

export type CampaignReport = z.infer<typeof campaignReportOutput>;

export const notedBouncesOutput = z.object({
  noted: count(1, "Number of recipients or subscribers found and updated; 0 if unknown"),
});
