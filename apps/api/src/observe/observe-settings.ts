import { z } from "zod";
import { setting } from "../settings/setting.ts";

/** Settings for observing the running product. Without them none of it is loaded. */
export const observeSettings = {
  METRICS_PORT: setting(
    z.coerce.number().int().min(0).max(65_535).optional(),
    "where Prometheus finds `/metrics`; without it there are none. Keep it off the internet.",
    "9464",
  ),
  METRICS_HOST: setting(z.string().default("127.0.0.1"), "the address of that port."),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    z
      .url({ protocol: /^https?$/, error: "must be an address like http://127.0.0.1:4318" })
      .optional(),
    "an OpenTelemetry collector that gets traces, by OTLP over HTTP. `OTEL_EXPORTER_OTLP_HEADERS` is passed on, for one that asks for a key.",
    "http://127.0.0.1:4318",
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.coerce.number().min(0).max(1).default(1),
    "share of requests that is traced, 0 to 1.",
  ),
};

export function observeSettingsOf(env: z.infer<z.ZodObject<typeof observeSettings>>) {
  const { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  return {
    /** Undefined: no metrics. */
    metrics: port === undefined ? undefined : { host: env.METRICS_HOST, port },
    /** Undefined: no traces. */
    traces: endpoint === undefined ? undefined : { endpoint, share: env.OTEL_TRACES_SAMPLER_ARG },
  };
}
