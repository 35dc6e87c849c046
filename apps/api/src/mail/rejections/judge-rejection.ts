import type { BounceKind } from "@before-ten/contracts/campaigns/bounce-rules";
import { rejectionPhrases } from "./rejection-phrases.ts";

interface Rejection {
  kind: BounceKind;
  /** Whether the server rejected the sender or the content, so the mailbox may well be there. */
  isBlocked: boolean;
  /** Such as `5.1.1`; `5.0.0` if the server gave none. */
  reason: string;
}

/** Longer sentences are cut. */
const maxTextLength = 4_000;

/** RFC 3463: these codes alone mean that there is no such mailbox or domain. */
const noMailbox = /^5\.(?:1\.(?:[012346]|10)|2\.1|4\.4|4\.310)$/;
/** About the sender, the content, the system or the route. */
const notMailbox = /^5\.(?:1\.[78]|2\.3|4\.[67]|[3567]\.\d+)$/;
const isSender = /^5\.1\.[78]$/;
const isContentOrPolicy = /^5\.(?:2\.3|3\.4|[67]\.\d+)$/;
const isFullCode = /^[45]\.2\.2$/;

/**
 * Judges from a code and a server's sentence whether a mailbox is gone. The sentence comes first,
 * because many servers write any code. Without a sign that it is gone, a rejection is soft.
 */
export function judgeRejection(status: string, sentence: string): Rejection {
  const said = simplify(sentence);
  const code = codeOf(status, said);
  const says = (reason: keyof typeof rejectionPhrases) => rejectionPhrases[reason].test(said);
  const isFull = isFullCode.test(code) || says("full");
  const isUnknown = says("unknown");
  const isBlocked =
    !isFull &&
    (says("blocked") || isSender.test(code) || (isContentOrPolicy.test(code) && !isUnknown));
  // Exchange Online writes this for unknown recipients.
  const isUnlisted = code === "5.4.1" && said.includes("recipient address rejected");
  const isGone = isUnknown || isUnlisted || noMailbox.test(code);
  const isHard = code.startsWith("5.") && isGone && !isFull && !isBlocked;
  return { kind: isHard ? "hard" : "soft", isBlocked, reason: code };
}

/** Addresses are left out, because parts of them look like codes. */
function simplify(sentence: string): string {
  return (
    sentence
      .slice(0, maxTextLength)
      .toLowerCase()
      .replaceAll("’", "'")
      .replaceAll(/<?[^\s<>@]{1,64}@[^\s<>@]{1,255}>?/g, "@")
      // Amazon SES writes this before other servers' reasons.
      .replaceAll("unknown address error", " ")
      .replaceAll(/\s+/g, " ")
  );
}

/** Not a part of a version, a network address or a phone number. */
const enhanced = /(?<![\d.\w])(?:\d{3}-)?([45]\.[0-7]\.\d{1,3})(?!\.?\d|\w)/g;
const reply = /(?<![\d.\w+@-]|\d[ )/])([45])\d\d(?![\d.\w@]|[ /-]?\d)/g;

/** A code such as `5.1.1`; `5.0.0` says as little as none. */
function codeOf(status: string, said: string): string {
  const [own, ...told] = [status, said].flatMap((text) => {
    const codes = [...text.matchAll(enhanced)].flatMap(([, code]) => code ?? []);
    return [codes.find((code) => notMailbox.test(code)) ?? codes.find(isSpecific) ?? codes[0]];
  });
  const codes = [own, ...told].flatMap((code) => code ?? []);
  return codes.find(isSpecific) ?? codes[0] ?? `${replyClass(said)}.0.0`;
}

function replyClass(said: string): string {
  const classes = [...said.matchAll(reply)].map(([, first]) => first);
  return classes.length > 0 && !classes.includes("5") ? "4" : "5";
}

function isSpecific(code: string): boolean {
  return !/^[45]\.0\.0$/.test(code);
}
