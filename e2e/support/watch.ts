import type { BrowserContext, Page, Request } from '@playwright/test';

/** Forbidden in every journey: errors in the page, refusals by its security policy, tokens or calls to other hosts. */
export interface Watch {
  readonly findings: string[];
  /** Permits an error that a journey provokes on purpose. */
  allow: (pattern: RegExp) => void;
  follow: (context: BrowserContext) => Promise<void>;
}

/** The browser's own message about an answer of 400 and up; journeys check the app's reaction to it. */
const NETWORK_LINE = /^(Failed to load resource|WebSocket connection to)/;

/** The app's own log entry about a session that it could not get; journeys check the consequences. */
const SESSION_LINE = /^console: Session load error/;

/**
 * Messages about hubs in the sign-in window, which starts the app too and closes while its connections are being made.
 */
const isLineOfSignInWindow = (page: Page, text: string): boolean =>
  /[?&]aangemeld=/.test(page.url()) && text.startsWith('Hub ');

const REPORT = '__reportPolicyViolation';

function listenForViolations(report: string) {
  addEventListener('securitypolicyviolation', (event) => {
    const tell = (globalThis as unknown as Record<string, (text: string) => void>)[report];
    tell?.(
      `${event.violatedDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
    );
  });
}

export function createWatch(origin: string): Watch {
  const findings: string[] = [];
  const allowed: RegExp[] = [SESSION_LINE];
  const find = (finding: string) => {
    if (!allowed.some((pattern) => pattern.test(finding))) findings.push(finding);
  };

  /** The addresses that may receive the token: the API and the negotiation of its hubs. */
  const mayCarryToken = (path: string) =>
    /^\/(?:api|signalr|(?:housingallocation|chat|chatkcc)\/api)\//.test(path);

  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (!/^(https?|wss?):$/.test(url.protocol)) return;
    const isOwn = url.host === new URL(origin).host;
    if (!isOwn) find(`request to another host: ${url.origin}`);
    if (!isOwn && request.headers()['authorization']) find(`bearer token sent to ${url.origin}`);
    if (url.pathname.startsWith('/api/') && /access_token|eyJ/.test(url.search))
      find(`token in the address of ${url.pathname}`);
    if (!mayCarryToken(url.pathname) && request.headers()['authorization'])
      find(`bearer token sent to ${url.pathname}`);
  };

  const onPage = (page: Page) => {
    page.on('pageerror', (error) => find(`page error: ${error.message}`));
    page.on('request', onRequest);
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' || NETWORK_LINE.test(text) || isLineOfSignInWindow(page, text)) return;
      find(`console: ${text}`);
    });
  };

  return {
    findings,
    allow: (pattern) => allowed.push(pattern),
    follow: async (context) => {
      await context.exposeBinding(REPORT, (_, text: string) => find(`policy: ${text}`));
      await context.addInitScript(listenForViolations, REPORT);
      context.pages().forEach(onPage);
      context.on('page', onPage);
    },
  };
}
