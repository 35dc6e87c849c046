import S3rver from "@20minutes/s3rver";

/** `s3-process.ts <directory> <port> <bucket>`: an S3 server that prints its port. */
const [directory = "", port = "0", bucket = ""] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
});
const address = await server.run();
process.stdout.write(`${address.port}\n`);
