import { restRoutes } from "../registry/rest-routes.ts";

/** All rows but those whose answer is sent as long as the caller listens. */
export const endingRoutes = restRoutes.filter(
  ({ doc }) => doc.alsoAs?.type !== "text/event-stream",
);
