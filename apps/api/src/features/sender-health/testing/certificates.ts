import "reflect-metadata";
import { randomUUID, webcrypto } from "node:crypto";
import {
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
  cryptoProvider,
} from "@peculiar/x509";

cryptoProvider.set(webcrypto);

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const dayMs = 24 * 60 * 60_000;

interface Wanted {
  /** Default: the address at which the tests' mail server isn't loopback. */
  ip?: string;
  /** Days from now until it ends. */
  days?: number;
}

/** An authority of the tests, and certificates by it. */
export async function createAuthority() {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const name = `CN=Authority of the tests ${randomUUID()}`;
  const authority = await X509CertificateGenerator.createSelfSigned({
    name,
    keys,
    signingAlgorithm: algorithm,
    ...lifetime(365),
    extensions: [new BasicConstraintsExtension(true, 1, true)],
  });
  return {
    certificate: authority.toString("pem"),
    async issue({ ip = "0.0.0.0", days = 30 }: Wanted = {}) {
      const own = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
      const issued = await X509CertificateGenerator.create({
        subject: "CN=Mail server of the tests",
        issuer: name,
        publicKey: own.publicKey,
        signingKey: keys.privateKey,
        signingAlgorithm: algorithm,
        ...lifetime(days),
        extensions: [new SubjectAlternativeNameExtension([{ type: "ip", value: ip }])],
      });
      const key = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", own.privateKey));
      return {
        cert: issued.toString("pem"),
        key: `-----BEGIN PRIVATE KEY-----\n${key.toString("base64")}\n-----END PRIVATE KEY-----\n`,
      };
    },
  };
}

function lifetime(days: number) {
  const now = Date.now();
  return { notBefore: new Date(now - 100 * dayMs), notAfter: new Date(now + days * dayMs) };
}
