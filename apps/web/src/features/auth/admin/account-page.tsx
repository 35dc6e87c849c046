import { useOwnAccount } from "../../../admin/shell/use-own-account.ts";
import { AccountSection } from "./account-section.tsx";
import { SecuritySection } from "./security/security-section.tsx";

/** What every admin has, whatever their role. */
export function AccountPage() {
  const me = useOwnAccount();
  if (!me) return undefined;
  return (
    <>
      {/* The forms begin anew with another account or address, not with each change of this one. */}
      <AccountSection key={`${me.id} ${me.email}`} user={me} />
      <SecuritySection />
    </>
  );
}
