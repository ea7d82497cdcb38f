/** Runtime configuration of the installation, beside the app itself (000 §7.1, AMB-013). */
export const configUrls = {
  host: '/Config/:hostname.config.json',
  fallback: '/Config/config.json',
  features: '/Config/features.json',
} as const;

const HOSTNAME = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

/** Returns the file of this host; null for a name that must not be part of a path. */
export const hostConfigUrl = (hostname: string): string | null =>
  HOSTNAME.test(hostname) ? configUrls.host.replace(':hostname', hostname) : null;

/** The version of the build that the server has at the moment. */
export const versionUrl = '/version.json';

export const sessionUrls = {
  session: '/api/v1/system/session',
  application: '/api/v1/application/mine',
  logout: '/logout',
} as const;
