import type { MadeApiKey } from "@before-ten/contracts/api-keys/output";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { dayOf, momentOf } from "../../../admin/list/admin-dates.ts";
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
  const [keys, setKeys] = useState(madeKeys);
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  const revoke = trpc.auth.revokeMadeKeys.useMutation({
    onSuccess: (left) => setKeys(left.keys),
  });

  function start(keyId?: string) {
    if (!revoke.isPending) revoke.mutate({ token, keyId });
  }

  return (
    <Section id="api-keys" title="Do you know these API keys?" beside>
      <div className={classes.keys} onFocus={onFocus}>
        <p>
          They were created from your account and keep working after a password change. Revoke any
          you don't recognise; they stop working at once.
        </p>
        <p ref={fallback} tabIndex={-1} role="status" className={classes.state}>
          {stateOf(keys.length, madeKeys.length)}
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
                <span>
                  {key.hint}…, created on {dayOf(key.createdAt)}
                </span>
                <span>
                  {key.lastUsedAt === null ? "Never used" : `Last used ${momentOf(key.lastUsedAt)}`}
                </span>
              </p>
              <button
                type="button"
                className={actionClass("outline")}
                aria-label={`Revoke ${key.name}, ${key.hint}…`}
                disabled={revoke.isPending}
                onClick={() => start(key.id)}
              >
                Revoke
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
            Revoke all {keys.length}
          </button>
        )}
      </div>
    </Section>
  );
}

function stateOf(left: number, made: number): string {
  if (left === 0) return "All of them are revoked.";
  if (left === made) return made === 1 ? "There is one." : `There are ${made}.`;
  return left === 1 ? "One is left." : `${left} are left.`;
}
