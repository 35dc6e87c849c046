import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Certificate {
  /** Paths of its files. */
  certificate: string;
  key: string;
  pem: string;
}

/**
 * Creates a self-signed certificate for `localhost`, valid for a day, which only these checks
 * trust.
 */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const options =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost";
  const files = ["-out", certificate, "-keyout", key];
  await promisify(execFile)("openssl", [...options.split(" "), ...files]);
  return { certificate, key, pem: await readFile(certificate, "utf8") };
}
