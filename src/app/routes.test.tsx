import { matchRoutes, type RouteObject } from 'react-router';
import { CASE_FLOW_TABS, paths } from '@/core/paths';
import { mayEnter, type RouteHandle } from '@/core/routeHandle';
import { type Permission, satisfies } from '@/domain/session/permission';
import { actions, areas, menu } from './areas';
import { movedTo } from './redirects';
import { appRoutes } from './routes';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const CASE = `/dashboard/zaken/overzicht/${ID}`;
const SEES_CASES = ['viewCaseFlow', 'viewDetailedCaseFlow'];
const TASK = `/dashboard/taken/overzicht/${ID}`;
const starts = {
  start: () => Promise.resolve(),
  startRetrying: () => undefined,
  isStarted: () => true,
};
const routes = appRoutes(starts);

const handlesOf = (path: string): RouteHandle[] =>
  (matchRoutes(routes, path) ?? []).map(({ route }) => (route.handle ?? {}) as RouteHandle);

function found(path: string) {
  const matches = matchRoutes(routes, path) ?? [];
  const handles = handlesOf(path);
  return {
    known: matches.length > 0 && matches.every(({ route }) => route.path !== '*'),
    title: handles.findLast(({ title }) => title !== undefined)?.title,
    needs: [...new Set(handles.flatMap(({ needs = [] }) => needs))],
    needsAny: handles.flatMap(({ needsAny = [] }) => needsAny),
    theme: handles.findLast(({ theme }) => theme !== undefined)?.theme,
    isPublic: handles.some((handle) => handle.public === true),
  };
}

/** The routes of the three documents in this version, written out by hand. */
it.each([
  ['/dashboard/taken/overzicht', 'Taken', ['viewTask'], []],
  [`${TASK}/informatie`, 'Informatie', ['viewTask'], ['viewTask', 'editTask']],
  [`${TASK}/berichten`, 'Berichten', ['viewTask'], ['viewTask', 'editTask']],
  [`${TASK}/koppelingen`, 'Gekoppelde taken', ['viewTask'], ['viewTask', 'editTask']],
  [`${TASK}/contactmomenten`, 'Contactmomenten', ['viewTask'], ['viewTask', 'editTask']],
  [`/dashboard/taken/overzicht/edit/${ID}`, 'Taak bewerken', ['viewTask', 'editTask'], []],
  [`/dashboard/taken/overzicht/link/${ID}`, 'Taak koppelen', ['viewTask', 'editTask'], []],
  ['/dashboard/zaken/overzicht', 'Zaken', ['viewCaseFlow'], []],
  [CASE, 'Zaakdetails', ['viewCaseFlow'], []],
  [`${CASE}/stappen`, 'Zaakdetails', ['viewCaseFlow'], SEES_CASES],
  [`${CASE}/informatie`, 'Informatie', ['viewCaseFlow'], SEES_CASES],
  [`${CASE}/documenten`, 'Zaakinformatie', ['viewCaseFlow'], SEES_CASES],
  [`${CASE}/messages`, 'Interne berichten', ['viewCaseFlow'], SEES_CASES],
  [`${CASE}/publicmessages`, 'Openbare berichten', ['viewCaseFlow'], SEES_CASES],
  [`${CASE}/contactmomenten`, 'Contactmomenten', ['viewCaseFlow'], SEES_CASES],
  [`/dashboard/zaken/overzicht/edit/${ID}`, 'Zaak bewerken', ['viewCaseFlow'], []],
  ['/dashboard/zaken/workload/overzicht', 'Werkvoorraad', ['viewCaseFlow'], []],
  ['/dashboard/mededelingen', 'Mededelingen', [], []],
  ['/shell', 'Sandbox', ['shell'], []],
])('The route %s is called %s and needs %j and one of %j', (path, title, needs, needsAny) => {
  expect(found(path)).toMatchObject({ known: true, title, needs, needsAny, isPublic: false });
});

it.each(CASE_FLOW_TABS)(
  'The tab %s itself admits viewers of detailed cases too, but the case around it does not (CASE-10, AMB-086)',
  (tab) => {
    const handles = handlesOf(`${CASE}/${tab}`);
    const lets = (which: readonly RouteHandle[], ...permissions: Permission[]) =>
      which.every((one) =>
        mayEnter(one, (...needs) =>
          needs.every((need) => satisfies(Object.fromEntries(permissions.map((held) => [held, true])), need)),
        ),
      );
    const own = handles.slice(-1);
    expect([lets(own, 'viewCaseFlow'), lets(own, 'viewDetailedCaseFlow'), lets(own, 'editCaseFlow')]).toEqual(
      [true, true, false],
    );
    expect([lets(handles, 'viewCaseFlow'), lets(handles, 'viewDetailedCaseFlow')]).toEqual([true, false]);
  },
);

it.each(['/', '/dashboard', TASK])('The address %s is known', (path) => {
  expect(found(path).known).toBe(true);
});

it.each([
  ['/error', 'Fout'],
  ['/error/401', 'Geen toegang'],
  ['/error/404', 'Niet gevonden'],
  ['/error/503', 'Server niet beschikbaar'],
])('The error page %s is called %s and is open to everyone', (path, title) => {
  expect(found(path)).toMatchObject({ known: true, title, isPublic: true });
});

it.each(
  'attachment buttons datepicker dialog icons input list namecard pagination select tabs tooltip menu statuslabel'.split(
    ' ',
  ),
)('The page /shell/%s needs the permission for the sandbox', (page) => {
  expect(found(`/shell/${page}`)).toMatchObject({ known: true, needs: ['shell'] });
});

it('The old addresses redirect to known addresses', () => {
  for (const pathname of [
    '/klantenservice',
    '/dashboard/taken',
    '/dashboard/tasks',
    `/dashboard/tasks/${ID}`,
    '/dashboard/zaken',
    '/dashboard/zaken/workload',
  ]) {
    const target = movedTo({ pathname, search: '', hash: '' });
    expect(target).not.toBeNull();
    expect(found(target ?? '').known).toBe(true);
  }
});

/** Returns whether an address leads to a screen, after a redirect if it has moved. */
const leadsSomewhere = (pathname: string) =>
  matchRoutes(routes, movedTo({ pathname, search: '', hash: '' }) ?? pathname)?.at(-1)?.route.path !== '*';

/**
 * The addresses in the three documents that are in no other table of this file. `go/` is left out, because it is an
 * address of the API.
 */
const ROUTE_MAP = [
  '/',
  ...['', '/tasks', '/tasks/{id}', '/chat', '/mededelingen'].map((rest) => `/dashboard${rest}`),
  ...['', '/edit', '/link'].map((rest) => `/dashboard/taken/overzicht${rest}/{id}`),
  '/dashboard/taken',
  '/dashboard/zaken',
  '/dashboard/zaken/overzicht/{id}',
  '/dashboard/zaken/overzicht/edit/{id}',
  '/dashboard/zaken/workload',
  '/dashboard/zaken/workload/overzicht',
  '/klantenservice',
  '/klantenkaart/{id}',
  ...'tijdlijn mededelingen financieel contracten klantscore gegevens registraties'
    .split(' ')
    .map((tab) => `/klantenkaart/{id}/${tab}`),
  '/klantenkaart/{id}/impersonation/{id}',
  ...'collegas complexen klanten eenheden leveranciers'.split(' ').map((list) => `/${list}`),
  ...['', '/calendar', '/history', '/telephony'].map((tab) => `/collegakaart/{id}${tab}`),
  ...['', '/eenheden', '/tijdlijn', '/mededelingen'].map((tab) => `/complexkaart/{id}${tab}`),
  ...['', '/tijdlijn', '/contracten', '/mededelingen', '/woningwaardering', '/reparatieverzoek'].map(
    (tab) => `/objectkaart/{id}${tab}`,
  ),
  ...['', '/thesaurus', '/zoeken', '/recent', '/meestbekeken', '/faq/{id}'].map(
    (rest) => `/kennisbank${rest}`,
  ),
  ...'rapportage selfservice xmlconfig beheer shell experimentalarea windows-auth login mail'
    .split(' ')
    .map((place) => `/${place}`),
  '/mail/uitgaand/{id}',
  ...['servicebuserrors', 'servicebuserrors/{id}', 'systemlog', 'portalrequests', 'synchronizedobjects'].map(
    (page) => `/beheer/diagnostics/${page}`,
  ),
];

it('Every address of the route map, the menu and the actions leads to a screen', () => {
  const goals = actions.flatMap(({ does }) => ('goTo' in does ? [does.goTo] : []));
  const all = [...ROUTE_MAP, ...menu.map(({ to }) => to), ...goals, ...Object.values(paths)];
  const addresses = new Set(all.map((pattern) => pattern.replaceAll(/:\w+|\{id\}/g, ID)));
  expect([...addresses].filter((path) => !leadsSomewhere(path))).toEqual([]);
});

it.each([
  ['/dashboard/taken/overzicht', 'tasks'],
  ['/dashboard/zaken/overzicht', 'caseflows'],
  ['/dashboard/zaken/workload/overzicht', 'caseflows'],
  ['/dashboard/mededelingen', 'general'],
])('The address %s has the colours of %s', (path, theme) => {
  expect(found(path).theme).toBe(theme);
});

it.each(['/nergens', '/dashboard/onzin', '/error/500'])('The address %s is unknown', (path) => {
  expect(found(path).known).toBe(false);
});

it('Every router gets new route objects, because a router clears the objects that it has loaded', () => {
  const objects = (list: readonly RouteObject[]): RouteObject[] =>
    list.flatMap((route) => [route, ...objects(route.children ?? [])]);
  const other = new Set(objects(appRoutes(starts)));
  expect(objects(routes).filter((route) => other.has(route))).toEqual([]);
});

/**
 * Returns the addresses of an area that ask for no permission. A route with a title is a screen or a tab, which asks by
 * itself; any other route may leave that to the routes around it.
 */
const openIn = (list: readonly RouteObject[], isAsked = false): string[] =>
  list.flatMap(({ path, handle, children = [] }) => {
    const { title, needs = [], needsAny = [] } = (handle ?? {}) as RouteHandle;
    const asks = needs.length + needsAny.length > 0;
    const isOpen = path !== undefined && !asks && (title !== undefined || !isAsked);
    return [...(isOpen ? [path] : []), ...openIn(children, isAsked || asks)];
  });

const KNOWLEDGE = 'every colleague may read the answers';

it('Every screen and every tab asks for a permission, or has a reason why not', () => {
  const open = areas.flatMap(({ name, routes: own = [] }) => openIn(own).map((path) => `${name} ${path}`));
  const reasons = {
    'customerCard /klantenkaart/:personId': 'each of its tabs asks for its own permissions',
    'knowledgeBase /kennisbank': KNOWLEDGE,
    'knowledgeBase /kennisbank/thesaurus': KNOWLEDGE,
    'knowledgeBase /kennisbank/zoeken': KNOWLEDGE,
    'knowledgeBase /kennisbank/recent': KNOWLEDGE,
    'knowledgeBase /kennisbank/meestbekeken': KNOWLEDGE,
    'knowledgeBase /kennisbank/faq/:faqId': KNOWLEDGE,
    'announcements /dashboard/mededelingen': 'users without any permission land here (AMB-028)',
    'management /rapportage': 'holds a link alone',
    'experimental /experimentalarea':
      'is unlocked first, which needs the permission for the shell (ERR-07, ERR-08)',
  };
  expect(open).toEqual(Object.keys(reasons));
});
