import { AsyncLocalStorage } from "node:async_hooks";
import { type Observer, type Work, observeWith } from "@before-ten/db/observed-work";
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";

interface Traces {
  /** Begins a trace with each request of this server; must be called before routes are added. */
  watch: (app: FastifyInstance) => void;
  /** Sends what is left. */
  close: () => Promise<void>;
}

interface TraceSettings {
  /** The collector, without `/v1/traces`. */
  endpoint: string;
  /** The share of requests beginning here that is traced. */
  share: number;
  version: string;
}

/** How long an unavailable collector may delay the exit of the process. */
const flushWithinMs = 2_000;
/** Max length of a statement in a trace. */
const maxTextLength = 2_000;
/** From this status on a request failed on our side. */
const firstServerError = 500;

/**
 * Sends traces to an OpenTelemetry collector: each request with its procedures, pages, statements,
 * mails and tasks. A span contains the statement, with `$1` instead of a value; never an address, a
 * header or a value. A stranger's `traceparent` doesn't start a trace here.
 */
export function startTraces({ endpoint, share, version }: TraceSettings): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "before-ten", "service.version": version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("before-ten", version);
  const current = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<FastifyRequest, Span>();

  function begin(name: string, kind: SpanKind): Span {
    const parent = current.getStore();
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
    return tracer.startSpan(name, { kind }, context);
  }

  const observe: Observer = (work, run) => {
    const span = begin(`${work.kind} ${work.name}`, kindOf(work));
    return current.run(span, async () => {
      try {
        return await run();
      } catch (error) {
        work.outcome ??= error instanceof Error ? error.name : "Error";
        span.setStatus({ code: SpanStatusCode.ERROR, message: work.outcome });
        throw error;
      } finally {
        // The name may only be known at the end.
        span.updateName(`${work.kind} ${work.name}`);
        span.setAttributes(attributesOf(work));
        span.end();
      }
    });
  };
  const endObserving = observeWith(observe);

  return {
    watch(app) {
      app.addHook("onRequest", (request, _reply, done) => {
        const span = begin(request.method, SpanKind.SERVER);
        spans.set(request, span);
        current.run(span, done);
      });
      // The body arrived in events of the connection, which have no request context.
      app.addHook("preValidation", (request, _reply, done) => {
        const span = spans.get(request);
        if (span === undefined) done();
        else current.run(span, done);
      });
      app.addHook("onResponse", (request, { statusCode }, done) => {
        const span = spans.get(request);
        const route = request.routeOptions.url ?? "page";
        span?.updateName(`${request.method} ${route}`);
        span?.setAttributes({
          "http.request.method": request.method,
          "http.route": route,
          "http.response.status_code": statusCode,
          "before_ten.request_id": request.id,
        });
        if (statusCode >= firstServerError) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    async close() {
      endObserving();
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, flushWithinMs).unref();
      });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

function kindOf({ kind }: Work): SpanKind {
  return kind === "statement" || kind === "mail" ? SpanKind.CLIENT : SpanKind.INTERNAL;
}

function attributesOf({ kind, name, outcome = "ok", text }: Work): Record<string, string> {
  return {
    "before_ten.outcome": outcome,
    ...(kind === "statement" && { "db.system.name": "postgresql", "db.operation.name": name }),
    ...(text !== undefined && { "db.query.text": text.slice(0, maxTextLength) }),
    ...(kind === "procedure" && { "rpc.method": name }),
    ...(kind === "render" && { "http.route": name }),
  };
}
