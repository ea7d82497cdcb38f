import * as v from 'valibot';
import { AppConfig, type Feature, FeatureList } from '@/domain/session/appConfig';
import { faultsOf } from '@/domain/decode/faultsOf';
import { configUrls, hostConfigUrl } from './sessionUrls';
import { takeHeadStart } from '../http/headStart';
import { HttpError, isHttpError } from '../http/httpError';

const CONFIG_TIMEOUT_MS = 10_000;

/** Reads from the page's own origin, bypassing all caches, never with the API's credentials. */
export async function getJson(path: string): Promise<unknown> {
  const early = await takeHeadStart(path);
  if (early !== undefined) return early;
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, CONFIG_TIMEOUT_MS);
  try {
    const answer = await fetch(`${path}?_=${Date.now()}`, { cache: 'no-store', signal: abort.signal });
    if (!answer.ok) {
      answer.body?.cancel().catch(() => undefined);
      throw new HttpError('refused', answer.status, path);
    }
    const text = await answer.text();
    return parse(text, path);
  } catch (error) {
    throw isHttpError(error)
      ? error
      : new HttpError('noAnswer', null, path, error instanceof Error ? error.message : '');
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError('unusable', null, path, 'not JSON');
  }
}

async function getHostConfig(hostname: string): Promise<unknown> {
  const url = hostConfigUrl(hostname);
  if (url === null) return getJson(configUrls.fallback);
  try {
    return await getJson(url);
  } catch {
    return getJson(configUrls.fallback);
  }
}

export function decode<S extends v.GenericSchema>(schema: S, data: unknown, path: string): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success && !(Array.isArray(data) && schema.type === 'object')) return result.output;
  throw new HttpError('unusable', null, path, result.success ? 'a list' : faultsOf(result.issues));
}

/**
 * Returns the file of this host, or the general file when the host's file cannot be loaded. A readable file with an
 * invalid value is an error, because using the other file would be a guess.
 */
export const getConfig = async (hostname: string): Promise<AppConfig> =>
  decode(AppConfig, await getHostConfig(hostname), configUrls.host);

export const getFeatures = async (): Promise<Feature[]> =>
  decode(FeatureList, await getJson(configUrls.features), configUrls.features);
