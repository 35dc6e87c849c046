import { expect, it } from "vitest";
import { buildRows } from "./row-builder.ts";

const result = (names: readonly string[], rows: unknown[][]) => ({
  command: "SELECT",
  rowCount: rows.length,
  oid: 0,
  fields: names.map((name) => ({
    name,
    tableID: 0,
    columnID: 0,
    dataTypeID: 25,
    dataTypeSize: -1,
    dataTypeModifier: -1,
    format: "text",
  })),
  rows,
});

it("makes an object of each row, in the order of its columns", () => {
  const rows = buildRows(
    result(
      ["id", "total"],
      [
        ["a", 1],
        ["b", null],
      ],
    ),
  );
  expect(rows).toEqual([
    { id: "a", total: 1 },
    { id: "b", total: null },
  ]);
  expect(Object.keys(rows[0] ?? {})).toEqual(["id", "total"]);
});

it("tells statements apart that have as many columns", () => {
  expect(buildRows(result(["id"], [[1]]))).toEqual([{ id: 1 }]);
  expect(buildRows(result(["name"], [[1]]))).toEqual([{ name: 1 }]);
  expect(buildRows(result(["id", "name"], [[1, 2]]))).toEqual([{ id: 1, name: 2 }]);
});

it("takes any name for a column, and nothing of it for a program", () => {
  const names = ['a"b', "?column?", "a: values[1], c", "zeile\n2", "${1}", "\u2028"];
  const [row] = buildRows(result(names, [names.map((_name, index) => index)]));
  expect(Object.entries(row ?? {})).toEqual(names.map((name, index) => [name, index]));
});

it("takes the last of two columns with one name", () => {
  expect(buildRows(result(["id", "id"], [[1, 2]]))).toEqual([{ id: 2 }]);
});
