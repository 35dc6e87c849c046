import { brand } from "@before-ten/contracts/shared/brand";
import { type Html, html, prose } from "../http/html.ts";
import { fieldsTable } from "./describe-schema.ts";
import type { ApiChanges } from "./api-changes.ts";
import { type Call, describeCall, methodMark } from "./docs-call.ts";
import { answers, apiKeys, reach, roles, scopes, signIn } from "./introduction.ts";
import type { OpenApiDocument } from "./types.ts";

interface PageFiles {
  /** The site's address, without a slash at its end. */
  publicUrl: string;
  stylesheet: string;
  /** Filters the calls and copies samples; the pages are complete without it. */
  script: string;
  /** The font files used at the top of the page. */
  fonts: readonly string[];
}

interface Group {
  name: string;
  description: string;
  calls: Call[];
}

export const schemasGroup = "schemas";
export const changelogGroup = "changelog";

interface DocsPage {
  api: OpenApiDocument;
  page: PageFiles;
  changes: readonly ApiChanges[];
  /** Undefined for the page that lists all calls. */
  group?: string | undefined;
}

/**
 * Renders the document for people, without anything from another host: a page that lists all calls,
 * one for each group of them, one for the schemas, and one for what changed.
 */
export function docsPage({ api, page, changes, group }: DocsPage): string {
  const groups = groupsOf(api);
  const frame = { api, page, groups, group };
  if (group === undefined) {
    const title = api.info.title;
    return framed({ ...frame, title, content: contentsOf(api, page, groups) });
  }
  if (group === schemasGroup) {
    return framed({ ...frame, title: "Schemas", content: schemasOf(api) });
  }
  if (group === changelogGroup) {
    return framed({ ...frame, title: "Changelog", content: changesOf(changes) });
  }
  const found = groups.find(({ name }) => name === group);
  if (found === undefined) throw new Error(`The API has no group ${group}`);
  return framed({ ...frame, title: titleOf(group), content: callsOf(found, api) });
}

function groupsOf({ tags, paths }: OpenApiDocument): Group[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  return tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
}

interface Framed {
  api: OpenApiDocument;
  page: PageFiles;
  groups: readonly Group[];
  /** Undefined on the page that lists all calls. */
  group: string | undefined;
  title: string;
  content: Html;
}

function framed({ api, page, groups, group, title, content }: Framed): string {
  const current = groups.find(({ name }) => name === group);
  const isContents = group === undefined;
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${isContents ? title : `${title} – ${api.info.title}`}</title>
        ${page.fonts.map(
          (font) =>
            html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
        )}
        <link rel="stylesheet" href="${page.stylesheet}" />
        <script type="module" src="${page.script}"></script>
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <p class="home"><a href="/">${brand.name}</a></p>
          ${!isContents && html`<p><a href="/api/docs">${api.info.title}</a></p>`}
          <h1>${title}</h1>
        </header>
        <div class="side">
          ${isContents && searchField}
          <nav aria-label="Groups of calls">
            <ul>
              ${[...groups.map(({ name }) => name), schemasGroup, changelogGroup].map(
                (name) =>
                  html`<li data-group="${name}">
                    <a href="${groupAddress(name)}">${titleOf(name)}</a>
                  </li>`,
              )}
            </ul>
            ${
              current &&
              html`<h2>${title}</h2>
                <ul>
                  ${current.calls.map(
                    ({ method, path, operation }) =>
                      html`<li>
                        <a href="#${operation.operationId}">${methodMark(method)} ${path}</a>
                      </li>`,
                  )}
                </ul>`
            }
          </nav>
        </div>
        <main id="calls" tabindex="-1">${content}</main>
      </body>
    </html> `.text;
}

const searchField = html`<search id="search" hidden>
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
</search>`;

/** Each call in a line; its id is where links to the call have always led. */
function contentsOf(api: OpenApiDocument, page: PageFiles, groups: readonly Group[]): Html {
  return html`<div id="intro">${introductionOf(api, page)}</div>
    ${groups.map(
      ({ name, description, calls }) =>
        html`<section id="${name}" aria-labelledby="title-${name}">
          <h2 id="title-${name}"><a href="${groupAddress(name)}">${titleOf(name)}</a></h2>
          <p>${description}</p>
          <ul class="calls">
            ${calls.map(
              ({ method, path, operation: { operationId, summary } }) =>
                html`<li id="${operationId}">
                  <a href="${groupAddress(name)}#${operationId}"
                    >${methodMark(method)} <code>${path}</code></a
                  >
                  ${summary}
                </li>`,
            )}
          </ul>
        </section>`,
    )}`;
}

function callsOf({ name, description, calls }: Group, api: OpenApiDocument): Html {
  return html`<section id="${name}">
    <p>${description}</p>
    ${calls.map((call) => describeCall(call, api))}
  </section>`;
}

function schemasOf(api: OpenApiDocument): Html {
  return html`<section id="schemas">
    ${Object.entries(api.components.schemas).map(
      ([name, schema]) =>
        html`<article id="schema-${name}">
          <h2>${name}</h2>
          ${fieldsTable(`Fields of ${name}`, schema)}
        </article>`,
    )}
  </section>`;
}

function changesOf(changes: readonly ApiChanges[]): Html {
  return html`<section id="changelog">
    <p>The latest first. A client reads fields it doesn’t know, so new ones don’t break it.</p>
    ${changes.map(
      ({ date, breaking, compatible }) =>
        html`<article id="changes-${date}">
          <h2>${date}</h2>
          ${changesList("Breaks clients", breaking)}${changesList("New", compatible)}
        </article>`,
    )}
  </section>`;
}

function changesList(title: string, lines: readonly string[]): Html | false {
  return (
    lines.length > 0 &&
    html`<h3>${title}</h3>
      <ul>
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>`
  );
}

function groupAddress(name: string): string {
  return `/api/docs/${name}`;
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

/** `apiKeys` becomes "API keys". */
function titleOf(tag: string): string {
  const words = tag.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/^Api\b/, "API");
}
