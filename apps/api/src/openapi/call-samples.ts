import type { Operation, Parameter } from "./types.ts";

interface SampleCall {
  method: string;
  path: string;
  operation: Operation;
}

/** More optional query parameters would hide what the call is about. */
const shownOptional = 2;

/** The call as typed into a shell; `$API` and `$TOKEN` are the reader's. */
export function curlSample(call: SampleCall): string {
  const { type, example } = bodyOf(call.operation);
  const usualMethod = example === undefined ? "get" : "post";
  return [
    `curl -s${call.method === usualMethod ? "" : ` -X ${call.method.toUpperCase()}`} "$API${addressOf(call)}"`,
    ...(call.operation.security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(example === undefined
      ? []
      : type === "application/json"
        ? [`--json ${quoted(JSON.stringify(example, undefined, 2))}`]
        : [`-H "Content-Type: ${type}" --data ${quoted(textOf(example))}`]),
  ].join(" \\\n  ");
}

/** The call as made by a program with only what every runtime has. */
export function typescriptSample(call: SampleCall): string {
  const { type, example } = bodyOf(call.operation);
  const headers = [
    ...(call.operation.security.length > 0 ? ["authorization: `Bearer ${token}`"] : []),
    ...(example === undefined ? [] : [`"content-type": "${type}"`]),
  ];
  const options = [
    ...(call.method === "get" ? [] : [`method: "${call.method.toUpperCase()}"`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(", ")} }`]),
    ...(example === undefined ? [] : [`body: ${bodyCode(type, example)}`]),
  ];
  const address = `\`\${api}${addressOf(call)}\``;
  const given =
    options.length === 0 ? "" : `, {\n${options.map((option) => `  ${option},\n`).join("")}}`;
  const read = answersJson(call.operation) ? "json" : "text";
  return `const response = await fetch(${address}${given});\nconst answer = await response.${read}();`;
}

function bodyCode(type: string, example: unknown): string {
  if (type !== "application/json") return JSON.stringify(textOf(example));
  const lines = JSON.stringify(example, undefined, 2).split("\n");
  return `JSON.stringify(${lines.join("\n  ")})`;
}

/** JSON, if it is accepted. */
function bodyOf({ requestBody }: Operation): { type: string; example: unknown } {
  const kinds = Object.entries(requestBody?.content ?? {});
  const [type = "application/json", media] =
    kinds.find(([kind]) => kind === "application/json") ??
    kinds.find(([kind]) => !kind.startsWith("multipart/")) ??
    [];
  return { type, example: media?.example };
}

function addressOf({ path, operation: { parameters } }: SampleCall): string {
  const whole = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(exampleIn(parameters.find((each) => each.name === name)) ?? name),
  );
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const required = inQuery.filter((parameter) => parameter.required);
  const optional = inQuery
    .filter((parameter) => !parameter.required && parameter.example !== undefined)
    .slice(0, shownOptional);
  const query = [...required, ...optional].map(
    (parameter) => `${parameter.name}=${encodeURIComponent(exampleIn(parameter) ?? "…")}`,
  );
  return query.length === 0 ? whole : `${whole}?${query.join("&")}`;
}

function exampleIn(parameter: Parameter | undefined): string | undefined {
  return parameter?.example === undefined ? undefined : textOf(parameter.example);
}

function answersJson({ responses }: Operation): boolean {
  return Object.values(responses).some(
    (response) => "content" in response && "application/json" in response.content,
  );
}

function textOf(example: unknown): string {
  return typeof example === "string" ? example : JSON.stringify(example);
}

/** Quoted for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
