import { once } from "node:events";
import { createServer } from "node:http";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestApp } from "../testing/test-app.ts";
import { startTraces } from "./traces.ts";

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});
type Span = z.infer<typeof spanSchema>;

const { db, close } = await createTestDatabase();
const bodies: string[] = [];
const paths = new Set<string | undefined>();
const collector = createServer((request, response) => {
  paths.add(request.url);
  let body = "";
  request.on("data", (bytes: Buffer) => (body += bytes.toString()));
  request.on("end", () => {
    bodies.push(body);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
}).listen(0, "127.0.0.1");
await once(collector, "listening");
const address = collector.address();
const port = typeof address === "object" ? address?.port : undefined;
const traces = startTraces({ endpoint: `http://127.0.0.1:${port}/`, share: 1, version: "1.4.0" });
const { app } = await startTestApp(db, { watch: traces.watch });
afterAll(async () => {
  await app.close();
  collector.close();
  await close();
});

const text = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0];

it("sends each request with its work as one trace, without personal data", async () => {
  const secret = "ana.secret@mail.example";
  await app.inject({
    url: `/api/events?q=${secret}`,
    headers: { authorization: `Bearer ${secret}` },
  });
  await app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email: secret, password: secret },
  });
  await traces.close();
  expect([...paths]).toEqual(["/v1/traces"]);
  const spans = bodies.flatMap((body) =>
    exportSchema
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
  );
  const named = (name: string) => spans.find((span) => span.name === name);

  const request = named("GET /api/events");
  const procedure = named("procedure events.list");
  expect(text(request, "http.route")).toBe("/api/events");
  expect(request?.parentSpanId ?? "").toBe("");
  expect(procedure?.parentSpanId).toBe(request?.spanId);
  const statements = spans.filter(
    ({ name, traceId }) => name === "statement select" && traceId === request?.traceId,
  );
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.map(({ parentSpanId }) => parentSpanId)).toContain(procedure?.spanId);
  const texts = statements.map((each) => text(each, "db.query.text"));
  expect(texts).toContainEqual(expect.stringContaining("$1"));

  // The body arrived in between.
  const login = named("procedure auth.login");
  expect(login?.parentSpanId).toBe(named("POST /api/auth/login")?.spanId);
  expect(text(login, "before_ten.outcome")).toBe("UNAUTHORIZED");
  expect(bodies.join("")).not.toContain("secret");
});
