import { brand } from "@before-ten/contracts/shared/brand";

export interface ExportedCounts {
  events: number;
  venues: number;
  series: number;
  albums: number;
  reviews: number;
  posts: number;
  pages: number;
  messages: number;
  texts: number;
  images: number;
}

/** Text of the README in an export, for people who find the folder. */
export function readMe(at: Date, counts: ExportedCounts): string {
  const { events, venues, series, albums, reviews } = counts;
  const { posts, pages, messages, texts, images } = counts;
  return `${brand.name}, exported on ${at.toISOString()}

Everything here is text or images that other programs read. It holds people's addresses and
messages: store it as you would the database, and delete it when it has served. It isn't a backup;
\`pnpm backup\` makes one.

events.json      ${events} events, drafts too, as the REST API answers them. Times without an offset are
                 the venue's; startsAt and endsAt are instants. Nothing from the trash.
events.csv       the same for a spreadsheet: UTF-8, comma-separated, one event a row.
events.ics       the same without drafts for a calendar (iCalendar, RFC 5545).
venues.json      ${venues} venues with what they say of themselves, drafts too.
series.json      ${series} series: the name, the address and the rule of their dates. An event names the
                 one that it is a date of.
albums.json      ${albums} albums: the photos of an event, in their order, each with its caption and its
                 alternative text, and the note about the consent of those in them.
reviews.json     ${reviews} reviews by guests, each with its event and whether they agreed to be quoted.
posts/           ${posts} posts, each as <address>.md (CommonMark with YAML front matter) and as
                 <address>.html. "status" says which are drafts or archived.
pages.json       ${pages} pages of the club's own, such as its privacy policy, drafts too.
subscribers.csv  the newsletter's subscribers with their status, tags and consent. Write only to those
                 whose status is active.
messages.json    ${messages} messages of the contact page, each with the answers to it.
canned-answers.json  the texts that admins answer messages with again and again.
texts.json       ${texts} sentences and lists of the site that admins changed, each with what visitors read
                 now, its draft and the default.
images.json      the name that each image was uploaded with, its alternative text in the library, and
                 its files. What it is called elsewhere stands with the event, venue, album or post.
images/          ${images} image files, at several widths and in several formats: the number in a name is
                 the width in pixels. Posts and events refer to them by name.

All of it but the image files is of one moment. An image that was deleted after it has no file here.

Not in it: what lies in the trash, accounts, passwords, API keys, campaigns and their reports,
templates of campaigns and segments, alerts, imports, visits, settings, and the history of changes.
They are in a backup.
`;
}
