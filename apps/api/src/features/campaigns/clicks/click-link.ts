import { createHmac, timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import type { Deps } from "../../../deps.ts";

/**
 * The signed token in a campaign's links: which mail and which link. Without the signature, anyone
 * could count clicks for mails they never got. The target address comes from the campaign.
 */

export const clickPath = "/c";
export const openPath = "/o";

const idBytes = 16;
const numberBytes = 2;
/** Length of the signature; with 12 bytes a token has 40 letters without padding. */
const signatureBytes = 12;
const tokenForm = /^[\w-]{40}$/;

/** Opens use a link number that no campaign has. */
const openNumber = 0;

interface Signing extends Pick<Deps, "linkSecret"> {
  publicUrl: string;
}

interface Clicked {
  recipientId: string;
  linkNumber: number;
}

export function clickUrl(
  { publicUrl, linkSecret }: Signing,
  recipientId: string,
  linkNumber: number,
): string {
  return `${publicUrl}${clickPath}/${sign(linkSecret, { recipientId, linkNumber })}`;
}

/** The address of the image that reports an open. */
export function openUrl({ publicUrl, linkSecret }: Signing, recipientId: string): string {
  return `${publicUrl}${openPath}/${sign(linkSecret, { recipientId, linkNumber: openNumber })}`;
}

/** Undefined for anything we didn't sign as a link. */
export function readClick(secret: Buffer, token: string): Clicked | undefined {
  const signed = read(secret, token);
  return signed?.linkNumber === openNumber ? undefined : signed;
}

/** The recipient's id; undefined for anything we didn't sign as an open. */
export function readOpen(secret: Buffer, token: string): string | undefined {
  const signed = read(secret, token);
  return signed?.linkNumber === openNumber ? signed.recipientId : undefined;
}

function sign(secret: Buffer, { recipientId, linkNumber }: Clicked): string {
  const subject = Buffer.alloc(idBytes + numberBytes);
  subject.set(parse(recipientId));
  subject.writeUInt16BE(linkNumber, idBytes);
  return Buffer.concat([subject, signatureOf(secret, subject)]).toString("base64url");
}

function read(secret: Buffer, token: string): Clicked | undefined {
  if (!tokenForm.test(token)) return undefined;
  const bytes = Buffer.from(token, "base64url");
  const subject = bytes.subarray(0, idBytes + numberBytes);
  const given = bytes.subarray(idBytes + numberBytes);
  if (!timingSafeEqual(given, signatureOf(secret, subject))) return undefined;
  return {
    recipientId: stringify(subject.subarray(0, idBytes)),
    linkNumber: subject.readUInt16BE(idBytes),
  };
}

function signatureOf(secret: Buffer, subject: Buffer): Buffer {
  const hmac = createHmac("sha256", secret).update("campaign link ").update(subject);
  return hmac.digest().subarray(0, signatureBytes);
}
