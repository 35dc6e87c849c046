/** One thing a form holds, as its writer would name it: a price and its currency are one. */
export interface ComparedField<Values> {
  /** `Ticket price` */
  label: string;
  /** What the server calls what it stands for. */
  fields: readonly string[];
  /** What a person is shown of it, to choose between two. */
  text: (values: Values) => string;
  /** What decides whether two are alike; without it the values themselves. */
  value?: (values: Values) => unknown;
}

/** Each value of a form. Values that go together name the same object. */
export type ComparedFields<Values> = Record<keyof Values, ComparedField<Values>>;

export interface Merge<Values extends object> {
  /** The writer's own values, and the others' where the writer changed nothing. */
  values: Values;
  /** What others changed alone. */
  taken: ComparedField<Values>[];
  /** What both changed, each to something else. */
  conflicts: ComparedField<Values>[];
}

/** Joins what two people made of the same `base`. */
export function mergeValues<Values extends object>(
  compared: ComparedFields<Values>,
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", Values>,
): Merge<Values> {
  const isAlike = (field: ComparedField<Values>, one: Values, other: Values) =>
    comparable(valueOf(compared, field, one)) === comparable(valueOf(compared, field, other));
  const differing = fieldsOf(compared).filter((field) => !isAlike(field, mine, theirs));
  const own = differing.filter((field) => !isAlike(field, base, mine));
  return {
    values: withFields(compared, own, { into: theirs, from: mine }),
    taken: differing.filter((field) => !own.includes(field)),
    conflicts: own.filter((field) => !isAlike(field, base, theirs)),
  };
}

/** `into` with the fields as they are in `from`. */
export function withFields<Values extends object>(
  compared: ComparedFields<Values>,
  fields: readonly ComparedField<Values>[],
  { into, from }: { into: Values; from: Values },
): Values {
  const names = namesOf(compared).filter((name) => fields.includes(compared[name]));
  return { ...into, ...Object.fromEntries(names.map((name) => [name, from[name]])) };
}

/** Those that the server's names stand for, each once. */
export function fieldsNamed<Values extends object>(
  compared: ComparedFields<Values>,
  names: readonly string[],
): ComparedField<Values>[] {
  return fieldsOf(compared).filter(({ fields }) => fields.some((name) => names.includes(name)));
}

function fieldsOf<Values extends object>(compared: ComparedFields<Values>) {
  return [...new Set(namesOf(compared).map((name) => compared[name]))];
}

function valueOf<Values extends object>(
  compared: ComparedFields<Values>,
  field: ComparedField<Values>,
  values: Values,
): unknown {
  if (field.value !== undefined) return field.value(values);
  return namesOf(compared).flatMap((name) => (compared[name] === field ? [values[name]] : []));
}

function namesOf<Values extends object>(compared: ComparedFields<Values>): (keyof Values)[] {
  const names: (keyof Values)[] = [];
  for (const name in compared) names.push(name);
  return names;
}

/** A file is told from another by what the browser knows of it. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => {
    if (inner instanceof File) return [inner.name, inner.size, inner.lastModified];
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}
