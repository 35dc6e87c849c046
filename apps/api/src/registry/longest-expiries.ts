import { invitationHours } from "@before-ten/contracts/auth/invitation-rules";
import { challengeMs, pendingSignInMs } from "@before-ten/contracts/auth/second-factor-rules";
import { linksWorkForMs } from "../features/auth/auth-links.ts";
import { sessionIdle, sessionLifetime } from "../features/auth/sessions/lucia.ts";
import { previewsStayForMs } from "../features/posts/preview/post-previews.service.ts";
import { idempotencyKeysStayForMs } from "../trpc/save-once.ts";

const invitationMs = invitationHours * 60 * 60_000;

/** The furthest each expiry can be ahead, in milliseconds. */
export const longestExpiries = {
  "sessions.expires_at": sessionIdle.milliseconds(),
  "sessions.absolute_expires_at": sessionLifetime.milliseconds(),
  "auth_tokens.expires_at": Math.max(...Object.values(linksWorkForMs)),
  "invitations.expires_at": invitationMs,
  "invitation_tokens.expires_at": invitationMs,
  "passkey_challenges.expires_at": challengeMs,
  "pending_sign_ins.expires_at": pendingSignInMs,
  "blog_post_previews.expires_at": previewsStayForMs,
  "idempotency_keys.expires_at": idempotencyKeysStayForMs,
};
