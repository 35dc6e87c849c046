/** An input's fields, all required: the type of what is stored. */
export type Decided<Input> = {
  [Field in keyof Required<Input>]: Exclude<Input[Field], undefined>;
};

/** The fields an input may leave out. */
export type OptionalField<Input> = {
  [Field in keyof Input]-?: undefined extends Input[Field] ? Field : never;
}[keyof Input];

/** The fields updated with the sent ones. A field that wasn't sent, or is undefined, stays. */
export function withSent<Fields extends object>(
  fields: Fields,
  sent: { [Field in keyof Fields]?: Fields[Field] | undefined },
): Fields {
  return { ...fields, ...withoutUndefined(sent) };
}

export function withoutUndefined(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]: [string, unknown]) => value !== undefined),
  );
}
