import { expect, it } from "vitest";
import { judgeRejection } from "./judge-rejection.ts";

it.each([
  ["5.1.1", "hard"],
  ["5.1.10", "hard"],
  ["5.2.1", "hard"],
  ["5.4.4", "hard"],
  ["5.0.0", "soft"],
  ["5.1.8", "soft"],
  ["5.2.2", "soft"],
  ["5.3.0", "soft"],
  ["5.3.4", "soft"],
  ["5.4.7", "soft"],
  ["5.5.2", "soft"],
  ["5.6.0", "soft"],
  ["5.7.1", "soft"],
  ["5.7.606", "soft"],
  ["4.1.1", "soft"],
  ["4.4.7", "soft"],
  ["", "soft"],
])("without a sentence, %s is %s", (status, kind) => {
  expect(judgeRejection(status, "")).toMatchObject({ kind, reason: status || "5.0.0" });
});

it.each([
  "550 5.1.1 <ana@mail.example>: Recipient address rejected: User unknown",
  "550 No such user here",
  "550 Requested action not taken: mailbox unavailable",
  "554 delivery error: dd This user doesn't have a mail.example account",
  "550-5.1.1 The email account that you tried to reach does not exist.",
  "Host or domain name not found. Name service error for name=mail.example type=A",
  "550 5.4.1 Recipient address rejected: Access denied",
  "550 5.5.0 unknown user account",
  "550 Benutzer unbekannt",
  "550 Die Adresse existiert nicht",
  "Das Postfach wurde deaktiviert",
  "550 Utilisateur inconnu",
  "550 5.1.1 Adresse d'au moins un destinataire invalide",
  "Le compte est désactivé",
])("there is no such mailbox: %s", (sentence) => {
  expect(judgeRejection("5.0.0", sentence)).toMatchObject({ kind: "hard", isBlocked: false });
});

it.each([
  "550 the mailbox of this user is full, quota exceeded",
  "552 5.2.2 user unknown or over quota",
  "452 4.2.2 The email account that you tried to reach is over quota",
  "550 5.1.1 mailbox full",
  "Insufficient storage space",
  "550 Das Postfach ist voll",
  "Nicht genügend Speicherplatz",
  "550 La boîte aux lettres est pleine",
])("the mailbox is full: %s", (sentence) => {
  expect(judgeRejection("5.0.0", sentence)).toMatchObject({ kind: "soft", isBlocked: false });
});

it.each([
  "554 message rejected, it looks like spam to us (in reply to end of DATA command)",
  "550 5.1.1 <ana@mail.example> blocked using zen.spamhaus.org, user unknown",
  "550 Your IP 203.0.113.5 has been blocked",
  "554 Client host rejected: listed by bl.example",
  "550 5.7.1 Unauthenticated email is not accepted due to the domain's DMARC policy",
  "550 5.4.1 relaying denied",
  "553 5.1.8 Domain of sender address hello@club.example does not exist",
  "552 message size exceeds the limit",
  "550 5.6.0 content not accepted",
  "421 Too many connections",
  "550 Ihre Nachricht wurde als Spam eingestuft",
  "554 Der Absender wurde abgelehnt",
  "550 Message refusé, contenu indésirable",
  "554 Adresse IP bloquée, voir la liste noire",
])("the sender or the content is rejected: %s", (sentence) => {
  expect(judgeRejection("5.0.0", sentence)).toMatchObject({ kind: "soft", isBlocked: true });
});

it.each([
  ["a phone number", "Unknown user. Call +61 450 111 222 or 5.555.1234", "5.0.0"],
  ["an address", "<5.1.1@mail.example> is unknown to user4.2.2@mail.example", "5.0.0"],
  ["a network address", "host mx.mail.example [5.1.1.7] said: 550 no such user", "5.0.0"],
  ["a version", "qmail 4.1.12.5 at mail.example: 550 no such user", "5.0.0"],
  ["another line's code", "503 5.0.0 need RCPT 550-5.1.1 no such user", "5.1.1"],
  ["a temporary reply", "450 no such user", "4.0.0"],
])("takes no code from %s", (_, sentence, reason) => {
  expect(judgeRejection("", sentence).reason).toBe(reason);
});
