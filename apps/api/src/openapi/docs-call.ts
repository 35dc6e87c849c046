import { type Html, html, prose } from "../http/html.ts";
import { curlSample, typescriptSample } from "./call-samples.ts";
import { fieldsTable, schemaSummary } from "./describe-schema.ts";
import type { MediaType, OpenApiDocument, Operation, Reference, Response } from "./types.ts";

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** Everything about one call. */
export function describeCall({ method, path, operation }: Call, api: OpenApiDocument): Html {
  const { operationId, summary, description, security, parameters, requestBody } = operation;
  return html`<article id="${operationId}" aria-labelledby="title-${operationId}">
    <h2 id="title-${operationId}">${methodMark(method)} <code>/api${path}</code></h2>
    <p><strong>${summary}.</strong> ${prose(description)}</p>
    <div class="sample">
      <pre><code>${curlSample({ method, path, operation })}</code></pre>
    </div>
    ${security.length > 0 && html`<p class="guarded">${tokenWords(security)}</p>`}
    ${
      parameters.length > 0 &&
      fieldsTable("Path and query", {
        properties: Object.fromEntries(
          parameters.map(({ name, schema, description: meaning = "" }) => [
            name,
            { ...schema, description: meaning },
          ]),
        ),
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
      })
    }
    ${Object.entries(requestBody?.content ?? {}).map(([type, media]) => bodyPart(type, media))}
    <details class="sample">
      <summary>The same in TypeScript</summary>
      <pre><code>${typescriptSample({ method, path, operation })}</code></pre>
    </details>
    <h3>Answers</h3>
    <dl>
      ${Object.entries(operation.responses).map(([status, response]) =>
        answerPart(status, response, api),
      )}
    </dl>
  </article>`;
}

export function methodMark(method: string): Html {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`;
}

function tokenWords(security: Operation["security"]): string {
  const [scope] = security.flatMap(({ apiKey = [] }) => apiKey);
  return scope === undefined ? "Needs a token." : `Needs a token, or an API key with ${scope}.`;
}

function bodyPart(type: string, { schema, example }: MediaType): Html {
  if (type !== "multipart/form-data") {
    return html`${fieldsTable(`Body as ${type}`, schema)}${exampleBlock(example)}`;
  }
  const files = Object.entries(schema.properties ?? {}).filter(
    ([, field]) => typeof field === "object" && field.format === "binary",
  );
  const caption = `Body as ${type}: the same, structures as JSON text, and`;
  return fieldsTable(caption, { ...schema, properties: Object.fromEntries(files) });
}

function answerPart(status: string, response: Response | Reference, api: OpenApiDocument): Html {
  if ("content" in response) {
    return html`<dt><code>${status}</code> ${response.description}</dt>
      ${Object.entries(response.content).map(
        ([type, { schema, example }]) =>
          html`<dd>
            <p>${type}: ${schemaSummary(schema)}</p>
            ${exampleBlock(example)}
          </dd>`,
      )}`;
  }
  const named = api.components.responses[response.$ref.split("/").at(-1) ?? ""];
  return html`<dt><code>${status}</code></dt>
    <dd>${prose(response.description ?? named?.description ?? "")}</dd>`;
}

function exampleBlock(example: unknown): Html | undefined {
  if (example === undefined) return undefined;
  const text = typeof example === "string" ? example : JSON.stringify(example, undefined, 2);
  return html`<pre><code>${text}</code></pre>`;
}
