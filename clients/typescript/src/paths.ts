/** Types of requests and answers, from the paths of the OpenAPI document. */

import type { paths } from "./schema.js";

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths that have the method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];

/** The paths whose GET answers JSON: all but pictures, exports and streams. */
export type GetPath = {
  [P in PathOf<"get">]: [Answer<P, "get">] extends [never] ? never : P;
}[PathOf<"get">];

/** The body of a success. `void` where there is none. */
export type Answer<P extends keyof paths, M extends Method> = paths[P][M] extends {
  responses: infer R;
}
  ? Success<R>
  : never;

type Success<R> = R extends { 201: infer S }
  ? Json<S>
  : R extends { 200: infer S }
    ? Json<S>
    : R extends { 204: unknown }
      ? void
      : never;

type Json<S> = S extends { content: { "application/json": infer B } } ? B : never;

/** What a request needs: parameters of its path, its query, its body. */
export type Options<P extends keyof paths, M extends Method> = RequestOptions &
  Parameters<paths[P][M], "path"> &
  Parameters<paths[P][M], "query"> &
  Body<paths[P][M]>;

/** Without an argument where everything in it is optional. */
export type Argument<O> = object extends O ? [options?: O] : [options: O];

/** What every request takes. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** The state that the player acted on: a head, without quotes. */
  readonly ifMatch?: string | undefined;
  /** By default a new one for each changing request, the same for its repetitions. */
  readonly idempotencyKey?: string | undefined;
  /** Told if an earlier attempt with the same key had carried it out: this is its answer. */
  readonly onReplayed?: (() => void) | undefined;
  /** `false`: one attempt only. */
  readonly retry?: boolean | undefined;
}

type Parameters<O, Place extends "path" | "query"> = O extends {
  parameters: { [K in Place]: infer T };
}
  ? [NonNullable<T>] extends [never]
    ? unknown
    : { readonly [K in Place]: T }
  : O extends { parameters: { [K in Place]?: infer T } }
    ? [NonNullable<T>] extends [never]
      ? unknown
      : { readonly [K in Place]?: T | undefined }
    : unknown;

type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } }
  ? { readonly body: B }
  : O extends { requestBody?: { content: { "application/json": infer B } } }
    ? { readonly body?: B | undefined }
    : unknown;

/** A path with its parameters and query filled in. */
export function expand(
  template: string,
  path: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/**
 * Whether a changing request may be sent again after its answer was lost: it takes an
 * `Idempotency-Key`, or doing it twice is doing it once.
 */
export function isRepeatable(method: string, template: string): boolean {
  if (/^\/v1\/(challenges|leagues|tournaments|me\/alerts)/.test(template)) return method !== "POST";
  return template.startsWith("/v1/games") ||
    /^\/v1\/(me\/inbox\/read|prepared-games|scorings)$/.test(template)
    ? true
    : method === "GET";
}
