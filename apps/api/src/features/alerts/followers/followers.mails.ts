import { canFollow } from "@before-ten/contracts/alerts/alert-state";
import { readWishes } from "@before-ten/contracts/alerts/rules";
import { canBuyTickets } from "@before-ten/contracts/events/availability";
import { dayIn, hasStarted, isLive, isPublic } from "@before-ten/contracts/events/lifecycle";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import {
  type FollowerMail,
  endFollower,
  findFollowerToMail,
  findLatestNotice,
  noteTelling,
  releaseFollower,
  settleFollower,
} from "@before-ten/db/queries/alerts/due-followers";
import { recordReceiptMail } from "@before-ten/db/queries/alerts/event-receipts";
import { findFollowerToConfirm } from "@before-ten/db/queries/alerts/followers";
import { findPublicAlbum } from "@before-ten/db/queries/albums/albums";
import { findEvent } from "@before-ten/db/queries/events/admin-events";
import { shownDayNotice } from "@before-ten/db/queries/events/day-notice";
import { type EventRow, listPublicEvents } from "@before-ten/db/queries/events/events";
import { inTransaction } from "@before-ten/db/transactions";
import { z } from "zod";
import type { ListMail, Mail } from "../../../mail/mailer.ts";
import { senderAddressOf } from "../../../mail/layout/mail-body.ts";
import { type MailDeps, defineMail } from "../../../mail/mail-kind.ts";
import { alertable } from "../alertable.ts";
import { confirmLink, leaveLink, reviewLink } from "../leave-link.ts";
import {
  followChangeMail,
  followConfirmationMail,
  followEntryMail,
  followReminderMail,
  followThanksMail,
} from "./follower-mail-texts.ts";
import { partyOf } from "../party-facts.ts";
import { changeOf, knownEventSchema, knownOf, knownOff, reminderTime } from "./known-event.ts";

const data = z.object({ followerId: z.uuid() });

export const followConfirmation = defineMail({
  name: "follow confirmation",
  priority: "low",
  nature: "alerts",
  data,
  async write({ db, site, siteTexts, linkSecret }, { followerId }) {
    const follower = await findFollowerToConfirm(db, followerId);
    // A draft's name must not be revealed.
    if (follower === undefined || !isPublic({ status: follower.status })) return undefined;
    const wishes = readWishes(follower.asked);
    if (wishes.length === 0) return undefined;
    const { email, kind, country, event_name: eventName } = follower;
    return followConfirmationMail(
      email,
      { eventName, country, kind, wishes },
      {
        confirm: confirmLink({ site, linkSecret }, followerId),
        leave: leaveLink({ site, linkSecret }, followerId),
      },
      await siteTexts.read(),
    );
  },
});

export const followEntry = followerMailKind("entry", async (tools, event) => {
  const { deps, id, email, party, texts } = tools;
  if (!canFollow(alertable(event, deps.clock.now()), deps.clock.now())) return undefined;
  await noteTelling(deps.db, id, { known: party.known, sequence: event.sequence });
  return {
    ...followEntryMail(email, party, texts),
    calendar: await calendarOf(deps, event, { email, texts }),
  };
});

export const followChange = followerMailKind("change", async (tools, event) => {
  const { deps, id, email, told, party, texts } = tools;
  const { db, clock } = deps;
  const notice = await findLatestNotice(db, event.id);
  if (notice === undefined) return undefined;
  const now = clock.now();
  const hasSaleEnded = notice.kind === "sale-ended" && !canBuyTickets(alertable(event, now), now);
  const isNoticed = notice.kind === "day-notice" && shownDayNotice(event, now) === notice.reason;
  const change =
    changeOf(told, party.known) ??
    (hasSaleEnded ? "saleEnded" : isNoticed ? "dayNotice" : undefined);
  const receiptId = notice.id;
  await noteTelling(db, id, { known: party.known, sequence: event.sequence, receiptId });
  if (change === undefined) {
    // Taken back meanwhile: the reader knows all of it.
    await settleFollower(db, id, "change");
    return undefined;
  }
  const mail = followChangeMail(email, { ...party, change, told, reason: notice.reason }, texts);
  if (change === "saleEnded" || change === "dayNotice") return mail;
  return { ...mail, calendar: await calendarOf(deps, event, { email, texts }) };
});

export const followReminder = followerMailKind("reminder", async (tools, event) => {
  const { deps, email, party, texts } = tools;
  const now = deps.clock.now();
  const isOver = hasStarted({ startsAt: party.known.startsAt }, now);
  if (isOver || party.known.off !== null || reminderTime(event) > now) return undefined;
  const isToday = dayIn(event.time_zone, now) === event.start_date;
  return followReminderMail(email, { ...party, isToday }, texts);
});

export const followThanks = followerMailKind("thanks", async (tools, event) => {
  const { deps, id, email, party, texts } = tools;
  const { db, clock, site } = deps;
  const now = clock.now();
  if (party.known.off !== null || event.ends_at > now) return undefined;
  const album = await findPublicAlbum(db, event.id, now);
  const photos = album && `${site.publicUrl}/gallery/${event.id}`;
  const review = reviewLink(deps, { eventId: event.id, followerId: id });
  const next = await nextOf(deps, event);
  return followThanksMail(email, { ...party, photos, next, review }, texts);
});

/** The next party in the same city that isn't called off. */
async function nextOf({ db, clock, site }: MailDeps, { location, country }: EventRow) {
  const { city } = location;
  if (city === undefined) return undefined;
  const slice = { limit: 5, offset: 0 };
  const { rows } = await listPublicEvents(db, clock.now(), { city, country }, slice);
  const next = rows.find(({ disruption }) => knownOff(disruption) === null);
  if (next === undefined) return undefined;
  const { name, when } = partyOf(next);
  return { city, name, when, url: `${site.publicUrl}/events/${next.id}` };
}

interface Tools {
  deps: MailDeps;
  id: string;
  email: string;
  told: z.infer<typeof knownEventSchema>;
  party: Parameters<typeof followEntryMail>[1];
  texts: TextReader;
}

/** A mail to a follower: only of a live event, and noted when it has arrived. */
function followerMailKind(
  mail: FollowerMail,
  writeOf: (tools: Tools, event: EventRow) => Promise<ListMail | undefined>,
) {
  return defineMail({
    name: `follow ${mail}`,
    priority: "low",
    nature: "alerts",
    data,
    async write(deps, { followerId: id }) {
      const { db, site, linkSecret } = deps;
      const follower = await findFollowerToMail(db, id, mail);
      if (follower === undefined) return undefined;
      const event = await findEvent(db, follower.eventId);
      const texts = await deps.siteTexts.read();
      const written =
        event === undefined || !(mail === "thanks" ? isPublic(event) : isLive(event))
          ? undefined
          : await writeOf(
              {
                deps,
                id,
                email: follower.email,
                told: knownEventSchema.parse(follower.told),
                party: {
                  name: event.event_name,
                  country: event.country,
                  known: knownOf(event),
                  links: {
                    event: `${site.publicUrl}/events/${event.id}`,
                    leave: leaveLink({ site, linkSecret }, id),
                  },
                },
                texts,
              },
              event,
            );
      // A draft's followers hear of its notices once it is published again.
      if (written === undefined) await releaseFollower(db, id, mail);
      return written;
    },
    onSent: ({ db, clock }, { followerId }) =>
      inTransaction(db, async (trx) => {
        // The last mail: its reader is forgotten with it.
        const receiptId = await (mail === "thanks"
          ? endFollower(trx, followerId)
          : settleFollower(trx, followerId, mail));
        if (receiptId === undefined) return;
        await recordReceiptMail(trx, { receiptId, outcome: "sent", at: clock.now() });
      }),
    onGivenUp: ({ db, clock }, { followerId }) =>
      inTransaction(db, async (trx) => {
        const receiptId = await endFollower(trx, followerId);
        if (receiptId === undefined) return;
        await recordReceiptMail(trx, { receiptId, outcome: "failed", at: clock.now() });
      }),
  });
}

/** The entry with the UID of the site's own calendars, which the reader's calendar may have. */
async function calendarOf(
  { site, clock }: Pick<MailDeps, "site" | "clock">,
  event: EventRow,
  { email, texts }: { email: string; texts: TextReader },
): Promise<Mail["calendar"]> {
  // Loaded lazily, as zones' rules are large.
  const { writeCalendar } = await import("../../../ical/write-calendar.ts");
  const { disruption: kind, disruption_reason: reason } = event;
  const method = kind === "cancelled" ? "CANCEL" : "REQUEST";
  const content = await writeCalendar({
    events: [
      {
        id: event.id,
        eventName: event.event_name,
        description: event.description,
        location: event.location,
        startsAt: event.starts_at.toISOString(),
        endsAt: event.ends_at.toISOString(),
        timeZone: event.time_zone,
        musicGenres: event.music_genres,
        sequence: event.sequence,
        createdAt: event.created_at.toISOString(),
        updatedAt: event.updated_at.toISOString(),
        disruption: kind === null ? null : { kind, reason: reason ?? "" },
      },
    ],
    publicUrl: site.publicUrl,
    invitation: {
      method,
      organizer: {
        name: texts(brandTexts).senderName,
        email: senderAddressOf(texts) ?? site.mailFrom,
      },
      attendee: email,
      at: clock.now(),
    },
  });
  return { method, content };
}
