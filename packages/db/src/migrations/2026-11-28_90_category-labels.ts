import { type Kysely, type QueryExecutorProvider, sql } from "kysely";

export function up(db: Kysely<unknown>): Promise<void> {
  return listLabels(db);
}

/**
 * Labels of the blog's categories were texts of their own before the categories became a list. The
 * old rows stay, as the release before reads them while this runs.
 */
export async function listLabels(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into site_texts (id, value, updated_at)
    select 'post-categories.list',
      jsonb_agg(
        jsonb_build_object(
          'id', category.id,
          'label', coalesce(stored.value #>> '{}', category.label),
          'colour', category.colour
        )
        order by category.place
      ),
      now()
    from (
      values
        ('events', 'Events', 'gold', 1),
        ('music', 'Music', 'magenta', 2),
        ('lifestyle', 'Lifestyle', 'coral', 3),
        ('community', 'Community', 'dusk', 4)
    ) as category (id, label, colour, place)
    left join site_texts as stored
      on stored.id = 'post-categories.' || category.id and jsonb_typeof(stored.value) = 'string'
    having count(stored.id) > 0
    on conflict (id) do nothing
  `.execute(db);
}
