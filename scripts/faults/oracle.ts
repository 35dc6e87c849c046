import type { Db } from "@before-ten/db/client";
import { type Answer, call, entityOf, uncached } from "./calls.ts";
import type { Report } from "./report.ts";

interface KnownEvent {
  id: string;
  /** The counter in the event's description: the last acknowledged one, and the last sent one. */
  acknowledged: number;
  sent: number;
  views: { acknowledged: number; sent: number };
}

const askedAtOnce = 10;

interface Finding {
  /** Number of acknowledged writes of every kind. */
  acknowledged: number;
  /** Acknowledged writes that are missing or differ in the database, in words. */
  lost: string[];
  /** Duplicates in the database, in words. */
  doubled: string[];
}

/** Records every write that the site acknowledged, to compare it with the database afterwards. */
export class Oracle {
  /** Creates with a key by the event's name; undefined until one attempt was acknowledged. */
  readonly creates = new Map<string, KnownEvent | undefined>();
  /** Subjects of contact messages, and whether they were acknowledged. */
  readonly messages = new Map<string, boolean>();
  readonly subscribers = new Set<string>();
  readonly statuses = new Map<number | "no answer", number>();
  /** Creates with a key that got no answer at first and were retried. */
  retriedCreates = 0;
  /** Answers with another event id than the one acknowledged before. */
  readonly contradictions: string[] = [];

  count(answer: Answer | undefined): void {
    const status = answer?.status ?? "no answer";
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  acknowledgeCreate(name: string, id: string): KnownEvent {
    const known = this.creates.get(name);
    if (known !== undefined && known.id !== id) {
      this.contradictions.push(`${name} was ${known.id} and then ${id}`);
    }
    const event = known ?? { id, acknowledged: 0, sent: 0, views: { acknowledged: 0, sent: 0 } };
    this.creates.set(name, event);
    return event;
  }

  /** No acknowledged write may be missing, and none stored twice. */
  async checkWrites(report: Report, db: Db, origin: string): Promise<void> {
    const { acknowledged, lost, doubled } = await this.#compare(db, origin);
    report.tell("writes acknowledged", acknowledged);
    report.checkNone("of them lost", lost);
    report.checkNone("written twice", doubled);
  }

  /** No status that neither a write nor an outage explains. */
  checkStatuses(report: Report): void {
    const others = [...this.statuses]
      .filter(([status]) => !["no answer", 200, 201, 409, 503].includes(status))
      .map(([status, times]) => `${times} × ${status}`);
    report.checkNone("answers but 200, 201, 409 and 503", others);
  }

  async #compare(db: Db, origin: string): Promise<Finding> {
    const found: Finding = { acknowledged: 0, lost: [], doubled: [...this.contradictions] };
    await this.#compareEvents(db, origin, found);
    await this.#compareMessages(db, found);
    const emails = await db.selectFrom("subscribers").select("email").execute();
    const stored = new Set(emails.map(({ email }) => email));
    for (const email of this.subscribers) {
      found.acknowledged += 1;
      if (!stored.has(email)) found.lost.push(`the subscriber ${email}`);
    }
    return found;
  }

  async #compareEvents(db: Db, origin: string, found: Finding): Promise<void> {
    const rows = await db
      .selectFrom("events")
      .leftJoin("event_daily_counts", "event_daily_counts.event_id", "events.id")
      .select((eb) => ["id", "event_name", "description", eb.fn.sum<number>("views").as("views")])
      .groupBy(["id", "event_name", "description"])
      .execute();
    const asked: { id: string; name: string; description: string }[] = [];
    const byName = Map.groupBy(rows, (row) => row.event_name);
    for (const [name, event] of this.creates) {
      const stored = byName.get(name) ?? [];
      if (stored.length > 1) found.doubled.push(`${name}, ${stored.length} times`);
      if (event === undefined) continue;
      found.acknowledged += 1 + event.acknowledged + event.views.acknowledged;
      const row = stored.find(({ id }) => id === event.id);
      if (row === undefined) {
        found.lost.push(`the event ${name}`);
        continue;
      }
      if (!isBetween(numberIn(row.description), event)) {
        found.lost.push(`an update of ${name}: ${row.description}`);
      }
      if (!isBetween(Number(row.views ?? 0), event.views)) {
        found.lost.push(`views of ${name}: ${row.views} of ${JSON.stringify(event.views)}`);
      }
      asked.push({ id: row.id, name, description: row.description });
    }
    for (let start = 0; start < asked.length; start += askedAtOnce) {
      const batch = asked
        .slice(start, start + askedAtOnce)
        .map(async ({ id, name, description }) => {
          const answer = await call(origin, `/api/events/${id}`, uncached);
          if (answer?.status !== 200 || entityOf(answer)["description"] !== description) {
            found.lost.push(`${name} over the API: ${answer?.status}`);
          }
        });
      await Promise.all(batch);
    }
  }

  async #compareMessages(db: Db, found: Finding): Promise<void> {
    const rows = await db.selectFrom("contact_messages").select("subject").execute();
    const bySubject = Map.groupBy(rows, (row) => row.subject);
    for (const [subject, isAcknowledged] of this.messages) {
      const times = bySubject.get(subject)?.length ?? 0;
      if (times > 1) found.doubled.push(`the message ${subject}, ${times} times`);
      if (!isAcknowledged) continue;
      found.acknowledged += 1;
      if (times === 0) found.lost.push(`the message ${subject}`);
    }
  }
}

/** A write without an answer may have happened. */
function isBetween(value: number, known: { acknowledged: number; sent: number }): boolean {
  return value >= known.acknowledged && value <= known.sent;
}

function numberIn(description: string): number {
  return Number(/\d+/.exec(description)?.[0] ?? 0);
}
