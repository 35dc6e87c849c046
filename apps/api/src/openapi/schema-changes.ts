interface Comparison {
  where: string;
  was: Json;
  is: Json;
  /** True if clients send it; otherwise they read it. */
  sent: boolean;
}

const lowerLimits = ["minLength", "minimum", "minItems"];
const upperLimits = ["maxLength", "maximum", "maxItems"];

/** Compares schemas. Senders break if less is accepted, readers if more is returned. */
export function compareSchemas(findings: Findings, comparison: Comparison): void {
  const { where, was, is, sent } = comparison;
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  if (at(was, "$ref") !== at(is, "$ref")) findings.breaking.push(`${where} is another schema`);
  compareValues(findings, comparison, "type");
  compareValues(findings, comparison, "enum");
  compareValues(findings, comparison, "const");
  compareLimits(findings, comparison);
  compareFields(findings, comparison);
  for (const choice of ["anyOf", "oneOf"]) compareChoices(findings, comparison, choice);
  if (at(was, "items") !== undefined && at(is, "items") !== undefined) {
    const items = { was: at(was, "items"), is: at(is, "items") };
    compareSchemas(findings, { where: `${where}[]`, ...items, sent });
  }
}

function compareValues(findings: Findings, { where, was, is, sent }: Comparison, key: string) {
  const old = valuesOf(at(was, key));
  const current = valuesOf(at(is, key));
  // A schema without the key allows everything.
  const isNarrower = current.length > 0 && (old.length === 0 || !includesAll(current, old));
  const isWider = old.length > 0 && (current.length === 0 || !includesAll(old, current));
  const change = `${where}: ${key} ${old.join(" or ") || "any"} became ${current.join(" or ") || "any"}`;
  if (sent ? isNarrower : isWider) findings.breaking.push(change);
  else if (isNarrower || isWider) findings.compatible.push(change);
}

function compareLimits(findings: Findings, { where, was, is, sent }: Comparison): void {
  for (const key of [...lowerLimits, ...upperLimits, "pattern", "format"]) {
    const old = at(was, key);
    const current = at(is, key);
    if (old === current) continue;
    const isLooser =
      current === undefined ||
      (typeof old === "number" &&
        typeof current === "number" &&
        (lowerLimits.includes(key) ? current < old : upperLimits.includes(key) && current > old));
    const change = `${where}: ${key} ${String(old)} became ${String(current)}`;
    if (sent && !isLooser) findings.breaking.push(change);
    else findings.compatible.push(change);
  }
}

function compareFields(findings: Findings, { where, was, is, sent }: Comparison): void {
  const old = at(was, "properties");
  const current = at(is, "properties");
  const wasRequired = valuesOf(at(was, "required"));
  const isRequired = valuesOf(at(is, "required"));
  for (const [name, field] of entriesOf(old)) {
    const path = `${where}.${name}`;
    const now = at(current, name);
    if (now === undefined) {
      findings.breaking.push(`${path} is gone`);
      continue;
    }
    const before = wasRequired.includes(name);
    if (before !== isRequired.includes(name)) {
      const change = `${path} ${before ? "may be absent" : "is always there"}`;
      findings[sent === before ? "compatible" : "breaking"].push(
        sent && !before ? `${path} is required` : change,
      );
    }
    compareSchemas(findings, { where: path, was: field, is: now, sent });
  }
  for (const name of keysOf(current)) {
    if (at(old, name) !== undefined) continue;
    const breaks = sent && isRequired.includes(name);
    const change = `${where}.${name} is ${breaks ? "required" : "new"}`;
    findings[breaks ? "breaking" : "compatible"].push(change);
  }
}

function compareChoices(findings: Findings, { where, was, is, sent }: Comparison, key: string) {
  const old = entriesOf(at(was, key));
  const current = entriesOf(at(is, key));
  if (old.length !== current.length) {
    const breaks = sent ? current.length < old.length : current.length > old.length;
    const change = `${where}: ${old.length} choices became ${current.length}`;
    findings[breaks ? "breaking" : "compatible"].push(change);
    return;
  }
  for (const [index, choice] of old) {
    compareSchemas(findings, { where, was: choice, is: at(at(is, key), index), sent });
  }
}

function valuesOf(value: Json): string[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

function includesAll(all: readonly string[], some: readonly string[]): boolean {
  return some.every((each) => all.includes(each));
}

export interface Findings {
  breaking: string[];
  compatible: string[];
}

/** Any value parsed from JSON. */
export type Json = unknown;

export function at(value: Json, key: string): Json {
  return entriesOf(value).find(([each]) => each === key)?.[1];
}

export function keysOf(value: Json): string[] {
  return entriesOf(value).map(([key]) => key);
}

export function entriesOf(value: Json): [string, Json][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
