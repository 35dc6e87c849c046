import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useSession } from "../../lib/session.ts";
import { passwordToggle } from "./password-toggle.ts";

/** One's own password, before what nobody else at this screen, or with this session, must do. */
export function OwnPasswordInput(props: PasswordInputProps) {
  const session = useSession();
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input
        type="text"
        autoComplete="username"
        value={typeof session === "string" ? "" : session.user.email}
        readOnly
        hidden
      />
      <PasswordInput
        label="Your password"
        description="To be sure that it is you."
        autoComplete="current-password"
        required
        visibilityToggleButtonProps={passwordToggle}
        aria-invalid={props.error !== undefined && props.error !== null}
        {...props}
      />
    </>
  );
}
