import { afterEach, expect, it, vi } from "vitest";
import { downloadExport, exportAddress, exportFileName } from "./subscriber-export.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: BodyInit | null, status = 200) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const options = { token: "secret", signal: new AbortController().signal, onProgress: () => {} };

it.each([
  [{}, "/api/admin/newsletter/export?format=csv"],
  [
    { search: "a&b=c +d", status: "active" as const },
    "/api/admin/newsletter/export?search=a%26b%3Dc+%2Bd&status=active&format=csv",
  ],
])("asks with the filter %j", (filter, address) => {
  expect(exportAddress(filter)).toBe(address);
});

it("names the file by the server's day", () => {
  expect(exportFileName(new Date("2026-12-05T23:30:00+11:00"))).toBe("subscribers-2026-12-05.csv");
  expect(exportFileName(new Date("2026-12-06T08:30:00+11:00"))).toBe("subscribers-2026-12-05.csv");
});

it("returns the whole file and reports progress", async () => {
  const pieces = ["Email\r\n", "ana@mail.example\r\n"];
  const fetched = answerWith(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );
  const progress: number[] = [];
  const file = await downloadExport(
    {},
    { ...options, onProgress: (bytes) => progress.push(bytes) },
  );
  expect(await file.text()).toBe(pieces.join(""));
  expect(progress).toEqual([7, 25]);
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ authorization: "Bearer secret" });
});

it.each([
  ["{}", ""],
  ['{"success":false,"error":"One at a time"}', "One at a time"],
  ["<html>Forbidden</html>", ""],
])("fails when it is refused with %s", async (body, message) => {
  answerWith(body, 403);
  await expect(downloadExport({}, options)).rejects.toMatchObject({ status: 403, message });
});

it("fails if the file ends too early", async () => {
  answerWith(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("Email\r\n"));
        controller.error(new TypeError("network error"));
      },
    }),
  );
  await expect(downloadExport({}, options)).rejects.toThrow("network error");
});
