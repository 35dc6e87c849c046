import { isIP } from "node:net";
import { z } from "zod";
import { emailSchema } from "@before-ten/contracts/shared/email-schema";

/**
 * Describes a setting for docs/settings.md and `.env.example`.
 *
 * @param sentence Continues after the setting's name and a colon, in Markdown. The schema's default
 *   is added to it.
 * @param example A value for `.env.example` if the schema has no default; may be empty.
 */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  sentence: string,
  example?: string,
): Schema {
  return schema.meta({ description: sentence, example });
}

/** Building blocks for settings, each with its error message. */

export const flag = z.enum(["true", "false"]).transform((text) => text === "true");

export const address = emailSchema("must be one email address");

export const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean),
  );

/** Scheme, host and optional port, as browsers write them; a trailing slash is accepted. */
export const origin = z.string().transform((text, context) => {
  const error = originError(text);
  if (error === undefined) return new URL(text).origin;
  const form = "must be like https://club.example or http://localhost:3000";
  context.addIssue({ code: "custom", message: `${form}, ${error}` });
  return z.NEVER;
});

const namedNetworks = new Set(["loopback", "linklocal", "uniquelocal"]);

/** An address with an optional prefix length; or one of Fastify's names for several. */
export const network = z.string().refine((text) => {
  if (namedNetworks.has(text)) return true;
  const [ip = "", prefix = "0", ...more] = text.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits && more.length === 0;
}, "must be networks such as 10.0.0.0/8, or addresses");

function originError(text: string): string | undefined {
  if (!/^https?:\/\/[^/\\]/i.test(text)) return "with http:// or https:// in front";
  if (!URL.canParse(text)) return "and this host or port can't be read";
  const { username, password, pathname } = new URL(text);
  if (username !== "" || password !== "") return "without a user name and password";
  if (text.includes("?")) return "without a query";
  if (text.includes("#")) return "without a fragment";
  return pathname === "/" ? undefined : "without a path";
}
