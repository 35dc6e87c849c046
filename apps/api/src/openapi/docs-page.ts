import { brand } from "@before-ten/contracts/shared/brand";
import { type Html, html, prose } from "../http/html.ts";
import { curlSample, typescriptSample } from "./call-samples.ts";
import { fieldsTable, schemaSummary } from "./describe-schema.ts";
import type { MediaType, OpenApiDocument, Operation, Reference, Response } from "./types.ts";

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

interface PageFiles {
  stylesheet: string;
  /** Filters the calls; the page is complete without it. */
  script: string;
  /** The font files used at the top of the page. */
  fonts: readonly string[];
}

/** Renders the document as a page for people, without anything from another host. */
export function docsPage(api: OpenApiDocument, { stylesheet, script, fonts }: PageFiles): string {
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
        ${fonts.map(
          (font) =>
            html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
        )}
        <link rel="stylesheet" href="${stylesheet}" />
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <p class="home"><a href="/">${brand.name}</a></p>
          <h1>${api.info.title}</h1>
        </header>
        <div class="side">
          <search id="search" hidden>
            <label for="find">Find a call</label>
            <input
              id="find"
              type="search"
              placeholder="Method, path or purpose"
              aria-keyshortcuts="/"
              autocomplete="off"
              spellcheck="false"
            />
            <kbd aria-hidden="true">/</kbd>
            <p id="found" role="status"></p>
          </search>
          <nav aria-label="Calls">
            ${groups.map(
              (group) =>
                html`<div data-group="${group.name}">
                  <h2><a href="#${group.name}">${titleOf(group.name)}</a></h2>
                  <ul>
                    ${group.calls.map(
                      ({ method, path, operation }) =>
                        html`<li>
                          <a href="#${operation.operationId}">${method.toUpperCase()} ${path}</a>
                        </li>`,
                    )}
                  </ul>
                </div>`,
            )}
            <div data-group="schemas">
              <h2><a href="#schemas">Schemas</a></h2>
            </div>
          </nav>
        </div>
        <main id="calls" tabindex="-1">
          <div id="intro">
            ${api.info.description.split("\n\n").map((each) => html`<p>${prose(each)}</p>`)}
            <p>
              Version ${api.info.version}, as
              <a href="/api/openapi.json">OpenAPI ${api.openapi}</a> for programs. In the samples
              <code>API</code> is this site’s address with <code>/api</code>, and
              <code>TOKEN</code> a session’s token or an API key.
            </p>
          </div>
          ${groups.map(
            (group) =>
              html`<section id="${group.name}" aria-labelledby="title-${group.name}">
                <h2 id="title-${group.name}">${titleOf(group.name)}</h2>
                <p>${group.description}</p>
                ${group.calls.map((call) => callArticle(call, api))}
              </section>`,
          )}
          <section id="schemas" aria-labelledby="title-schemas">
            <h2 id="title-schemas">Schemas</h2>
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

/** `apiKeys` becomes "API keys". */
function titleOf(tag: string): string {
  const words = tag.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/^Api\b/, "API");
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
    <h4>Samples</h4>
    ${sampleBlock("curl", curlSample({ method, path, operation }))}
    ${sampleBlock("TypeScript", typescriptSample({ method, path, operation }))}
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

function sampleBlock(language: string, code: string): Html {
  return html`<details>
    <summary>${language}</summary>
    <pre><code>${code}</code></pre>
  </details>`;
}

function exampleBlock(example: unknown): Html | undefined {
  if (example === undefined) return undefined;
  const text = typeof example === "string" ? example : JSON.stringify(example, undefined, 2);
  return html`<pre><code>${text}</code></pre>`;
}
