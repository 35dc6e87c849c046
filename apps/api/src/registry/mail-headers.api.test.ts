import { expect, it } from "vitest";
import { z } from "zod";
import type { MailKind } from "../mail/mail-kind.ts";
import { readMailJob } from "../mail/queued-mail.ts";
import { openTestApp } from "../testing/test-app.ts";

const { deps } = await openTestApp();

const written = { to: "ana@mail.example", subject: "See you", text: "Hello", html: "Hello" };
const leaveUrl = "https://club.example/unsubscribe?token=1.a";
const common = { name: "example", priority: "low", data: z.object({}) } as const;

async function headersOf(kind: MailKind<object>) {
  const job = { kind: "example", data: {}, messageId: "<1@club.example>" };
  const mail = await readMailJob([kind], job).write(deps);
  expect(mail).not.toHaveProperty("leaveUrl");
  return mail?.headers;
}

it("a mail's headers follow from the nature of its kind", async () => {
  const list = { ...common, write: () => Promise.resolve({ ...written, leaveUrl }) };
  const ofList = (name: string) => ({
    "List-Id": `Before Ten <${name}.club.example>`,
    "List-Unsubscribe": `<${leaveUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const automatic = { "Auto-Submitted": "auto-generated" };
  expect(await headersOf({ ...list, nature: "newsletter" })).toEqual(ofList("newsletter"));
  expect(await headersOf({ ...list, nature: "alerts" })).toEqual({
    ...ofList("alerts"),
    ...automatic,
  });
  const write = () => Promise.resolve(written);
  expect(await headersOf({ ...common, write, nature: "notice" })).toEqual(automatic);
  expect(await headersOf({ ...common, write, nature: "personal" })).toBeUndefined();
});
