import { AppError } from "@before-ten/contracts/shared/errors";

const maxLevels = 32;
const maxMembers = 200;

const [quote, backslash, comma, openList, openObject, closeList, closeObject] = [...'"\\,[{]}'].map(
  (sign) => sign.charCodeAt(0),
);

/**
 * Undefined for JSON whose nesting and number of object members stay within those of our inputs.
 * Recursive code such as `JSON.stringify` would run out of stack on deeper input, and an object of
 * 50,000 members keeps a schema busy for hundreds of milliseconds. The length of lists is checked
 * by their schemas.
 */
export function errorOfJson(json: string): AppError | undefined {
  let isInText = false;
  /** The commas so far in each object around this position; undefined for a list. */
  const commas: (number | undefined)[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) isInText = !isInText;
    else if (isInText) at += sign === backslash ? 1 : 0;
    else if (sign === closeList || sign === closeObject) commas.pop();
    else if (sign === openList || sign === openObject) {
      if (commas.push(sign === openObject ? 0 : undefined) > maxLevels) {
        return outOfBounds(`JSON may be nested at most ${maxLevels} levels deep`);
      }
    } else if (sign === comma) {
      const last = commas.length - 1;
      const before = commas[last];
      if (before === undefined) continue;
      if (before + 1 === maxMembers) {
        return outOfBounds(`An object in JSON may have at most ${maxMembers} members`);
      }
      commas[last] = before + 1;
    }
  }
  return undefined;
}

function outOfBounds(message: string): AppError {
  return new AppError("BAD_REQUEST", message);
}
