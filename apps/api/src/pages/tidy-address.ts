/**
 * Path and query without empty parameters and repeated names (the last one counts). Browsers write
 * both into the address when they submit a form. Parameters without `=` don't come from a form and
 * stay.
 */
export function tidyAddress(url: string): string {
  const queryAt = url.indexOf("?");
  // A path with two slashes would lead to another site.
  if (queryAt === -1 || url.startsWith("//")) return url;
  const parameters = url.slice(queryAt + 1).split("&");
  const latest = new Map(parameters.map((parameter) => [nameOf(parameter), parameter]));
  const counting = [...latest.values()].filter((parameter) => !/^[^=]*=$/.test(parameter));
  if (counting.length === parameters.length) return url;
  const path = url.slice(0, queryAt);
  return counting.length === 0 ? path : `${path}?${counting.join("&")}`;
}

function nameOf(parameter: string): string {
  return parameter.split("=", 1)[0] ?? "";
}
