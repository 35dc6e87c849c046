/** Integrators know an entity by either name of its id. */
export function withUnderscoreId<Entity extends { id: string }>(
  entity: Entity,
): Entity & { _id: string } {
  return { _id: entity.id, ...entity };
}
