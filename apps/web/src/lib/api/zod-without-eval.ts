import { z } from "zod";

// Set before the first schema is created: each schema tries `new Function` to see whether it may
// compile itself, which the Content-Security-Policy of every page blocks and reports.
z.config({ jitless: true });

export { z } from "zod";
