import { useOwnAccount } from "../../../admin/shell/use-own-account.ts";
import { AccountSection } from "./account-section.tsx";
import { SecuritySection } from "./security/security-section.tsx";

/** Settings of the admin's own account, whatever the role. */
export function AccountPage() {
  const me = useOwnAccount();
  if (!me) return undefined;
  return (
    <>
      {/* The forms are reset for another account or address, not by every change of the
          account. */}
      <AccountSection key={`${me.id} ${me.email}`} user={me} />
      <SecuritySection />
    </>
  );
}
