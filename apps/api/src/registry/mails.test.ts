import { brand } from "@before-ten/contracts/shared/brand";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { describe, expect, it } from "vitest";
import { alertConfirmationMail, alertNewsMail } from "../features/alerts/alert-mail-texts.ts";
import {
  apiKeyLostMail,
  apiKeyMadeMail,
  apiKeyRevokedMail,
} from "../features/api-keys/api-keys.mails.ts";
import {
  accessEndedMail,
  adminMadeMail,
  emailChangeRequestedMail,
  emailChangedMail,
  newEmailMail,
  passwordResetMail,
  roleChangedMail,
  verificationMail,
} from "../features/auth/account.mails.ts";
import {
  adminInvitedMail,
  invitationMail,
} from "../features/auth/invitations/invitations.mails.ts";
import { accountChangedMail } from "../features/auth/second-factor/second-factor.mails.ts";
import { contactMail } from "../features/contact/contact.mails.ts";
import {
  confirmationMail,
  linkMail,
  welcomeMail,
} from "../features/newsletter/newsletter.mails.ts";

const to = "ana@mail.example";
const url = "https://club.example/somewhere/token";
const unsubscribe = "https://club.example/unsubscribe?token=1.a";
const made = { at: "2026-12-04T12:00:00.000Z", origin: "in a test", publicUrl: url };
const leave = "https://club.example/alerts/leave?token=1.a";
const party = {
  name: "Sunday Disco",
  country: "UK",
  availability: "on-sale",
  when: "Saturday 5 December 2026, 4:00 PM to 10:00 PM GMT",
  where: "The Corn Exchange, London",
  reason: "The roof leaks.",
} as const;
const news = { party, links: { event: url, leave } };
const deletes = [
  /asked us to let you know\. It's the only one/,
  /once it has gone out, we delete your address/,
  leave,
];
const nothing = /If it .*, do nothing: [^.]+\./;

const mails = [
  {
    mail: welcomeMail(to, {
      links: { events: url, preferences: `${url}/choices`, unsubscribe },
      parties: [],
    }),
    subject: "Welcome to Before Ten",
    says: [
      /subscribed to our newsletter/,
      /unsubscribe at any time/,
      `${url}/choices`,
      unsubscribe,
    ],
  },
  {
    mail: confirmationMail(to, { confirm: url }),
    subject: "Please confirm your subscription to Before Ten",
    says: [nothing, /works for seven days/],
  },
  {
    mail: linkMail(to, url),
    subject: "Your Before Ten newsletter link",
    says: [nothing, /take a break, or unsubscribe/],
  },
  {
    mail: alertConfirmationMail(
      to,
      { kind: "on-sale", eventName: "Sunday Disco", country: null },
      { confirm: url, leave },
    ),
    subject: "Please confirm your alert",
    says: [nothing, /works for 48 hours/, /when tickets for Sunday Disco go on sale/, leave],
  },
  {
    mail: alertNewsMail(to, "places-return", news),
    subject: "A place has opened up: Sunday Disco",
    says: [...deletes, /has places again/, /Get a ticket/],
  },
  {
    mail: alertNewsMail(to, "on-sale", news),
    subject: "Tickets are on sale: Sunday Disco",
    says: [...deletes, /are on sale/, /Get a ticket/],
  },
  {
    mail: alertNewsMail(to, "on-sale", { ...news, party: { ...party, availability: "free" } }),
    subject: "Free entry: Sunday Disco",
    says: [...deletes, /entry is free/, /See the party/],
  },
  {
    mail: alertNewsMail(to, "on-sale", {
      ...news,
      party: { ...party, availability: "at-the-door" },
    }),
    subject: "Pay at the door: Sunday Disco",
    says: [...deletes, /you pay at the door/, /See the party/],
  },
  {
    mail: alertNewsMail(to, "next-event", news),
    subject: "The next party in the United Kingdom: Sunday Disco",
    says: [...deletes, /the next party in the United Kingdom/],
  },
  {
    mail: alertNewsMail(to, "cancelled", news),
    subject: "Cancelled: Sunday Disco",
    says: [...deletes, /The roof leaks\./],
  },
  {
    mail: passwordResetMail(to, url),
    subject: "Choose a new password for Before Ten",
    says: [nothing, /works once, for an hour/],
  },
  {
    mail: verificationMail(to, url),
    subject: "Please confirm your address for Before Ten",
    says: [nothing, /works once, within three days/],
  },
  {
    mail: newEmailMail(to, url),
    subject: "Please confirm your new address for Before Ten",
    says: [nothing, /works once, within three days/],
  },
  {
    mail: emailChangeRequestedMail(to, url),
    subject: "Changing the address of your Before Ten account?",
    says: [/If it was you, just open the link/, /works once, within 72 hours/],
  },
  {
    mail: emailChangedMail(to, url),
    subject: "Your Before Ten account has a new address",
    says: [/If you changed it, do nothing: the new address stays/, /works once, within 72 hours/],
  },
  {
    mail: adminMadeMail(
      { to, isFormer: false },
      { admin: { name: "Bo", email: "bo@mail.example", admin_role: "editor" }, ...made },
    ),
    subject: "A new admin for Before Ten",
    says: [/If it was you, do nothing\./, /4 December 2026, 12:00 UTC/, /bo@mail\.example/],
  },
  {
    mail: roleChangedMail(to, { adminRole: "editor", changedBy: "Bo", publicUrl: url }),
    subject: "You have a new role at Before Ten",
    says: [/Bo has changed your role/, /look after parties and the blog/, /ask an owner/],
  },
  {
    mail: accessEndedMail(to, { changedBy: "Bo", publicUrl: url }),
    subject: "You're no longer an admin of Before Ten",
    says: [/Bo has ended your access/, /Your account stays/, /ask an owner/],
  },
  {
    mail: invitationMail(to, { invitedBy: "Bo", adminRole: "editor", url }),
    subject: "Your invitation to the Before Ten team",
    says: [/do nothing: no account is created\./, /works once, within 72 hours/, /Bo would like/],
  },
  {
    mail: adminInvitedMail(
      { to, isFormer: false },
      { invitation: { email: "bo@mail.example", adminRole: "viewer", hasAccount: true }, ...made },
    ),
    subject: "An invitation to the Before Ten team",
    says: [/If it was you, do nothing\./, /4 December 2026, 12:00 UTC/, /bo@mail\.example/],
  },
  {
    mail: accountChangedMail({ to, isFormer: false }, { change: "password changed", ...made }),
    subject: "Your Before Ten account has a new password",
    says: [/If it was you, do nothing\./, /4 December 2026, 12:00 UTC/],
  },
  {
    mail: accountChangedMail(
      { to, isFormer: false },
      { change: "passkey added", passkey: "Laptop", ...made },
    ),
    subject: "A new passkey for your Before Ten account",
    says: [/If it was you, do nothing\./, /Laptop/, /check Security/],
  },
  {
    mail: accountChangedMail({ to, isFormer: false }, { change: "recovery code used", ...made }),
    subject: "A recovery code for your Before Ten account was used",
    says: [/It won't work again/],
  },
  {
    mail: apiKeyMadeMail(
      { to, isFormer: false },
      { key: { name: "Ticket shop", hint: "bt_4fGh" }, ...made },
    ),
    subject: "A new API key for Before Ten",
    says: [/If it was you, do nothing\./, /4 December 2026, 12:00 UTC/, /bt_4fGh/],
  },
  {
    mail: apiKeyRevokedMail(
      { to, isFormer: false },
      { keyName: "Ticket shop", keyHint: "bt_4fGh", ...made },
    ),
    subject: "An API key for Before Ten was revoked",
    says: [/If it was you, do nothing\./, /4 December 2026, 12:00 UTC/, /bt_4fGh/],
  },
  {
    mail: apiKeyLostMail(to, {
      keyName: "Ticket shop",
      keyHint: "bt_4fGh",
      revokedBy: "Bo",
      publicUrl: url,
    }),
    subject: "Your API key for Before Ten no longer works",
    says: [/Bo has revoked/, /Ticket shop/, /bt_4fGh/, /ask Bo\./],
  },
];

describe.each(mails)("$subject", ({ mail, subject, says }) => {
  it("says why the reader gets it, how long its link works, and what happens without a reaction", () => {
    expect(mail).toMatchObject({ to, subject });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("You're getting this ");
      expect(part).toContain(url);
      expect(part).toContain(brand.email);
      for (const words of says) expect(part).toMatch(words);
    }
  });

  it("links only to the site, and counts no visitors", () => {
    const links = [...mail.html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toMatch(/^(https:\/\/club\.example\/|mailto:hello@)/);
  });
});

const texts = createTextReader({
  "brand.legalName": "Example Dance Club Pty Ltd",
  "brand.postalAddress": "1 Example Street, Melbourne VIC 3000, Australia",
  "brand.countries": [
    {
      id: "entry-1",
      code: "UK",
      legalName: "Example Dance Club Limited",
      companyNumber: "",
      postalAddress: "2 Example Street, London SW1A 1AA, United Kingdom",
      signUps: "as everywhere",
    },
  ],
});

it("names the sender by law in each mail that advertises or asks to, by the reader's country", () => {
  const links = { confirm: url, leave };
  const inUk = [
    welcomeMail(
      to,
      { links: { events: url, preferences: url, unsubscribe }, parties: [], country: "UK" },
      texts,
    ),
    confirmationMail(to, { confirm: url, country: "UK" }, texts),
    alertConfirmationMail(to, { kind: "next-event", eventName: null, country: "UK" }, links, texts),
    alertNewsMail(to, "on-sale", news, texts),
  ];
  for (const { html, text } of inUk) {
    const sender = "Example Dance Club Limited, 2 Example Street, London SW1A 1AA, United Kingdom";
    expect(text).toMatch(new RegExp(`${sender}\n$`));
    expect(html).toContain(`<br>${sender}</td>`);
  }
  const elsewhere = confirmationMail(to, { confirm: url, country: "NZ" }, texts);
  expect(elsewhere.text).toContain("\nExample Dance Club Pty Ltd, 1 Example Street, Melbourne");
  expect(passwordResetMail(to, url, texts).text).not.toContain("Example Street");
});

it("tells an address that was left how to get the account back", () => {
  const reader = { to, isFormer: true };
  const { text } = adminMadeMail(reader, { admin: undefined, ...made });
  expect(text).toContain("Open our email about the new address and undo that first.");
  expect(text).not.toContain("forgot-password");
});

it("tells each mail from the others in a list of mails", () => {
  const previews = mails.map(({ mail }) => previewOf(mail.html));
  expect(new Set(previews).size).toBe(mails.length);
  for (const preview of previews) expect(preview).toMatch(/^.{30,100}$/);
});

it("shows the beginning of a message in the list, and cuts no emoji in two", () => {
  const visitor = { name: "Ana", email: to, subject: "Hello", type: "general" } as const;
  const { html } = contactMail("team@club.example", {
    ...visitor,
    message: `${"a".repeat(100)}\n\n${"🕺".repeat(30)}`,
  });
  expect(previewOf(html)).toBe(`Ana writes: ${"a".repeat(100)} ${"🕺".repeat(19)}`);
});

function previewOf(html: string): string | undefined {
  return /<div style="display:none[^>]*>([^<]*?)(?:\u00A0\u200C)+<\/div>/.exec(html)?.[1];
}
