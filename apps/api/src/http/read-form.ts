import type { IncomingMessage } from "node:http";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { maxImageBytes } from "@before-ten/contracts/shared/limits";
import { imageMessages } from "@before-ten/contracts/images/messages";
import multipart, { type Multipart } from "@fastify/multipart";
import type { FastifyRequest, FastifyInstance } from "fastify";
import pLimit from "p-limit";

const maxFields = 40;
const maxFieldBytes = 64 * 1024;
const maxFieldNameLength = 100;
/**
 * Max length of a boundary in RFC 2046. Searching for a longer one in a body made to resemble it
 * would block the event loop.
 */
const maxBoundaryLength = 70;
const maxFormBytes = maxImageBytes + maxFields * (maxFieldBytes + 1024);
/** Each may hold its image in memory, and wait for a slow connection. */
const maxFormsAtOnce = 16;

const formLimits = {
  parts: maxFields + 1,
  files: 1,
  fileSize: maxImageBytes,
  fieldSize: maxFieldBytes,
  headerPairs: 20,
};

const inTurn = pLimit(maxFormsAtOnce);

/**
 * Reads a form of text fields and at most one file, which is in memory afterwards. It stops at the
 * first thing that is too much: the rest of the body is discarded unparsed, so that the client gets
 * to read the answer.
 * @param fileField the form's field for an image: a form that is too long is an error of that field
 * @throws AppError BAD_REQUEST if it is no form, or breaks off; PAYLOAD_TOO_LARGE
 */
function readForm(request: FastifyRequest, fileField: string): Promise<FormData> {
  return inTurn(async () => {
    const { raw, headers } = request;
    try {
      // The client went while this waited for its turn: no part and no end would come any more.
      if (raw.destroyed) throw brokenForm();
      if (Number(headers["content-length"] ?? 0) > maxFormBytes) throw tooLarge(fileField);
      const boundary = boundaryOf(headers["content-type"] ?? "");
      const bounded = failWhenTooMuch(raw, { boundary, fileField });
      return await Promise.race([readParts(request), bounded]);
    } catch (error) {
      raw.unpipe();
      raw.resume();
      throw responseError(error, fileField);
    }
  });
}

async function readParts(request: FastifyRequest): Promise<FormData> {
  const form = new FormData();
  for await (const part of request.parts()) await addPart(form, part);
  return form;
}

/**
 * Bounds a body that names no length, and the parts in one piece of it: the parser stops at its
 * limit only after the piece, and takes 200 ms for 7,000 parts in 64 KB. It is given nothing to
 * parse instead.
 */
function failWhenTooMuch(
  raw: IncomingMessage,
  { boundary, fileField }: { boundary: string; fileField: string },
): Promise<never> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let [bytes, delimiters] = [0, 0];
  return new Promise((_resolve, reject) => {
    raw.on("data", (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > maxFormBytes) reject(tooLarge(fileField));
      for (let at = piece.indexOf(delimiter); at >= 0; at = piece.indexOf(delimiter, at + 1)) {
        delimiters += 1;
        if (delimiters <= maxFields + 2) continue;
        piece.fill(0);
        reject(tooManyParts());
      }
    });
  });
}

function boundaryOf(contentType: string): string {
  const [, value = ""] = /;\s*boundary=("[^"]*"|[^;]*)/i.exec(contentType) ?? [];
  const boundary = value.replaceAll('"', "").trim();
  if (boundary === "" || boundary.length > maxBoundaryLength) throw brokenForm();
  return boundary;
}

async function addPart(form: FormData, part: Multipart): Promise<void> {
  const { fieldname } = part;
  if (fieldname === undefined || fieldname === "" || fieldname.length > maxFieldNameLength) {
    throw brokenForm();
  }
  if (part.type === "file") {
    const bytes = await part.toBuffer();
    form.append(
      fieldname,
      new Blob([new Uint8Array(bytes)], { type: part.mimetype }),
      part.filename,
    );
    return;
  }
  if (part.valueTruncated) {
    throw new AppError("PAYLOAD_TOO_LARGE", "A field of a form may hold up to 64 KB");
  }
  const text = textOf(part.value);
  // The parser puts this sign in place of bytes that aren't UTF-8.
  if (text.includes("\uFFFD")) throw brokenForm();
  form.append(fieldname, text);
}

/** Writes a field that was declared as JSON, and so parsed, as the text that it is in a form. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value);
  } catch {
    // Nested too deeply to be written, which no field of ours is.
    return "";
  }
}

/** Turns an error of the parser or the connection into one for the caller. */
function responseError(error: unknown, fileField: string): AppError {
  if (error instanceof AppError) return error;
  switch (codeOf(error)) {
    case "FST_PARTS_LIMIT":
    case "FST_FILES_LIMIT":
      return tooManyParts();
    case "FST_REQ_FILE_TOO_LARGE":
      return tooLarge(fileField);
    case "FST_PROTO_VIOLATION":
      return new AppError("BAD_REQUEST", "A form may have no field of this name", { cause: error });
    case "FST_INVALID_JSON_FIELD_ERROR": {
      const message = "A field of this form says that it is JSON, and isn't";
      return new AppError("BAD_REQUEST", message, { cause: error });
    }
    default:
      return brokenForm(error);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function tooLarge(fileField: string): AppError {
  return fieldError("PAYLOAD_TOO_LARGE", fileField, imageMessages.tooLarge);
}

function tooManyParts(): AppError {
  const message = `A form may have at most ${maxFields} fields and one file`;
  return new AppError("PAYLOAD_TOO_LARGE", message);
}

function brokenForm(cause?: unknown): AppError {
  const message = "This form is broken, or breaks off. Please send it again.";
  return new AppError("BAD_REQUEST", message, { cause });
}

/**
 * The routes of this scope take multipart forms: the body becomes a FormData, its file in memory.
 * `fileFieldOf` names the field for the image. Permission is checked in a hook that runs before the
 * body is read.
 */
export function acceptForms(
  app: FastifyInstance,
  fileFieldOf: (request: FastifyRequest) => string,
): void {
  void app.register(multipart, { limits: formLimits });
  app.addHook("preValidation", async (request) => {
    if (isForm(request)) request.body = await readForm(request, fileFieldOf(request));
  });
}

export function isForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith("multipart/") ?? false;
}
