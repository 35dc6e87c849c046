import { styleText } from "node:util";
import { z } from "zod";

const requestSchema = z.object({ method: z.string(), path: z.string() });

/** Pino's lines, as far as people read them. */
const lineSchema = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string().default(""),
  reqId: z.string().optional(),
  req: requestSchema.optional(),
  res: z.looseObject({ statusCode: z.number() }).optional(),
  responseTime: z.number().optional(),
  err: z.looseObject({ stack: z.string().optional() }).optional(),
});

type Line = z.infer<typeof lineSchema>;

const labels: Readonly<Record<number, string>> = {
  20: "debug ",
  40: styleText("yellow", "warning "),
  50: styleText("red", "error "),
  60: styleText("red", "fatal "),
};

/** Shown in another way, or the same in every line. */
const unlisted = new Set([...Object.keys(lineSchema.shape), "pid", "hostname"]);

/** A request whose client has left is never concluded. */
const maxRequests = 1_000;

/** Turns pino's lines into text: a line for each request, and errors with their stack. */
export function createReadableLog(out: { write: (text: string) => unknown }) {
  const requests = new Map<string, string>();

  function requestOf({ reqId = "", req }: Line): string | undefined {
    return req === undefined ? requests.get(reqId) : `${req.method} ${req.path}`;
  }

  /** Undefined for what another line says. */
  function textOf(line: Line): string | undefined {
    const { msg, reqId = "", req, res, responseTime } = line;
    const request = requestOf(line);
    // The start prints the address.
    if (msg.startsWith("Server listening at ")) return undefined;
    if (msg === "incoming request" && req !== undefined && request !== undefined) {
      if (requests.size >= maxRequests) requests.clear();
      requests.set(reqId, request);
      return undefined;
    }
    if (request !== undefined && res !== undefined && responseTime !== undefined) {
      requests.delete(reqId);
      return `${request} ${res.statusCode}, ${Math.round(responseTime)} ms`;
    }
    const others = Object.entries(line)
      .filter(([name]) => !unlisted.has(name))
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return [msg, ...others, ...(request === undefined ? [] : [request])].join(", ");
  }

  return {
    write(json: string): void {
      const line = lineSchema.parse(JSON.parse(json));
      const text = textOf(line);
      if (text === undefined) return;
      const time = styleText("dim", new Date(line.time).toTimeString().slice(0, 8));
      const stack = line.err?.stack?.split("\n").map((each) => `  ${visible(each.trim())}`) ?? [];
      const first = `${time} ${labels[line.level] ?? ""}${visible(text)}`;
      out.write(`${[first, ...stack].join("\n")}\n`);
    },
  };
}

/** What visitors sent must not move the cursor or change the terminal's colours. */
function visible(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
