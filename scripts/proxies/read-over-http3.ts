import { X509Certificate, createHash } from "node:crypto";
import { chromium } from "@playwright/test";
import { findChromium } from "../find-chromium.ts";
import type { Visitor } from "./ask.ts";

/** The protocol by which a browser loaded the page: "h3". Undefined if there is no Chromium. */
export async function readOverHttp3({ port, ca }: Visitor): Promise<string | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) return undefined;
  const key = new X509Certificate(ca).publicKey.export({ type: "spki", format: "der" });
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--origin-to-force-quic-on=localhost:${port}`,
      `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`,
      "--host-resolver-rules=MAP localhost 127.0.0.1",
    ],
  });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await page.goto(`https://localhost:${port}/`);
    return await page.evaluate(() =>
      performance
        .getEntriesByType("navigation")
        .map((entry) => Reflect.get(entry, "nextHopProtocol"))
        .join(),
    );
  } finally {
    await browser.close();
  }
}
