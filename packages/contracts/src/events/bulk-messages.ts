import { bulkMessages } from "../shared/bulk-messages.ts";
import { maxBulkEvents } from "./rules.ts";

export const bulkEventMessages = bulkMessages({ one: "event", many: "events", max: maxBulkEvents });
