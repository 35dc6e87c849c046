import type { Db } from "@before-ten/db/client";
import type { PlaceSearch } from "./adapters/geoapify-places.ts";
import type { ImageStore } from "./adapters/image-store.ts";
import type { Clock } from "./adapters/system-clock.ts";
import type { MailQueue } from "./jobs/mail-queue.ts";
import type { PasswordResetQueue } from "./jobs/password-reset-queue.ts";
import type { StandingAccess } from "./standing-access.ts";
import type { PageCache } from "./web/page-cache.ts";

/** Everything a service may need from outside. Each service picks what it uses: `Pick<Deps, "db" | "clock">`. */
export interface Deps {
  db: Db;
  clock: Clock;
  images: ImageStore;
  mailQueue: MailQueue;
  passwordResets: PasswordResetQueue;
  /** Pages as visitors see them, kept for a minute; staff see what they changed at once. */
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
