import type { FastifyRequest } from "fastify";
import type { RouterOutputs } from "../trpc/app-router.ts";

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

/** What a success answers beside `success: true`. */
interface SuccessBody {
  data?: unknown;
  message?: string;
  alreadyUnsubscribed?: boolean;
  pagination?: unknown;
  statusCounts?: unknown;
  user?: unknown;
  token?: string;
}

interface Row<Name extends ProcedureName> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`, in Fastify's notation. */
  path: string;
  procedure: Name;
  /** Takes a multipart form as well as JSON. */
  multipart?: true;
  /** 200 unless it says otherwise. */
  status?: 201;
  /** Moves what was sent into the procedure's input. It runs before the guard and does no work of its own. */
  decode: (request: FastifyRequest) => unknown;
  body: (output: OutputOf<Name>) => SuccessBody;
}

export interface RestRoute {
  method: string;
  path: string;
  procedure: string;
  multipart: boolean;
  status: number;
  answer: (request: FastifyRequest, call: CallProcedure) => Promise<SuccessBody>;
}

/** One row of the table: it ties the answer's shape to what the procedure returns. */
export function rest<Name extends ProcedureName>(row: Row<Name>): RestRoute {
  return {
    method: row.method,
    path: row.path,
    procedure: row.procedure,
    multipart: row.multipart ?? false,
    status: row.status ?? 200,
    answer: async (request, call) => row.body(await call(row.procedure, row.decode(request))),
  };
}
