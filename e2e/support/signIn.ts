import { expect, type Page, type Request, type Response, type Route } from '@playwright/test';
import type { UserName } from '@/testing/colleague';
import type { Watch } from './watch';

export const signInServer = ['--sign-in', '--sign-in-port', '0'] as const;

export const TASKS = '/dashboard/taken/overzicht';
const CALLBACK = '/login/callback';

interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

/** The mock identity provider of one server, and the requests of this page to it. */
export interface Provider {
  origin: string;
  issuer: string;
  /** Requests to the provider's sign-in page, since the page was opened. */
  readonly asked: readonly Request[];
  /** Requests for tokens. */
  readonly exchanged: readonly Request[];
  /** Answers with tokens, in order of arrival. */
  readonly tokens: readonly Tokens[];
  /** The addresses to which the provider redirected back, with the answer in the fragment. */
  readonly answers: readonly string[];
  tokenUrl: string;
}

const isObject = (value: unknown): value is Tokens =>
  typeof value === 'object' && value !== null && 'access_token' in value;

export async function followProvider(page: Page, watch: Watch, url: string): Promise<Provider> {
  const file = (await (await fetch(`${url}/Config/config.json`)).json()) as {
    keycloak: { url: string; realm: string };
  };
  const { url: origin, realm } = file.keycloak;
  const issuer = `${origin}/realms/${realm}`;
  const [authUrl, tokenUrl] = [
    `${issuer}/protocol/openid-connect/auth`,
    `${issuer}/protocol/openid-connect/token`,
  ];
  const asked: Request[] = [];
  const exchanged: Request[] = [];
  const answers: string[] = [];
  const tokens: Tokens[] = [];
  watch.allow(new RegExp(`^request to another host: ${origin}$`));
  page.on('request', (request) => {
    if (request.url().startsWith(`${authUrl}?`)) asked.push(request);
    if (request.url() === tokenUrl && request.method() === 'POST') exchanged.push(request);
  });
  const read = async (response: Response) => {
    if (response.url() !== tokenUrl || response.request().method() !== 'POST') return;
    const body: unknown = await response.json().catch(() => null);
    if (isObject(body)) tokens.push(body);
  };
  page.on('response', (response) => {
    const { location = '' } = response.headers();
    if (response.url().startsWith(authUrl) && location.includes(CALLBACK)) answers.push(location);
    void read(response);
  });
  return { origin, issuer, asked, exchanged, answers, tokens, tokenUrl };
}

const question = (page: Page) => page.getByRole('heading', { name: 'Wie meldt zich aan?' });

/** Expects the provider's question for a user. */
export const expectQuestion = (page: Page) => expect(question(page)).toBeVisible();

export async function choose(page: Page, who: UserName | 'weigeren'): Promise<void> {
  await expectQuestion(page);
  await page.getByRole('button', { name: who, exact: true }).click();
}

/** Opens an address without a session, and signs in. */
export async function signIn(page: Page, path: string, who: UserName = 'bram'): Promise<void> {
  await page.goto(path);
  await choose(page, who);
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Answers with an id token that has other claims. */
export const withClaims =
  (claims: Readonly<Record<string, unknown>>) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = (await response.json()) as Tokens;
    const [head = '', payload = '', seal = ''] = body.id_token.split('.');
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
    const id_token = [head, encode({ ...said, ...claims }), seal].join('.');
    await route.fulfill({ response, json: { ...body, id_token } });
  };

/** Replaces a part of every answer of the provider before the app reads it. */
export const tamper = (page: Page, part: RegExp, by: string) =>
  page.addInitScript(
    ([path, source, replacement]) => {
      if (window.location.pathname !== path) return;
      const hash = window.location.hash.replace(new RegExp(source), replacement);
      window.history.replaceState(null, '', path + hash);
    },
    [CALLBACK, part.source, by] as const,
  );
