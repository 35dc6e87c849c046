import { expect, it } from "vitest";
import {
  type ComparedField,
  type ComparedFields,
  fieldsNamed,
  mergeValues,
} from "./merge-values.ts";

interface Values {
  title: string;
  price: string;
  currency: string;
  tags: string[];
  image: File | null;
  imageId: string;
}

const price: ComparedField<Values> = {
  label: "Price",
  fields: ["ticketPrice"],
  text: (values) => `${values.price} ${values.currency}`,
};
const image: ComparedField<Values> = {
  label: "Image",
  fields: ["image"],
  text: (values) => values.image?.name ?? values.imageId,
};
const title: ComparedField<Values> = {
  label: "Title",
  fields: ["title"],
  text: (values) => values.title,
  value: (values) => values.title.trim(),
};
const tags: ComparedField<Values> = {
  label: "Tags",
  fields: ["tags"],
  text: (values) => values.tags.join(", "),
};
const compared: ComparedFields<Values> = {
  title,
  price,
  currency: price,
  tags,
  image,
  imageId: image,
};

const base: Values = {
  title: "Disco",
  price: "50",
  currency: "AUD",
  tags: ["a"],
  image: null,
  imageId: "one",
};
const merge = (mine: Partial<Values>, theirs: Partial<Values>) =>
  mergeValues(compared, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

it("keeps changes that only one of them made", () => {
  const { values, taken, conflicts } = merge({ title: "House" }, { tags: ["b"], price: "60" });
  expect(values).toEqual({ ...base, title: "House", tags: ["b"], price: "60" });
  expect(taken).toEqual([price, tags]);
  expect(conflicts).toEqual([]);
});

it("reports fields that both changed, and keeps the writer's value meanwhile", () => {
  const { values, taken, conflicts } = merge({ title: "House" }, { title: "Techno", price: "60" });
  expect(values).toEqual({ ...base, title: "House", price: "60" });
  expect(taken).toEqual([price]);
  expect(conflicts).toEqual([title]);
});

it("reports no conflict where both wrote the same", () => {
  expect(merge({ title: "House" }, { title: "House " })).toMatchObject({
    taken: [],
    conflicts: [],
  });
});

it("merges fields that belong together as one", () => {
  expect(merge({ currency: "NZD" }, { price: "60" }).conflicts).toEqual([price]);
  expect(merge({}, { price: "60", currency: "NZD" }).values).toMatchObject({
    price: "60",
    currency: "NZD",
  });
});

it("distinguishes a chosen file from another admin's upload", () => {
  const file = new File(["x"], "flyer.png");
  expect(merge({ image: file }, { imageId: "two" }).conflicts).toEqual([image]);
  expect(merge({ image: file }, { title: "House" })).toMatchObject({ conflicts: [] });
  expect(merge({}, { imageId: "two" }).values.imageId).toBe("two");
});

it("finds fields by the server's names", () => {
  expect(fieldsNamed(compared, ["ticketPrice", "tags", "unknown"])).toEqual([price, tags]);
});
