import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link is for. A signature for one purpose isn't valid for another. */
type Purpose =
  | "unsubscribe"
  | "preferences"
  | "confirm"
  | "confirm alert"
  | "leave alert"
  | "review"
  | "preview"
  | "page preview";

/** Makes `<subject>.<signature>`, which only we can issue. The subject is readable by anyone. */
export function signToken(secret: Buffer, purpose: Purpose, subject: string): string {
  return `${subject}.${signature(secret, purpose, subject).toString("base64url")}`;
}

/** The subject of a token we signed for this purpose; otherwise undefined. */
export function readToken(secret: Buffer, purpose: Purpose, token: string): string | undefined {
  const end = token.lastIndexOf(".");
  const subject = token.slice(0, Math.max(0, end));
  const given = Buffer.from(token.slice(end + 1), "base64url");
  const expected = signature(secret, purpose, subject);
  const same = given.length === expected.length && timingSafeEqual(given, expected);
  return same ? subject : undefined;
}

function signature(secret: Buffer, purpose: Purpose, subject: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose} ${subject}`).digest();
}
