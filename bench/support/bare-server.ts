import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { Pool } from "pg";
import { z } from "zod";

/**
 * Plain Fastify, to compare the site with. It sends given bodies, and the rows of one select by
 * plain pg, with the columns of the site's own list.
 */
const [port = "0", file = "", connectionString = ""] = process.argv.slice(2);

const bodiesSchema = z.record(
  z.string(),
  z.object({ type: z.string(), encoding: z.string().optional(), base64: z.base64() }),
);
const query = z.object({ limit: z.coerce.number() });

const select = `
  select events.id, event_name, description, location, location_label, country, start_date, end_date,
         start_time, end_time, starts_at, ends_at, time_zone, poster_id, poster_alt, music_genres,
         line_up, minimum_age, door, accessibility, cloakroom, refunds,
         ticket_amount, ticket_currency, redirect_url, capacity, unlimited_capacity, registrations,
         availability, on_sale_from, disruption, disruption_reason, disrupted_at, previous_start_date,
         previous_end_date, previous_start_time, previous_end_time, previous_starts_at,
         previous_ends_at, previous_location, sequence, featured, status, events.created_at, images.width, images.height, images.widths,
         images.formats, images.preview, count(*) over () as total
    from events left join images on images.id = events.poster_id
   where status in ('published', 'active') and ends_at > $1
   order by starts_at, events.id limit $2`;

const pool = new Pool({ connectionString, max: 10 });
const app = Fastify();

const bodies = bodiesSchema.parse(JSON.parse(readFileSync(file, "utf8")));
for (const [name, { type, encoding, base64 }] of Object.entries(bodies)) {
  const bytes = Buffer.from(base64, "base64");
  // Uncompressed bodies are strings, as a handler would send them.
  const body = encoding === undefined ? bytes.toString() : bytes;
  app.get(`/bytes/${name}`, (_request, reply) => {
    if (encoding !== undefined) reply.header("content-encoding", encoding);
    return reply.type(type).send(body);
  });
}

app.get("/select", async (request, reply) => {
  const { limit } = query.parse(request.query);
  const { rows } = await pool.query(select, [new Date(), limit]);
  return reply.type("application/json").send(JSON.stringify({ success: true, data: rows }));
});

await app.listen({ port: Number(port), host: "127.0.0.1" });
