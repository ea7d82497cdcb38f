/* The map of the house: src/README.md tells the story, this file holds everyone to it. */
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Top to bottom: a layer may import itself and what stands below it. */
const layers = [
  'app',
  'shell',
  '(areas)',
  'card',
  'paged',
  'screen',
  'list',
  'hubs',
  'core',
  'api',
  'ui',
  'domain',
  'lib',
];

/** Every area, with the areas whose doors it may use; a name only ever points up this list. */
const areas = {
  standardtexts: [],
  media: [],
  people: [],
  zoneprofile: [],
  activities: ['people'],
  announcements: ['people', 'zoneprofile'],
  contracts: ['people'],
  knowledge: ['media'],
  timeline: ['activities', 'people', 'zoneprofile'],
  shortcuts: [],
  deskstatus: [],
  agenda: [],
  telephony: ['people', 'shortcuts', 'deskstatus', 'agenda'],
  contactmoments: ['standardtexts', 'people', 'media', 'knowledge', 'agenda', 'telephony'],
  knowledgebase: ['media', 'knowledge', 'contactmoments'],
  chat: ['standardtexts', 'people', 'media', 'knowledge', 'deskstatus', 'telephony', 'contactmoments'],
  callcontacts: ['telephony', 'contactmoments'],
  repairs: ['media', 'contactmoments'],
  portal: [],
  impersonation: ['portal'],
  persondetails: [],
  housingregistrations: [],
  mail: ['people', 'media', 'contactmoments'],
  diagnostics: [],
  management: ['portal', 'diagnostics'],
  suppliers: [],
  search: ['people', 'contactmoments', 'shortcuts'],
  zones: ['people', 'announcements', 'contactmoments', 'timeline'],
  personcard: [
    'people',
    'zoneprofile',
    'zones',
    'contracts',
    'announcements',
    'timeline',
    'contactmoments',
    'impersonation',
    'persondetails',
    'housingregistrations',
  ],
  complexcard: ['announcements', 'timeline', 'contactmoments', 'zones'],
  unitcard: ['repairs', 'people', 'contracts', 'announcements', 'timeline', 'contactmoments', 'zones'],
  colleaguecard: ['people', 'agenda', 'timeline', 'telephony', 'chat', 'contactmoments'],
  tasks: ['standardtexts', 'people', 'zoneprofile', 'media', 'activities', 'contactmoments'],
  caseflows: ['standardtexts', 'people', 'media', 'activities', 'contactmoments', 'impersonation'],
  notices: ['telephony', 'chat', 'tasks', 'caseflows'],
  sandbox: [],
};

const names = Object.keys(areas);
const src = join(__dirname, 'src');
const folders = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

for (const folder of folders) {
  if (![...layers, ...names, 'testing'].includes(folder))
    throw new Error(`src/${folder} has no place in .eslintrc.cjs`);
}
for (const [area, friends] of Object.entries(areas)) {
  for (const friend of friends) {
    if (!(names.indexOf(friend) >= 0 && names.indexOf(friend) < names.indexOf(area))) {
      throw new Error(`${area} may only name areas above it, not ${friend}`);
    }
  }
}

const below = (layer) =>
  layers.slice(layers.indexOf(layer) + 1).flatMap((name) => (name === '(areas)' ? names : [name]));
const zone = (folder, allowed, message) => ({
  target: `./src/${folder}`,
  from: './src',
  except: [folder, ...allowed].map((name) => `./${name}`),
  message,
});
/** An area has two doors: what others may use of it, and what it adds to the program. */
const doorsOf = (name) => [`${name}/index.ts`, `${name}/area.ts`];
const faces = names.flatMap(doorsOf);

const zones = [
  zone('app', below('app'), 'app/ composes; nothing of testing/ or main belongs in it.'),
  zone('shell', [...faces, ...below('(areas)')], 'The shell knows areas by their doors only.'),
  ...layers
    .slice(3)
    .map((layer) => zone(layer, below(layer), `${layer}/ may only import what stands below it.`)),
  ...names.map((area) =>
    zone(area, [...below('(areas)'), ...areas[area].flatMap(doorsOf)], `See the friends of ${area}.`),
  ),
  ...names.map((area) => ({
    target: `./src/${area}`,
    from: `./src/${area}/index.ts`,
    message: 'Inside: the file itself.',
  })),
  { target: ['./src/api', './src/core', './src/hubs'], from: './src/ui', message: 'State knows no pixels.' },
  { target: './src/ui', from: './src/domain', message: 'Pixels, not tenants.' },
  {
    target: './mocks',
    from: './src',
    except: ['./api', './hubs', './domain', './lib'],
    message: 'The mock back end shares enumerations and addresses, no behaviour.',
  },
];

/** One door to each outside thing; a folder or file listed here is the door. */
const doors = {
  axios: ['src/api/**'],
  '@microsoft/signalr': ['src/hubs/**'],
  'date-fns': ['src/lib/dates/**'],
  '@date-fns/tz': ['src/lib/dates/**'],
  'react-aria-components': ['src/ui/**'],
  'lucide-react': ['src/ui/**'],
  'keycloak-js': ['src/core/signIn/**'],
  dompurify: ['src/ui/**'],
  'prosemirror-*': ['src/ui/richtext/**'],
  '@visx': ['src/ui/**'],
  'libphonenumber-js': ['src/lib/phone.ts'],
  msw: ['mocks/**', 'src/testing/**'],
};
const closed = (open = []) => [
  'error',
  {
    patterns: [
      ...Object.keys(doors)
        .filter((name) => !open.includes(name))
        .map((name) => ({
          group: [name, `${name}/*`],
          message: `Only ${doors[name].join(', ')} may import ${name}.`,
        })),
      { group: ['redux-saga/effects'], message: 'Use typed-redux-saga: yield* gives results their type.' },
    ],
  },
];
const openings = [...new Set(Object.values(doors).flat())].map((files) => ({
  files,
  rules: {
    'no-restricted-imports': closed(Object.keys(doors).filter((name) => doors[name].includes(files))),
  },
}));

const syntax = [
  { selector: 'ExportAllDeclaration', message: 'Name what you export.' },
  {
    selector: "CallExpression[callee.name='setInterval']",
    message: 'Arm the next poll from the answer of the last.',
  },
];

/** One door to the methods of hubs, so that each call ends in one of three ways. */
const hubDoor = {
  selector: "MemberExpression[property.name='invoke']",
  message: 'Only callHub (hubs/hubs) calls a method of a hub.',
};

/** What the mock back end spells by itself (mocks/wire, mocks/db/records), lest client and mock are wrong together. */
const entities =
  'Assignee|CancelationStatus|CaseActivity|CaseFlow|CaseFlowStep|CaseFlowType|CaseHistory|CaseMessage|LinkedStepTask|LinkedTask|' +
  'Media|SelfServiceReport|StepScenario|StepTask|Task|TaskActivity|TaskOutcome|TaskType';
const ownEntities = {
  selector: `ImportDeclaration[source.value=/^@\\/domain\\//] ImportSpecifier[imported.name=/^(?:${entities})$/]`,
  message: 'The mock has types of its own: mocks/wire and mocks/db/records.',
};

/** Files of rules share a process; what replaces a part of it stands apart. */
const apart = {
  selector:
    "CallExpression[callee.object.name='vi'][callee.property.name=/^(?:mock|doMock|stubGlobal|stubEnv|resetModules)$/]",
  message: 'Name this file .apart.test.ts, or .window.test.ts where it needs a window.',
};

const testFiles = ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**', 'mocks/**', 'e2e/**'];

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { projectService: true, tsconfigRootDir: __dirname },
  plugins: ['@typescript-eslint', 'import', 'react', 'jsx-a11y'],
  extends: [
    'eslint:recommended',
    'plugin:@typescript-eslint/strict-type-checked',
    'plugin:import/typescript',
    'plugin:react/jsx-runtime',
    'plugin:react-hooks/recommended',
    'plugin:jsx-a11y/recommended',
  ],
  settings: {
    'import/resolver': { typescript: { project: './tsconfig.json' } },
    react: { version: 'detect' },
  },
  ignorePatterns: ['dist', 'node_modules', '.eslintrc.cjs', '/screens'],
  reportUnusedDisableDirectives: true,
  rules: {
    'import/no-restricted-paths': ['error', { zones }],
    'import/no-default-export': 'error',
    'no-restricted-imports': closed(),
    'no-restricted-syntax': ['error', ...syntax, hubDoor],
    'no-restricted-globals': [
      'error',
      { name: 'localStorage', message: 'Use core/storage.' },
      { name: 'sessionStorage', message: 'Use core/storage.' },
      { name: 'encodeURIComponent', message: 'Use lib/uriPart: it copes with every text.' },
    ],
    'no-console': 'error',
    'react/jsx-no-literals': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-import-type-side-effects': 'error',
    '@typescript-eslint/no-unnecessary-condition': [
      'error',
      { allowConstantLoopConditions: 'only-allowed-literals' },
    ],
    '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    complexity: ['error', 12],
  },
  overrides: [
    ...openings,
    {
      files: ['src/core/storage/**', 'src/lib/**', ...testFiles],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['src/hubs/hubCaller.ts', 'src/hubs/signalRConnection.ts', ...testFiles],
      rules: { 'no-restricted-syntax': ['error', ...syntax] },
    },
    {
      files: ['{src,mocks}/**/*.test.ts'],
      excludedFiles: ['**/*.{apart,window}.test.ts'],
      rules: { 'no-restricted-syntax': ['error', ...syntax, apart] },
    },
    {
      files: testFiles,
      rules: {
        'max-lines-per-function': 'off',
        'react/jsx-no-literals': 'off',
        '@typescript-eslint/no-non-null-assertion': 'off',
        'no-restricted-imports': 'off',
        'import/no-restricted-paths': [
          'error',
          { zones: zones.filter(({ target }) => target === './mocks') },
        ],
      },
    },
    {
      files: ['mocks/**'],
      excludedFiles: ['mocks/**/*.test.ts'],
      rules: { 'no-restricted-syntax': ['error', ...syntax, ownEntities] },
    },
    { files: ['src/main.tsx'], rules: { 'import/no-restricted-paths': 'off' } },
    {
      files: ['vite.config.ts', 'e2e/playwright.config.ts', 'e2e/support/playwrightClosing.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
};
