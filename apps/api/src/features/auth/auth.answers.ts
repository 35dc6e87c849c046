import { type AccountUser, userRoles } from "@before-ten/contracts/auth/user";
import { z } from "zod";
import { idAnswer, ids, instant, text } from "../../rest/answers.ts";

const user = {
  name: text("Ana"),
  email: text("ana@mail.example"),
  role: z.enum(userRoles).meta({ examples: ["user"] }),
  emailVerified: z.boolean().meta({ examples: [false] }),
  pendingEmail: text("new@mail.example")
    .nullable()
    .meta({
      description: "A new address that waits to be confirmed; until then `email` is the account's",
      examples: [null],
    }),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
};

/** What the procedures answer. */
export const userOutput: z.ZodType<AccountUser> = z.object({ id: idAnswer, ...user });

export const userAnswer: z.ZodType<AccountUser & { _id: string }> = z
  .object({ ...ids, ...user })
  .meta({ id: "User" });

export const tokenAnswer = text(
  "lgdoqmxrj4kc7ns2",
  "Send it as `Authorization: Bearer …` with the calls that need it",
);
