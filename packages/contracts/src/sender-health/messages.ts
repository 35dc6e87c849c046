/** One sentence for each finding: what is wrong, and what to do. */

export const spfSentences = {
  unanswered: (domain: string) => `The SPF record of ${domain} couldn't be looked up. Check again.`,
  missing: (domain: string) =>
    `${domain} has no SPF record. Add a TXT record that begins with “v=spf1” and names your mail service.`,
  several: (domain: string, count: number) =>
    `${domain} has ${count} SPF records, and mailbox providers then ignore all of them. Merge them into one TXT record.`,
  everyone: (domain: string) =>
    `The SPF record of ${domain} lets every server send as you. End it with “-all” or “~all”.`,
  tooManyLookUps: (domain: string) =>
    `The SPF record of ${domain} needs more than ten DNS lookups, so providers reject it. Remove services you no longer use, or name addresses instead.`,
  nearLimit: (domain: string) =>
    `The SPF record of ${domain} names your server, but some readers of it need more than ten DNS lookups or find names that don't exist. Shorten it.`,
  unreadable: (domain: string) =>
    `The SPF record of ${domain} has an error, so providers reject it. Correct its spelling and the names in it.`,
  excludes: (domain: string, ip: string) =>
    `The SPF record of ${domain} doesn't allow ${ip}, from which your mail arrived. Add your mail service to it.`,
  undecided: (domain: string) =>
    `The SPF record of ${domain} says nothing about other servers. End it with “-all” or “~all”.`,
  notSeen: (domain: string) =>
    `${domain} has an SPF record, but no email showed which server sends. Check an email that was really sent.`,
  good: (domain: string, ip: string) => `The SPF record of ${domain} allows ${ip}.`,
} as const;

export const dkimSentences = {
  notSeen: "No check email has been seen. Check one that was really sent.",
  unsigned:
    "The email arrived without a DKIM signature. Switch on signing at your mail service or server.",
  noKey: (name: string) =>
    `The DKIM key of the email's signature isn't in the DNS. Publish the TXT record ${name} that your mail service gives you.`,
  revoked: (name: string) =>
    `The DKIM key at ${name} is revoked: its “p=” is empty. Publish the present key, or sign with another selector.`,
  badKey: (name: string) =>
    `The DKIM key at ${name} can't be read. Copy the TXT record from your mail service again, without breaks.`,
  otherKey: (name: string) =>
    `The DKIM signature doesn't match the key at ${name}. Publish the key your mail service signs with; if it matches, a later server changes your headers.`,
  bodyChanged:
    "The email was changed after it was signed, so its DKIM signature fails. Let the last server sign, and switch off footers and link rewriting behind it.",
  expired:
    "The email's DKIM signature had expired when it was read. Sign for at least a week, and check the clock of the server that signs.",
  weakKey: (name: string) =>
    `The DKIM key at ${name} is shorter than 1024 bits, so providers ignore it. Create one of 2048 bits.`,
  shortKey: (name: string) =>
    `The DKIM key at ${name} has fewer than 2048 bits. Plan to replace it by a longer one.`,
  testing: (name: string) =>
    `The DKIM key at ${name} is marked as a test (“t=y”), so some providers ignore it. Remove that.`,
  partial:
    "The DKIM signature covers only the beginning of the email (“l=”). Let your mail service sign all of it.",
  unanswered: (name: string) => `The DKIM key at ${name} couldn't be looked up. Check again.`,
  other: (why: string) =>
    `The email's DKIM signature can't be verified: ${why}. Ask your mail service.`,
  good: (name: string) => `The email's signature matches the key at ${name}.`,
} as const;

export const dmarcSentences = {
  unanswered: (domain: string) =>
    `The DMARC record of ${domain} couldn't be looked up. Check again.`,
  missing: (domain: string) =>
    `${domain} has no DMARC record, which big providers demand. Add the TXT record _dmarc.${domain} with “v=DMARC1; p=none; rua=mailto:…”, and read its reports.`,
  several: (domain: string) =>
    `${domain} has more than one DMARC record, and providers then ignore all of them. Keep one.`,
  unreadable: (domain: string) =>
    `The DMARC record of ${domain} has an error. It begins with “v=DMARC1;”, followed by “p=none”, “p=quarantine” or “p=reject”.`,
  watching: (domain: string) =>
    `The DMARC record of ${domain} only watches (“p=none”). Once its reports show only your own mail, change it to “p=quarantine”.`,
  good: (domain: string, policy: string) =>
    `${domain} has a DMARC record with the policy “${policy}”.`,
} as const;

export const alignmentSentences = {
  notSeen: dkimSentences.notSeen,
  noRecord: "Without a DMARC record there is nothing to align with.",
  unanswered: "Alignment couldn't be decided, because the DNS didn't answer. Check again.",
  none: (domain: string) =>
    `Neither SPF nor DKIM vouches for ${domain}, the domain readers see, so DMARC fails. Let your mail service sign with ${domain}, or return bounces to it.`,
  good: (domain: string) => `SPF or DKIM vouches for ${domain}, the domain readers see.`,
} as const;

export const reverseSentences = {
  notSeen: "No email showed from which address your mail leaves.",
  unanswered: (ip: string) => `The name of ${ip} couldn't be looked up. Check again.`,
  missing: (ip: string) =>
    `${ip}, from which your mail leaves, has no name (PTR). Ask who runs that server to set one.`,
  unconfirmed: (ip: string, name: string) =>
    `${ip} is called ${name}, but that name doesn't lead back to it. Add an address record for ${name}.`,
  good: (ip: string, name: string) => `${ip} is called ${name}, which leads back to it.`,
} as const;

export const tlsSentences = {
  none: "Your mail server offers no TLS, so no mail goes out. Use its TLS port with “smtps://” in SMTP_URL, or switch STARTTLS on.",
  expired: "The certificate of your mail server has expired. Renew it.",
  "other-name":
    "The certificate of your mail server is for another name. Put that name in SMTP_URL, or renew the certificate.",
  untrusted:
    "The certificate of your mail server isn't from a known authority. Install one that is, such as one from Let's Encrypt.",
  unreachable: "Your mail server can't be reached, so its TLS wasn't checked.",
  openRelay:
    "The email left your mail server without TLS. Let that server use TLS for outgoing mail.",
  good: "Your mail server is reached over TLS, with a valid certificate.",
  local: "Your mail server is on the same machine.",
} as const;

export const oneClickSentences = {
  notSeen: dkimSentences.notSeen,
  missing:
    "The email arrived without List-Unsubscribe. Stop your mail service from removing or replacing that header.",
  noPost:
    "The email arrived without List-Unsubscribe-Post, so one click doesn't unsubscribe. Stop your mail service from removing that header.",
  noHttps:
    "The email's unsubscribe link isn't https, so mail programs ignore it. Set PUBLIC_URL to the site's https address.",
  unsigned:
    "The DKIM signature leaves out List-Unsubscribe and List-Unsubscribe-Post, so some programs ignore them. Add both to the signed headers.",
  good: "The email can be unsubscribed from with one click.",
} as const;

export const postalSentences = {
  notSeen: dkimSentences.notSeen,
  lost: "The email arrived without the club's legal name and postal address. Stop your mail service from changing the text.",
  good: "The email names the club and its postal address.",
} as const;

export const rateSentences = {
  tooFew: "Too few campaign emails went out in the last 30 days to tell.",
  complaints: (share: string, of: string) =>
    `${share} of the emails ${of} were reported as spam, and providers reject senders with more than 0.3%. Write only to subscribers who still click, and less often.`,
  bounces: (share: string, of: string) =>
    `${share} of the addresses ${of} don't exist, and providers reject senders with more than 5%. Find out where these subscribers came from, and remove them.`,
  goodComplaints: "Few recipients reported an email as spam.",
  goodBounces: "Few addresses don't exist.",
  /** Of what a share is. */
  provider: (name: string) => `at ${name}`,
  campaign: (subject: string) => `of “${subject}”`,
} as const;

/** Why nothing is checked. */
export const notCheckedSentences = {
  noServer: "Not checked: without SMTP_URL emails become files.",
  reserved: (domain: string) => `Not checked: ${domain} isn't a domain on the internet.`,
} as const;

export const senderHealthMessages = {
  sourceRequired: "Please paste the whole source of the check email",
  sourceTooLong: "This is longer than any check email. Please paste its source only.",
  notOurMail:
    "This isn't the latest check email. Send one with “Check now”, and paste the whole source of what arrives, with its headers.",
  readsNoMail:
    "The sender was checked. No check email went out, as emails become files on this site.",
  checkedByMailbox:
    "The sender was checked. A check email is on its way to the mailbox for bounces and is read there within minutes.",
  checkedByAdmin: (email: string) =>
    `The sender was checked. A check email is on its way to ${email}: paste its source here.`,
  mailRead: "The check email was read.",
  checkFailed: "Failed to check the sender. Please try again.",
  readFailed: "Failed to read the check email. Please try again.",
  loadFailed: "Failed to load the sender's health",
  reasonRequired: "Please say why campaigns should go out",
  reasonTooLong: "Please use at most 500 characters",
  nothingToOverride: "Nothing is wrong, so there is nothing to override.",
  overridden: "Campaigns go out for 24 hours.",
  overrideEnded: "The override has ended.",
  overrideFailed: "Failed to override. Please try again.",
  campaignsWait: (sentence: string) =>
    `Campaigns are on hold: something is wrong with the sender. ${sentence} An owner can let them go out on the Sender page.`,
  tooMany: "Too many checks in a short time. Please try again later.",
} as const;

/** The email that is sent to see how it arrives. */
export const checkMailSentences = {
  subject: "Sender check",
  preview: "This email shows how your emails arrive.",
  title: "This email shows how your emails arrive",
  text: "It was sent like the newsletter. What its headers say about SPF, DKIM, DMARC and TLS appears on the Sender page in the admin area.",
  todo: "If you got it yourself, open its source (“Show original” in Gmail), copy all of it, and paste it there.",
  because: "You're getting this email because someone checked the sender in the admin area.",
  unsubscribe: "Unsubscribe",
} as const;
