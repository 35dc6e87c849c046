import type { IncomingMessage } from "node:http";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { maxImageBytes } from "@before-ten/contracts/shared/limits";
import { imageMessages } from "@before-ten/contracts/images/messages";
import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  type MultipartPart,
  getMultipartBoundary,
} from "@remix-run/multipart-parser";

const maxFields = 40;
const maxFieldBytes = 64 * 1024;
const maxFieldNameLength = 100;
/**
 * Characters of a boundary that RFC 2046 allows. Searching for a longer one in a body that is made
 * to resemble it would block the event loop.
 */
const maxBoundaryLength = 70;
/** Bytes of all parts' content together; headers and boundaries come on top. */
const maxContentBytes = maxImageBytes + maxFields * maxFieldBytes;
const maxFormBytes = maxContentBytes + maxFields * 1024;

interface FormSource extends Pick<IncomingMessage, "headers"> {
  iterator: (options: { destroyOnReturn: false }) => AsyncIterable<Uint8Array>;
  resume: () => unknown;
}

/**
 * Reads a form of text fields and at most one file, which is in memory afterwards. It stops at the
 * first thing that is too much: the rest of the body is let past unread, so that the client gets to
 * read the answer.
 * @param fileField the form's field for an image: a form that is too long is an error of that field
 * @throws AppError BAD_REQUEST for what is no form, or breaks off; PAYLOAD_TOO_LARGE
 */
export async function readForm(request: FormSource, fileField: string): Promise<FormData> {
  try {
    if (Number(request.headers["content-length"] ?? 0) > maxFormBytes) throw tooLarge(fileField);
    return await readParts(request, fileField);
  } catch (error) {
    request.resume();
    throw responseError(error, fileField);
  }
}

async function readParts(request: FormSource, fileField: string): Promise<FormData> {
  const form = new FormData();
  const parser = new MultipartParser(boundaryOf(request), {
    maxParts: maxFields + 1,
    maxFileSize: maxImageBytes,
    maxTotalSize: maxContentBytes,
  });
  let bytes = 0;
  for await (const chunk of bytesOf(request)) {
    bytes += chunk.length;
    if (bytes > maxFormBytes) throw tooLarge(fileField);
    // What follows the end of a form is no part of it.
    if (isFinished(parser)) continue;
    for (const part of parser.write(chunk)) addPart(form, part);
  }
  // A form without a part may be no bytes at all.
  if (bytes > 0) parser.finish();
  return form;
}

/** Leaving the loop leaves the connection open for the answer. */
function bytesOf(request: FormSource): AsyncIterable<Uint8Array> {
  return request.iterator({ destroyOnReturn: false });
}

function boundaryOf({ headers }: FormSource): string {
  const boundary = getMultipartBoundary(headers["content-type"] ?? "")?.trim() ?? "";
  if (boundary === "" || boundary.length > maxBoundaryLength) throw brokenForm();
  return boundary;
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function addPart(form: FormData, part: MultipartPart): void {
  const { name } = part;
  if (name === undefined || name === "" || name.length > maxFieldNameLength) throw brokenForm();
  if (name in Object.prototype) {
    throw new AppError("BAD_REQUEST", `A form may have no field called ${name}`);
  }
  if (part.isFile) {
    if ([...form.values()].some((value) => typeof value !== "string")) throw tooManyParts();
    form.append(name, new Blob([part.arrayBuffer], { type: part.mediaType }), part.filename);
    return;
  }
  if (part.size > maxFieldBytes) {
    throw new AppError("PAYLOAD_TOO_LARGE", "A field of a form may hold up to 64 KB");
  }
  if (part.mediaType === "application/json") refuseBrokenJson(part.text);
  form.append(name, part.text);
}

/** A form's fields are text, whatever they hold; what is declared as JSON has to be. */
function refuseBrokenJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (cause) {
    const message = "A field of this form says that it is JSON, and isn't";
    throw new AppError("BAD_REQUEST", message, { cause });
  }
}

/**
 * Turns an error of the parser, or of a connection that broke off, into one for the caller; an
 * AppError passes unchanged.
 */
function responseError(error: unknown, fileField: string): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof MaxPartsExceededError) return tooManyParts();
  const isTooLarge =
    error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
  return isTooLarge ? tooLarge(fileField) : brokenForm(error);
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
