import { z } from "zod";

// Told before the first schema is made: each one asks whether it may compile itself, and the answer
// is found by trying `new Function`, which the Content-Security-Policy of every page refuses and
// reports.
z.config({ jitless: true });

export { z } from "zod";
