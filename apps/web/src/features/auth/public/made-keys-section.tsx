import type { MadeApiKey } from "@before-ten/contracts/api-keys/output";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { madeKeysTexts } from "@before-ten/contracts/site/texts/accounts/reset-password";
import type { TextsOf } from "@before-ten/contracts/site/define-texts";
import { useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { dayOf, momentOf } from "../../../admin/list/admin-dates.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import { actionClass } from "../../../ui/action.ts";
import { Section } from "../../../ui/section.tsx";
import classes from "./made-keys-section.module.css";

interface MadeKeysSectionProps {
  /** Authorizes revoking them without a session. */
  token: string;
  keys: MadeApiKey[];
}

/**
 * A new password ends every session but no API key, so the user can revoke those they don't know.
 */
export function MadeKeysSection({ token, keys: madeKeys }: MadeKeysSectionProps) {
  const texts = useTexts(madeKeysTexts);
  const [keys, setKeys] = useState(madeKeys);
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  const revoke = trpc.auth.revokeMadeKeys.useMutation({
    onSuccess: (left) => setKeys(left.keys),
  });

  function start(keyId?: string) {
    if (!revoke.isPending) revoke.mutate({ token, keyId });
  }

  return (
    <Section id="api-keys" title={texts.title} beside>
      <div className={classes.keys} onFocus={onFocus}>
        <p>{texts.text}</p>
        <p ref={fallback} tabIndex={-1} role="status" className={classes.state}>
          {stateOf({ left: keys.length, made: madeKeys.length }, texts)}
        </p>
        {revoke.error && (
          <p role="alert" className={classes.fault}>
            {errorSentence(revoke.error, { failed: authMessages.requestFailed })}
          </p>
        )}
        <ul className={classes.list}>
          {keys.map((key) => (
            <li key={key.id} className={classes.key}>
              <p className={classes.facts}>
                <strong>{key.name}</strong>
                <span>{texts.created({ hint: key.hint, day: dayOf(key.createdAt) })}</span>
                <span>
                  {key.lastUsedAt === null
                    ? texts.neverUsed
                    : texts.lastUsed({ moment: momentOf(key.lastUsedAt) })}
                </span>
              </p>
              <button
                type="button"
                className={actionClass("outline")}
                aria-label={texts.revokeLabel({ name: key.name, hint: key.hint })}
                disabled={revoke.isPending}
                onClick={() => start(key.id)}
              >
                {texts.revoke}
              </button>
            </li>
          ))}
        </ul>
        {keys.length > 1 && (
          <button
            type="button"
            className={actionClass("ink")}
            disabled={revoke.isPending}
            onClick={() => start()}
          >
            {texts.revokeAll({ count: keys.length })}
          </button>
        )}
      </div>
    </Section>
  );
}

function stateOf(
  { left, made }: { left: number; made: number },
  texts: TextsOf<typeof madeKeysTexts.defaults>,
): string {
  if (left === 0) return texts.noneLeft;
  if (left === made) return made === 1 ? texts.one : texts.some({ count: made });
  return left === 1 ? texts.oneLeft : texts.someLeft({ count: left });
}
