import type { AppConfig } from '@/domain/appConfig';

type InstallationConfig = Pick<AppConfig, 'api' | 'keycloak' | 'errorReportingUrl'>;

interface HeaderOptions {
  /** Behind https: only then may a browser be told to stay there. */
  https?: boolean;
  /** The self-service portal and every host that it leads through. */
  portals?: readonly string[];
  tiles?: readonly string[];
  geocoders?: readonly string[];
  /** Where browsers report what the policy stopped. */
  reportPath?: string;
}

const REPORT_PATH = '/csp-report';
const TWO_YEARS = 63_072_000;

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);

/** `https://x` as `wss://x`. */
const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

const OFF = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];

function policy(
  config: InstallationConfig,
  { https, portals = [], tiles = [], geocoders = [], reportPath = REPORT_PATH }: HeaderOptions,
): string {
  const api = originOf(config.api);
  const provider = originOf(config.keycloak?.url);
  const report = originOf(config.errorReportingUrl);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'blob:', ...api, ...tiles],
    ['media-src', 'blob:', ...api],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...api, ...api.map(socketOf), ...provider, ...geocoders, ...report],
    ['frame-src', ...(portals.length > 0 ? portals : ["'none'"])],
    ['form-action', "'self'", ...portals],
    ['manifest-src', "'self'"],
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'faq-html', 'dompurify'],
    ['report-uri', reportPath],
    ['report-to', 'csp'],
  ];
  if (https) directives.push(['upgrade-insecure-requests']);
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** The headers of every page and file of the product, made from the installation's configuration. */
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

/** The same headers as lines for nginx. */
export const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');

const YEAR = 31_536_000;
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Hashed names never change their contents; everything else is asked about again. */
export const cacheControl = (path: string): string =>
  HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';

export { REPORT_PATH };
