import { AppError } from "@before-ten/contracts/errors";

const maxLevels = 32;

const quote = '"'.charCodeAt(0);
const backslash = "\\".charCodeAt(0);
const opening = new Set([..."[{"].map((sign) => sign.charCodeAt(0)));
const closing = new Set([..."]}"].map((sign) => sign.charCodeAt(0)));

/**
 * Undefined for a text whose lists and objects lie in one another no deeper than any of our inputs. Whatever walks through a
 * deeper one by recursion, as `JSON.stringify` does, would run out of stack.
 */
export function refusalOfNesting(json: string): AppError | undefined {
  let level = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) isInText = !isInText;
    else if (isInText) at += sign === backslash ? 1 : 0;
    else if (closing.has(sign)) level -= 1;
    else if (opening.has(sign)) {
      level += 1;
      if (level > maxLevels) {
        const message = `JSON may be nested at most ${maxLevels} levels deep`;
        return new AppError("BAD_REQUEST", message);
      }
    }
  }
  return undefined;
}
