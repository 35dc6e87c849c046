import { type Html, html, prose } from "../http/html.ts";
import type { JsonSchema } from "./json-schema.ts";

/** A schema in a few words: `text, 3 to 200 characters`. */
export function schemaSummary(schema: JsonSchema): Html {
  const { $ref, anyOf, oneOf, items, type } = schema;
  if ($ref !== undefined) {
    const name = $ref.split("/").at(-1) ?? "";
    return html`<a href="/api/docs/schemas#schema-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum !== undefined) {
    return joined(schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`));
  }
  const choices = anyOf ?? oneOf;
  if (choices !== undefined)
    return joined(choices.map((choice) => schemaSummary(asSchema(choice))));
  if (type === "array" && items !== undefined && !Array.isArray(items)) {
    return html`list of ${schemaSummary(asSchema(items))}`;
  }
  if (type === "object" && schema.properties !== undefined) {
    const names = Object.keys(schema.properties).map((name) => html`<code>${name}</code>`);
    return html`object of ${joined(names, ", ")}`;
  }
  const types = Array.isArray(type) ? type : [type];
  return html`${types.map((each) => nameOf(each)).join(" or ")}${limitsOf(schema)}`;
}

/** A table of an object's fields. */
export function fieldsTable(caption: string, { properties = {}, required = [] }: JsonSchema): Html {
  const rows = Object.entries(properties).map(([name, field]) => {
    const schema = asSchema(field);
    return html`<tr>
      <th scope="row"><code>${name}</code></th>
      <td>${schemaSummary(schema)}</td>
      <td>${required.includes(name) ? "required" : "optional"}</td>
      <td>${prose(schema.description ?? "")}</td>
    </tr>`;
  });
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
        <th scope="col">Presence</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function nameOf(type: string | undefined): string {
  if (type === undefined) return "anything";
  return type === "string" ? "text" : type;
}

function limitsOf(schema: JsonSchema): string {
  const { format, minLength, maxLength, minimum, maximum } = schema;
  return [
    format === undefined ? "" : ` (${format})`,
    range(minLength, maxLength, " characters"),
    range(minimum, maximum, ""),
    schema.default === undefined ? "" : `, ${JSON.stringify(schema.default)} unless it is sent`,
  ].join("");
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  if (from === undefined && to === undefined) return "";
  if (from === undefined) return `, at most ${to}${unit}`;
  return to === undefined ? `, at least ${from}${unit}` : `, ${from} to ${to}${unit}`;
}

function joined(parts: readonly Html[], separator = " or "): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`;
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
