import { S3Error } from "./s3-requests.ts";
import type { S3Settings } from "./s3-settings.ts";

type Explain = (settings: S3Settings) => string;

const otherKeys: Explain = ({ endpoint, prefix }) =>
  `${endpoint} knows no such key, or another secret for it: ${prefix}ACCESS_KEY_ID or ${prefix}SECRET_ACCESS_KEY is wrong`;
const otherRegion: Explain = ({ bucket, region, prefix }) =>
  `The bucket ${bucket} doesn't lie in ${region}: set ${prefix}REGION, or ${prefix}ENDPOINT, to where it does`;
const noBucket: Explain = ({ bucket, endpoint, prefix }) =>
  `There is no bucket ${bucket} at ${endpoint}: make it, or name another one in ${prefix}BUCKET`;

/** The service's codes: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const explanations: Record<string, Explain> = {
  NoSuchBucket: noBucket,
  InvalidBucketName: noBucket,
  InvalidAccessKeyId: otherKeys,
  SignatureDoesNotMatch: otherKeys,
  AccessDenied: ({ bucket, prefix }) =>
    `The key ${prefix}ACCESS_KEY_ID may not list the bucket ${bucket}: it has to list it, and to read, write and delete its objects`,
  PermanentRedirect: otherRegion,
  TemporaryRedirect: otherRegion,
  AuthorizationHeaderMalformed: otherRegion,
  RequestTimeTooSkewed: () =>
    "The clock of this machine is wrong: the image store refuses what it signs",
};

/** What the operator has to configure; undefined if the service is only unreachable. */
export function explainS3(error: unknown, settings: S3Settings): string | undefined {
  const refused = s3ErrorIn(error);
  if (refused === undefined) return undefined;
  const { status, code } = refused;
  const said = `${status} ${code}`.trim();
  const explain = Object.hasOwn(explanations, code) ? explanations[code] : undefined;
  return explain ? `${explain(settings)} (${said}).` : explainAnswer(settings, said);
}

/** For an answer that isn't from S3. */
export function explainAnswer({ endpoint, prefix }: S3Settings, said = "no list"): string {
  return `${endpoint} doesn't answer as S3 does (${said}): ${prefix}ENDPOINT is wrong, or ${prefix}PATH_STYLE.`;
}

function s3ErrorIn(error: unknown): S3Error | undefined {
  if (error instanceof S3Error) return error;
  return error instanceof Error ? s3ErrorIn(error.cause) : undefined;
}
