import { readFileSync } from "node:fs";

/** Delivery reports as mail servers write them, each about the mail with this id. */

/** Someone reported the mail as spam (RFC 5965). */
export function complaint(messageId: string, to: string): string {
  return readFileSync(new URL("cases/complaint.eml", import.meta.url), "utf8")
    .replaceAll("{EMAIL}", to)
    .replaceAll("{RECIPIENT_ID}@club.example", messageId);
}

function mail(...lines: string[]): string {
  return lines.join("\r\n");
}

function returnedHead(messageId: string, to: string): string[] {
  return [
    "Received: from club.example (club.example [203.0.113.5])",
    "From: Before Ten <hello@club.example>",
    `To: ${to}`,
    "Subject: Four parties before Christmas",
    `Message-ID: <${messageId}>`,
  ];
}

export function postfixReport(messageId: string, to: string): string {
  return mail(
    "Return-Path: <>",
    "Date: Fri, 4 Dec 2026 09:00:05 +0000 (UTC)",
    "From: MAILER-DAEMON@mx.mail.example (Mail Delivery System)",
    "Subject: Undelivered Mail Returned to Sender",
    "To: hello@club.example",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B1"',
    "Message-Id: <20261204090005.1234@mx.mail.example>",
    "",
    "This is a MIME-encapsulated message.",
    "",
    "--B1",
    "Content-Description: Notification",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    `<${to}>: host mx.mail.example[198.51.100.7] said: 550 5.1.1`,
    `    <${to}>: Recipient address rejected: User unknown`,
    "",
    "--B1",
    "Content-Description: Delivery report",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.mail.example",
    "X-Postfix-Queue-ID: 4F1A2B3C",
    "Arrival-Date: Fri, 4 Dec 2026 09:00:01 +0000 (UTC)",
    "",
    `Final-Recipient: rfc822; ${to}`,
    `Original-Recipient: rfc822;${to}`,
    "Action: failed",
    "Status: 5.1.1",
    "Remote-MTA: dns; mx.mail.example",
    "Diagnostic-Code: smtp; 550 5.1.1",
    `    <${to}>: Recipient address rejected: User unknown`,
    "",
    "--B1",
    "Content-Description: Undelivered Message Headers",
    "Content-Type: text/rfc822-headers",
    "",
    ...returnedHead(messageId, to),
    "",
    "--B1--",
    "",
  );
}

/** The mailbox is full. */
export function gmailReport(messageId: string, to: string): string {
  return mail(
    "From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>",
    "To: hello@club.example",
    "Auto-Submitted: auto-replied",
    "Subject: Delivery Status Notification (Failure)",
    `In-Reply-To: <${messageId}>`,
    `References: <${messageId}>`,
    'Content-Type: multipart/report; boundary="0000abc"; report-type=delivery-status',
    "",
    "--0000abc",
    'Content-Type: multipart/related; boundary="0000def"',
    "",
    "--0000def",
    'Content-Type: text/html; charset="UTF-8"',
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "<html><body><p>The recipient=E2=80=99s inbox is full</p></body></html>",
    "",
    "--0000def--",
    "",
    "--0000abc",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; googlemail.com",
    "Arrival-Date: Fri, 04 Dec 2026 01:00:05 -0800 (PST)",
    `X-Original-Message-ID: <${messageId}>`,
    "",
    `Final-Recipient: rfc822; ${to}`,
    "Action: failed",
    "Status: 5.2.2",
    "Diagnostic-Code: smtp; 552-5.2.2 The recipient's inbox is out of storage space",
    "Last-Attempt-Date: Fri, 04 Dec 2026 01:00:06 -0800 (PST)",
    "",
    "--0000abc",
    "Content-Type: message/rfc822",
    "",
    ...returnedHead(messageId, to),
    "MIME-Version: 1.0",
    "Content-Type: text/plain",
    "",
    "The doors open at four.",
    "",
    "--0000abc--",
    "",
  );
}

/** Names the mail only in its references, and the address in another form. */
export function exchangeReport(messageId: string, to: string): string {
  return mail(
    "From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@corp.example>",
    "To: <hello@club.example>",
    "Subject: Undeliverable: Four parties before Christmas",
    `In-Reply-To: <${messageId}>`,
    `References: <${messageId}>`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="_x_"',
    "",
    "--_x_",
    'Content-Type: text/plain; charset="utf-8"',
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from("Your message couldn't be delivered.").toString("base64"),
    "",
    "--_x_",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns;EX01.corp.example",
    "Received-From-MTA: dns;club.example",
    "",
    `Final-recipient: RFC822;${to.toUpperCase()}`,
    "Action: failed",
    "Status: 5.1.10",
    "Diagnostic-code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found",
    "X-Display-Name: Ana",
    "",
    "--_x_--",
    "",
  );
}

/** Only in words, without a machine-readable part. */
export function eximReport(messageId: string, to: string): string {
  return mail(
    `X-Failed-Recipients: ${to}`,
    "Auto-Submitted: auto-replied",
    "From: Mail Delivery System <Mailer-Daemon@mail.example>",
    "To: hello@club.example",
    "Subject: Mail delivery failed: returning message to sender",
    "",
    "This message was created automatically by mail delivery software.",
    "",
    "A message that you sent could not be delivered to one or more of its",
    "recipients. This is a permanent error. The following address(es) failed:",
    "",
    `  ${to}`,
    "    SMTP error from remote mail server after RCPT TO:<...>:",
    "    host mx.mail.example [198.51.100.7]: 550 No such user here",
    "",
    "------ This is a copy of the message, including all the headers. ------",
    "",
    "Return-path: <hello@club.example>",
    ...returnedHead(messageId, to),
    "",
    "Call 451-4.4.4 for a song.",
    "",
  );
}

export function qmailReport(messageId: string, to: string): string {
  return mail(
    "Return-Path: <>",
    "From: MAILER-DAEMON@mail.example",
    "To: hello@club.example",
    "Subject: failure notice",
    "",
    "Hi. This is the qmail-send program at mail.example.",
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    "",
    `<${to}>:`,
    "Sorry, no mailbox here by that name. (#5.1.1)",
    "",
    "--- Below this line is a copy of the message.",
    "",
    ...returnedHead(messageId, to),
    "",
  );
}

/** Our address is on a list of senders of spam. */
export function spamReport(messageId: string, to: string): string {
  return postfixReport(messageId, to)
    .replace(/550 5\.1\.1\r\n.*User unknown/g, "554 blocked using zen.spamhaus.org")
    .replace("Status: 5.1.1", "Status: 5.0.0");
}

/** Given up after days of delays. */
export function expiredReport(messageId: string, to: string): string {
  return postfixReport(messageId, to)
    .replace("Status: 5.1.1", "Status: 4.4.1")
    .replace("smtp; 550 5.1.1", "X-Postfix; connect to mx.mail.example: Connection timed out;");
}

/** Still being tried: nothing has come back. */
export function delayedReport(messageId: string, to: string): string {
  return postfixReport(messageId, to)
    .replace("Action: failed", "Action: delayed")
    .replace("Status: 5.1.1", "Status: 4.4.1");
}

/** The missing recipients were delivered elsewhere. */
export function deliveredReport(messageId: string, to: string): string {
  return postfixReport(messageId, to)
    .replace("Action: failed", "Action: relayed")
    .replace("Status: 5.1.1", "Status: 2.1.5");
}

/** An out-of-office reply. */
export function awayReply(messageId: string, to: string): string {
  return mail(
    `From: <${to}>`,
    "To: hello@club.example",
    "Subject: Out of office: Four parties before Christmas",
    "Auto-Submitted: auto-replied",
    `In-Reply-To: <${messageId}>`,
    "",
    "I am away until the 550th of never. My mail could not be delivered to me.",
    "",
  );
}
