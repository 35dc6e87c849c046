import type { SetupStep } from "@before-ten/contracts/setup/rules";
import type { Db } from "../../client.ts";

/** Switches owners set for everyone, by name. */
type SettingName = "require-second-factor" | "demo-removed" | `setup-without-${SetupStep}`;

/** False until an admin sets it. */
export async function isSettingOn(db: Db, name: SettingName): Promise<boolean> {
  const setting = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return setting?.value === true;
}

export async function writeSetting(
  db: Db,
  setting: { name: SettingName; isOn: boolean; userId: string | null; at: Date },
): Promise<void> {
  const change = {
    value: JSON.stringify(setting.isOn),
    updated_at: setting.at,
    updated_by: setting.userId,
  };
  await db
    .insertInto("settings")
    .values({ name: setting.name, ...change })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(change))
    .execute();
}
