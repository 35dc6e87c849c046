import type { UpdateEvent } from "@before-ten/contracts/events/write-input";
import type { PlacesInput } from "@before-ten/contracts/places/input";
import type { RestorableKind } from "@before-ten/contracts/history/rules";
import type { FoundPlace } from "@before-ten/contracts/places/output";
import type { CountryCode } from "@before-ten/contracts/shared/countries";
import type { Db } from "@before-ten/db/client";
import type { OverloadState } from "./http/overload.ts";
import type { ReadReplica } from "@before-ten/db/read-replica";
import type { ImageStore } from "./images/image-store.ts";
import type { MailCard } from "./mail/layout/mail-content.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import type { RecentError } from "./observe/recent-errors.ts";

/**
 * Everything a service may need from outside. Each service picks what it uses: `Pick<Deps, "db" |
 * "clock">`. What a feature or the pages bring is declared here as an interface that they
 * implement, so that this file, which all of them import, imports none of them.
 */
export interface Deps {
  db: Db;
  /** Answers public reads, where there is one. */
  replica?: ReadReplica | undefined;
  clock: Clock;
  images: ImageStore;
  workers: WorkerPool;
  mailQueue: MailQueue;
  passwordResets: PasswordResetQueue;
  accountOwners: AccountOwners;
  nextParties: NextParties;
  responseCache: ClearableCache;
  places: PlaceSearch;
  pages: PageFetcher;
  eventUpdates: EventUpdates;
  /** How a version of each kind is restored. */
  versionKinds: Readonly<Record<RestorableKind, VersionKind>>;
  /** Whether ticket pages are looked at once a day. */
  isTicketWatchOn: boolean;
  product: RunningProduct;
  site: SiteSettings;
  /** Signs the links in mails. */
  linkSecret: Buffer;
  /** Keys the hashes under which calls, failures and mails are counted. */
  countingSecret: Buffer;
  /**
   * Key for the hashes of erased addresses. Without it, imports can't tell which addresses to leave
   * out.
   */
  erasureSecret: Buffer;
}

/** What this process knows of itself, for its operator. */
export interface RunningProduct {
  version: string;
  /** Of the repository it was started from. */
  commit: string | undefined;
  startedAt: Date;
  /** Its last lines about errors, latest first. */
  recentErrors: () => RecentError[];
  /** Whether it was told of a folder for nightly backups. */
  isBackupSetUp: boolean;
  /** False where other processes send the mails. */
  sendsMails: boolean;
  /** What it has sent, and couldn't send. */
  mails: () => {
    lastSentAt: Date | undefined;
    lastError: { at: Date; reason: string } | undefined;
  };
  /** Whether there is room for images, and how many bytes; undefined if unknown. */
  askRoom: () => Promise<{ hasRoom: boolean; freeBytes: FreeBytes }>;
  load: () => OverloadState;
}

/** Of the disks of DATA_DIR and BACKUP_DIR. */
export interface FreeBytes {
  data: number | undefined;
  backups: number | undefined;
}

/** All code reads the time from here, so that tests can set it. */
export interface Clock {
  now: () => Date;
}

/**
 * Processes beside the server, for work on images: it takes memory that the server would keep, and
 * an image that ends its process ends no request but its own.
 */
export interface WorkerPool {
  /**
   * Runs a task, in line behind others. What it answers was copied from another process, so that it
   * is to be parsed.
   * @throws WorkerError when it comes to no end, and what the task itself throws
   */
  run: (task: WorkerTask) => Promise<unknown>;
}

export interface WorkerTask {
  /** The address of a module, by convention `*.task.ts`, that exports a function `run`. */
  module: string;
  /** What `run` is given, of values that can be copied, such as buffers. */
  input: unknown;
  /** How many milliseconds it may take once its turn has come. */
  withinMs: number;
}

/** What a service behind a guard may need beside: only those procedures have it. */
export interface SignedInDeps extends Deps {
  access: StandingAccess;
}

/**
 * The access of a caller, by a session or an API key. A guard checks it before a procedure begins;
 * a procedure that then works for a while, on a password's hash or an image, checks it again where
 * it writes. Otherwise an admin who is being deleted, or signed out by the account's owner, could
 * still make another admin.
 */
export interface StandingAccess {
  /**
   * Checks the access once more; must be the first statement of the transaction. The access then
   * holds until the transaction ends: revoking it waits.
   * @throws AppError UNAUTHORIZED or FORBIDDEN, as the guard does
   */
  require: (trx: Db) => Promise<void>;
}

/**
 * Pages and answers as visitors get them, cached for a minute; admins see what they changed at
 * once.
 */
export interface ClearableCache {
  /** Nothing older is served from then on. */
  clear: () => void;
}

/**
 * Requests for a link to a new password. They are queued for unknown addresses too, so that the
 * queue doesn't tell who has an account.
 */
export interface PasswordResetQueue {
  enqueue: (email: string) => Promise<void>;
}

/** Knows the mailboxes in which an account's owner reads of what was done with the account. */
export interface AccountOwners {
  /**
   * The ids of links that give the account back to an address it has left, one for each address.
   * `at` is the present: links that are too old then are left out.
   */
  listUndoLinks: (trx: Db, userId: string, at: Date) => Promise<string[]>;
  /**
   * The account's address, or the one that `undoLinkId` was mailed to. Undefined when the account
   * is gone, or when the link no longer works.
   */
  findReader: (
    db: Db,
    notice: { userId: string; undoLinkId?: string | undefined },
  ) => Promise<NoticeReader | undefined>;
}

export interface NoticeReader {
  to: string;
  /** The account has left this address, and can get it back. */
  isFormer: boolean;
}

/** Shows the next parties in mails that aren't campaigns. */
export interface NextParties {
  /**
   * Those of the countries, or where there are none those of all countries, soonest first. No
   * countries mean all of them.
   */
  cards: (
    db: Db,
    options: { now: Date; countries: readonly CountryCode[]; limit: number; publicUrl: string },
  ) => Promise<MailCard[]>;
}

/** Finds places by what was typed of them. */
export interface PlaceSearch {
  /** False: there is no service to ask, and nothing will ever be found. */
  isSetUp: boolean;
  suggest: (query: PlacesInput) => Promise<FoundPlace[]>;
  /** All that the service knows of a place it suggested. */
  find: (id: string) => Promise<FoundPlace | undefined>;
}

/** Reads pages of strangers, and can't be led to this machine or the networks it is in. */
export interface PageFetcher {
  /**
   * Requests a page once, within five seconds, and follows its redirects. With `obeysRobots`, the
   * hosts' robots.txt is obeyed, as for any crawler; each such file has five seconds of its own.
   * @throws OutboundError if the page can't be fetched; a page with a status other than 200 comes
   * back without its text
   */
  fetch: (url: string, options: { obeysRobots: boolean }) => Promise<FetchedPage>;
}

export interface FetchedPage {
  /** Where the redirects ended. */
  url: string;
  status: number;
  text: string;
}

/** Changes an event as its form does, for features that learn of its facts elsewhere. */
interface EventUpdates {
  /** @throws AppError as the form's procedure does */
  update: (
    deps: Pick<SignedInDeps, "db" | "clock" | "images" | "access">,
    change: UpdateEvent,
  ) => Promise<unknown>;
}

/** Lets the history restore a version of something, for the feature whose it is. */
export interface VersionKind {
  /** The columns that can be restored. */
  columns: readonly string[];
  /**
   * Writes a version by the rules of its form.
   * @throws AppError as the form's procedure does, or CONFLICT
   */
  restore: (
    deps: Pick<SignedInDeps, "db" | "clock" | "images" | "access" | "site">,
    past: {
      id: string;
      /** Those of the columns that differ from now, as they were. */
      differing: Readonly<Record<string, unknown>>;
      /** Every column, as it was. */
      version: Readonly<Record<string, unknown>>;
    },
  ) => Promise<void>;
}

interface SiteSettings {
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  /** Who gets what visitors write on the contact page. */
  contactTo: string;
  newsletterDoubleOptIn: boolean;
}
