import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { call } from "../faults/calls.ts";

/** Debian's isn't in an ordinary account's PATH. NGINX is a variable of nginx itself. */
const program = process.env["NGINX_PATH"] ?? "/usr/sbin/nginx";

export const noNginx =
  "This needs nginx (Debian: apt-get install nginx-light), or its path in NGINX_PATH.";

export async function isNginxInstalled(): Promise<boolean> {
  return promisify(execFile)(program, ["-v"]).then(
    () => true,
    () => false,
  );
}

interface Nginx extends AsyncDisposable {
  origin: string;
}

/** Starts an nginx in front of the servers, with the settings that docs/operations.md names. */
export async function startNginx(
  dataDir: string,
  servers: readonly { port: number }[],
): Promise<Nginx> {
  const port = await findFreePort();
  const folder = join(dataDir, "nginx");
  await mkdir(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, port, servers));
  const args = ["-c", file, "-p", folder, "-e", join(folder, "error.log")];
  const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
  const origin = `http://127.0.0.1:${port}`;
  while ((await call(origin, "/readyz"))?.status !== 200) {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    await wait(50);
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

function configuration(folder: string, port: number, servers: readonly { port: number }[]): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
${temporary.join("\n")}
  upstream site {
${servers.map((server) => `    server 127.0.0.1:${server.port} fail_timeout=1s;`).join("\n")}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout http_502;
    }
  }
}
`;
}
