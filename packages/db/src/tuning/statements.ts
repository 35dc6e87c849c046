import { type Compilable, type CompiledQuery, type Expression, sql } from "kysely";
import type { Db } from "../client.ts";

/** A placeholder for the value of this name. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export function parameter<Value>(name: string): Expression<Value> {
  return sql<Value>`${new Parameter(name)}`;
}

/**
 * Lets Kysely build a statement once for each shape, with `parameter`s in the place of values.
 * Building it for each call takes about a quarter of the CPU of a short list that isn't cached.
 */
export function defineStatement<Shape extends object, Row>(
  build: (db: Db, shape: Shape) => Compilable<Row>,
) {
  const compiled = new Map<string, CompiledQuery<Row>>();

  return async function run(
    db: Db,
    shape: Shape,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Row[]> {
    const key = JSON.stringify(shape);
    const statement = compiled.get(key) ?? build(db, shape).compile();
    compiled.set(key, statement);
    const parameters = statement.parameters.map((each) =>
      each instanceof Parameter ? values[each.name] : each,
    );
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}
