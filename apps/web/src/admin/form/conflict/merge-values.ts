/** A value of a form as its writer would name it: a price and its currency are one. */
export interface ComparedField<Values> {
  /** `Ticket price` */
  label: string;
  /** The server's names of the fields this value covers. */
  fields: readonly string[];
  /** Shown to the person who chooses between two versions. */
  text: (values: Values) => string;
  /** Compared to tell whether two versions are equal; defaults to the values themselves. */
  value?: (values: Values) => unknown;
}

/** A form's values by name. Values that belong together share the same object. */
export type ComparedFields<Values> = Record<keyof Values, ComparedField<Values>>;

export interface Merge<Values extends object> {
  /** The writer's values, with the others' where the writer changed nothing. */
  values: Values;
  /** Fields that only others changed. */
  taken: ComparedField<Values>[];
  /** Fields that both changed to different values. */
  conflicts: ComparedField<Values>[];
}

/** Three-way merge of two versions that started from the same `base`. */
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

/** Copies the values of `fields` from `from` into `into`. */
export function withFields<Values extends object>(
  compared: ComparedFields<Values>,
  fields: readonly ComparedField<Values>[],
  { into, from }: { into: Values; from: Values },
): Values {
  const names = namesOf(compared).filter((name) => fields.includes(compared[name]));
  return { ...into, ...Object.fromEntries(names.map((name) => [name, from[name]])) };
}

/** The compared fields that cover the server's names, without duplicates. */
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

/** Files are compared by the metadata a browser has of them. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => {
    if (inner instanceof File) return [inner.name, inner.size, inner.lastModified];
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}
