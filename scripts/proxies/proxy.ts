import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { Certificate } from "./certificate.ts";

export type ProxyKind = "nginx" | "caddy";

export interface Ports {
  https: number;
  http: number;
}

interface Proxy extends AsyncDisposable {
  /** The program's version output. */
  version: () => Promise<string>;
}

interface Surroundings {
  dataDir: string;
  site: { port: number };
  certificate: Certificate;
  ports: Ports;
}

const ops = join(import.meta.dirname, "../../ops");
/** Debian's nginx isn't in an ordinary account's PATH. */
const programs: Record<ProxyKind, string> = {
  nginx: process.env["NGINX_PATH"] ?? "/usr/sbin/nginx",
  caddy: process.env["CADDY_PATH"] ?? "/usr/bin/caddy",
};
const versionArgs: Record<ProxyKind, string[]> = { nginx: ["-v"], caddy: ["version"] };

export async function isInstalled(kind: ProxyKind): Promise<boolean> {
  return versionOf(kind).then(
    () => true,
    () => false,
  );
}

async function versionOf(kind: ProxyKind): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(programs[kind], versionArgs[kind]);
  const said = (stdout + stderr).trim();
  return said.includes(kind) ? said : `${kind} ${said}`;
}

/** Starts the program with the committed configuration, for `localhost` and free ports. */
export async function startProxy(kind: ProxyKind, surroundings: Surroundings): Promise<Proxy> {
  const folder = join(surroundings.dataDir, kind);
  await mkdir(folder, { recursive: true });
  const args = await (kind === "nginx" ? prepareNginx : prepareCaddy)(folder, surroundings);
  const child = spawn(programs[kind], args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env["PATH"], HOME: folder },
  });
  while (!(await isOpen(surroundings.ports.https))) {
    if (child.exitCode !== null) throw new Error(`${kind} did not start`);
    await wait(50);
  }
  return {
    version: () => versionOf(kind),
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
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  );
  const file = join(folder, "nginx.conf");
  await writeFile(join(folder, "site.conf"), server);
  await writeFile(
    file,
    `daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.join("\n  ")}
  include ${folder}/site.conf;
}
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
