import { randomBytes } from "node:crypto";
import {
  access,
  chmod,
  chown,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { basename, join } from "node:path";
import { canReach } from "./account.ts";
import { type Binaries, makeStagingDirectory, readMajor, stagingDirectory } from "./binaries.ts";
import { hasCode } from "./error-code.ts";
import { explainExit, makeUnfinished } from "./unfinished.ts";
import { type Account, runProgram } from "./run-program.ts";

/** The files of an embedded PostgreSQL: its data directory ("cluster") and those beside it. */
export interface Home {
  directory: string;
  cluster: string;
  readyCluster: string;
  logFile: string;
  portFile: string;
  /** The password of the site's database role. */
  password: string;
  /** Holds the superuser's password, for maintenance by the operator; the site never uses it. */
  superuserPasswordFile: string;
}

interface NewCluster {
  account: Account | undefined;
  binaries: Binaries;
  durable: boolean;
}

interface NewHome extends NewCluster {
  dataDir: string;
}

export const role = "before_ten";
export const superuser = "postgres";

export function makePassword(): string {
  return randomBytes(24).toString("base64url");
}

/** The path of the database below `dataDir`, or undefined before the first start. */
export async function findHome(dataDir: string): Promise<string | undefined> {
  const link = linkIn(dataDir);
  try {
    const directory = await realpath(link);
    await finishUpgrade(directory);
    await access(join(directory, "cluster", "PG_VERSION"));
    return directory;
  } catch (error) {
    if (hasCode(error, "EACCES", "EPERM")) {
      throw new Error(
        `The database in ${link} belongs to another account (was it first started by root?). ` +
          "Start as that account, or set DATA_DIR to another folder.",
        { cause: error },
      );
    }
    if (!hasCode(error, "ENOENT", "ENOTDIR")) throw error;
    const found = await lstat(link).catch(() => undefined);
    if (found?.isSymbolicLink() === true) {
      throw new Error(
        `${link} points to a database that is not there any more. ` +
          "Bring it back, or remove the link to begin with an empty database.",
        { cause: error },
      );
    }
    return undefined;
  }
}

/**
 * Creates the database with its own role and returns its path. If another process was quicker,
 * returns that one's.
 */
export async function createHome(options: NewHome): Promise<string> {
  const { dataDir, account } = options;
  const staged = account !== undefined && !(await canReach(dataDir, account));
  if (staged) await makeStagingDirectory();
  const unfinished = await makeUnfinished(staged ? stagingDirectory : dataDir);
  try {
    await fillHome(unfinished, options);
    await publish(unfinished, staged, linkIn(dataDir));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  const directory = await findHome(dataDir);
  if (directory !== undefined) return directory;
  throw new Error(
    `${linkIn(dataDir)} is in the way: it holds no database of Before Ten. Move it elsewhere, or set DATA_DIR.`,
  );
}

export async function openHome(directory: string): Promise<Home> {
  const { passwordFile, ...files } = filesIn(directory);
  return { directory, ...files, password: (await readFile(passwordFile, "utf8")).trim() };
}

/** The major version that created the files. */
export async function readClusterMajor({ cluster }: Home): Promise<number> {
  return Number(await readFile(join(cluster, "PG_VERSION"), "utf8"));
}

function linkIn(dataDir: string) {
  return join(dataDir, "postgres");
}

function filesIn(directory: string) {
  return {
    cluster: join(directory, "cluster"),
    /** The complete data directory of a newer PostgreSQL, until the old one has been moved away. */
    readyCluster: join(directory, "cluster-ready"),
    logFile: join(directory, "postgres.log"),
    portFile: join(directory, "port"),
    passwordFile: join(directory, "password"),
    superuserPasswordFile: join(directory, "superuser-password"),
  };
}

/**
 * Finishes the last step of an upgrade, which a kill may have interrupted: the new files take the
 * old ones' name. Does nothing if there is nothing to finish.
 */
export async function finishUpgrade(directory: string): Promise<void> {
  const { cluster, readyCluster } = filesIn(directory);
  try {
    await rename(readyCluster, cluster);
  } catch (error) {
    if (!hasCode(error, "ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST", "EPERM", "EACCES")) throw error;
  }
}

async function fillHome(directory: string, { dataDir, account, binaries, durable }: NewHome) {
  const files = filesIn(directory);
  const { logFile, portFile, passwordFile, superuserPasswordFile } = files;
  const password = makePassword();
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await writeFile(superuserPasswordFile, `${makePassword()}\n`, { mode: 0o600 });
  await writeFile(logFile, "", { mode: 0o600 });
  await writeFile(portFile, "0\n");
  await writeFile(
    join(directory, "README.txt"),
    `The PostgreSQL database of Before Ten, started with DATA_DIR=${dataDir}\n` +
      `Its superuser is ${superuser}, with the password in superuser-password; the site uses ${role}.\n`,
  );
  if (account !== undefined) {
    // The folder itself stays root's: root writes here, and must not follow a link made by the
    // account.
    await chmod(directory, 0o711);
    await chown(logFile, account.uid, account.gid);
  }
  await makeCluster({ ...files, directory, password }, { account, binaries, durable });
}

/** Creates PostgreSQL's own files, with the site's role and an empty database. */
export async function makeCluster(
  { cluster, logFile, superuserPasswordFile, password }: Home,
  { account, binaries, durable }: NewCluster,
): Promise<void> {
  await mkdir(cluster, { mode: 0o700 });
  if (account !== undefined) {
    for (const path of [cluster, superuserPasswordFile])
      await chown(path, account.uid, account.gid);
  }
  const initdb = [
    `--pgdata=${cluster}`,
    `--pwfile=${superuserPasswordFile}`,
    `--username=${superuser}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The C locale sorts and folds case the same on every machine.
    "--locale=C",
    ...(await newerArguments(binaries, durable)),
    `--lc-ctype=${characterTypes()}`,
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ];
  if ((await runProgram(binaries.initdb, initdb, { account, logFile })) !== 0)
    throw await explainExit("PostgreSQL could not make its database.", logFile);

  // The site's role isn't a superuser, so that an injected statement can't run programs or read
  // files.
  const input =
    `create role ${role} login createdb password '${password}'\n` +
    `create database ${role} owner ${role}\n`;
  const singleUser = ["--single", "-D", cluster, "-c", "exit_on_error=true", "postgres"];
  if ((await runProgram(binaries.postgres, singleUser, { account, logFile, input })) !== 0)
    throw await explainExit("PostgreSQL could not make the site's database.", logFile);
}

/**
 * Older servers, which are only used in tests, lack these options: their letter rules come from the
 * C library.
 */
async function newerArguments(binaries: Binaries, durable: boolean): Promise<string[]> {
  const major = await readMajor(binaries);
  return [
    ...(major >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : []),
    ...(major >= 18 && !durable ? ["--no-data-checksums"] : []),
  ];
}

/**
 * pg_trgm still asks the C library what a letter is: under plain "C" it would drop all non-ASCII
 * letters.
 */
function characterTypes(): string {
  if (process.platform === "win32") return "C";
  return process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
}

/**
 * A single rename or link makes the whole database appear at once. Does nothing if another process
 * was quicker.
 */
async function publish(unfinished: string, staged: boolean, link: string) {
  const place = join(stagingDirectory, basename(unfinished).replace("unfinished-", "postgres-"));
  try {
    await rename(unfinished, staged ? place : link);
    if (staged) await symlink(place, link);
  } catch (error) {
    if (staged) await rm(place, { recursive: true, force: true });
    // Windows reports EPERM if the target exists.
    if (!hasCode(error, "ENOTEMPTY", "EEXIST", "ENOTDIR", "EPERM")) throw error;
  }
}
