import { z } from "zod";

/** The last entry of a backup, which describes every other entry. */

export const manifestName = "manifest.json";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const file = z.object({ name: z.string(), bytes: z.number(), sha256 });

export const manifestSchema = z.object({
  product: z.literal("Before Ten"),
  /** Increased when readers of this version couldn't read the new format. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  queueVersion: z.number().nullable(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      partitions: z.array(z.object({ name: z.string(), bounds: z.string() })),
      rows: z.number(),
      /** The sum of the rows' SHA-256, independent of their order. */
      digest: sha256,
    }),
  ),
  sequences: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      last: z.string().nullable(),
      table: z.string().nullable(),
      column: z.string().nullable(),
    }),
  ),
  /** Every entry before this one, in order. */
  files: z.array(file),
  /** Image files that rows referred to but that were missing. */
  missingImages: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export type BackedUpFile = z.infer<typeof file>;

const digits = 6;

/** A part of a table's rows: `database/public.users/000000.copy`. */
export function rowsFileName({ schema, name }: { schema: string; name: string }, part: number) {
  return `database/${schema}.${name}/${String(part).padStart(digits, "0")}.copy`;
}

export function imageEntryName(name: string): string {
  return `images/${name}`;
}

export type Entry =
  | { kind: "rows"; schema: string; table: string }
  | { kind: "image"; name: string };

/** Parses an entry's name; undefined if it isn't ours. */
export function readEntryName(entry: string): Entry | undefined {
  const rows = /^database\/(?<schema>[^/.]+)\.(?<table>[^/]+)\/\d+\.copy$/.exec(entry)?.groups;
  if (rows !== undefined) {
    return { kind: "rows", schema: rows["schema"] ?? "", table: rows["table"] ?? "" };
  }
  const image = /^images\/(?<name>[\w-]+(?:\.[\w-]+)*)$/.exec(entry)?.groups;
  return image === undefined ? undefined : { kind: "image", name: image["name"] ?? "" };
}
