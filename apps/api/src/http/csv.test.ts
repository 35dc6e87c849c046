import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it("quotes what would end a cell", () => {
  expect(csvLine(["a", 'b,"c"', "d\ne", 1])).toBe('a,"b,""c""","d\ne",1\r\n');
});

it.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t'=1"],
  [";\t=1", ";\t'=1"],
  ["\tx", "'\tx"],
  ["\r=1", `"'\r'=1"`],
  ["\n=1", `"'\n'=1"`],
  ["＝1+1", "'＝1+1"],
  [" ＠SUM(A1)", " '＠SUM(A1)"],
  ["x;=1+1", "x;'=1+1"],
  ["x; ＋1;y|-1\t@a", "x; '＋1;y|'-1\t'@a"],
  ['x;"=1+1"', `"x;""'=1+1"""`],
  ["x\n=1+1", `"x\n'=1+1"`],
  ["anna-maria; 1+1=2", "anna-maria; 1+1=2"],
])("runs no formula, also where semicolons separate cells: %j", (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});
