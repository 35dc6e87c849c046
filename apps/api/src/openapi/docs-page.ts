import { brand } from "@before-ten/contracts/shared/brand";
import { type Html, html, prose } from "../http/html.ts";
import { curlSample, typescriptSample } from "./call-samples.ts";
import { fieldsTable, schemaSummary } from "./describe-schema.ts";
import { answers, apiKeys, reach, roles, scopes, signIn } from "./introduction.ts";
import type { MediaType, OpenApiDocument, Operation, Reference, Response } from "./types.ts";

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

interface PageFiles {
  /** The site's address, without a slash at its end. */
  publicUrl: string;
  stylesheet: string;
  /** Filters the calls and copies samples; the page is complete without it. */
  script: string;
  /** The font files used at the top of the page. */
  fonts: readonly string[];
}

/** Renders the document as a page for people, without anything from another host. */
export function docsPage(api: OpenApiDocument, page: PageFiles): string {
  const { stylesheet, script, fonts } = page;
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
                          <a href="#${operation.operationId}">${methodMark(method)} ${path}</a>
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
          <div id="intro">${introductionOf(api, page)}</div>
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

/** A call to try, then who may call what. */
function introductionOf(api: OpenApiDocument, { publicUrl }: PageFiles): Html {
  const first = `API=${publicUrl}/api\ncurl -s "$API/events/upcoming?limit=3"`;
  return html`<p>Three lines get the next three parties, without a token:</p>
    <div class="sample">
      <pre><code>${first}</code></pre>
    </div>
    <pre><code>{ "success": true, "data": [{ "eventName": "…", "startsAt": "…" }, …] }</code></pre>
    <p>${prose(answers)}</p>
    <p>
      Version ${api.info.version}, as
      <a href="/api/openapi.json">OpenAPI ${api.openapi}</a> for programs. In the samples
      <code>TOKEN</code> is a session’s token or an API key.
    </p>
    <h2>Permissions</h2>
    <p>${prose(signIn)}</p>
    ${twoColumns(
      ["Role", "Permissions"],
      roles.map(({ name, permissions }) => [
        name,
        prose(permissions.map((each) => `\`${each}\``).join(", ")),
      ]),
    )}
    <p>${prose(reach)}</p>
    <h2>API keys</h2>
    <p>${prose(apiKeys)}</p>
    ${twoColumns(
      ["Scope", "What it allows"],
      scopes.map(({ name, meaning }) => [name, html`${meaning}`]),
    )}`;
}

function twoColumns(head: readonly string[], rows: readonly [name: string, text: Html][]): Html {
  return html`<table>
    <thead>
      <tr>
        ${head.map((each) => html`<th scope="col">${each}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, text]) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${text}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function methodMark(method: string): Html {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`;
}

/** `apiKeys` becomes "API keys". */
function titleOf(tag: string): string {
  const words = tag.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/^Api\b/, "API");
}

function callArticle({ method, path, operation }: Call, api: OpenApiDocument): Html {
  const { operationId, summary, description, security, parameters, requestBody } = operation;
  return html`<article id="${operationId}" aria-labelledby="title-${operationId}">
    <h3 id="title-${operationId}">${methodMark(method)} <code>/api${path}</code></h3>
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
