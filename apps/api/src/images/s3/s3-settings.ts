import { z } from "zod";

/** Without a trailing slash, because names are appended. */
function baseUrl(example: string) {
  const error = `must be like ${example}`;
  return z
    .url({ protocol: /^https?$/, error })
    .refine((text) => !/[?#@,\s]/.test(text), error)
    .transform((text) => new URL(text).href.replace(/\/+$/, ""));
}

/** The settings parsed by `env.ts`. */
export const s3Shape = {
  /** The bucket for images; without it, they are stored below DATA_DIR. */
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, "must be a bucket's name")
    .optional(),
  /** Default: Amazon's endpoint of the region. */
  S3_ENDPOINT: baseUrl("https://s3.example or http://127.0.0.1:9000").optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, "must be like eu-central-1")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  /** A CDN's URL for the stored images; without it, our own server serves them from `/media`. */
  IMAGES_URL: baseUrl("https://images.club.example").optional(),
};

type S3Environment = Omit<z.infer<z.ZodObject<typeof s3Shape>>, "IMAGES_URL">;

export interface S3Settings {
  /** Prefix of the settings' names, for sentences about them. */
  prefix: string;
  /** The service's URL, without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is in the URL's path, or part of its host. */
  isPathStyle: boolean;
}

/** For services without regions, which don't check it. */
const usualRegion = "us-east-1";

/**
 * Undefined without a bucket.
 * @throws Error with a sentence if only some of the settings are set
 */
export function s3SettingsOf(env: S3Environment, prefix = "S3_"): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const isPathStyle = env.S3_PATH_STYLE;
  const given = [bucket, endpoint, region, accessKeyId, secretAccessKey, isPathStyle];
  if (given.every((value) => value === undefined)) return undefined;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error(
      `${prefix}BUCKET, ${prefix}ACCESS_KEY_ID and ${prefix}SECRET_ACCESS_KEY are only of use together: ` +
        `set all three, or no setting that begins with ${prefix}.`,
    );
  }
  if (endpoint === undefined && region === undefined) {
    throw new Error(
      `${prefix}REGION is needed for Amazon's S3; for another service, ${prefix}ENDPOINT.`,
    );
  }
  return {
    prefix,
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    region: region ?? usualRegion,
    bucket,
    accessKeyId,
    secretAccessKey,
    isPathStyle: isPathStyle ?? endpoint !== undefined,
  };
}

/** The URL of an object in the bucket, or of the bucket itself. */
export function objectUrl({ endpoint, bucket, isPathStyle }: S3Settings, name?: string): URL {
  const url = new URL(endpoint);
  if (!isPathStyle) url.host = `${bucket}.${url.host}`;
  const parts = [...(isPathStyle ? [bucket] : []), ...(name === undefined ? [] : [name])];
  url.pathname = [url.pathname.replace(/\/$/, ""), ...parts.map(encodeURIComponent)].join("/");
  return url;
}
