import { bulkMessages } from "../shared/bulk-messages.ts";
import { maxBulkPosts } from "./rules.ts";

export const bulkPostMessages = bulkMessages({ one: "post", many: "posts", max: maxBulkPosts });
