import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import type { RouterOutputs } from "../registry/app-router.ts";

/** `events.list`, `newsletter.subscribe`, …: every procedure's name. */
type ProcedureName = {
  [Feature in keyof RouterOutputs]: `${Feature}.${Extract<keyof RouterOutputs[Feature], string>}`;
}[keyof RouterOutputs];

type OutputOf<Name> = Name extends `${infer Feature extends keyof RouterOutputs}.${infer Verb}`
  ? Verb extends keyof RouterOutputs[Feature]
    ? RouterOutputs[Feature][Verb]
    : never
  : never;

/** Runs a procedure with an input nobody has checked yet: its own schema does. */
export type CallProcedure = <Name extends ProcedureName>(
  name: Name,
  input: unknown,
) => Promise<OutputOf<Name>>;

/** What a success may answer beside `success: true`. */
type SuccessField =
  | "data"
  | "message"
  | "alreadyUnsubscribed"
  | "pagination"
  | "statusCounts"
  | "user"
  | "token";

type AnswerSchemas = Partial<Record<SuccessField, z.ZodType>>;

type AnswerOf<Schemas> = {
  [Field in keyof Schemas]: Schemas[Field] extends z.ZodType ? z.output<Schemas[Field]> : never;
};

interface Request<Name extends ProcedureName> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`, in Fastify's notation. */
  path: string;
  procedure: Name;
  /** Moves what was sent into the procedure's input. It runs before the guard and does no work of its own. */
  decode: (request: FastifyRequest) => unknown;
}

/** What the OpenAPI document can't read off the procedure. */
interface RowDoc<Schemas extends AnswerSchemas = AnswerSchemas> {
  /** What the accepted document calls the call, where that isn't its procedure's name. */
  operationId?: string;
  /** A few words. */
  summary: string;
  description: string;
  /** What a success holds beside `success`, by field. */
  answer: Schemas;
  /** A procedure's input that is right, as REST sends it. */
  example?: Record<string, unknown>;
  /** Refusals that neither the guard nor the path explains. */
  refuses?: { 401?: string; 409?: string };
  /** Calls of one client are counted: one too many is a 429. */
  limited?: true;
  /** A success may also be text of this media type. */
  alsoAs?: { type: string; example: string };
}

interface Row<Name extends ProcedureName, Schemas extends AnswerSchemas> extends Request<Name> {
  doc: RowDoc<Schemas>;
  /** Where the server's own limit is too little. */
  bodyLimitBytes?: number;
  /** 200 unless it says otherwise. */
  status?: 201;
  /** For how many seconds anybody may keep the answer; without it nobody may. */
  cacheSeconds?: (output: OutputOf<Name>, now: Date) => number;
  body: (output: OutputOf<Name>) => NoInfer<AnswerOf<Schemas>>;
}

interface StreamRow<Name extends ProcedureName> extends Request<Name> {
  method: "GET";
  doc: RowDoc;
  /** Called only when the procedure let the caller in. */
  stream: (output: OutputOf<Name>, deps: Deps) => StreamAnswer;
}

/** What is too long to be held in memory; without the envelope, unless its writer writes one. */
export interface StreamAnswer {
  type: string;
  /** Browsers save it under this name; null when it is no download. */
  fileName: string | null;
  content: AsyncIterable<string>;
}

interface RouteBase {
  method: string;
  path: string;
  procedure: string;
  bodyLimitBytes: number | undefined;
  status: number;
  doc: RowDoc;
  /** Others may keep its answer for a while. */
  isCacheable: boolean;
}

interface JsonAnswer {
  body: object;
  /** Undefined: nobody may keep it. */
  maxAgeSeconds: number | undefined;
}

export interface JsonRoute extends RouteBase {
  answer: (request: FastifyRequest, call: CallProcedure, now: Date) => Promise<JsonAnswer>;
}

export interface StreamRoute extends RouteBase {
  open: (request: FastifyRequest, call: CallProcedure, deps: Deps) => Promise<StreamAnswer>;
}

export type RestRoute = JsonRoute | StreamRoute;

/** One row of the table: it ties the answer's shape to what the procedure returns. */
export function rest<Name extends ProcedureName, Schemas extends AnswerSchemas>(
  row: Row<Name, Schemas>,
): JsonRoute {
  return {
    method: row.method,
    path: row.path,
    procedure: row.procedure,
    bodyLimitBytes: row.bodyLimitBytes,
    status: row.status ?? 200,
    doc: row.doc,
    isCacheable: row.cacheSeconds !== undefined,
    answer: async (request, call, now) => {
      const output = await call(row.procedure, row.decode(request));
      return { body: row.body(output), maxAgeSeconds: row.cacheSeconds?.(output, now) };
    },
  };
}

/** A row whose answer is written while it is read. */
export function restStream<Name extends ProcedureName>(row: StreamRow<Name>): StreamRoute {
  return {
    method: row.method,
    path: row.path,
    procedure: row.procedure,
    bodyLimitBytes: undefined,
    status: 200,
    doc: row.doc,
    isCacheable: false,
    open: async (request, call, deps) =>
      row.stream(await call(row.procedure, row.decode(request)), deps),
  };
}
