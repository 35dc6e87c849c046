import { expect, it } from "vitest";
import { changeOf } from "./known-event.ts";
import {
  followChangeMail,
  followConfirmationMail,
  followEntryMail,
  followReminderMail,
  followThanksMail,
} from "./follower-mail-texts.ts";

const to = "ana@mail.example";
const leave = "https://club.example/alerts/leave?token=1.a";
const told = {
  startsAt: "2026-12-05T16:00:00.000Z",
  endsAt: "2026-12-05T22:00:00.000Z",
  startDate: "2026-12-05",
  endDate: "2026-12-05",
  when: "Saturday 5 December 2026, 4:00 PM to 10:00 PM GMT",
  where: "The Corn Exchange, London",
  off: null,
} as const;
const later = {
  startsAt: "2026-12-19T16:00:00.000Z",
  endsAt: "2026-12-19T22:00:00.000Z",
  startDate: "2026-12-19",
  endDate: "2026-12-19",
  when: "Saturday 19 December 2026, 4:00 PM to 10:00 PM GMT",
};
const hour = { startsAt: "2026-12-05T17:00:00.000Z" };
const where = "The Town Hall, London";

it.each([
  ["cancelled", told, { ...told, off: "cancelled" }],
  ["postponed", told, { ...told, off: "postponed" }],
  ["backOn", { ...told, off: "postponed" }, told],
  ["date", told, { ...told, ...later }],
  ["date", { ...told, off: "postponed" }, { ...told, ...later }],
  ["time", told, { ...told, ...hour }],
  ["place", told, { ...told, where }],
  ["both", told, { ...told, ...hour, where }],
  [undefined, told, { ...told }],
  [undefined, { ...told, off: "cancelled" }, { ...told, ...later, off: "cancelled" }],
] as const)("a change is %s", (change, before, now) => {
  expect(changeOf(before, now)).toBe(change);
});

const party = {
  name: "Sunday Disco",
  country: "UK",
  known: told,
  links: { event: "https://club.example/events/1", leave },
};
const changed = (change: Parameters<typeof followChangeMail>[1]["change"]) =>
  followChangeMail(to, { ...party, change, told, reason: "The roof leaks." });
const mails = [
  followEntryMail(to, party),
  followReminderMail(to, { ...party, isToday: false }),
  followReminderMail(to, { ...party, isToday: true }),
  ...(["cancelled", "postponed", "backOn", "date", "time", "place", "both"] as const).map(changed),
];

it.each(mails.map((mail) => [mail.subject, mail] as const))(
  "%s says why the reader gets it and how to leave",
  (subject, { text, html }) => {
    expect(subject).toMatch(/: Sunday Disco$/);
    for (const part of [text, html]) {
      expect(part).toContain("You're getting this email because you asked us to keep you posted");
      expect(part).toContain(leave);
      expect(part).toContain("The Corn Exchange, London");
    }
    expect(
      /<div style="display:none[^>]*>([^<]*?)(?:\u00A0\u200C)+<\/div>/.exec(html)?.[1],
    ).toMatch(/^.{30,100}$/);
  },
);

it("thanks with what there is, and says that it is the last mail", () => {
  const review = "https://club.example/review?token=1.2.a";
  const bare = followThanksMail(to, { ...party, photos: undefined, next: undefined, review });
  expect(bare.text).toContain("It's the last one");
  expect(bare.text).not.toContain("photos");
  const photos = "https://club.example/gallery/1";
  const next = {
    city: "London",
    name: "Next",
    when: "Friday",
    url: "https://club.example/events/2",
  };
  const full = followThanksMail(to, { ...party, photos, next, review });
  expect(full.text).toContain(`See the pictures:\n${photos}`);
  expect(full.text).toContain("Next in London: Next, Friday");
  const withNext = followThanksMail(to, { ...party, photos: undefined, next, review });
  expect(withNext.text).toContain(next.url);
  for (const mail of [bare, full, withNext]) {
    expect(mail.text.split(review)).toHaveLength(2);
    expect(mail.html.split(`href="${review}"`)).toHaveLength(2);
  }
});

it("asks to confirm exactly what was ticked", () => {
  const { text } = followConfirmationMail(
    to,
    { eventName: "Sunday Disco", country: "UK", kind: "on-sale", wishes: ["reminder"] },
    { confirm: "https://club.example/alerts/confirm?token=1.a", leave },
  );
  expect(text).toContain("• When tickets go on sale\n\n• A reminder on the day before");
  expect(text).not.toContain("If anything changes");
  expect(text).toMatch(/do nothing: [^.]+\./);
});
