import type { Db } from "@before-ten/db/client";
import type { PlaceSearch } from "./features/places/geoapify.ts";
import type { ImageStore } from "./images/image-store.ts";
import type { Clock } from "./cli/system-clock.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import type { PasswordResetQueue } from "./features/auth/password-reset-queue.ts";
import type { StandingAccess } from "./features/auth/standing-access.ts";
import type { PageCache } from "./pages/page-cache.ts";

/** Everything a service may need from outside. Each service picks what it uses: `Pick<Deps, "db" | "clock">`. */
export interface Deps {
  db: Db;
  clock: Clock;
  images: ImageStore;
  mailQueue: MailQueue;
  passwordResets: PasswordResetQueue;
  /** Pages as visitors see them, kept for a minute; admins see what they changed at once. */
  pageCache: Pick<PageCache, "clear">;
  places: PlaceSearch;
  site: SiteSettings;
  /** Signs the links in mails. */
  linkSecret: Buffer;
  /** Keys the hashes under which calls, failures and mails are counted. */
  countingSecret: Buffer;
}

/** What a service behind a guard may need beside: only those procedures have it. */
export interface SignedInDeps extends Deps {
  access: StandingAccess;
}

interface SiteSettings {
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  /** Who gets what visitors write on the contact page. */
  contactTo: string;
  newsletterDoubleOptIn: boolean;
}
