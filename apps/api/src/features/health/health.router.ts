import { adminProcedure, router } from "../../trpc/init.ts";
import { readHealth } from "./health.service.ts";

export const healthRouter = router({
  get: adminProcedure("health:read").query(({ ctx }) => readHealth(ctx.deps)),
});
