import { uriPart } from '@/lib/address';

/** Every address of the product: patterns for the router (000 §2, 001 §2, 002 §2). */
export const paths = {
  root: '/',
  dashboard: '/dashboard',
  customerService: '/klantenservice',
  oldTasks: '/dashboard/tasks',
  oldTask: '/dashboard/tasks/:id',
  tasksRoot: '/dashboard/taken',
  tasks: '/dashboard/taken/overzicht',
  task: '/dashboard/taken/overzicht/:id',
  taskInformation: '/dashboard/taken/overzicht/:id/informatie',
  taskMessages: '/dashboard/taken/overzicht/:id/berichten',
  taskLinks: '/dashboard/taken/overzicht/:id/koppelingen',
  taskContactMoments: '/dashboard/taken/overzicht/:id/contactmomenten',
  taskEdit: '/dashboard/taken/overzicht/edit/:id',
  taskLink: '/dashboard/taken/overzicht/link/:id',
  caseFlowsRoot: '/dashboard/zaken',
  caseFlows: '/dashboard/zaken/overzicht',
  caseFlow: '/dashboard/zaken/overzicht/:id',
  caseFlowSteps: '/dashboard/zaken/overzicht/:id/stappen',
  caseFlowInformation: '/dashboard/zaken/overzicht/:id/informatie',
  caseFlowDocuments: '/dashboard/zaken/overzicht/:id/documenten',
  caseFlowMessages: '/dashboard/zaken/overzicht/:id/messages',
  caseFlowPublicMessages: '/dashboard/zaken/overzicht/:id/publicmessages',
  caseFlowContactMoments: '/dashboard/zaken/overzicht/:id/contactmomenten',
  caseFlowEdit: '/dashboard/zaken/overzicht/edit/:id',
  workloadRoot: '/dashboard/zaken/workload',
  workload: '/dashboard/zaken/workload/overzicht',
  chat: '/dashboard/chat',
  announcements: '/dashboard/mededelingen',
  announcementNew: '/dashboard/mededelingen/nieuw',
  announcement: '/dashboard/mededelingen/:id',
  announcementEdit: '/dashboard/mededelingen/:id/wijzigen',
  knowledgeBase: '/kennisbank',
  knowledgeBySubject: '/kennisbank/thesaurus',
  knowledgeSearch: '/kennisbank/zoeken',
  knowledgeRecent: '/kennisbank/recent',
  knowledgeMostViewed: '/kennisbank/meestbekeken',
  faq: '/kennisbank/faq/:faqId',
  editedFaqs: '/kennisbank/beheer',
  newFaq: '/kennisbank/beheer/nieuw',
  subjectGroups: '/kennisbank/beheer/onderwerpen',
  editedFaq: '/kennisbank/beheer/:faqId',
  mails: '/mail',
  mail: '/mail/:id',
  outgoingMail: '/mail/uitgaand/:id',
  personCard: '/klantenkaart/:personId',
  impersonation: '/klantenkaart/:personId/impersonation/:scenarioId',
  unitCard: '/objectkaart/:unitId',
  complexCard: '/complexkaart/:complexId',
  colleagueCard: '/collegakaart/:personId',
  tenants: '/klanten',
  colleagues: '/collegas',
  vendors: '/leveranciers',
  vendorOverview: '/leveranciers/overzicht',
  units: '/eenheden',
  complexes: '/complexen',
  /** The management pages, unless the installation gives them other addresses (AMB-041, `core/management`). */
  undelivered: '/beheer/diagnostics/servicebuserrors',
  undeliveredMessage: '/beheer/diagnostics/servicebuserrors/:id',
  systemLog: '/beheer/diagnostics/systemlog',
  portalRequests: '/beheer/diagnostics/portalrequests',
  synchronizedObjects: '/beheer/diagnostics/synchronizedobjects',
  phones: '/beheer/toestellen',
  management: '/beheer',
  configuration: '/xmlconfig',
  reporting: '/rapportage',
  managedList: '/beheer/lijsten/:list',
  portal: '/selfservice',
  portalScenario: '/selfservice/scenario/:name',
  portalRequest: '/beheer/diagnostics/portalrequests/:flowStateId',
  sandbox: '/shell',
  sandboxPage: '/shell/:page',
  experimentalArea: '/experimentalarea',
  windowsAuthentication: '/windows-auth',
  login: '/login',
  loginCallback: '/login/callback',
  error: '/error',
  unauthorized: '/error/401',
  notFound: '/error/404',
  unavailable: '/error/503',
} as const;

/** The tabs of an opened task, by the last word of their address. */
export const TASK_TABS = ['informatie', 'berichten', 'koppelingen', 'contactmomenten'] as const;
export type TaskTab = (typeof TASK_TABS)[number];

/** The tabs of an opened case, by the last word of their address (000 §2.4). */
export const CASE_FLOW_TABS = [
  'stappen',
  'informatie',
  'documenten',
  'messages',
  'publicmessages',
  'contactmomenten',
] as const;
export type CaseFlowTab = (typeof CASE_FLOW_TABS)[number];

/** The tabs of a person card, by the last word of their address (001 §2). */
export type PersonTab =
  'tijdlijn' | 'gegevens' | 'contracten' | 'registraties' | 'financieel' | 'mededelingen' | 'klantscore';

/** The tabs of the cards of a unit and a complex, by the last word of their address (002 §2.2, §2.3). */
export type UnitTab = 'tijdlijn' | 'contracten' | 'mededelingen' | 'woningwaardering' | 'reparatieverzoek';
export type ComplexTab = 'tijdlijn' | 'eenheden' | 'mededelingen';

/** Kinds of records to search for, in display order; each has a list of that name (001 §2). */
export const SEARCH_KINDS = ['tenants', 'vendors', 'colleagues', 'units', 'complexes'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The query parameter of `/login` with the address to return to. */
export const RETURN_TO = 'naar';

type ErrorCode = 401 | 404 | 503;

/** Adds the query to the path; accepts `page=1`, `?page=1` and ''. */
const withSearch = (path: string, search = ''): string =>
  search === '' || search === '?' ? path : `${path}${search.startsWith('?') ? '' : '?'}${search}`;

interface Impersonation {
  personId: string;
  scenarioId: string;
  channel: string;
  /** The ids of the timeline file and of the case with steps; absent when the agent comes from a person card. */
  caseId?: string | null;
  caseFlowId?: string | null;
}

/** Addresses with values in them. `search` is the query part to keep, with or without its question mark. */
export const to = {
  tasks: (search?: string) => withSearch(paths.tasks, search),
  tenants: (search?: string) => withSearch(paths.tenants, search),
  colleagues: (search?: string) => withSearch(paths.colleagues, search),
  vendorOverview: (search?: string) => withSearch(paths.vendorOverview, search),
  task: (id: string, search?: string) => withSearch(`${paths.tasks}/${uriPart(id)}/informatie`, search),
  taskTab: (id: string, tab: TaskTab, search?: string) =>
    withSearch(`${paths.tasks}/${uriPart(id)}/${tab}`, search),
  taskEdit: (id: string, search?: string) => withSearch(`${paths.tasks}/edit/${uriPart(id)}`, search),
  taskLink: (id: string, search?: string) => withSearch(`${paths.tasks}/link/${uriPart(id)}`, search),
  caseFlows: (search?: string) => withSearch(paths.caseFlows, search),
  caseFlow: (id: string, search?: string) => withSearch(`${paths.caseFlows}/${uriPart(id)}/stappen`, search),
  caseFlowTab: (id: string, tab: CaseFlowTab, search?: string) =>
    withSearch(`${paths.caseFlows}/${uriPart(id)}/${tab}`, search),
  caseFlowEdit: (id: string, search?: string) => withSearch(`${paths.caseFlows}/edit/${uriPart(id)}`, search),
  workload: (search?: string) => withSearch(paths.workload, search),
  personCard: (id: string, search?: string) => withSearch(`/klantenkaart/${uriPart(id)}/tijdlijn`, search),
  personTab: (id: string, tab: PersonTab, search?: string) =>
    withSearch(`/klantenkaart/${uriPart(id)}/${tab}`, search),
  unitCard: (id: string) => `/objectkaart/${uriPart(id)}`,
  unitTab: (id: string, tab: UnitTab, search?: string) =>
    withSearch(`/objectkaart/${uriPart(id)}/${tab}`, search),
  /** The address also opens the form for a new repair. */
  newRepair: (id: string) => `/objectkaart/${uriPart(id)}/reparatieverzoek?meld`,
  complexCard: (id: string) => `/complexkaart/${uriPart(id)}`,
  complexTab: (id: string, tab: ComplexTab, search?: string) =>
    withSearch(`/complexkaart/${uriPart(id)}/${tab}`, search),
  /** `id` is the colleague's person id (AMB-117). */
  colleagueCard: (id: string) => `/collegakaart/${uriPart(id)}`,
  editedFaq: (id: string) => `/kennisbank/beheer/${uriPart(id)}`,
  /** The self-service of a customer, opened by an agent from a card or a case (001 §2, AMB-153, AMB-154). */
  impersonation: ({ personId, scenarioId, channel, caseId, caseFlowId }: Impersonation) =>
    withSearch(
      `/klantenkaart/${uriPart(personId)}/impersonation/${uriPart(scenarioId)}`,
      new URLSearchParams({
        channel,
        ...(caseId && { caseId }),
        ...(caseFlowId && { caseFlowId }),
      }).toString(),
    ),
  faq: (id: string, search?: string) => withSearch(`/kennisbank/faq/${uriPart(id)}`, search),
  mails: (search?: string) => withSearch(paths.mails, search),
  mail: (id: string, search?: string) => withSearch(`${paths.mails}/${uriPart(id)}`, search),
  outgoingMail: (id: string) => `${paths.mails}/uitgaand/${uriPart(id)}`,
  undelivered: (search?: string) => withSearch(paths.undelivered, search),
  undeliveredMessage: (id: string, search?: string) =>
    withSearch(`${paths.undelivered}/${uriPart(id)}`, search),
  systemLog: (scopeId: string) => withSearch(paths.systemLog, `scopeId=${uriPart(scopeId)}`),
  announcements: (search?: string) => withSearch(paths.announcements, search),
  announcementNew: () => paths.announcementNew,
  announcement: (id: string) => `${paths.announcements}/${uriPart(id)}`,
  announcementEdit: (id: string) => `${paths.announcements}/${uriPart(id)}/wijzigen`,
  management: () => paths.management,
  managedList: (list: string) => `/beheer/lijsten/${uriPart(list)}`,
  portal: (search?: string) => withSearch(paths.portal, search),
  portalScenario: (name: string) => `${paths.portal}/scenario/${uriPart(name)}`,
  portalRequests: (search?: string) => withSearch(paths.portalRequests, search),
  /** `flowStateId` can be any text. */
  portalRequest: (flowStateId: string) => `${paths.portalRequests}/${uriPart(flowStateId)}`,
  sandbox: (name?: string) => (name === undefined ? paths.sandbox : `${paths.sandbox}/${uriPart(name)}`),
  /** `returnTo` is a path of this app. */
  login: (returnTo = '') => withSearch(paths.login, returnTo && `${RETURN_TO}=${uriPart(returnTo)}`),
  error: (code?: ErrorCode) => (code === undefined ? paths.error : `${paths.error}/${code}`),
} as const;

/**
 * Rewrites addresses of the earlier product, which had their path in the hash (AMB-005): `#/x` and `#!/x` become `/x`.
 * Null where there is nothing to rewrite.
 */
export function plainAddress(hash: string): string | null {
  const path = /^#!?(\/.*)$/.exec(hash)?.[1];
  return path === undefined ? null : `/${path.replace(/^[/\\]+/, '')}`;
}
