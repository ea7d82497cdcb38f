import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { buildVersion } from './mocks/node/buildVersion.ts';
import { compressBuild } from './mocks/node/compressBuild.ts';
import { inlineEarly, linkEarlyStyle } from './mocks/node/inlineEarly.ts';
import { licences } from './mocks/node/licences.ts';
import { onePathIcons } from './mocks/node/onePathIcons.ts';
import { mockBackend } from './mocks/vitePlugin.ts';
import { projects } from './src/testing/setup/projects.ts';
import { VitestClosing } from './src/testing/setup/vitestClosing.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const FIRST_CHUNK = 'first';
/** What somebody will want soon: fetched behind the first rows, and run when it is wanted (`core/hooks/usePreload`). */
const LATER_CHUNKS = ['work', 'widgets', 'notices', 'search'];
const files = readdirSync(folder('./src'), { recursive: true, encoding: 'utf8' });

/** Whether a module is one of these folders or files, each named by how its path begins. One that was moved fails the build. */
function within(...places: string[]): (id: string) => boolean {
  const missing = places.filter((place) => !files.some((file) => file.startsWith(place)));
  if (missing.length > 0) throw new Error(`vite.config.ts: src holds no ${missing.join(', ')}`);
  return (id) => places.some((place) => id.startsWith(folder(`./src/${place}`)));
}

/** What the search of the top bar opens comes with the search. */
const SEARCH_PANEL = 'shell/topbar/SearchPanel.tsx';
/** Comes with the first conversation, by telephone or chat. */
const FOOT = ['ui/layout/FootTab', 'ui/layout/foot', 'ui/overlays/FootRest', 'ui/overlays/footTexts'];
/** Comes with the first '/' in a message. */
const COMPLETION = 'ui/completion/';
/** Comes with whom somebody talks to, and brings the metadata of telephone numbers. */
const IDENTITY = 'shared/people/identity/';

/** Comes with whom somebody talks to: what they rent and owe, and what goes on. */
const FACTS = 'shared/people/facts/';
/** Comes with the first name of a colleague, a unit or a complex that is asked about, or with the card of a colleague. */
const PROFILE = 'shared/people/profile/';
const PROFILE_FRAME = 'ui/record/Profile';
/** Comes with who edits the knowledge base, and brings a library. */
const RICH_TEXT = 'ui/richtext/';
const ANCHORED = 'ui/overlays/AnchoredPopover.tsx';

/** Small, and used by what comes behind the first rows as well as by what few people have. */
const SEVERAL_WAIT_FOR = [
  'core/tabs/',
  'core/errors/notUnderstood.ts',
  'core/errors/sendReport.ts',
  'core/telephony/calling.ts',
  'lib/contactHref.ts',
  'lib/keepEqual.ts',
  'lib/tellHeight.ts',
  'lib/useFootHeight.ts',
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
 * What is fetched together. Each takes along what it imports statically, as far as none before it has taken that. So what the
 * first rows of a list and an opened task need comes before the widgets, and whatever uses widgets after them.
 */
const CHUNKS = [
  { name: 'entry', test: within('main.tsx') },
  { name: FIRST_CHUNK, test: within('app/start.tsx') },
  {
    name: 'live',
    test: (id: string) => isLive(id) || PHONE_ICON.test(id),
  },
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
  /* The keys of all other screens, which the list under '?' shows without those screens. */
  { name: 'keys', test: /(?:ShortcutTexts|useButtonKey)\.ts$/ },
  /* What comes by itself behind the first rows, all of it without widgets. */
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
      'shell/topbar/notices/BellPanel.tsx',
      'shell/topbar/user/UserPanel.tsx',
      'shell/dialogs/SessionExpiringBanner.tsx',
      'shell/toasts/ToastStack.tsx',
      'ui/overlays/TooltipHost.tsx',
      'lib/keepFocus.ts',
    ),
  },
  { name: 'phone', test: within('lib/phone.ts') },
  /* What keeps the state of a phone, without anything to see. */
  {
    name: 'telephony',
    test: within(
      'desk/telephony/work/',
      'desk/telephony/state/',
      'desk/telephony/telephonyWork.ts',
      'desk/telephony/phoneActions.ts',
    ),
  },
  { name: 'notices', test: within('work/notifications/noticesWork.ts') },
  { name: 'noticespanel', test: within('work/notifications/panel/NoticesPanel.tsx') },
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
  {
    name: 'work',
    test: (id: string) => isWork(id) && !comesApart(id),
  },
  {
    name: 'latest',
    test: within(
      'shared/announcements/panel/',
      'shared/announcements/announcementsSaga.ts',
      'shared/announcements/followSaga.ts',
    ),
  },
  { name: 'identity', test: within(IDENTITY) },
  { name: 'agenda', test: within('shared/agenda/') },
  { name: 'profile', test: within(PROFILE, PROFILE_FRAME, ANCHORED) },
  { name: 'standardtexts', test: within('shared/standardtexts/', COMPLETION) },
  { name: 'shared', test: within('shared/selfservice/agent/', 'api/tenancy/housingRegistrations.ts') },
  { name: 'caseflows', test: within('work/caseflows/') },
  { name: 'sandbox', test: within('office/sandbox/') },
  /* What the search, calls, conversations and the cards all know. */
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
  /* Cards, contacts, conversations and the portal show questions, and change people, each without the others. */
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
  { name: 'registration', test: within('desk/contacts/', 'shared/answers/') },
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
  /* Brings the list of calls, which who has no phone does not have. */
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
    test: within(
      'records/customercard/',
      'shared/contracts/',
      'records/customercard/details/',
      'records/customercard/housingregistrations/',
    ),
  },
];

/** Nearly all of it runs before the first row: V8 compiles it beside the download, not function by function after it. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';
const FIRST_FONT = /inter-latin-wght-normal-[^/]*\.woff2$/;

function compileFirstScreenAtOnce(): Plugin {
  return {
    name: 'compile-first-screen-at-once',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.name === FIRST_CHUNK)
            output.code = COMPILE_AT_ONCE + output.code;
      },
    },
  };
}

/** Names in index.html what the first screen needs, so that the browser loads it beside the tiny entry, and what comes after it. */
function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const first = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.name === FIRST_CHUNK,
        );
        if (first?.type !== 'chunk') return [];
        const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true },
          injectTo: 'head',
        });
        const later = Object.values(bundle).filter(
          (output) => output.type === 'chunk' && LATER_CHUNKS.includes(output.name),
        );
        const css = [...(first.viteMetadata?.importedCss ?? [])];
        const fonts = Object.keys(bundle).filter((name) => FIRST_FONT.test(name));
        return [
          ...[first.fileName, ...first.imports].map((name) =>
            link({ rel: 'modulepreload', href: `/${name}` }),
          ),
          /* What the page shows first does not wait for it; the program does, which puts it in the page. */
          ...css.map((name) => link({ rel: 'preload', as: 'style', href: `/${name}` })),
          ...fonts.map((name) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}` })),
          ...later.map(({ fileName }) => link({ rel: 'later', href: `/${fileName}` })),
        ];
      },
    },
  };
}

/** React Router's package leads to its files with warnings for developers; those without them stand beside these. */
function routerWithoutWarnings(): Plugin {
  return {
    name: 'router-without-warnings',
    apply: 'build',
    config: () => ({
      resolve: { alias: { 'react-router': folder('./node_modules/react-router/dist/production/index.mjs') } },
    }),
  };
}

/** Puts the style sheet of a component in the layer of its folder, so that the order in which files arrive does not matter. */
const cssLayers: PostcssPlugin = {
  postcssPlugin: 'css-layers',
  Once(root, { atRule, result }) {
    const file = result.opts.from ?? '';
    if (!file.endsWith('.module.css')) return;
    const layer = atRule({
      name: 'layer',
      params: /[\\/]src[\\/]ui[\\/]/.test(file) ? 'ui' : 'area',
      nodes: [],
    });
    layer.append(root.nodes);
    root.append(atRule({ name: 'layer', params: 'tokens, base, ui, area' }), layer);
  },
};

export default defineConfig({
  plugins: [
    optimizeLocales.vite({ locales: ['nl-NL', 'en-US'] }),
    react(),
    preloadFirstScreen(),
    compileFirstScreenAtOnce(),
    routerWithoutWarnings(),
    inlineEarly(),
    linkEarlyStyle(),
    onePathIcons(),
    licences(),
    buildVersion(),
    compressBuild(),
    mockBackend(),
  ],
  css: { postcss: { plugins: [cssLayers] } },
  resolve: { alias: { '@': folder('./src'), '@mocks': folder('./mocks') } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3 }, format: { comments: false } },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: CHUNKS.map((chunk, index) => ({ ...chunk, priority: CHUNKS.length - index })),
        },
      },
    },
  },
  test: {
    globals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['src/testing/setup/setup.ts'],
    restoreMocks: true,
    /** A busy machine may take ten times as long as an idle one; the longest test takes some seconds on that. */
    testTimeout: 60_000,
    /** Screens wait for a sixth of their time: a third worker would load the program for nothing. */
    maxWorkers: '100%',
    /** Room for what a screen leaves behind: collecting it cost an eighth of the time. */
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    reporters: ['default', new VitestClosing()],
    projects,
  },
});
