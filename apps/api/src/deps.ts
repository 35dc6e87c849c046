import type { UpdateEvent } from "@before-ten/contracts/events/input";
import type { PlacesInput } from "@before-ten/contracts/places/input";
import type { RestorableKind } from "@before-ten/contracts/history/rules";
import type { FoundPlace } from "@before-ten/contracts/places/output";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import type { Db } from "@before-ten/db/client";
import type { OverloadState } from "./http/overload/overload.ts";
import type { ReadReplica } from "@before-ten/db/read-replica";
import type { ImageStore } from "./images/image-store.ts";
import type { MailCard } from "./mail/layout/mail-content.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import type { RecentError } from "./observe/recent-errors.ts";

/**
 * Everything a service may need from outside. Each service picks what it uses: `Pick<Deps, "db" |
 * "clock">`. What features or pages provide is declared here as an interface, so that this file,
 * which all of them import, imports none of them.
 */
export interface Deps {
  db: Db;
  /** Serves public reads, if configured. */
  replica?: ReadReplica | undefined;
  clock: Clock;
  images: ImageStore;
  workers: WorkerPool;
  mailQueue: MailQueue;
  passwordResets: PasswordResetQueue;
  accountOwners: AccountOwners;
  nextParties: NextParties;
  responseCache: ClearableCache;
  siteTexts: SiteTexts;
  places: PlaceSearch;
  pages: PageFetcher;
  eventUpdates: EventUpdates;
  /** How a version of each kind is restored. */
  versionKinds: Readonly<Record<RestorableKind, VersionKind>>;
  /** Undefined: search engines aren't told of changes. */
  searchEngines: SearchEngines | undefined;
  /** Whether ticket pages are checked once a day. */
  isTicketWatchOn: boolean;
  product: RunningProduct;
  sender: SenderSettings;
  site: SiteSettings;
  /** Signs the links in mails. */
  linkSecret: Buffer;
  /** Key for the hashes under which calls, failures and mails are counted. */
  countingSecret: Buffer;
  /**
   * Key for the hashes of erased addresses. Without it, imports can't tell which addresses to leave
   * out.
   */
  erasureSecret: Buffer;
}

/** The process's data about itself, for its operator. */
export interface RunningProduct {
  version: string;
  /** The commit of the repository it was started from. */
  commit: string | undefined;
  startedAt: Date;
  /** Its latest log lines about errors, latest first. */
  recentErrors: () => RecentError[];
  /** Whether nightly backups are configured. */
  isBackupSetUp: boolean;
  /** Whether mails go to a mail server; without one they become files. */
  hasMailServer: boolean;
  /** False if other processes send the mails. */
  sendsMails: boolean;
  /** What it has sent, and failed to send. */
  mails: () => {
    lastSentAt: Date | undefined;
    lastError: { at: Date; reason: string } | undefined;
  };
  /** Whether there is room for images, and how many bytes; undefined if unknown. */
  askRoom: () => Promise<{ hasRoom: boolean; freeBytes: FreeBytes }>;
  load: () => OverloadState;
}

/** Free space on the disks of DATA_DIR and BACKUP_DIR. */
export interface FreeBytes {
  data: number | undefined;
  backups: number | undefined;
}

/** The sentences that admins may change, and which pages of the club are published. */
export interface SiteTexts {
  /** What visitors read now; the last known if the database doesn't answer. */
  read: () => Promise<TextReader>;
  /** With the drafts; each text can be marked with its key. */
  readDrafts: (options: { areMarked: boolean }) => Promise<TextReader>;
}

/** All code reads the time from here, so that tests can set it. */
export interface Clock {
  now: () => Date;
}

/**
 * Separate processes for work on images: they take memory the server would keep, and an image that
 * crashes its process doesn't affect other requests.
 */
export interface WorkerPool {
  /**
   * Queues and runs a task. Its result was copied from another process, so it has to be parsed.
   * @throws WorkerError if it doesn't finish, and whatever the task throws
   */
  run: (task: WorkerTask) => Promise<unknown>;
}

export interface WorkerTask {
  /** The address of a module, by convention `*.task.ts`, that exports a function `run`. */
  module: string;
  /** Input of `run`; the values must be cloneable, such as buffers. */
  input: unknown;
  /** Max milliseconds it may take, not counting the queue. */
  withinMs: number;
}

/** Additional dependencies for services behind a guard. */
export interface SignedInDeps extends Deps {
  access: StandingAccess;
}

/**
 * A caller's access, by a session or an API key. A guard checks it before a procedure begins; a
 * procedure that works for a while, on a password hash or an image, checks it again at the write.
 * Otherwise an admin who is being deleted, or signed out by the account's owner, could still make
 * another admin.
 */
export interface StandingAccess {
  /**
   * Checks the access once more; must be the first statement of the transaction. The access then
   * holds until the transaction ends: revoking it waits.
   * @throws AppError UNAUTHORIZED or FORBIDDEN, as the guard does
   */
  require: (trx: Db) => Promise<void>;
}

/** Pages and answers for visitors, cached for a minute; admins see their changes immediately. */
export interface ClearableCache {
  /** Drops everything older. */
  clear: () => void;
}

/** For reset links, to unknown addresses too: the queue mustn't reveal who has an account. */
export interface PasswordResetQueue {
  enqueue: (email: string) => Promise<void>;
}

/** Finds the mailboxes to notify about changes to an account. */
export interface AccountOwners {
  /**
   * The ids of links that restore a former address of the account, one for each address. `at` is
   * the current time: links that are too old then are left out.
   */
  listUndoLinks: (trx: Db, userId: string, at: Date) => Promise<string[]>;
  /**
   * The account's address, or the one `undoLinkId` was mailed to. Undefined if the account is gone,
   * or the link no longer works.
   */
  findReader: (
    db: Db,
    notice: { userId: string; undoLinkId?: string | undefined },
  ) => Promise<NoticeReader | undefined>;
}

export interface NoticeReader {
  to: string;
  /** True for a former address that can be restored. */
  isFormer: boolean;
}

/** Shows the next parties in mails other than campaigns. */
export interface NextParties {
  /**
   * The next parties in these countries, soonest first; of all countries if these have none, or
   * none are given.
   */
  cards: (
    db: Db,
    options: {
      now: Date;
      countries: readonly string[];
      limit: number;
      publicUrl: string;
      texts: TextReader;
    },
  ) => Promise<MailCard[]>;
}

/** Searches places by typed text. */
export interface PlaceSearch {
  /** False: no service is configured, and nothing will ever be found. */
  isSetUp: boolean;
  suggest: (query: PlacesInput) => Promise<FoundPlace[]>;
  /** All the service's data about a suggested place. */
  find: (id: string) => Promise<FoundPlace | undefined>;
}

/** Fetches pages of strangers, and can't be directed at this machine or its networks. */
export interface PageFetcher {
  /**
   * Requests a page once, within five seconds, and follows its redirects. With `obeysRobots`, the
   * hosts' robots.txt is obeyed, as for any crawler; each such file has five seconds of its own.
   * @throws OutboundError if the page can't be fetched; a page with a status other than 200 comes
   * back without its text
   */
  fetch: (url: string, options: { obeysRobots: boolean }) => Promise<FetchedPage>;
}

/** Tells search engines of changed pages (IndexNow). */
export interface SearchEngines {
  /** Served at `/{key}.txt`, which proves that the site is ours. */
  key: string;
  /** At most 10,000 addresses of this site. The answer's status is 0 if there was none. */
  tell: (urls: readonly string[]) => Promise<{ status: number; retryAfterMs: number | undefined }>;
}

export interface FetchedPage {
  /** The final address after redirects. */
  url: string;
  status: number;
  text: string;
}

/** Changes an event with its form's rules, for features that get facts from elsewhere. */
interface EventUpdates {
  /** @throws AppError as the form's procedure does */
  update: (
    deps: Pick<SignedInDeps, "db" | "clock" | "images" | "access">,
    change: UpdateEvent,
  ) => Promise<unknown>;
}

/** Lets the history restore versions of a feature's items. */
export interface VersionKind {
  /** The columns that can be restored. */
  columns: readonly string[];
  /** Why the form would refuse the old value of a column today, by column. */
  check: (deps: Pick<Deps, "db">, past: PastVersion) => Promise<ReadonlyMap<string, string>>;
  /**
   * Writes a version with its form's rules.
   * @throws AppError as the form's procedure does, or CONFLICT
   */
  restore: (
    deps: Pick<SignedInDeps, "db" | "clock" | "images" | "access" | "site">,
    past: PastVersion,
    /** Some texts are the owners' alone. */
    caller: { isOwner: boolean },
  ) => Promise<void>;
}

export interface PastVersion {
  id: string;
  /** Old values of the columns that differ from now. */
  differing: Readonly<Record<string, unknown>>;
  /** Old values of all columns. */
  version: Readonly<Record<string, unknown>>;
}

/** For checking the club as a sender of mail. */
interface SenderSettings {
  /** Undefined: mails become files. */
  smtpUrl: string | undefined;
  /** Whether the mailbox is read to which undeliverable mail returns. */
  readsMailbox: boolean;
  /** DNS servers such as `127.0.0.1:53`. Default: the machine's. */
  dnsServers?: readonly string[];
}

interface SiteSettings {
  /** The site's public URL, without a trailing slash. */
  publicUrl: string;
  /** The sender of mails, unless owners choose another address. */
  mailFrom: string;
  /** The recipient of contact messages. */
  contactTo: string;
  newsletterDoubleOptIn: boolean;
}
