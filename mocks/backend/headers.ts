import { createHash } from 'node:crypto';
import type { AppConfig } from '@/domain/session/appConfig';

type InstallationConfig = Pick<
  AppConfig,
  'api' | 'keycloak' | 'errorReportingUrl' | 'geocodingUrl' | 'mapTileUrl'
>;

interface HeaderOptions {
  /** True if the site is served over https; only then may HSTS be sent. */
  https?: boolean;
  /** Origins of the self-service portal and of every host that it redirects through. */
  portals?: readonly string[];
  /** The page that the policy is for; its inline scripts and styles are allowed by their hashes. */
  page?: string;
  /** The address to which browsers report violations of the policy. */
  reportPath?: string;
}

const REPORT_PATH = '/csp-report';
const TWO_YEARS = 63_072_000;

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
/** Characters that have a special meaning in a policy, in a header or in nginx. */
const SPECIAL = /[\s;,'"*\\$]/;

/** The origin of an address; null when it could add anything else to a policy. */
function readOrigin(address: string, protocols: readonly string[]): string | null {
  if (SPECIAL.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password, origin } = new URL(address);
  return protocols.includes(protocol) && HOST.test(hostname) && username + password === '' ? origin : null;
}

function originOf(address: string | undefined): string[] {
  if (!address) return [];
  const origin = readOrigin(address, ['https:', 'http:']);
  if (origin === null) throw new Error(`'${address}' cannot stand in a policy: give one host with http(s).`);
  return [origin];
}

/** The origin of a public service; empty for a service on the page's own host. */
const serviceOrigin = (address: string | undefined): string[] =>
  address?.startsWith('/') ? [] : originOf(address?.replace(/\{[zxy]\}/g, '0'));

/** The origin of a typed portal address; the page may frame it, so it must be one host with https. */
export function portalOrigin(address: string): string {
  const origin = readOrigin(address, ['https:']);
  if (origin === null)
    throw new Error(
      `The portal '${address}' must be one https address, such as https://mijn.example.nl: no wildcards, spaces or quotes.`,
    );
  return origin;
}

/** The typed address for reports: a path of the page's own host, or an https address. */
export function reportAddress(address: string): string {
  const isPath = /^\/(?!\/)[^#]*$/.test(address) && !SPECIAL.test(address);
  if (!isPath && readOrigin(address, ['https:']) === null)
    throw new Error(
      `The report path '${address}' must be a path such as /csp-report, or an https address: no spaces or quotes.`,
    );
  return isPath ? address : new URL(address).href;
}

/** Turns `https: x` into `wss: x`. */
const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/** `'sha256-…'` of each inline script or style of a page. */
const hashesOf = (page: string, kind: 'script' | 'style'): string[] =>
  [...page.matchAll(new RegExp(`<${kind}>([^]*?)</${kind}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const OFF = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];

/**
 * Allows what the product uses and nothing else. Pictures, sound and film are fetched with the token and shown as
 * `blob:`. Nothing makes HTML from text. An area that needs more adds it here.
 */
function policy(
  config: InstallationConfig,
  { https, portals = [], page = '', reportPath = REPORT_PATH }: HeaderOptions,
): string {
  const api = originOf(config.api);
  const provider = originOf(config.keycloak?.url);
  const report = originOf(config.errorReportingUrl);
  const geocoder = serviceOrigin(config.geocodingUrl);
  const tiles = serviceOrigin(config.mapTileUrl);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesOf(page, 'script')],
    ['style-src', "'self'", ...hashesOf(page, 'style')],
    ['img-src', "'self'", 'blob:', ...tiles],
    ['media-src', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...api, ...api.map(socketOf), ...provider, ...report, ...geocoder],
    ['frame-src', ...(portals.length > 0 ? portals : ["'none'"])],
    /* Signing out at the provider sends a form, so that no address contains its token. */
    ['form-action', "'self'", ...provider, ...portals],
    ['manifest-src', "'self'"],
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    /* The answers of the knowledge base are HTML; only the sanitizer may read it. */
    ['trusted-types', 'dompurify'],
    ['report-uri', reportPath],
    ['report-to', 'csp'],
  ];
  if (https) directives.push(['upgrade-insecure-requests']);
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** Returns the headers of every page and file of the product, made from the installation's configuration. */
export function securityHeaders(
  config: InstallationConfig,
  options: HeaderOptions = {},
): Record<string, string> {
  return {
    'Content-Security-Policy': policy(config, options),
    ...(options.https && { 'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      ...OFF.map((name) => `${name}=()`),
      'clipboard-write=(self)',
      'fullscreen=(self)',
    ].join(', '),
    'Origin-Agent-Cluster': '?1',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex, nofollow',
    'Reporting-Endpoints': `csp="${options.reportPath ?? REPORT_PATH}"`,
  };
}

/** Returns the same headers as lines for nginx. */
export const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');

const YEAR = 31_536_000;
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Files with a hash in their name never change; everything else is revalidated. */
export const cacheControl = (path: string): string =>
  HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';

export { REPORT_PATH };
