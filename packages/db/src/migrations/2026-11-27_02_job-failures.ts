import { type Kysely, sql } from "kysely";

/** Background jobs that fail in the same way again and again are set aside, so that others run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_failures (
      kind text not null,
      subject_id uuid not null,
      reason text not null,
      times integer not null,
      first_failed_at timestamptz not null,
      last_failed_at timestamptz not null,
      primary key (kind, subject_id)
    );
    create index job_failures_last_failed_at on job_failures (last_failed_at);
  `.execute(db);
}
