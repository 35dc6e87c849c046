import { type Plugin, minifySync, parseSync } from "vite";

const written = /\$\{(\w+)\.toString\(\)\}/;

/**
 * A Vite plugin that minifies functions which a module writes into a page, as in ``
 * `(${name.toString()})()` ``.
 */
export function minifyPageFunctions(): Plugin {
  return {
    name: "minify-page-functions",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    // Runs once TypeScript's types are removed.
    enforce: "post",
    transform: {
      filter: { code: written },
      handler: (code, id) => ({ code: withMinified(code, id), map: null }),
    },
  };
}

/** Functions of other modules stay as they are. */
export function withMinified(code: string, file: string): string {
  const texts = new Map<string, string>();
  for (const statement of parseSync(file.replace(/\.\w+$/, ".js"), code).program.body) {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "FunctionDeclaration" || !declared.id) continue;
    texts.set(declared.id.name, code.slice(declared.start, declared.end));
  }
  return code.replaceAll(new RegExp(written, "g"), (whole, name: string) => {
    const text = texts.get(name);
    return text === undefined ? whole : `\${${JSON.stringify(minified(text, file))}}`;
  });
}

/** As the argument of a call, since a statement without an effect would be dropped. */
function minified(text: string, file: string): string {
  const options = { compress: true, mangle: { toplevel: true }, codegen: true };
  const { code, errors } = minifySync(file, `_(${text})`, options);
  const found = /^_\((.*)\);?\s*$/s.exec(code)?.[1];
  if (found === undefined || errors.length > 0) {
    throw new Error(`A function of ${file} can't be minified: ${errors[0]?.message ?? code}`);
  }
  return found;
}
