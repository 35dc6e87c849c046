import { z } from "zod";
import { maxListLimit, maxPage } from "./limits.ts";
import { numberFromText } from "./number-from-text.ts";
import { count } from "./output.ts";

const anyLimit = numberFromText(z.int().min(1).max(maxListLimit));

/**
 * The limit of a list. Without one, a plain list returns as many as allowed, because the specified
 * client sends none and shows everything.
 */
export function limitSchema(defaultLimit: number) {
  return anyLimit.default(defaultLimit).meta({ default: defaultLimit });
}

/** The same for a list that needs to know whether a limit was sent. */
export const openLimitSchema = anyLimit.optional().meta({ default: maxListLimit });

export const pageSchema = numberFromText(z.int().min(1).max(maxPage))
  .default(1)
  .meta({ default: 1 });

export const paginationOutput = z
  .object({
    page: count(1),
    limit: count(20),
    total: count(1, "The total on all pages"),
    pages: count(1),
  })
  .meta({ id: "Pagination" });

export type Pagination = z.infer<typeof paginationOutput>;

export interface PageOf<Item> {
  items: Item[];
  pagination: Pagination;
}

export function paginate(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
