import * as v from 'valibot';
import { faultsOf } from '@/domain/decode/faultsOf';
import { takeHeadStart } from './headStart';
import { HttpError, isHttpError } from './httpError';
import type { Answer, Call } from './transport';
import { type Query, uriOf } from '@/lib/address';

const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;
/** The time limit for a file whose progress is shown. */
const FILE_TIMEOUT_MS = 300_000;

type Headers = Readonly<Record<string, string>>;

interface Options {
  params?: Query;
  headers?: Headers;
  signal?: AbortSignal;
  /** Sends the browser's credentials even with a token. */
  credentials?: boolean;
  /** False for the session call itself, where a 401 is final. */
  renewable?: boolean;
}

interface FileOptions {
  /** Called with a fraction from 0 to 1, which is 0 when the size is unknown. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** The client's view of the session, passed in at start so that this layer does not depend on the store. */
interface HttpSession {
  baseUrl: string;
  getToken: () => string | null;
  /** Called before each call except the session call; false when the session is over and nothing may be sent. */
  mayCall?: () => Promise<boolean>;
  /** Called on a 401. True when a fresh token was obtained and the call may be repeated once. */
  renew: () => Promise<boolean>;
  /** Called on a 403, because the user's permissions may have changed. */
  onForbidden?: () => void;
  /** Called when an answer from this address could not be used. */
  onUnusable?: (url: string) => void;
  /** Called with the server's time, from the `Date` header of an answer. */
  noteServerTime?: (serverTime: number) => void;
}

let session: HttpSession = { baseUrl: '', getToken: () => null, renew: () => Promise.resolve(false) };

export function connectHttp(next: HttpSession): void {
  session = next;
}

/** Returns the full address of an API path, for the hubs and for redirects. */
export const apiUrl = (path: string): string => session.baseUrl + path;

/**
 * axios is loaded with the first call that no head start answered, so that the first screen does not wait for it. When
 * it cannot be loaded, nothing has been sent.
 */
async function sendOnce(call: Call, token: string | null): Promise<Answer> {
  const { sendCall } = await import('./transport').catch(() => {
    throw new HttpError(call.method === 'GET' ? 'noAnswer' : 'offline', null, call.url);
  });
  const answer = await sendCall(call, { baseUrl: session.baseUrl, token });
  const serverTime = Date.parse(String(answer.headers['date']));
  if (!Number.isNaN(serverTime)) session.noteServerTime?.(serverTime);
  return answer;
}

/** Returns true when another call has obtained a new token in the meantime, or when the token could be renewed. */
async function hasFreshToken(refused: string): Promise<boolean> {
  const present = session.getToken();
  return (present !== null && present !== refused) || session.renew();
}

/** Rejects a write without a network, and a call after the session has ended. */
async function checkBefore({ method, url }: Call, renewable: boolean): Promise<void> {
  if (!navigator.onLine && method !== 'GET') throw new HttpError('offline', null, url);
  if (renewable && (await session.mayCall?.()) === false) throw new HttpError('refused', 401, url);
}

/**
 * After a 401 the token is renewed once and the call repeated once. Repeating is safe, because the server did not carry
 * out the refused call.
 */
async function mayRepeat(error: unknown, token: string | null): Promise<boolean> {
  if (!isHttpError(error)) return false;
  if (error.status === 403) session.onForbidden?.();
  return error.status === 401 && token !== null && hasFreshToken(token);
}

async function send({ renewable = true, ...call }: Call & { renewable?: boolean }): Promise<Answer> {
  await checkBefore(call, renewable);
  const token = session.getToken();
  try {
    return await sendOnce(call, token);
  } catch (error) {
    if (!renewable || !(await mayRepeat(error, token))) throw error;
  }
  return sendOnce(call, session.getToken());
}

/** A page of a proxy or a login screen is not an answer, whatever its status. */
function isPage({ data, headers }: Answer): boolean {
  return typeof data === 'string' && data !== '' && !/json/i.test(String(headers['content-type']));
}

function unusable({ url }: Answer, why: string): never {
  session.onUnusable?.(url);
  throw new HttpError('unusable', null, url, why);
}

function decode<S extends v.GenericSchema>(schema: S, answer: Answer): v.InferOutput<S> {
  if (isPage(answer)) return unusable(answer, 'not JSON');
  const result = v.safeParse(schema, answer.data);
  return result.success ? result.output : unusable(answer, faultsOf(result.issues));
}

const callOptions = ({ credentials, ...rest }: Options) => ({
  ...rest,
  ...(credentials !== undefined && { withCredentials: credentials }),
});

/** Sends a read once. It never retries, because the code that shows the data repeats reads. */
async function get<S extends v.GenericSchema>(
  url: string,
  schema: S,
  options: Options = {},
): Promise<v.InferOutput<S>> {
  const early = await takeHeadStart(uriOf(url, options.params));
  if (early !== undefined) {
    const result = v.safeParse(schema, early);
    if (result.success) return result.output;
  }
  return decode(
    schema,
    await send({ method: 'GET', url, timeout: READ_TIMEOUT_MS, ...callOptions(options) }),
  );
}

/** Sends a write once. Returns the decoded answer; `undefined` for 204. */
async function write<S extends v.GenericSchema>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body: unknown,
  schema: S,
  options: Options = {},
): Promise<v.InferOutput<S> | undefined> {
  const answer = await send({ method, url, data: body, timeout: WRITE_TIMEOUT_MS, ...callOptions(options) });
  return answer.status === 204 ? undefined : decode(schema, answer);
}

async function upload<S extends v.GenericSchema>(
  url: string,
  file: File,
  schema: S,
  { params, onProgress, signal }: FileOptions & Pick<Options, 'params'> = {},
): Promise<v.InferOutput<S>> {
  const data = new FormData();
  data.append('file', file, file.name);
  const answer = await send({
    method: 'POST',
    url,
    data,
    timeout: FILE_TIMEOUT_MS,
    ...(params && { params }),
    ...(signal && { signal }),
    onUploadProgress: ({ progress = 0 }) => onProgress?.(progress),
  });
  return decode(schema, answer);
}

async function blob(url: string, { onProgress, ...options }: Options & FileOptions = {}): Promise<Blob> {
  const answer = await send({
    method: 'GET',
    url,
    responseType: 'blob',
    timeout: onProgress ? FILE_TIMEOUT_MS : WRITE_TIMEOUT_MS,
    ...callOptions(options),
    onDownloadProgress: ({ progress = 0 }) => onProgress?.(progress),
  });
  return answer.data as Blob;
}

/** The one client for the API. Every method rejects with an {@link HttpError}. */
export const http = {
  get,
  post: <S extends v.GenericSchema>(url: string, body: unknown, schema: S, options?: Options) =>
    write('POST', url, body, schema, options),
  put: <S extends v.GenericSchema>(url: string, body: unknown, schema: S, options?: Options) =>
    write('PUT', url, body, schema, options),
  delete: (url: string, options?: Options) => write('DELETE', url, undefined, v.unknown(), options),
  upload,
  blob,
} as const;
