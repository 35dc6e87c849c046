import type { Db } from "@before-ten/db/client";
import type { ImageStore } from "./adapters/image-store.ts";
import type { Clock } from "./adapters/system-clock.ts";
import type { MailQueue } from "./jobs/mail-queue.ts";

/** Everything a service may need from outside. Each service picks what it uses: `Pick<Deps, "db" | "clock">`. */
export interface Deps {
  db: Db;
  clock: Clock;
  images: ImageStore;
  mailQueue: MailQueue;
  site: SiteSettings;
  /** Signs the links in mails. */
  linkSecret: Buffer;
}

interface SiteSettings {
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  /** Who gets what visitors write on the contact page. */
  contactTo: string;
  newsletterDoubleOptIn: boolean;
}
