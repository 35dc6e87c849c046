import type { ErrorDetail } from "@before-ten/contracts/shared/errors";
import type { PostSummary, PublicPost } from "@before-ten/contracts/posts/output";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { Pagination } from "@before-ten/contracts/shared/pagination";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expectDocumented } from "./documented.ts";

type Headers = Record<string, string | string[] | number | undefined>;

interface RestBody<Data> {
  success: boolean;
  data: Data;
  pagination?: Pagination;
  warnings?: string[];
  message?: string;
  error?: string;
  details?: ErrorDetail[];
  requestId?: string;
  token?: string;
  user?: AccountUser & { _id: string };
}

export interface RestAnswer<Data> {
  status: number;
  headers: Headers;
  text: string;
  body: RestBody<Data>;
}

/** An event, as REST returns it. */
export type RestEvent = PublicEvent & { _id: string };

/** A post, as REST returns it, and a post in a list. */
export type RestPost = PublicPost & { _id: string };
export type RestPostSummary = PostSummary & { _id: string };

/** The caller, and where they call from. */
export interface Caller {
  /** The session's token; none for a visitor. */
  token?: string | undefined;
  remoteAddress?: string;
  /** Headers as a browser sends them, or a program that poses as one. */
  headers?: Record<string, string>;
}

interface RestOptions extends Caller {
  payload?: NonNullable<InjectOptions["payload"]>;
}

export async function callRest<Data = unknown>(
  app: FastifyInstance,
  method: NonNullable<InjectOptions["method"]>,
  path: string,
  { token, headers, ...options }: RestOptions = {},
): Promise<RestAnswer<Data>> {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { ...bearer(token), ...headers },
    ...options,
  });
  const body = response.json<RestBody<Data>>();
  expectDocumented({ method, path, status: response.statusCode, body });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body,
  };
}

interface TrpcBody<Data> {
  result?: { data: Data };
  error?: {
    message: string;
    data: {
      code: string;
      httpStatus: number;
      details?: ErrorDetail[];
      requestId?: string;
    };
  };
}

export interface TrpcAnswer<Data> {
  status: number;
  headers: Headers;
  text: string;
  body: TrpcBody<Data>;
}

export async function queryTrpc<Data = unknown>(
  app: FastifyInstance,
  procedure: string,
  input: unknown = {},
  { token, headers, ...caller }: Caller = {},
): Promise<TrpcAnswer<Data>> {
  const search = `input=${encodeURIComponent(JSON.stringify(input))}`;
  return trpcAnswer<Data>(app, {
    method: "GET",
    url: `/trpc/${procedure}?${search}`,
    headers: { ...bearer(token), ...headers },
    ...caller,
  });
}

export async function mutateTrpc<Data = unknown>(
  app: FastifyInstance,
  procedure: string,
  input: unknown,
  { token, headers, ...caller }: Caller = {},
): Promise<TrpcAnswer<Data>> {
  return trpcAnswer<Data>(app, {
    method: "POST",
    url: `/trpc/${procedure}`,
    headers: { "content-type": "application/json", ...bearer(token), ...headers },
    payload: JSON.stringify(input),
    ...caller,
  });
}

/** `form` as `multipart` makes it. */
export async function mutateTrpcForm<Data = unknown>(
  app: FastifyInstance,
  procedure: string,
  { token, headers, ...form }: Caller & { payload: NonNullable<InjectOptions["payload"]> },
): Promise<TrpcAnswer<Data>> {
  return trpcAnswer<Data>(app, {
    method: "POST",
    url: `/trpc/${procedure}`,
    headers: { ...bearer(token), ...headers },
    ...form,
  });
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

async function trpcAnswer<Data>(
  app: FastifyInstance,
  options: InjectOptions,
): Promise<TrpcAnswer<Data>> {
  const response = await app.inject(options);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: response.json<TrpcBody<Data>>(),
  };
}
