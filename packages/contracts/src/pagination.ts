import { z } from "zod";
import { maxListLimit, maxPage } from "./limits.ts";

/** Query parameters arrive as text over REST and as numbers over tRPC; one schema reads both. */
export function limitSchema(defaultLimit: number) {
  return z.coerce.number<number | string>().int().min(1).max(maxListLimit).default(defaultLimit);
}

export const pageSchema = z.coerce.number<number | string>().int().min(1).max(maxPage).default(1);

export interface Pagination {
  page: number;
  limit: number;
  total: number;
  pages: number;
}

export interface PageOf<Item> {
  items: Item[];
  pagination: Pagination;
}

export function paginate(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
