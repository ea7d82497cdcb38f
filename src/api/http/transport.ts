import axios, { type AxiosProgressEvent, type AxiosRequestConfig } from 'axios';
import { HttpError, isHttpError } from './httpError';
import { type Query, uriOf } from '@/lib/address';

const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A path on the API host, starting with one slash. */
  url: string;
  timeout: number;
  params?: Query;
  data?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Sends the browser's credentials even with a token. */
  withCredentials?: boolean;
  responseType?: 'blob';
  onUploadProgress?: (event: AxiosProgressEvent) => void;
  /** Set by callers for files only. For other answers the transport itself sets this callback, to limit their size. */
  onDownloadProgress?: (event: AxiosProgressEvent) => void;
}

export interface Answer {
  url: string;
  status: number;
  data: unknown;
  headers: Readonly<Record<string, unknown>>;
}

/** The API's address and the token of the session. */
interface Sender {
  baseUrl: string;
  token: string | null;
}

const client = axios.create({ allowAbsoluteUrls: false, headers: { Accept: 'application/json' } });

/** Sends the bearer token with a session, and the browser's credentials without one (002 §7). */
function authorize(
  { url, params, headers, withCredentials, ...call }: Call,
  { baseUrl, token }: Sender,
): AxiosRequestConfig {
  if (!url.startsWith('/') || url.startsWith('//')) throw new Error(`Not an API path: ${url}`);
  return {
    ...call,
    url: uriOf(url, params),
    baseURL: baseUrl || window.location.origin,
    withCredentials: withCredentials === true || token === null,
    headers: { ...(token !== null && { Authorization: `Bearer ${token}` }), ...headers },
  };
}

/** Stops an answer that grows past the limit, unless it is a file. */
function limitSize(config: AxiosRequestConfig, signal: AbortSignal | undefined) {
  const stop = new AbortController();
  const guard = { isTooLarge: false };
  const abort = () => {
    stop.abort();
  };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  const watch = ({ loaded }: { loaded: number }) => {
    if (loaded <= MAX_ANSWER_BYTES) return;
    guard.isTooLarge = true;
    abort();
  };
  return {
    guard,
    /** Removes the listener, because several calls may share a signal that outlives them. */
    letGo: () => signal?.removeEventListener('abort', abort),
    request: {
      ...config,
      signal: stop.signal,
      ...(config.responseType !== 'blob' && { onDownloadProgress: watch }),
    },
  };
}

export function toHttpError(error: unknown, url: string): HttpError {
  if (isHttpError(error)) return error;
  if (axios.isCancel(error)) return new HttpError('cancelled', null, url);
  if (axios.isAxiosError(error) && error.response)
    return new HttpError('refused', error.response.status, url, '', error.response.data);
  return new HttpError('noAnswer', null, url, error instanceof Error ? error.message : '');
}

/** Reports a read without an answer as offline when there is no network, because a read leaves nothing in doubt. */
function errorOf(error: unknown, { method, url }: Call): HttpError {
  const failure = toHttpError(error, url);
  const isOffline = method === 'GET' && failure.kind === 'noAnswer' && !navigator.onLine;
  return isOffline ? new HttpError('offline', null, url) : failure;
}

/** Sends a call once. Rejects with an {@link HttpError}. */
export async function sendCall(call: Call, sender: Sender): Promise<Answer> {
  const { url } = call;
  const { guard, letGo, request } = limitSize(authorize(call, sender), call.signal);
  try {
    const { status, data, headers } = await client.request<unknown>(request);
    if (!guard.isTooLarge) return { url, status, data, headers };
  } catch (error) {
    if (!guard.isTooLarge) throw errorOf(error, call);
  } finally {
    letGo();
  }
  throw new HttpError('unusable', null, url, 'too large');
}
