import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { findFreePort } from "@before-ten/db/testing/find-free-port";

export type ProxyKind = "nginx" | "caddy";

export interface Ports {
  https: number;
  http: number;
}

export interface Certificate {
  /** Paths of its files. */
  certificate: string;
  key: string;
  pem: string;
}

interface Surroundings {
  dataDir: string;
  site: { port: number };
  certificate: Certificate;
  ports: Ports;
}

const run = promisify(execFile);
const ops = join(import.meta.dirname, "../../ops");
/** Debian's nginx isn't in an ordinary account's PATH. NGINX is a variable of nginx itself. */
const programs: Record<ProxyKind, string> = {
  nginx: process.env["NGINX_PATH"] ?? "/usr/sbin/nginx",
  caddy: process.env["CADDY_PATH"] ?? "/usr/bin/caddy",
};
const versionArgs: Record<ProxyKind, string[]> = { nginx: ["-v"], caddy: ["version"] };

export const noNginx =
  "This needs nginx (Debian: apt-get install nginx-light), or its path in NGINX_PATH.";

export async function isInstalled(kind: ProxyKind): Promise<boolean> {
  return versionOf(kind).then(
    () => true,
    () => false,
  );
}

export async function versionOf(kind: ProxyKind): Promise<string> {
  const { stdout, stderr } = await run(programs[kind], versionArgs[kind]);
  const said = (stdout + stderr).trim();
  return said.includes(kind) ? said : `${kind} ${said}`;
}

/** A self-signed certificate for `localhost`, valid for a day, which only these checks trust. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const options =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost";
  await run("openssl", [...options.split(" "), "-out", certificate, "-keyout", key]);
  return { certificate, key, pem: await readFile(certificate, "utf8") };
}

/** Starts the program with the committed configuration, for `localhost` and free ports. */
export async function startProxy(
  kind: ProxyKind,
  surroundings: Surroundings,
): Promise<AsyncDisposable> {
  const folder = join(surroundings.dataDir, kind);
  const args = await (kind === "nginx" ? prepareNginx : prepareCaddy)(folder, surroundings);
  return launch(kind, args, { folder, port: surroundings.ports.https });
}

/** An nginx that spreads visits over servers, with the settings that docs/operations.md names. */
export async function startBalancer(
  dataDir: string,
  servers: readonly { port: number }[],
): Promise<AsyncDisposable & { origin: string }> {
  const port = await findFreePort();
  const upstream = servers.map((server) => `  server 127.0.0.1:${server.port} fail_timeout=1s;`);
  const site = `upstream site {
${upstream.join("\n")}
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
`;
  const folder = join(dataDir, "nginx");
  const nginx = await launch("nginx", await writeNginx(folder, site), { folder, port });
  return { ...nginx, origin: `http://127.0.0.1:${port}` };
}

/** Resolves once the port is open. */
async function launch(
  kind: ProxyKind,
  args: string[],
  { folder, port }: { folder: string; port: number },
): Promise<AsyncDisposable> {
  const child = spawn(programs[kind], args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env["PATH"], HOME: folder },
  });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${kind} did not start`);
    await wait(50);
  }
  return {
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function prepareNginx(
  folder: string,
  { site, certificate, ports }: Surroundings,
): Promise<string[]> {
  const server = replaceEach(await readFile(join(ops, "nginx.conf"), "utf8"), {
    "club.example;": "localhost;",
    "127.0.0.1:3000": `127.0.0.1:${site.port}`,
    "listen 80;": `listen 127.0.0.1:${ports.http};`,
    "listen 443 ssl http2;": `listen 127.0.0.1:${ports.https} ssl http2;`,
    "/etc/letsencrypt/live/club.example/fullchain.pem": certificate.certificate,
    "/etc/letsencrypt/live/club.example/privkey.pem": certificate.key,
  });
  return writeNginx(folder, server);
}

/** Writes the settings of a site into a whole configuration; returns nginx's arguments. */
async function writeNginx(folder: string, site: string): Promise<string[]> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, "nginx.conf");
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.join("\n  ")}
${site}}
`,
  );
  return ["-c", file, "-p", folder, "-e", join(folder, "error.log")];
}

async function prepareCaddy(
  folder: string,
  { site, certificate, ports }: Surroundings,
): Promise<string[]> {
  const server = replaceEach(await readFile(join(ops, "Caddyfile"), "utf8"), {
    "club.example {": `localhost {\n\ttls ${certificate.certificate} ${certificate.key}`,
    "127.0.0.1:3000": `127.0.0.1:${site.port}`,
  });
  const options = `{
	admin off
	default_bind 127.0.0.1
	http_port ${ports.http}
	https_port ${ports.https}
	log {
		level ERROR
	}
}
`;
  const file = join(folder, "Caddyfile");
  await mkdir(folder, { recursive: true });
  await writeFile(file, options + server);
  return ["run", "--adapter", "caddyfile", "--config", file];
}

/** Throws if the configuration no longer contains a text to replace. */
function replaceEach(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((written, [from, to]) => {
    if (!written.includes(from)) throw new Error(`The configuration has no ${from}`);
    return written.replaceAll(from, to);
  }, text);
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const opened = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return opened;
}
