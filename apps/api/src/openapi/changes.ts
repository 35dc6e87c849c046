import {
  compareSchemas,
  type Findings,
  type Json,
  entriesOf,
  at,
  keysOf,
} from "./schema-changes.ts";

/** Says what changed and the command to accept it. Undefined without a change. */
export function explainChanges(before: Json, now: Json): string | undefined {
  if (JSON.stringify(before) === JSON.stringify(now)) return undefined;
  const { breaking, compatible } = findChanges(before, now);
  const words = breaking.length + compatible.length === 0 ? ["descriptions or examples"] : [];
  return [
    "The REST API is not what docs/openapi.json says.",
    ...list("Breaks clients:", breaking),
    ...list("Clients go on working:", [...compatible, ...words]),
    "To accept it: npx -y pnpm@12 api:accept",
  ].join("\n");
}

export function findChanges(before: Json, now: Json): Findings {
  const findings: Findings = { breaking: [], compatible: [] };
  compareKeys(findings, "", at(before, "paths"), at(now, "paths"), (path, was, is) =>
    compareKeys(findings, path, was, is, (method, oldCall, newCall) =>
      compareOperations(findings, `${method.toUpperCase()} ${path}`, oldCall, newCall),
    ),
  );
  const schemas = (api: Json) => at(at(api, "components"), "schemas");
  for (const [name, was] of entriesOf(schemas(before))) {
    const is = at(schemas(now), name);
    if (is !== undefined) compareSchemas(findings, { where: name, was, is, sent: false });
  }
  return findings;
}

function compareOperations(findings: Findings, call: string, was: Json, is: Json): void {
  if (at(is, "deprecated") === true && at(was, "deprecated") !== true) {
    findings.compatible.push(`${call} is deprecated`);
  }
  compareSecurity(findings, call, at(was, "security"), at(is, "security"));
  compareParameters(findings, call, byName(at(was, "parameters")), byName(at(is, "parameters")));
  compareBodies(findings, call, at(was, "requestBody"), at(is, "requestBody"));
  compareKeys(findings, call, at(was, "responses"), at(is, "responses"), (status, old, current) =>
    compareContents(findings, `${call} ${status}`, old, current, false),
  );
}

/** One of the listed ways is enough; an empty list means open to everyone. */
function compareSecurity(findings: Findings, call: string, was: Json, is: Json): void {
  const ways = (security: Json) => entriesOf(security).map(([, way]) => JSON.stringify(way));
  if (ways(was).length === 0 && ways(is).length > 0) {
    findings.breaking.push(`${call} needs a token`);
  }
  for (const way of ways(was)) {
    const isGone = ways(is).length > 0 && !ways(is).includes(way);
    if (isGone) findings.breaking.push(`${call} is no longer open to ${way}`);
  }
  for (const way of ways(is)) {
    const isNew = ways(was).length > 0 && !ways(was).includes(way);
    if (isNew) findings.compatible.push(`${call} is open to ${way}`);
  }
}

function compareParameters(findings: Findings, call: string, was: Json, is: Json): void {
  for (const [name, current] of entriesOf(is)) {
    const where = `${call} ${name}`;
    const old = at(was, name);
    const isNewlyRequired = at(current, "required") === true && at(old, "required") !== true;
    if (isNewlyRequired) findings.breaking.push(`${where} is required`);
    else if (old === undefined) findings.compatible.push(`${where} may be sent`);
    if (old === undefined) continue;
    const schemas = { was: at(old, "schema"), is: at(current, "schema") };
    compareSchemas(findings, { where, ...schemas, sent: true });
  }
  for (const name of keysOf(was)) {
    if (at(is, name) === undefined) findings.breaking.push(`${call} ${name} is gone`);
  }
}

function compareBodies(findings: Findings, call: string, was: Json, is: Json): void {
  if (at(is, "required") === true && at(was, "required") !== true) {
    findings.breaking.push(`${call} needs a body`);
  }
  compareContents(findings, `${call} body`, was, is, true);
}

function compareContents(findings: Findings, where: string, was: Json, is: Json, sent: boolean) {
  compareKeys(findings, where, at(was, "content"), at(is, "content"), (type, old, current) =>
    compareSchemas(findings, {
      where: type === "application/json" ? where : `${where} as ${type}`,
      was: at(old, "schema"),
      is: at(current, "schema"),
      sent,
    }),
  );
}

/** A removed key breaks clients, a new one doesn't; common ones are compared further. */
function compareKeys(
  findings: Findings,
  where: string,
  was: Json,
  is: Json,
  compare: (key: string, was: Json, is: Json) => void,
): void {
  for (const [key, old] of entriesOf(was)) {
    const current = at(is, key);
    if (current === undefined) findings.breaking.push(`${where} ${key} is gone`.trim());
    else compare(key, old, current);
  }
  for (const key of keysOf(is)) {
    if (at(was, key) === undefined) findings.compatible.push(`${where} ${key} is new`.trim());
  }
}

function byName(parameters: Json): Json {
  return Object.fromEntries(
    entriesOf(parameters).map(([, parameter]) => [String(at(parameter, "name")), parameter]),
  );
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  - ${line}`)];
}
