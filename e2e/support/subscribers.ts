import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import { test as base } from "./admin-test.ts";

interface People {
  /** A text in each address of this run, and in no other. */
  run: string;
  /** Address by index, newest first. */
  emailOf: (index: number) => string;
}

interface PeopleFixtures {
  /** Subscribes people to the newsletter, and deletes them after the test. */
  people: (count: number) => Promise<People>;
}

export const test = base.extend<PeopleFixtures>({
  people: async ({ db }, use) => {
    const runs: string[] = [];
    await use(async (count) => {
      const run = `t${crypto.randomUUID().slice(0, 8)}`;
      runs.push(run);
      const emailOf = (index: number) => `person-${String(index).padStart(4, "0")}@${run}.example`;
      const now = Date.now();
      const people = Array.from({ length: count }, (_, index) => {
        const at = new Date(now - (index + 1) * 60_000);
        return {
          id: crypto.randomUUID(),
          email: emailOf(index),
          status: statusOf(index),
          tags: tagsOf(index, run),
          consented_at: at,
          consent_wording: "I agree to be written to",
          utm_params: JSON.stringify(
            index % 2 === 1 ? { source: "instagram", medium: "social" } : {},
          ),
          preferences: JSON.stringify({ weekly: true, city: "Perth", language: "en" }),
          total_emails_sent: index,
          engagement_rate: (index % 11) * 10,
          rated_campaigns: 10,
          created_at: at,
          updated_at: at,
        };
      });
      await db.insertInto("subscribers").values(people).execute();
      await db
        .insertInto("subscriber_status_changes")
        .values(
          people.map(({ id, status, created_at }) => ({
            id: crypto.randomUUID(),
            subscriber_id: id,
            from_status: null,
            to_status: status,
            reason: "Newsletter form",
            created_at,
          })),
        )
        .execute();
      return { run, emailOf };
    });
    for (const run of runs) {
      await db.deleteFrom("subscribers").where("email", "like", `%@${run}.example`).execute();
    }
  },
});

/** Of ten subscribers, one is unsubscribed, one pending, one bounced and seven active. */
function statusOf(index: number): SubscriberStatus {
  return (["unsubscribed", "pending", "bounced"] as const)[index % 10] ?? "active";
}

function tagsOf(index: number, run: string): string[] {
  if (index === 3) return ['=cmd("x")', "a, b"];
  return index % 10 === 5 ? [`${run}-vinyl`, "Melbourne", "early bird", "90s"] : [];
}
