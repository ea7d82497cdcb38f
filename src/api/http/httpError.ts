import type { Failure, FailureKind } from '@/lib/failures/whyFailed';

export class HttpError extends Error implements Failure {
  override readonly name = 'HttpError';
  readonly kind: FailureKind;
  /** The HTTP status, null where there was none. */
  readonly status: number | null;
  readonly url: string;
  /** What the server sent with its refusal, as it came; see `problemOf`. */
  readonly body: unknown;

  constructor(kind: FailureKind, status: number | null, url: string, detail = '', body: unknown = null) {
    super(`${kind}${status === null ? '' : ` ${String(status)}`} ${url} ${detail}`.trim());
    this.kind = kind;
    this.status = status;
    this.url = url;
    this.body = body;
  }
}

/** What is to be said of it, as the store can keep it. */
export const failureOf = ({ kind, status }: HttpError): Failure => ({ kind, status });

export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError;

const NOT_FOUND = 404;
const CONFLICT: readonly (number | null)[] = [409, 412];

/** The server says that what was asked for does not exist. */
export const isMissing = (error: unknown): boolean => isHttpError(error) && error.status === NOT_FOUND;

/** The server says that the record is no longer what was sent over it. */
export const isConflict = ({ status }: HttpError): boolean => CONFLICT.includes(status);

/** The server may have done what was asked although we never heard it say so. */
export const isUncertain = (error: unknown): boolean =>
  isHttpError(error) && (error.kind === 'noAnswer' || error.kind === 'unusable');

/** Reads what is about to be changed. When that fails nothing was written, so that there is nothing to be in doubt of. */
export async function readFirst<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'refused') throw error;
    throw new HttpError(navigator.onLine ? 'notRead' : 'offline', null, error.url);
  }
}
