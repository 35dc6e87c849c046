import { isLoopback } from "../http/client/loopback.ts";

/** Settings of a production server that may be valid but unintended. */
interface Doubted {
  RATE_LIMIT_FACTOR: number;
  DATABASE_URL?: string | undefined;
  DATABASE_READ_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  BACKUP_S3_ENDPOINT?: string | undefined;
}

/** Beyond this, either way, a factor is probably from a test or a mistake. */
const farFactor = 5;

/** Sentences for the log about settings that work but are probably unintended. */
export function doubtsAbout(env: Doubted): string[] {
  return [
    doubtAboutFactor(env.RATE_LIMIT_FACTOR),
    doubtAboutDatabase("DATABASE_URL", env.DATABASE_URL),
    doubtAboutDatabase("DATABASE_READ_URL", env.DATABASE_READ_URL),
    isReadable(env.S3_ENDPOINT)
      ? "S3_ENDPOINT begins with http://: images can be read and changed on their way to the store"
      : undefined,
    isReadable(env.BACKUP_S3_ENDPOINT)
      ? "BACKUP_S3_ENDPOINT begins with http://: backups can be read and changed on their way to the bucket"
      : undefined,
  ].filter((doubt) => doubt !== undefined);
}

function doubtAboutFactor(factor: number): string | undefined {
  if (factor > farFactor) {
    const consequence = "passwords can be guessed, and mails sent, that much faster";
    return `RATE_LIMIT_FACTOR=${factor} makes every limit ${factor} times as wide: ${consequence}`;
  }
  if (factor < 1 / farFactor) {
    return `RATE_LIMIT_FACTOR=${factor} makes limits so narrow that ordinary visitors meet them`;
  }
  return undefined;
}

/** With these the driver verifies the server's certificate. */
const checkingModes = new Set(["require", "verify-ca", "verify-full"]);

function doubtAboutDatabase(name: string, url = ""): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, searchParams } = new URL(url);
  // No host, or a folder, means a socket on this machine.
  if (/^(?:%2f.*)?$/i.test(hostname) || isLoopback(hostname)) return undefined;
  if (checkingModes.has(searchParams.get("sslmode") ?? "")) return undefined;
  return `${name} has no sslmode=verify-full: all that the database is asked and answers can be read on the way`;
}

/** Whether traffic with this address can be read on the way. */
export function isReadable(url = ""): boolean {
  return url.startsWith("http:") && !isLoopback(new URL(url).hostname);
}
