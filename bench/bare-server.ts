import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { Pool } from "pg";

/**
 * What the site is compared with: Fastify alone, the bytes of a Brotli file, and one select
 * answered as it comes.
 */
const [port = "0", file = "", connectionString = ""] = process.argv.slice(2);

const pool = new Pool({ connectionString, max: 10 });
const app = Fastify();
const bytes = readFileSync(file);

app.get("/bytes", (_request, reply) =>
  reply.type("text/html").header("content-encoding", "br").send(bytes),
);

app.get("/select", async () => {
  const { rows } = await pool.query(
    `select events.*, images.width, images.height, images.widths, count(*) over () as total
       from events left join images on images.id = events.poster_id
      where status in ('published', 'active') and ends_at > $1
      order by starts_at, events.id limit 6`,
    [new Date()],
  );
  return { success: true, data: rows };
});

await app.listen({ port: Number(port), host: "127.0.0.1" });
