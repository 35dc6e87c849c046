import type { ServedSchema } from "./served-schema.ts";

/** How a migration affects the release that keeps serving while it runs. */
export interface UpgradeFindings {
  /** Its statements fail or read unknown values: only allowed in a contract step. */
  breaks: string[];
  /**
   * May refuse writes or make them wait: a reviewer has to judge, who knows which writes there are
   * and how many.
   */
  doubts: string[];
}

/** Compares what a release relies on with what a migration leaves of it, as sentences. */
export function compareServedSchemas(before: ServedSchema, after: ServedSchema): UpgradeFindings {
  const findings: UpgradeFindings = { breaks: [], doubts: [] };
  compareTables(before, after, findings);
  compareParts("constraint", before, after, findings);
  compareParts("index", before, after, findings);
  compareTriggers(before, after, findings);
  for (const [name, answer] of Object.entries(before.functions)) {
    const now = after.functions[name];
    if (now === undefined) findings.breaks.push(`the function ${name} is gone`);
    else if (now !== answer) findings.breaks.push(`the function ${name} answers ${now}`);
  }
  for (const [name, values] of Object.entries(before.enums)) {
    for (const value of values) {
      if (after.enums[name]?.includes(value) === true) continue;
      findings.breaks.push(`the value '${value}' of ${name} is gone`);
    }
  }
  return findings;
}

function compareTables(
  before: ServedSchema,
  after: ServedSchema,
  { breaks, doubts }: UpgradeFindings,
): void {
  for (const [name, table] of Object.entries(before.tables)) {
    const now = after.tables[name];
    if (now === undefined) {
      breaks.push(`${name} is gone`);
      continue;
    }
    const columns = {
      before: columnsAsWritten(table, before),
      after: columnsAsWritten(now, after),
    };
    compareColumns(name, columns, before.enums, { breaks, doubts });
    const isTable = table.kind === "r" || table.kind === "m";
    if (isTable && now.kind === table.kind && now.file !== table.file) {
      doubts.push(`${name} is written anew while everybody waits`);
    }
  }
}

type Columns = ServedSchema["tables"][string]["columns"];

/** Writes through a view are subject to the table's constraints and defaults. */
function columnsAsWritten(
  { columns, writesTo }: ServedSchema["tables"][string],
  { tables }: ServedSchema,
): Columns {
  const behind = writesTo === null ? undefined : tables[writesTo]?.columns;
  if (behind === undefined) return columns;
  const written = Object.entries(columns).map(([name, column]) => [
    name,
    { ...column, ...behind[name], type: column.type },
  ]);
  return Object.fromEntries(written);
}

function compareColumns(
  table: string,
  { before, after }: { before: Columns; after: Columns },
  enums: ServedSchema["enums"],
  { breaks, doubts }: UpgradeFindings,
): void {
  for (const [name, column] of Object.entries(before)) {
    const now = after[name];
    const called = `${table}.${name}`;
    if (now === undefined) {
      breaks.push(`${called} is gone`);
      continue;
    }
    if (now.type !== column.type) {
      // Clients read and write an enum as text.
      const found = column.type in enums && now.type === "text" ? doubts : breaks;
      found.push(`${called} is ${now.type}, was ${column.type}`);
    }
    if (now.isRequired && !column.isRequired) breaks.push(`${called} may be null no longer`);
    if (!now.isRequired && column.isRequired) doubts.push(`${called} may be null now`);
    if (column.hasDefault && !now.hasDefault) breaks.push(`${called} has its default no longer`);
    if (now.isGenerated && !column.isGenerated) breaks.push(`${called} can be written no longer`);
  }
  for (const [name, column] of Object.entries(after)) {
    if (before[name] !== undefined || !column.isRequired) continue;
    if (column.hasDefault || column.isGenerated) continue;
    breaks.push(`${table}.${name} is new and required on insert`);
  }
}

/** Constraints and indexes. Those on new columns alone don't affect the release. */
function compareParts(
  kind: "constraint" | "index",
  before: ServedSchema,
  after: ServedSchema,
  { breaks, doubts }: UpgradeFindings,
): void {
  const key = kind === "constraint" ? "constraints" : "indexes";
  for (const [name, part] of Object.entries(before[key])) {
    const isThere = after[key][name] !== undefined || isPassedOn(key, name, part, after);
    const isGone = !isThere && after.tables[part.table] !== undefined;
    // An index that isn't unique only affects plans, and its loss refuses nothing.
    if (isGone && part.isUnique) breaks.push(`the unique ${kind} ${name} is gone`);
  }
  for (const [name, part] of Object.entries(after[key])) {
    const table = before.tables[part.table];
    const known = before[key][name];
    if (table === undefined || known?.definition === part.definition) continue;
    if (known !== undefined) {
      doubts.push(`the ${kind} ${name} is another one`);
      continue;
    }
    const isNews = part.columns.some((column) => table.columns[column] !== undefined);
    if (kind === "constraint" || part.isUnique) {
      const isOfNewColumns = part.columns.length > 0 && !isNews;
      if (!isOfNewColumns) doubts.push(`the ${kind} ${name} may refuse what is written`);
    } else {
      doubts.push(`writes to ${part.table} wait while the index ${name} is made`);
    }
  }
}

/** Whether the table has become a view of one that has it: `on conflict` works through a view. */
function isPassedOn(
  key: "constraints" | "indexes",
  name: string,
  { table, definition }: ServedSchema[typeof key][string],
  after: ServedSchema,
): boolean {
  const now = after.tables[table]?.writesTo;
  if (now == null) return false;
  const passedOn = after[key][name.replace(`${table}.`, `${now}.`)];
  return passedOn?.table === now && passedOn.definition === definition;
}

function compareTriggers(
  before: ServedSchema,
  after: ServedSchema,
  { doubts }: UpgradeFindings,
): void {
  for (const [name, { table, definition }] of Object.entries(after.triggers)) {
    const isOld = before.tables[table] !== undefined;
    if (!isOld || before.triggers[name]?.definition === definition) continue;
    doubts.push(`the trigger ${name} runs with what is written`);
  }
}
