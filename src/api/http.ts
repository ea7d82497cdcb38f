import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import * as v from 'valibot';
import { HttpError, toHttpError } from './httpError';
import { takeHeadStart } from './headStart';

const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 300_000;
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

type Headers = Readonly<Record<string, string>>;

interface Options {
  params?: Query;
  headers?: Headers;
  signal?: AbortSignal;
}

interface UploadOptions {
  /** 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** What the client needs from the session, handed over at start so that this layer knows no state. */
export interface HttpSession {
  baseUrl: string;
  getToken: () => string | null;
  /** Called on a 401. True when a fresh token was obtained and the call may be repeated once. */
  renew: () => Promise<boolean>;
}

const client = axios.create({
  allowAbsoluteUrls: false,
  maxContentLength: MAX_ANSWER_BYTES,
  paramsSerializer: { indexes: null },
  headers: { Accept: 'application/json' },
});

let session: HttpSession = { baseUrl: '', getToken: () => null, renew: () => Promise.resolve(false) };

export function useHttpSession(next: HttpSession): void {
  session = next;
}

/** The address of an API path, for the hubs and for redirects. */
export const apiUrl = (path: string): string => session.baseUrl + path;

/** With a session the bearer token, without one the browser's credentials (002 §7). */
function authorize(config: AxiosRequestConfig): AxiosRequestConfig {
  if (!config.url?.startsWith('/') || config.url.startsWith('//')) throw new Error(`Not an API path: ${config.url ?? ''}`);
  const token = session.getToken();
  return {
    ...config,
    baseURL: session.baseUrl || window.location.origin,
    withCredentials: token === null,
    headers: { ...(config.headers as Headers), ...(token !== null && { Authorization: `Bearer ${token}` }) },
  };
}

async function send(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  if (!navigator.onLine && config.method !== 'GET') throw new HttpError('offline', null, config.url ?? '');
  try {
    return await client.request<unknown>(authorize(config));
  } catch (error) {
    const failure = toHttpError(error, config.url ?? '');
    if (failure.status !== 401 || session.getToken() === null || !(await session.renew())) throw failure;
  }
  try {
    return await client.request<unknown>(authorize(config));
  } catch (error) {
    throw toHttpError(error, config.url ?? '');
  }
}

function decode<S extends v.GenericSchema>(schema: S, { data, config }: AxiosResponse<unknown>): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw new HttpError('unusable', null, config.url ?? '', v.summarize(result.issues));
}

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});

/** Reads are repeated by whoever shows them, never here. */
async function get<S extends v.GenericSchema>(url: string, schema: S, options: Options = {}): Promise<v.InferOutput<S>> {
  const early = await takeHeadStart(client.getUri({ url, params: options.params }));
  if (early !== undefined) {
    const result = v.safeParse(schema, early);
    if (result.success) return result.output;
  }
  const { signal, ...rest } = options;
  return decode(schema, await send({ method: 'GET', url, timeout: READ_TIMEOUT_MS, ...rest, ...withSignal(signal) }));
}

/** A write is sent once. Its answer is decoded where a schema is given; `undefined` for 204. */
async function write<S extends v.GenericSchema>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body: unknown,
  schema: S,
  options: Options = {},
): Promise<v.InferOutput<S> | undefined> {
  const { signal, ...rest } = options;
  const answer = await send({ method, url, data: body, timeout: WRITE_TIMEOUT_MS, ...rest, ...withSignal(signal) });
  return answer.status === 204 ? undefined : decode(schema, answer);
}

async function upload<S extends v.GenericSchema>(
  url: string,
  file: File,
  schema: S,
  { params, onProgress, signal }: UploadOptions & Pick<Options, 'params'> = {},
): Promise<v.InferOutput<S>> {
  const data = new FormData();
  data.append('file', file, file.name);
  const answer = await send({
    method: 'POST',
    url,
    data,
    timeout: UPLOAD_TIMEOUT_MS,
    ...(params && { params }),
    ...withSignal(signal),
    onUploadProgress: ({ progress = 0 }) => onProgress?.(progress),
  });
  return decode(schema, answer);
}

async function blob(url: string, options: Options = {}): Promise<Blob> {
  const { signal, ...rest } = options;
  const answer = await send({ method: 'GET', url, responseType: 'blob', timeout: WRITE_TIMEOUT_MS, ...rest, ...withSignal(signal) });
  return answer.data as Blob;
}

/** The one client for the API. Every method rejects with an {@link HttpError}. */
export const http = {
  get,
  post: <S extends v.GenericSchema>(url: string, body: unknown, schema: S, options?: Options) =>
    write('POST', url, body, schema, options),
  put: <S extends v.GenericSchema>(url: string, body: unknown, schema: S, options?: Options) =>
    write('PUT', url, body, schema, options),
  upload,
  blob,
} as const;
