import type { AppConfig } from '@/domain/session/appConfig';
import { uriPart } from '@/lib/address';
import { paths } from '../paths';

/** With this feature flag the session call has a header for signing in with Windows (BOOT-16). */
export const WINDOWS_AUTHENTICATION = 'windowsAuthentication';

/** A session is renewed when this much validity is left (000 §9). */
export const RENEW_AT_MS = 60_000;
const MIN_POLL_MS = 1_000;
const MAX_RETRY_MS = 15_000;
const MAX_GO_PATH = 2_000;

/** The pause before the token is checked again: a tenth of its remaining validity, but at least a second (000 §9). */
export const nextPollDelay = (remainingMs: number): number => Math.max(MIN_POLL_MS, remainingMs / 10);

/** The wait after the first, second … failed renewal. It grows, but ends at most one poll after the token expires. */
export const nextRetryDelay = (failures: number, remainingMs: number): number =>
  Math.max(MIN_POLL_MS, Math.min(MIN_POLL_MS * 2 ** (failures - 1), MAX_RETRY_MS, remainingMs));

interface SessionFailure {
  /** HTTP status; 0 or null without an answer; 200 for an answer without a user. */
  status: number | null;
  online: boolean;
  /** True for the first session call of this page; a renewal never leaves the page. */
  firstStart: boolean;
  loginredirect: AppConfig['loginredirect'];
}

/**
 * Returns the step after a failed session call (000 §8.1, AMB-002 to 004): the login address, the 401 page, waiting for
 * the network, or another attempt in place.
 */
export function afterSessionFailure({ status, online, firstStart, loginredirect }: SessionFailure) {
  if (!firstStart) return 'retry';
  if (status === null || status === 0) return online ? 'go' : 'wait';
  if (status === 500) return 'refused';
  return loginredirect ? 'go' : 'refused';
}

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** Rebuilds the current path from its parts; empty if it is no path of this app, or could lead elsewhere. */
function ownPath(pathname: string, config: AppConfig): string {
  const parts = pathname.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  const known = [...Object.values(paths).map(firstPart), firstPart(`/${config.managementRelativeUrl}`)];
  const hostile = parts.some((part) => /[\\\s]|%5c|%2f|%0|:/i.test(part));
  return !hostile && known.includes(parts[0] ?? '') ? parts.join('/') : '';
}

/**
 * Path and query of this app without leading slash, rebuilt from known parts and shortened to the allowed length (T8).
 */
export function ownAddress(
  config: AppConfig,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const path = ownPath(pathname, config);
  const query = new URLSearchParams(search).toString();
  const candidates = [query === '' || path === '' ? path : `${path}?${query}`, path];
  return candidates.find((target) => uriPart(target).length <= MAX_GO_PATH) ?? '';
}

/** The address `{api}/go/{path and query}`: it signs in and returns to the agent's address (AMB-005, AMB-006). */
export function goUrl(config: AppConfig, location: Pick<Location, 'pathname' | 'search'>): string {
  const base =
    typeof config.loginredirect === 'string' && config.loginredirect !== ''
      ? config.loginredirect
      : config.api;
  return `${base}/go/${uriPart(ownAddress(config, location))}`;
}
