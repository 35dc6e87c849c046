import { brand } from "@before-ten/contracts/shared/brand";
import { type Html, html, prose } from "../http/html.ts";
import { fieldsTable, schemaSummary } from "./describe-schema.ts";
import type { MediaType, OpenApiDocument, Operation, Reference, Response } from "./types.ts";

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/**
 * Renders the document as a page for people, without a script and without anything from another
 * host.
 */
export function docsPage(api: OpenApiDocument, stylesheet: string): string {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const groups = api.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${api.info.title}</title>
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <p><a href="/">${brand.name}</a></p>
          <h1>${api.info.title}</h1>
          ${api.info.description.split("\n\n").map((each) => html`<p>${prose(each)}</p>`)}
          <p>
            Version ${api.info.version}, as
            <a href="/api/openapi.json">OpenAPI ${api.openapi}</a> for programs.
          </p>
        </header>
        <nav aria-label="Calls">
          ${groups.map(
            (group) =>
              html`<h2><a href="#${group.name}">${group.name}</a></h2>
                <ul>
                  ${group.calls.map(
                    ({ method, path, operation }) =>
                      html`<li>
                        <a href="#${operation.operationId}">${method.toUpperCase()} ${path}</a>
                      </li>`,
                  )}
                </ul>`,
          )}
          <h2><a href="#schemas">schemas</a></h2>
        </nav>
        <main id="calls" tabindex="-1">
          ${groups.map(
            (group) =>
              html`<section id="${group.name}" aria-labelledby="title-${group.name}">
                <h2 id="title-${group.name}">${group.name}</h2>
                <p>${group.description}</p>
                ${group.calls.map((call) => callArticle(call, api))}
              </section>`,
          )}
          <section id="schemas" aria-labelledby="title-schemas">
            <h2 id="title-schemas">schemas</h2>
            ${Object.entries(api.components.schemas).map(
              ([name, schema]) =>
                html`<article id="schema-${name}">
                  <h3>${name}</h3>
                  ${fieldsTable(`Fields of ${name}`, schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html> `.text;
}

function callArticle({ method, path, operation }: Call, api: OpenApiDocument): Html {
  const { operationId, summary, description, security, parameters, requestBody } = operation;
  return html`<article id="${operationId}" aria-labelledby="title-${operationId}">
    <h3 id="title-${operationId}">
      <span class="method ${method}">${method.toUpperCase()}</span> <code>/api${path}</code>
    </h3>
    <p><strong>${summary}.</strong> ${prose(description)}</p>
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
    <h4>Answers</h4>
    <dl>
      ${Object.entries(operation.responses).map(([status, response]) =>
        answerPart(status, response, api),
      )}
    </dl>
  </article>`;
}

function tokenWords(security: Operation["security"]): string {
  const [scope] = security.flatMap(({ apiKey = [] }) => apiKey);
  return scope === undefined ? "Needs a token." : `Needs a token, or an API key with ${scope}.`;
}

function bodyPart(type: string, { schema, example }: MediaType): Html {
  return html`${fieldsTable(`Body as ${type}`, schema)}${exampleBlock(example)}`;
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
