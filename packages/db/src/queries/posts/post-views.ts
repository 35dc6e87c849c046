import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { visibleToPublic } from "./visibility.ts";

/**
 * Adds one to the post's views and to those of today, a UTC day, in one statement. Returns the new
 * total; undefined, and nothing counted, if the post isn't public.
 */
export async function countPostView(db: Db, now: Date, id: string): Promise<number | undefined> {
  const counted = await db
    .with("counted", (cte) =>
      cte
        .updateTable("blog_posts")
        .set((eb) => ({ views: eb("views", "+", 1) }))
        .where("id", "=", id)
        .where(visibleToPublic)
        .returning(["id", "views"]),
    )
    .with("today", (cte) =>
      cte
        .insertInto("blog_post_daily_counts")
        .columns(["post_id", "day", "views"])
        .expression((eb) =>
          eb
            .selectFrom("counted")
            .select([
              "counted.id",
              sql<string>`${now.toISOString().slice(0, 10)}::date`.as("day"),
              sql<number>`1`.as("one"),
            ]),
        )
        .onConflict((conflict) =>
          conflict
            .columns(["post_id", "day"])
            .doUpdateSet({ views: sql`${sql.ref("blog_post_daily_counts.views")} + 1` }),
        ),
    )
    .selectFrom("counted")
    .select("counted.views")
    .executeTakeFirst();
  return counted?.views;
}
