import { z } from "zod";

/** Settings for observing the running product. Without them none of it is loaded. */
export const observeSettings = {
  /** Port of `/metrics` for Prometheus; undefined: no metrics. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** OpenTelemetry's own name: where traces are sent, by OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an address like http://127.0.0.1:4318" })
    .optional(),
  /** The share of requests that is traced. */
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
