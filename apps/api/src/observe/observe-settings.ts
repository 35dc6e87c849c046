import { z } from "zod";

/** How one looks into the running product. Without these settings nothing of it is loaded. */
export const observeSettings = {
  /** Prometheus finds `/metrics` there; undefined: there are none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** OpenTelemetry's own name: where traces are sent, by OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an address like http://127.0.0.1:4318" })
    .optional(),
  /** Of the requests, the share that is traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

type Read = z.infer<z.ZodObject<typeof observeSettings>>;

export interface ObserveSettings {
  /** Undefined: no metrics. */
  metrics: { host: string; port: number } | undefined;
  /** Undefined: no traces. */
  traces: { endpoint: string; share: number } | undefined;
}

export function observeSettingsOf(env: Read): ObserveSettings {
  const { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  return {
    metrics: port === undefined ? undefined : { host: env.METRICS_HOST, port },
    traces: endpoint === undefined ? undefined : { endpoint, share: env.OTEL_TRACES_SAMPLER_ARG },
  };
}
