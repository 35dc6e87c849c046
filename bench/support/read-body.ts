import { once } from "node:events";
import { type IncomingMessage, get } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Body } from "./site.ts";

/** The encoded bytes: `fetch` would decompress them. */
export async function readBody(url: string, encoding: string): Promise<Body> {
  const request = get(url, { headers: { "accept-encoding": encoding } });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (response === undefined) throw new Error(`${url} gave no answer`);
  const { "content-type": type = "", "content-encoding": contentEncoding } = response.headers;
  return { type, encoding: contentEncoding, bytes: await buffer(response) };
}
