import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* The groups of modules that the build fetches together. */

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

export const FIRST_CHUNK = 'first';
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });

/** Returns whether a module is in one of these places, each the beginning of a path. An unknown place fails the build. */
function within(...places: string[]): (id: string) => boolean {
  const missing = places.filter((place) => !files.some((file) => file.startsWith(place)));
  if (missing.length > 0) throw new Error(`mocks/node/chunks.ts: src holds no ${missing.join(', ')}`);
  return (id) => places.some((place) => id.startsWith(SOURCE + place));
}

/** The panel of the top bar's search loads with the search. */
const SEARCH_PANEL = 'shell/topbar/SearchPanel.tsx';
/** Loads with the first conversation, by telephone or chat. */
const FOOT = ['ui/layout/FootTab', 'ui/layout/foot', 'ui/overlays/FootRest', 'ui/overlays/footTexts'];
/** Loads with the first '/' in a message. */
const COMPLETION = 'ui/completion/';
/** Loads with the person of a conversation, and brings the metadata of telephone numbers. */
const IDENTITY = 'shared/people/identity/';

/** Loads with the person of a conversation: their contracts, bills and open work. */
const FACTS = 'shared/people/facts/';
/** Loads with the first popover of a colleague, a unit or a complex, or with the card of a colleague. */
const PROFILE = 'shared/people/profile/';
const PROFILE_FRAME = 'ui/record/Profile';
/** Loads with the editing of the knowledge base, and brings a library. */
const RICH_TEXT = 'ui/richtext/';
const ANCHORED = 'ui/overlays/AnchoredPopover.tsx';

/** Small modules that are imported both by the parts after the first rows and by parts for few users. */
const SEVERAL_WAIT_FOR = [
  'core/tabs/',
  'core/errors/notUnderstood.ts',
  'core/errors/sendReport.ts',
  'core/telephony/calling.ts',
  'lib/contactHref.ts',
  'lib/keepEqual.ts',
  'lib/publishHeight.ts',
];
const PHONE_ICON = /lucide-react\/dist\/esm\/icons\/(?:phone|pause)[^/]*$/;

const isLive = within('hubs/', 'api/http/queries.ts', 'api/http/searchAddress.ts', ...SEVERAL_WAIT_FOR);
const isWork = within(
  'work/tasks/',
  'shared/media/',
  'shared/people/',
  'kit/livelist/',
  'ui/',
  'shell/',
  'desk/deskstatus/',
);
const comesApart = within(
  SEARCH_PANEL,
  IDENTITY,
  FACTS,
  PROFILE,
  PROFILE_FRAME,
  ANCHORED,
  COMPLETION,
  ...FOOT,
  RICH_TEXT,
);

/**
 * The modules that are fetched together. A chunk also contains its static imports, unless a chunk above it has them. So
 * the chunks of the first rows and of an opened task are above the widgets, and chunks that use widgets are below them.
 */
export const CHUNKS = [
  { name: 'entry', test: within('main.tsx') },
  { name: FIRST_CHUNK, test: within('app/start.tsx') },
  { name: 'live', test: (id: string) => isLive(id) || PHONE_ICON.test(id) },
  {
    name: 'task',
    test: within(
      'work/tasks/taskWorkSaga.ts',
      'shared/media/mediaSaga.ts',
      'shared/media/mediaSlice.ts',
      'work/tasks/task/TaskDetailScreen.tsx',
      'work/tasks/task/TaskInformationScreen.tsx',
      'work/tasks/task/messages/TaskMessagesScreen.tsx',
    ),
  },
  {
    name: 'cases',
    test: within('work/caseflows/caseFlowsWork.ts', 'work/caseflows/list/CaseFlowsOverviewScreen.tsx'),
  },
  /* The texts of the keys of all other screens, because the list under '?' shows them without loading those screens. */
  { name: 'keys', test: /(?:ShortcutTexts|useButtonKey)\.ts$/ },
  /* The parts that load automatically after the first rows; none of them contains widgets. */
  {
    name: 'settled',
    test: within(
      'kit/livelist/ListFields.tsx',
      'kit/livelist/keys/RangeKeys.tsx',
      'kit/livelist/ListSearch.tsx',
      'kit/livelist/foldingFilters.tsx',
      'ui/filters/DeadlineFilter.tsx',
      'desk/chat/operator/ChatTool.tsx',
      'shell/topbar/GlobalSearch.tsx',
      'shell/topbar/Occasional.tsx',
      'shell/topbar/bell/BellPanel.tsx',
      'shell/topbar/user/UserPanel.tsx',
      'shell/dialogs/SessionExpiringBanner.tsx',
      'shell/toasts/ToastStack.tsx',
      'ui/overlays/TooltipHost.tsx',
      'lib/keepFocus.ts',
    ),
  },
  { name: 'phone', test: within('lib/phone.ts') },
  /* The state of a phone, without components. */
  {
    name: 'telephony',
    test: within(
      'desk/telephony/work/',
      'desk/telephony/state/',
      'desk/telephony/telephonyWork.ts',
      'desk/telephony/phoneActions.ts',
    ),
  },
  { name: 'notifications', test: within('work/notifications/notificationsWork.ts') },
  { name: 'notificationspanel', test: within('work/notifications/panel/NotificationsPanel.tsx') },
  {
    name: 'taskfilters',
    test: within('work/tasks/list/TaskFiltersPanel.tsx', 'work/tasks/list/TaskSearch.tsx'),
  },
  {
    name: 'casefilters',
    test: within('work/caseflows/list/CaseFlowFiltersPanel.tsx', 'work/caseflows/list/CaseFlowSearch.tsx'),
  },
  { name: 'widgets', test: /node_modules\/@?(react-aria|react-stately|react-types|internationalized)/ },
  { name: 'chart', test: within('ui/record/ScoreChart.tsx', 'ui/record/StackChart.tsx') },
  { name: 'html', test: within('ui/text/HtmlText.tsx') },
  { name: 'work', test: (id: string) => isWork(id) && !comesApart(id) },
  {
    name: 'latest',
    test: within(
      'shared/announcements/panel/',
      'shared/announcements/announcementsSaga.ts',
      'shared/announcements/followSaga.ts',
      'kit/form/saveChanges.ts',
      'kit/form/formTexts.ts',
    ),
  },
  { name: 'identity', test: within(IDENTITY) },
  { name: 'agenda', test: within('shared/agenda/') },
  { name: 'profile', test: within(PROFILE, PROFILE_FRAME, ANCHORED) },
  { name: 'standardtexts', test: within('shared/standardtexts/', COMPLETION) },
  { name: 'shared', test: within('shared/selfservice/agent/', 'api/tenancy/housingRegistrations.ts') },
  { name: 'caseflows', test: within('work/caseflows/') },
  { name: 'sandbox', test: within('office/sandbox/') },
  /* Modules that the search, calls, conversations and cards share. */
  {
    name: 'records',
    test: within(
      'core/recent/',
      'api/properties/units.ts',
      'api/people/customers.ts',
      'api/people/customerQueries.ts',
    ),
  },
  { name: 'shortcuts', test: within('desk/quickdials/', 'api/telephony/shortcuts.ts') },
  { name: 'search', test: within('work/search/', SEARCH_PANEL) },
  { name: 'personfacts', test: within(FACTS) },
  { name: 'calls', test: within('desk/telephony/') },
  { name: 'foot', test: within(...FOOT) },
  { name: 'contact', test: within('desk/contacts/bar/', 'desk/contacts/panel/') },
  /* The next three chunks are separate, because cards, contacts, conversations and the portal each need only some of
     them. */
  { name: 'details', test: within('api/people/personDetails.ts', 'domain/people/fields/') },
  { name: 'form', test: within('kit/form/') },
  { name: 'knowledge', test: within('shared/answers/', 'api/knowledge/', 'domain/knowledge/') },
  {
    name: 'chat',
    test: within(
      'desk/chat/operator/',
      'desk/chat/work/',
      'desk/chat/state/',
      'desk/chat/status/',
      'desk/chat/chatWork.ts',
    ),
  },
  { name: 'chatwindow', test: within('desk/chat/') },
  { name: 'contactdialogs', test: within('desk/contacts/', 'shared/answers/') },
  { name: 'knowledgebase', test: within('office/knowledgebase/reading/') },
  { name: 'paged', test: within('kit/paged/', 'kit/screen/') },
  { name: 'mail', test: within('work/mail/', 'api/mail/', 'domain/mail/') },
  { name: 'diagnostics', test: within('office/diagnostics/', 'api/diagnostics/', 'domain/diagnostics/') },
  { name: 'knowledgeediting', test: within('office/knowledgebase/editing/screens.ts', RICH_TEXT) },
  {
    name: 'card',
    test: within(
      'kit/card/',
      'shared/timeline/',
      'records/property/',
      'records/customercard/card/',
      'records/customercard/sidebar/',
    ),
  },
  { name: 'repairs', test: within('records/repairs/', 'api/repairs/', 'domain/repairs/') },
  {
    name: 'map',
    test: within(
      'records/unitcard/map/TileMap',
      'records/unitcard/map/useMapView',
      'records/unitcard/map/tiles',
    ),
  },
  { name: 'unitcard', test: within('records/unitcard/') },
  { name: 'complexcard', test: within('records/complexcard/') },
  /* The list of calls, which users without a phone do not see. */
  { name: 'colleaguecalls', test: within('records/colleaguecard/telephony/') },
  { name: 'colleaguecard', test: within('records/colleaguecard/') },
  { name: 'vendors', test: within('records/vendors/') },
  { name: 'score', test: within('records/customercard/satisfaction/') },
  { name: 'management', test: within('office/management/', 'api/lists/', 'api/session/configuration.ts') },
  {
    name: 'portal',
    test: within('shared/selfservice/admin/', 'api/selfservice/portal.ts', 'domain/selfservice/portal.ts'),
  },
  { name: 'announcements', test: within('shared/announcements/', 'api/announcements/announcements.ts') },
  {
    name: 'cardtabs',
    test: within('records/customercard/', 'shared/contracts/'),
  },
] as const;

/** Chunks that are fetched after the first rows, and run when their code is imported (`core/hooks/usePreload`). */
export const LATER_CHUNKS: readonly string[] = [
  'work',
  'widgets',
  'notifications',
  'search',
] satisfies (typeof CHUNKS)[number]['name'][];
