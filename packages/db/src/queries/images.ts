import type { Insertable } from "kysely";
import type { Db } from "../client.ts";
import type { Images } from "../schema.ts";

/** A picture that is there already stays as it is: its id is what it shows. */
export async function insertImage(
  db: Db,
  image: Pick<Insertable<Images>, "id" | "width" | "height" | "widths">,
): Promise<void> {
  await db
    .insertInto("images")
    .values(image)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
