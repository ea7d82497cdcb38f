import * as v from 'valibot';
import type { TaskSort } from '@/api/tasks/tasks';
import { taskUrls } from '@/api/tasks/taskUrls';
import type { CaseFlowSort } from '@/api/caseflows/caseFlows';
import { caseFlowUrls } from '@/api/caseflows/caseFlowUrls';
import { sessionUrls } from '@/api/session/sessionUrls';
import { takeHeadStart } from '@/api/http/headStart';
import { AppConfig } from '@/domain/session/appConfig';
import { AssigneeType } from '@/domain/colleagues/assignee';
import { TaskStatusFilter } from '@/domain/tasks/taskStatusFilter';
import {
  type CaseFlowFilters,
  noFilters as allCases,
  toCaseFlowQuery,
} from '@/work/caseflows/list/caseFlowFilters';
import { noFilters, type TaskFilters, taskQuestion, toTaskQuery } from '@/work/tasks/list/taskFilters';
import { firstCaseFlowPage } from '@/work/caseflows/list/firstCaseFlowPage';
import { firstQuestion, type PageAddress } from '@/kit/livelist/firstPage';
import { firstTaskPage } from '@/work/tasks/list/firstTaskPage';
import { askEarly, dressPage } from './headStart';
import { uriOf } from '@/lib/address';

const firstList = (location: PageAddress, asker: typeof USER) =>
  firstQuestion([firstTaskPage, firstCaseFlowPage], location, asker);

const assignee = { id: 'a-1', name: 'Anne', type: AssigneeType.Employee, department: null };

/** Returns the address that the HTTP client makes for the request of the tasks area. */
function asked(filters: TaskFilters, sort: TaskSort): string {
  const query = toTaskQuery(filters, sort, { page: 0, pageSize: 9 }, Date.now());
  const order = [
    'page',
    'pageSize',
    'searchQuery',
    'status',
    'completion',
    'taskTypes',
    'createdById',
    'completeById',
    'sort',
  ];
  const params = Object.fromEntries(order.map((name) => [name, query[name as keyof typeof query]]));
  return uriOf(query.searchQuery ? taskUrls.search : taskUrls.overview, params);
}

const USER = { userId: 'user-1', mayOrder: true };
const keep = (key: string, value: unknown, userId = USER.userId, at = Date.now()) =>
  window.localStorage.setItem(key, JSON.stringify({ userId, value, at }));

const examples: [string, TaskFilters, TaskSort][] = [
  ['no filters', noFilters, 'ends'],
  ['a sort', noFilters, 'createdDescending'],
  ['a text with all kinds of signs', { ...noFilters, query: "lek & schimmel: 50% (2e), 'kas' é+$." }, 'ends'],
  [
    'everything',
    {
      ...noFilters,
      query: 'lekkage',
      status: TaskStatusFilter.PickedUp,
      taskTypes: ['Klacht & bezwaar', 'Reparatie'],
      createdBy: assignee,
      assignedTo: { ...assignee, id: 'b-2' },
    },
    'endsDescending',
  ],
];

it.each(examples)('Tasks are requested as in their area with %s in the address', (_, filters, sort) => {
  const search = taskQuestion.toSearch({ filters, sort }).toString();
  const location = { pathname: '/dashboard/taken/overzicht', search: search && `?${search}` };
  expect(firstList(location, USER)?.url).toBe(asked(filters, sort));
});

it.each(examples)('Tasks are requested as in their area with %s in storage', (_, filters, sort) => {
  keep('task-overview-filters', filters);
  keep('task-list-sort', sort);
  expect(firstList({ pathname: '/', search: '' }, USER)?.url).toBe(asked(filters, sort));
});

it.each([
  ['/dashboard/taken/overzicht', '?sort=created'],
  ['/', ''],
  ['/dashboard/zaken/overzicht', ''],
])('No order is sent to a back end that can only use its own order: %s%s', (pathname, search) => {
  keep('task-list-sort', 'created');
  keep('caseflow-list-sort', 'created');
  expect(firstList({ pathname, search }, { ...USER, mayOrder: false })?.url).not.toContain('sort');
});

const caseExamples: [string, CaseFlowFilters, CaseFlowSort][] = [
  ['no filters', allCases, 'deadline'],
  ['every status', { ...allCases, statusses: [] }, 'deadlineDescending'],
  [
    'type, owner and executor',
    { ...allCases, caseType: 'Lekkage & schade', owner: assignee, executor: { ...assignee, id: 'b-2' } },
    'created',
  ],
];

it.each(caseExamples)('Cases are requested as in their area with %s in storage', (_, filters, sort) => {
  keep('caseflow-overview-filters', filters);
  keep('caseflow-list-sort', sort);
  const query = toCaseFlowQuery(filters, sort, { page: 0, pageSize: 9 }, Date.now());
  expect(firstList({ pathname: '/dashboard/zaken/overzicht', search: '' }, USER)).toEqual({
    url: uriOf(caseFlowUrls.search, { ...query }),
    needsAny: ['viewCaseFlow'],
  });
});

it.each([{ query: 'lek' }, { completion: 'today' }, { statusses: 'x' }])(
  'Cases with the filter %j are left to the program',
  (filters) => {
    keep('caseflow-overview-filters', filters);
    expect(firstList({ pathname: '/dashboard/zaken', search: '' }, USER)).toBeNull();
  },
);

it('A search text that was stored yesterday is left out of the request', () => {
  keep('task-overview-filters', { query: 'Jansen' }, USER.userId, Date.now() - 12 * 60 * 60_000 - 1);
  expect(firstList({ pathname: '/', search: '' }, USER)?.url).toBe(asked(noFilters, 'ends'));
});

it.each([
  ['/dashboard/taken/overzicht', '?deadline=today'],
  ['/dashboard/taken/overzicht', '?page=3'],
  ['/dashboard/zaken/overzicht', '?filterforstatus=1'],
  ['/dashboard/zaken/workload', ''],
  ['/dashboard/mededelingen', ''],
  ['/error/404', ''],
  ['/shell', ''],
])('The address %s%s is left to the program', (pathname, search) => {
  expect(firstList({ pathname, search }, USER)).toBeNull();
});

it.each(['{', 'null', '[]', '"x"', '{"query":5}', '{"taskTypes":"x"}'])('Stored %s is harmless', (text) => {
  for (const kept of [text, `{"userId":"${USER.userId}","value":${text},"at":${String(Date.now())}}`]) {
    window.localStorage.setItem('task-overview-filters', kept);
    expect(() => firstList({ pathname: '/', search: '' }, USER)).not.toThrow();
  }
});

function serve(answers: Record<string, unknown>) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    const path = Object.keys(answers).find((known) => url.split('?')[0]?.endsWith(known));
    return Promise.resolve(path ? Response.json(answers[path]) : new Response(null, { status: 404 }));
  });
  return asked;
}

const at = (pathname: string) => ({ hostname: 'balie.example', pathname, search: '' });
const location = at('/');
const session = { user: { id: 'u', permissions: { viewTask: true } }, accessToken: 'abc' };

afterEach(() => vi.unstubAllGlobals());

const toApi = (asked: readonly { url: string }[]) => asked.filter(({ url }) => !url.includes('/Config/'));

it('Configuration and features are requested first, then the session, then the list with its token', async () => {
  const asked = serve({
    '/Config/balie.example.config.json': { api: 'https://api.example/' },
    '/Config/features.json': [],
    [sessionUrls.session]: session,
    [taskUrls.overview]: { items: [] },
  });
  await askEarly(location);
  expect(asked.map(({ url }) => url.split('?')[0])).toEqual([
    '/Config/config.json',
    '/Config/balie.example.config.json',
    '/Config/features.json',
    `https://api.example${sessionUrls.session}`,
    `https://api.example${taskUrls.overview}`,
  ]);
  expect(asked[0]?.url).toMatch(/\?_=\d+$/);
  expect(asked[3]?.init).toMatchObject({ credentials: 'include', cache: 'no-store' });
  expect(new Headers(asked[4]?.init?.headers).get('Authorization')).toBe('Bearer abc');
  expect(await takeHeadStart(sessionUrls.session)).toEqual(session);
  expect(await takeHeadStart(`${taskUrls.overview}?page=0&pageSize=9`)).toEqual({ items: [] });
});

it.each([
  ['it is in no list of features', {}, [], false],
  ['it is on in the configuration', { features: [{ name: 'sortering', enabled: true }] }, [], true],
  [
    'it is off in the file of features',
    { features: [{ name: 'sortering', enabled: true }] },
    [{ name: 'sortering', enabled: false }],
    false,
  ],
  ['it is on in the file of features', {}, [{ name: 'sortering', enabled: true }], true],
] as const)('The kept order is sent only if its feature is on: %s', async (_, config, features, isSent) => {
  keep('task-list-sort', 'created', session.user.id);
  const asked = serve({
    '/Config/balie.example.config.json': config,
    '/Config/features.json': features,
    [sessionUrls.session]: session,
    [taskUrls.overview]: { items: [] },
  });
  await askEarly(location);
  expect(toApi(asked).at(-1)?.url.includes('sort=created')).toBe(isSent);
});

it('The general configuration is handed over when this host has none of its own', async () => {
  const config = { productName: 'Balie' };
  const asked = serve({
    '/Config/config.json': config,
    '/Config/features.json': [],
    [sessionUrls.session]: session,
  });
  await askEarly(at('/error'));
  expect(toApi(asked)).toHaveLength(1);
  expect(await takeHeadStart('/Config/balie.example.config.json')).toEqual(config);
});

it('The body of an unread answer is cancelled, because the body would keep the connection', async () => {
  const missing = new Response('Niet gevonden', { status: 404 });
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url.startsWith('/Config/balie.example') ? missing : Response.json({ keycloak: {} })),
  );
  await askEarly(location);
  expect(missing.bodyUsed).toBe(true);
});

it('The session is left to the program when Windows authentication is on', async () => {
  const asked = serve({
    '/Config/balie.example.config.json': {},
    '/Config/features.json': [{ name: 'windowsAuthentication', enabled: true }],
  });
  await askEarly(location);
  expect(toApi(asked)).toEqual([]);
});

it.each([
  'javascript:alert(1)',
  '//elders.example',
  'https://',
  'https://gebruiker:geheim@elders.example',
  'https://api.example\\@elders.example',
  'https://api.example?x=',
  'https://api.example#',
  'https://api. example',
])('The API address %j gets no request, because the program rejects it too', async (api) => {
  expect(v.safeParse(AppConfig, { api }).success).toBe(false);
  const asked = serve({
    '/Config/balie.example.config.json': { api },
    '/Config/features.json': [],
  });
  await askEarly(location);
  expect(toApi(asked)).toEqual([]);
});

it("The list is requested with the filters of the session's user, never with those of another", async () => {
  const answers = {
    '/Config/balie.example.config.json': {},
    '/Config/features.json': [],
    [sessionUrls.session]: session,
  };
  const lists = (asked: readonly { url: string }[]) =>
    toApi(asked)
      .slice(1)
      .map(({ url }) => url);
  keep('task-overview-filters', { query: 'Jansen' }, 'someone-else');
  keep('task-list-sort', 'created', 'someone-else');
  const first = serve(answers);
  await askEarly(location).catch(() => undefined);
  expect(lists(first)).toEqual([`${taskUrls.overview}?page=0&pageSize=9`]);
  keep('task-overview-filters', { query: 'Jansen' }, session.user.id);
  const second = serve(answers);
  await askEarly(location).catch(() => undefined);
  expect(lists(second)).toEqual([`${taskUrls.search}?page=0&pageSize=9&searchQuery=Jansen`]);
});

it.each<unknown>([
  null,
  { id: 'u' },
  { id: 'u', permissions: { viewCaseFlow: true } },
  { id: 'u', permissions: ['shell'] },
])('No list is requested for the user %j', async (user) => {
  const asked = serve({
    '/Config/balie.example.config.json': {},
    '/Config/features.json': [],
    [sessionUrls.session]: { user, accessToken: 'abc' },
  });
  await askEarly(location);
  expect(toApi(asked)).toHaveLength(1);
});

describe('The page before the program', () => {
  const dressed = (pathname: string, appearance: unknown = null) => {
    const page = document.documentElement;
    for (const name of page.getAttributeNames()) page.removeAttribute(name);
    window.localStorage.setItem('appearance', JSON.stringify(appearance));
    dressPage({ pathname, search: '' });
    return Object.fromEntries(page.getAttributeNames().map((name) => [name, page.getAttribute(name)]));
  };

  it.each([
    ['/', { 'data-theme': 'tasks' }],
    ['/dashboard/taken/overzicht', { 'data-theme': 'tasks' }],
    ['/dashboard/zaken/overzicht', { 'data-theme': 'caseflows' }],
    ['/klantenkaart/1', { 'data-theme': 'general' }],
    ['/login/callback', { 'data-theme': 'general', 'data-opening': 'bare' }],
  ])('has the look of %s', (pathname, expected) => {
    expect(dressed(pathname)).toEqual(expected);
  });

  it('has the chosen colours and menu', () => {
    const chosen = { colorScheme: 'dark', menuCollapsed: true };
    expect(dressed('/', chosen)).toEqual({
      'data-theme': 'tasks',
      'data-color-scheme': 'dark',
      'data-opening': 'narrow',
    });
  });

  it.each([
    [null, 'narrow'],
    [{ colorScheme: 'dark' }, 'narrow'],
    [{ menuCollapsed: false }, null],
  ])('has a narrow menu on a narrow desktop, unless the wide menu was chosen: %j', (kept, opening) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    dressed('/', kept);
    expect(document.documentElement.getAttribute('data-opening')).toBe(opening);
  });

  it.each([5, [], { colorScheme: 'pink', menuCollapsed: 'no' }])('ignores the stored value %j', (kept) => {
    expect(dressed('/', kept)).toEqual({ 'data-theme': 'tasks' });
  });
});
