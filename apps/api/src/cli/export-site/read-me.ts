import { brand } from "@before-ten/contracts/shared/brand";

export interface ExportedCounts {
  events: number;
  posts: number;
  messages: number;
  images: number;
}

/** What each file of an export is, for whoever finds the folder. */
export function readMe(at: Date, { events, posts, messages, images }: ExportedCounts): string {
  return `${brand.name}, exported on ${at.toISOString()}

Everything here is text or images that other programs read. It holds people's addresses and
messages: store it as you would the database, and delete it when it has served. It isn't a backup;
\`pnpm backup\` makes one.

events.json      ${events} events, drafts too, as the REST API answers them. Times without an offset are
                 the venue's; startsAt and endsAt are instants. Nothing from the trash.
events.csv       the same for a spreadsheet: UTF-8, comma-separated, one event a row.
events.ics       the same without drafts for a calendar (iCalendar, RFC 5545).
posts/           ${posts} posts, each as <address>.md (CommonMark with YAML front matter) and as
                 <address>.html. "status" says which are drafts or archived.
subscribers.csv  the newsletter's subscribers with their status, tags and consent. Write only to those
                 whose status is active.
messages.json    ${messages} messages of the contact page, each with the answers to it.
images/          ${images} image files, at several widths and in several formats: the number in a name is
                 the width in pixels. Posts and events refer to them by name.

Not in it: accounts, passwords, API keys, campaigns and their reports, visits, and the history of
changes. They are in a backup.
`;
}
