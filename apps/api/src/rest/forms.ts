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
    request.body = await request.formData();
  });
  app.addHook("onError", (request, _reply, error, done) => {
    if (error.code === "FST_REQ_FILE_TOO_LARGE") error.message = imageMessages.tooLarge;
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
function hasTruncatedField({ body }: FastifyRequest): boolean {
  return Object.values(body ?? {})
    .flat()
    .some(
      (part: unknown) =>
        typeof part === "object" &&
        part !== null &&
        "valueTruncated" in part &&
        part.valueTruncated === true,
    );
}
