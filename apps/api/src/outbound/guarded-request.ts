import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { type LookupFunction, isIP } from "node:net";
import { OutboundError } from "./outbound-error.ts";
import { isPublicAddress } from "./public-addresses.ts";

export interface ResolvedAddress {
  address: string;
  family: number;
}

export interface GuardOptions {
  /** Identifies us to the hosts. */
  userAgent: string;
  /** Undefined: the machine's own resolver. */
  resolve?: (hostname: string) => Promise<ResolvedAddress[]>;
  /** A loopback port that may be requested: only for tests, never from a setting. */
  loopbackPort?: number;
}

interface RequestOptions {
  accept: string;
  signal: AbortSignal;
  /** Sent by POST; otherwise the request is a GET. */
  json?: string;
  /** Of ours, such as an API's key. */
  headers?: Record<string, string>;
}

/** Requests one URL without following redirects. The caller reads the body or destroys it. */
export type GuardedRequest = (url: URL, options: RequestOptions) => Promise<IncomingMessage>;

/** Ports of http and https. A URL leaves out its default. */
const usualPorts = new Set(["", "80", "443"]);
const loopback = new Set(["127.0.0.1", "::1"]);
const maxHeaderBytes = 16 * 1024;

/**
 * Requests strangers' servers and can't be turned against our own. The host's name is resolved
 * once, and the connection goes to the checked address, so changing the name's address a moment
 * later gains nothing. It sends no cookies, no credentials but given ones, and uses no proxy.
 */
export function createGuardedRequest(options: GuardOptions): GuardedRequest {
  const { userAgent, resolve = resolveByMachine, loopbackPort } = options;

  function isAllowed(address: string, url: URL): boolean {
    return (
      isPublicAddress(address) ||
      (loopbackPort !== undefined && url.port === String(loopbackPort) && loopback.has(address))
    );
  }

  async function resolveChecked(url: URL, signal: AbortSignal): Promise<ResolvedAddress[]> {
    const hostname = url.hostname.replaceAll(/^\[|\]$/g, "");
    const family = isIP(hostname);
    const found =
      family === 0 ? await beforeAbort(resolve(hostname), signal) : [{ address: hostname, family }];
    const allowed = found.filter(({ address }) => isAllowed(address, url));
    if (allowed.length === 0) throw new OutboundError("not public", "by its address");
    return allowed;
  }

  return async function request(url, { accept, signal, json, headers }) {
    requireWebUrl(url, loopbackPort);
    const addresses = await resolveChecked(url, signal);
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const outgoing = send(url, {
      // A separate connection, bypassing the global agent and its possible proxy.
      agent: false,
      method: json === undefined ? "GET" : "POST",
      lookup: alwaysAnswer(addresses),
      signal,
      maxHeaderSize: maxHeaderBytes,
      headers: {
        "user-agent": userAgent,
        accept,
        "accept-language": "en",
        "accept-encoding": "gzip, deflate, br",
        ...(json !== undefined && {
          "content-type": "application/json; charset=utf-8",
          "content-length": Buffer.byteLength(json),
        }),
        ...headers,
      },
    });
    outgoing.end(json);
    const [response] = await once(outgoing, "response");
    return response;
  };
}

function requireWebUrl(url: URL, loopbackPort: number | undefined): void {
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  const isUsualPort = usualPorts.has(url.port) || url.port === String(loopbackPort);
  if (!isWeb || !isUsualPort || url.username !== "" || url.password !== "") {
    throw new OutboundError("not public", "by its URL");
  }
}

/** Connects to the checked addresses, whatever the name resolves to by now. */
function alwaysAnswer(addresses: ResolvedAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses;
    if (all === true || first === undefined) done(null, addresses);
    else done(null, first.address, first.family);
  };
}

function resolveByMachine(hostname: string): Promise<ResolvedAddress[]> {
  return lookup(hostname, { all: true });
}

/** A resolver can't be cancelled, so its result is ignored after the abort. */
async function beforeAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
