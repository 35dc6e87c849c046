import type { AnyRouter, callTRPCProcedure, inferRouterOutputs } from "@trpc/server";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { type ProcedureFacts, factsOfProcedures } from "../trpc/procedure-facts.ts";
import { nothing, usualDecode } from "./decode.ts";

/** The features' routers, by their name in the registry: `{ events: eventsRouter }`. */
type Routers = Record<string, AnyRouter>;

type Outputs<All extends Routers> = { [Name in keyof All]: inferRouterOutputs<All[Name]> };

/** `events.list`, `newsletter.subscribe`, …: a procedure's name. */
type NameIn<All> = {
  [Feature in keyof All & string]: `${Feature}.${Extract<keyof All[Feature], string>}`;
}[keyof All & string];

type OutputIn<All, Name> = Name extends `${infer Feature extends keyof All & string}.${infer Verb}`
  ? Verb extends keyof All[Feature]
    ? All[Feature][Verb]
    : never
  : never;

/** Runs a procedure by its name. The input is unchecked: the procedure's own schema checks it. */
export type CallProcedure = (name: string, input: unknown) => ReturnType<typeof callTRPCProcedure>;

/** The fields of a successful answer besides `success: true`. */
type AnswerSchemas = Record<string, z.ZodType> & { success?: never };

type AnswerOf<Schemas> = {
  [Field in keyof Schemas]: Schemas[Field] extends z.ZodType ? z.output<Schemas[Field]> : never;
};

interface Request<Name> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`, in Fastify's notation. */
  path: string;
  procedure: Name;
  /**
   * Converts the request to the procedure's input. It runs before the guard and does no work of its
   * own. If absent, `usualDecode` chooses.
   */
  decode?: (request: FastifyRequest) => unknown;
}

/** When a call was deprecated, and when it ends, if that is known; both are days. */
export interface Deprecated {
  since: string;
  until?: string;
}

/** What the OpenAPI document can't derive from the procedure. */
interface RowDoc<Schemas extends AnswerSchemas = AnswerSchemas> {
  /** The call's operation id, if it isn't its procedure's name. */
  operationId?: string;
  /** A few words. */
  summary: string;
  description: string;
  /** The fields of a successful answer besides `success`. */
  answer: Schemas;
  /** A valid input of the procedure, as sent over REST. */
  example?: Record<string, unknown>;
  /** Errors not explained by the guard or the path. */
  refuses?: { 401?: string; 404?: string; 409?: string };
  /** Calls of a client are limited: one too many is a 429. */
  limited?: true;
  /** Still works, and says so. */
  deprecated?: Deprecated;
  /** A successful answer may also be text of this media type. */
  alsoAs?: { type: string; example: string };
}

interface Row<Name, Output, Schemas extends AnswerSchemas> extends Request<Name> {
  doc: RowDoc<Schemas>;
  /** If the server's default limit is too small. */
  bodyLimitBytes?: number;
  /** 200 by default. */
  status?: 201;
  /** Agents may call it too, with these fields fixed: then it adds a draft and nothing else. */
  asDraft?: Readonly<Record<string, unknown>>;
  body: (output: Output) => NoInfer<AnswerOf<Schemas>>;
}

interface StreamRow<Name, Output> extends Request<Name> {
  method: "GET";
  doc: RowDoc;
  /** Only called if the procedure let the caller in. */
  stream: (output: Output, deps: Deps) => StreamAnswer;
}

/** An answer too long for memory; without the envelope, unless its writer adds one. */
export interface StreamAnswer {
  type: string;
  /** Browsers save it under this name; null if it isn't a download. */
  fileName: string | null;
  content: AsyncIterable<string>;
}

interface RouteBase {
  method: string;
  path: string;
  procedure: string;
  /** The procedure's own description. */
  facts: ProcedureFacts;
  bodyLimitBytes: number | undefined;
  status: number;
  doc: RowDoc;
  decode: (request: FastifyRequest) => unknown;
}

export interface JsonRoute extends RouteBase {
  asDraft: Readonly<Record<string, unknown>> | undefined;
  /** The answer besides `success`. */
  answer: (input: unknown, call: CallProcedure) => Promise<object>;
}

export interface StreamRoute extends RouteBase {
  open: (input: unknown, call: CallProcedure, deps: Deps) => Promise<StreamAnswer>;
}

export type RestRoute = JsonRoute | StreamRoute;

/** Makes a feature's rows: ties each answer's shape to what its router's procedure returns. */
export function rowsOf<All extends Routers>(routers: All) {
  type Name = NameIn<Outputs<All>>;
  type OutputOf<Of> = OutputIn<Outputs<All>, Of>;

  const facts = new Map(
    Object.entries(routers).flatMap(([feature, router]) =>
      [...factsOfProcedures(router)].map(([verb, each]) => [`${feature}.${verb}`, each]),
    ),
  );

  function baseOf({ method, path, procedure, decode }: Request<string>) {
    const known = facts.get(procedure);
    if (known === undefined) throw new Error(`There is no procedure ${procedure}`);
    const hasInput = known.input !== undefined;
    return {
      method,
      path,
      procedure,
      decode: decode ?? (hasInput ? usualDecode(method, path) : nothing),
      facts: known,
    };
  }

  function rest<Of extends Name, Schemas extends AnswerSchemas>(
    row: Row<Of, OutputOf<Of>, Schemas>,
  ): JsonRoute {
    return {
      ...baseOf(row),
      bodyLimitBytes: row.bodyLimitBytes,
      status: row.status ?? 200,
      doc: row.doc,
      asDraft: row.asDraft,
      answer: async (input, call) => {
        const output: OutputOf<Of> = await call(row.procedure, input);
        return row.body(output);
      },
    };
  }

  /** A row with a streamed answer. */
  function restStream<Of extends Name>(row: StreamRow<Of, OutputOf<Of>>): StreamRoute {
    return {
      ...baseOf(row),
      bodyLimitBytes: undefined,
      status: 200,
      doc: row.doc,
      open: async (input, call, deps) => {
        const output: OutputOf<Of> = await call(row.procedure, input);
        return row.stream(output, deps);
      },
    };
  }

  return { rest, restStream };
}
