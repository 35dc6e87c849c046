import type { JsonSchema } from "./json-schema.ts";

/** The part of OpenAPI 3.1 that our document uses. */
export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  deprecated?: boolean;
  description: string;
  security: Record<string, string[]>[];
  /** The permission an admin's role needs. */
  "x-permission"?: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

export interface Response {
  description: string;
  headers: Record<string, Reference>;
  content: Record<string, MediaType>;
}

/** A reference; in OpenAPI 3.1 it may have a description next to its `$ref`. */
export interface Reference {
  $ref: string;
  description?: string;
}

interface Header {
  description: string;
  schema: JsonSchema;
  example?: string;
}
