import { z } from "zod";
import { idOutput, instant, text } from "../shared/output.ts";
import { adminRoles } from "./permissions.ts";
import { userRoles } from "./roles.ts";

/** An account as its owner and admins see it. */
export const accountUserOutput = z.object({
  id: idOutput,
  name: text("Ana"),
  email: text("ana@mail.example"),
  role: z.enum(userRoles).meta({ examples: ["user"] }),
  adminRole: z
    .enum(adminRoles)
    .nullable()
    .meta({
      description: "The admin's role; null for a user",
      examples: [null],
    }),
  emailVerified: z.boolean().meta({ examples: [false] }),
  pendingEmail: text("new@mail.example")
    .nullable()
    .meta({
      description: "A new address that isn't confirmed yet; until then `email` applies",
      examples: [null],
    }),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
});

export type AccountUser = z.infer<typeof accountUserOutput>;
