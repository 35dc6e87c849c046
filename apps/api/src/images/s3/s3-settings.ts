import { z } from "zod";
import { setting, flag } from "../../settings/setting.ts";

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
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[\w.-]{3,63}$/, "must be a bucket's name")
      .optional(),
    "store images in this bucket of any S3 service ([how](operations.md#images-on-s3)). Default: `DATA_DIR/media`.",
    "club-images",
  ),
  S3_ENDPOINT: setting(
    baseUrl("https://s3.example or http://127.0.0.1:9000").optional(),
    "the service's address, if it isn't Amazon.",
    "https://s3.example",
  ),
  S3_REGION: setting(
    z
      .string()
      .regex(/^[\w-]+$/, "must be like eu-central-1")
      .optional(),
    "the bucket's region, if it is Amazon. Default: `us-east-1` with an endpoint.",
    "eu-central-1",
  ),
  S3_ACCESS_KEY_ID: setting(
    z.string().optional(),
    "a key that may list the bucket and read, write and delete its objects.",
    "club",
  ),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional(), "its secret.", "secret"),
  S3_PATH_STYLE: setting(
    flag.optional(),
    "whether the bucket is in the address's path or before its host. Default: `true` with an endpoint.",
    "true",
  ),
  IMAGES_URL: setting(
    baseUrl("https://images.club.example").optional(),
    "where a CDN serves the images. Default: the server sends them from `/media`.",
    "https://images.club.example",
  ),
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
