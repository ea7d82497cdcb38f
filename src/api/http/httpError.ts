import type { Failure, FailureKind } from '@/lib/failures/whyFailed';

export class HttpError extends Error implements Failure {
  override readonly name = 'HttpError';
  readonly kind: FailureKind;
  /** The HTTP status; null when there was no answer. */
  readonly status: number | null;
  readonly url: string;
  /** The raw body of a refusal; see `problemOf`. */
  readonly body: unknown;

  constructor(kind: FailureKind, status: number | null, url: string, detail = '', body: unknown = null) {
    super(`${kind}${status === null ? '' : ` ${String(status)}`} ${url} ${detail}`.trim());
    this.kind = kind;
    this.status = status;
    this.url = url;
    this.body = body;
  }
}

/** Returns the part of the error that can be stored and shown. */
export const failureOf = ({ kind, status }: HttpError): Failure => ({ kind, status });

export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError;

const NOT_FOUND = 404;
const CONFLICT: readonly (number | null)[] = [409, 412];

/** Whether the server reports that the record does not exist. */
export const isMissing = (error: unknown): boolean => isHttpError(error) && error.status === NOT_FOUND;

/** Whether the server reports that the record has changed since it was read. */
export const isConflict = ({ status }: HttpError): boolean => CONFLICT.includes(status);

/** Whether the server may have carried out the call although its answer was lost or unusable. */
export const isUncertain = (error: unknown): boolean =>
  isHttpError(error) && (error.kind === 'noAnswer' || error.kind === 'unusable');

/** Reads a record before it is changed. When this fails nothing was written, so the result is not in doubt. */
export async function readFirst<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'refused') throw error;
    throw new HttpError(navigator.onLine ? 'notRead' : 'offline', null, error.url);
  }
}
