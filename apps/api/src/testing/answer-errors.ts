import { z } from "zod";

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

const details = z.array(z.strictObject({ path: z.string(), message: z.string().min(3) })).min(1);

const restError = z.strictObject({
  success: z.literal(false),
  error: z.string().min(3),
  details: details.optional(),
});

const trpcError = z.strictObject({
  error: z.strictObject({
    message: z.string().min(3),
    code: z.int(),
    data: z.strictObject({
      code: z.string(),
      httpStatus: z.int().min(400).max(499),
      path: z.string().optional(),
      details: details.optional(),
      requestId: z.string().optional(),
    }),
  }),
});
const trpcAnswer = z.union([
  trpcError,
  z.strictObject({ result: z.object({ data: z.unknown() }) }),
]);

/** Words from the database, the runtime, the libraries and the disk. */
const internals =
  /\bselect\b.*\bfrom\b|insert into|relation "|violates|syntax error|node_modules|\n\s+at |\.[jt]s:\d|\/(?:var|home|work|usr|tmp)\/|postgres|pg_|kysely|fastify|FST_|TRPCError|ZodError|"issues"|Unexpected token|is not a function|of undefined/i;

/**
 * Words from the schema library, which describe its expectations instead of what a person should
 * do.
 */
const parserWords =
  /^invalid (?:input|option|string|key|element)|expected (?:string|number|array|object)|>=|<=/i;

/**
 * Lists what is wrong with an answer, whatever the call: it is a 500, has no request id, or is an
 * error that doesn't say what to do, or reveals internals.
 */
export function restErrors(answer: Answer): string[] {
  const errors = errorsOfHead(answer);
  if (answer.statusCode < 400) return errors;
  const { data, error } = restError.safeParse(JSON.parse(answer.body));
  if (data === undefined) return [...errors, `another envelope: ${error.message}`];
  return [...errors, ...errorsOfSentences([data.error, ...messagesOf(data.details)])];
}

/** Lists what is wrong with an answer over tRPC, also for a batch. */
export function trpcErrors(answer: Answer): string[] {
  const parsed: unknown = JSON.parse(answer.body);
  const answers: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  return [...errorsOfHead(answer), ...answers.flatMap(errorsOfTrpc)];
}

function errorsOfTrpc(answer: unknown): string[] {
  const { data, error } = trpcAnswer.safeParse(answer);
  if (data === undefined) return [`another envelope: ${error.message}`];
  if (!("error" in data)) return [];
  return errorsOfSentences([data.error.message, ...messagesOf(data.error.data.details)]);
}

function errorsOfHead({ statusCode, headers }: Answer): string[] {
  const id = String(headers["x-request-id"]);
  return [
    ...(statusCode >= 500 ? [`status ${statusCode}`] : []),
    ...(/^[0-9a-f-]{36}$/.test(id) ? [] : [`request id ${id}`]),
  ];
}

function messagesOf(fields: { message: string }[] = []): string[] {
  return fields.map(({ message }) => message);
}

function errorsOfSentences(sentences: string[]): string[] {
  return sentences.filter((sentence) => internals.test(sentence) || parserWords.test(sentence));
}
