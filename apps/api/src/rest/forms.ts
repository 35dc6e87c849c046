import { AppError } from "@before-ten/contracts/errors";
import { maxImageBytes } from "@before-ten/contracts/limits";
import { imageMessages } from "@before-ten/contracts/staff-messages";
import multipart from "@fastify/multipart";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";

const limits = {
  fileSize: maxImageBytes,
  files: 1,
  fields: 40,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
};

/** The routes of this scope take multipart forms: the body becomes a FormData, its files in memory. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { attachFieldsToBody: true, limits });
  app.addHook("preHandler", async (request) => {
    if (!request.isMultipart()) return;
    if (hasTruncatedField(request)) {
      throw new AppError("PAYLOAD_TOO_LARGE", "A field of a form may hold up to 64 KB");
    }
    writeJsonAsText(request);
    request.body = await request.formData();
  });
  app.addHook("onError", (request, _reply, error, done) => {
    if (error.code === "FST_REQ_FILE_TOO_LARGE") error.message = imageMessages.tooLarge;
    if (error.code === "FST_INVALID_JSON_FIELD_ERROR") {
      error.statusCode = 400;
      error.message = "A field of this form says that it is JSON, and isn't";
    }
    if (isComplaintOfParser(error, request)) {
      error.statusCode = 400;
      error.message = "This form is broken, or breaks off. Please send it again.";
    }
    done();
  });
}

/** It has neither class nor code: what fails before there is a form, and has no status, is the parser's. */
function isComplaintOfParser(error: FastifyError, request: FastifyRequest): boolean {
  const isParsed = !request.isMultipart() || request.body instanceof FormData;
  return !isParsed && error.statusCode === undefined && !(error instanceof AppError);
}

/** The parser cuts what is too long and only marks it. */
function hasTruncatedField(request: FastifyRequest): boolean {
  return partsOf(request).some((part) => part["valueTruncated"] === true);
}

/** The parser unfolds a part that is declared as JSON; a form's fields are text, whatever they hold. */
function writeJsonAsText(request: FastifyRequest): void {
  for (const part of partsOf(request)) {
    const { type, value } = part;
    if (type === "field" && typeof value !== "string") part["value"] = JSON.stringify(value);
  }
}

function partsOf({ body }: FastifyRequest): Record<string, unknown>[] {
  return Object.values(body ?? {})
    .flat()
    .filter((part: unknown): part is Record<string, unknown> => Object(part) === part);
}
