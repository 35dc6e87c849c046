import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BrokenTableError, guessSeparator, readTable } from "./read-table.ts";
import { detectEncoding, readText } from "./read-text.ts";

async function* inParts(content: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) {
    yield await Promise.resolve(content.subarray(at, at + size));
  }
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function rowsOf(text: string, separator = ",") {
  const rows = await collect(readTable(readText(inParts(Buffer.from(text)), "utf-8"), separator));
  return rows.map(({ row, cells, isBroken }) => [row, isBroken ? "broken" : cells]);
}

const utf16 = (text: string) => Buffer.from(text, "utf16le");
const windows = Buffer.from("Ren\u00E9,\u20AC".replace("\u20AC", "\u0080"), "latin1");

describe("the encoding", () => {
  it.each([
    ["utf-8", Buffer.from("René,€")],
    ["utf-8", Buffer.from("\uFEFFRené,€")],
    ["utf-16le", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16("René,€")])],
    ["utf-16le", utf16("email,name\nana@mail.example,René €")],
    ["utf-16be", Buffer.concat([Buffer.from([0xfe, 0xff]), utf16("René,€").swap16()])],
    ["windows-1252", windows],
  ] as const)("%s is found, and read", async (encoding, content) => {
    expect(await detectEncoding(inParts(content))).toBe(encoding);
    const text = (await collect(readText(inParts(content), encoding))).join("");
    expect(text).toContain("René");
    expect(text).toContain("€");
    expect(text).not.toContain("\uFEFF");
  });

  it.each([
    ["a spreadsheet", Buffer.from("PK\u0003\u0004something")],
    ["an image", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 1])],
  ])("of %s is none", async (_what, content) => {
    expect(await detectEncoding(inParts(content, 1_000))).toBeUndefined();
  });
});

describe("the separator", () => {
  it.each([
    [",", 'a,b\n"1;2",3\n'],
    [";", "a;b\n1,5;3\n2,5;4\n"],
    ["\t", "a\tb, c\n1\t2\n"],
    ["|", "a|b\n1|2\n"],
    [",", "email\nana@mail.example\n"],
  ])("%j is found in %j", (separator, text) => {
    expect(guessSeparator(text)).toBe(separator);
  });
});

describe("a table", () => {
  it("has numbered rows, without the empty ones", async () => {
    expect(await rowsOf('a,b\r\n\r\n"x, ""y""\nz",2\r\n,\r\n3\r\n')).toEqual([
      [1, ["a", "b"]],
      [3, ['x, "y"\nz', "2"]],
      [5, ["3"]],
    ]);
  });

  it("accepts stray quotes, and text that ends within a line", async () => {
    expect(await rowsOf('5" disc,2\nThe "Hall",3\nx,y')).toEqual([
      [1, ['5" disc', "2"]],
      [2, ['The "Hall"', "3"]],
      [3, ["x", "y"]],
    ]);
  });

  it("doesn't count the line that names the separator", async () => {
    const text = "\uFEFFsep=;\r\na;b\r\n1;2\r\n";
    expect(guessSeparator(text)).toBe(";");
    expect(await rowsOf(text, ";")).toEqual([
      [1, ["a", "b"]],
      [2, ["1", "2"]],
    ]);
  });

  it.each([
    ["a quotation mark that is never closed", `"x,${"y\n".repeat(3)}`, ["y"]],
    ["one that the next row seems to close", '"x,1\n"y",2', ["y", "2"]],
    ["one before many rows", `"x,1\n${"y\n".repeat(50_000)}`, ["y"]],
    ["a line that never ends", `${"x".repeat(200_000)}\ny`, ["y"]],
  ])("has a broken row, and goes on behind it: %s", async (_what, text, next) => {
    const rows = await rowsOf(`a,b\n1,2\n${text}`);
    expect(rows.slice(1, 3)).toEqual([
      [2, ["1", "2"]],
      [3, "broken"],
    ]);
    expect(rows[3]?.[1]).toEqual(next);
  });

  it("with many broken rows isn't read on", async () => {
    const error: unknown = await rowsOf('"x\n'.repeat(200)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BrokenTableError);
    expect(error).toMatchObject({ row: 101 });
  });

  it("keeps every row whatever it holds", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 4 }), {
          maxLength: 30,
        }),
        async (written) => {
          const cells = written.map((row) => row.map((cell) => cell.replaceAll(/\r\n?/g, "\n")));
          const text = cells
            .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
            .join("\r\n");
          const expected = cells
            .map((row, index): [number, string[]] => [index + 1, row])
            .filter(([, row]) => row.some((cell) => cell !== ""));
          expect(await rowsOf(text)).toEqual(expected);
        },
      ),
    );
  });

  it("passes an error of the file on", async () => {
    async function* broken(): AsyncGenerator<string> {
      yield await Promise.resolve("a,b\n");
      throw new Error("the database is away");
    }
    await expect(collect(readTable(broken(), ","))).rejects.toThrow("away");
  });
});
