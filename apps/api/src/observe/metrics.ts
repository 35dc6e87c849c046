import { type Observer, type Work, observeWith } from "@before-ten/db/observed-work";
import type { FastifyInstance } from "fastify";
import { Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Log } from "../http/log.ts";
import { type Sources, gaugesOf } from "./metered-state.ts";
import { serveMetrics } from "./serve-metrics.ts";

interface Metrics {
  /** Counts this server's requests; must be called before routes are added. */
  watch: (app: FastifyInstance) => void;
  /** Serves `/metrics` from then on. */
  serve: (
    sources: Sources,
    address: { host: string; port: number },
    log: Pick<Log, "info" | "warn">,
  ) => Promise<{ port: number }>;
  close: () => Promise<void>;
}

/** In seconds: from a cached answer to what feels broken. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Prometheus' metrics. Labels have few values: the code's routes, never a requested address. */
export function createMetrics(build: { version: string; commit: string }): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const seconds = (what: string, help: string, labelNames: string[]) =>
    new Histogram({ name: `before_ten_${what}_seconds`, help, labelNames, buckets, registers });

  new Gauge({
    name: "before_ten_build_info",
    help: "Always 1; the labels say which product runs",
    labelNames: ["version", "commit"],
    registers,
  }).set(build, 1);
  const requests = seconds(
    "request",
    "Requests that the router answered, by the pattern of their route",
    ["route", "method", "status"],
  );
  const works = {
    procedure: seconds("procedure", "Procedures, called over an API or by a page", [
      "procedure",
      "outcome",
    ]),
    statement: seconds("statement", "Statements, by their first word", ["verb", "outcome"]),
    connection: seconds("connection_wait", "Waits for a connection of the pool", ["outcome"]),
    render: seconds("render", "Pages rendered, by the pattern of their address", [
      "route",
      "outcome",
    ]),
    mail: seconds("mail", "Attempts to hand a mail to the mail server", ["sender", "outcome"]),
    task: seconds("task", "Work on images and strangers' files, the wait in line included", [
      "task",
      "outcome",
    ]),
  };

  function note({ kind, name, outcome = "ok" }: Work, tookSeconds: number): void {
    if (kind === "connection") works.connection.observe({ outcome }, tookSeconds);
    else works[kind].observe({ [nameLabels[kind]]: name, outcome }, tookSeconds);
  }

  const observe: Observer = async (work, run) => {
    const began = performance.now();
    try {
      return await run();
    } catch (error) {
      work.outcome ??= error instanceof Error ? error.name : "Error";
      throw error;
    } finally {
      note(work, (performance.now() - began) / 1_000);
    }
  };
  const endObserving = observeWith(observe);
  let closeServer = () => Promise.resolve();

  return {
    watch(app) {
      app.addHook("onResponse", ({ method, routeOptions }, reply, done) => {
        const labels = { route: routeOf(routeOptions.url), method, status: classOf(reply) };
        requests.observe(labels, reply.elapsedTime / 1_000);
        done();
      });
    },
    async serve(sources, address, log) {
      gaugesOf({ registers, sources, log });
      const server = await serveMetrics(register, address);
      closeServer = server.close;
      log.info({ host: address.host, port: server.port }, "metrics are answered at /metrics");
      return server;
    },
    async close() {
      endObserving();
      await closeServer();
    },
  };
}

const nameLabels = {
  procedure: "procedure",
  statement: "verb",
  render: "route",
  mail: "sender",
  task: "task",
} as const;

/** Each file of the site's build has its own route. */
function routeOf(pattern: string | undefined): string {
  if (pattern === undefined) return "page";
  return /^[^:]+\.\w+$/.test(pattern) && !pattern.startsWith("/api/") ? "file" : pattern;
}

/** `2xx` */
function classOf({ statusCode }: { statusCode: number }): string {
  return `${Math.floor(statusCode / 100)}xx`;
}
