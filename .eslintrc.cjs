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
  { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' },
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

/**
 * A table asked with a word of the server, of an address or of who types also knows `constructor`. An index is named `index`, or
 * goes through `at`.
 */
const word =
  '[computed=true][property.type=/^(?:Identifier|MemberExpression|.*CallExpression|ChainExpression|LogicalExpression|TemplateLiteral)$/][property.name!="index"]';
const bareLookUp = {
  selector: [
    `LogicalExpression[operator='??'] > MemberExpression.left${word}`,
    `LogicalExpression[operator='??'] > ChainExpression.left > MemberExpression${word}`,
    "MemberExpression[computed=true]:has(> MemberExpression.property[object.name='event'][property.name='key'])",
  ].join(', '),
  message: 'Ask a table that may not know a word by lookUp (lib/values).',
};

/** The mock back end shares only enumerations and spells its other types by itself, lest client and mock are wrong together. */
const sharedEnumerations =
  'AssigneeType|CaseFlowStatus|ChannelType|MediaCategory|MediaModel|StepStatus|TaskOutcomeStatus|TaskStatus|TaskStatusFilter|' +
  'TaskTypeCategory';
const ownEntities = {
  selector:
    'ImportDeclaration[source.value=/^@\\/domain\\/(?!session\\/|people\\/fields\\/)/] ' +
    `ImportSpecifier[imported.name!=/^(?:is)?(?:${sharedEnumerations})$|ByWireName$/]`,
  message: 'The mock has types of its own (mocks/wire, mocks/db/records), and shares only enumerations.',
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
  plugins: ['@typescript-eslint', 'react', 'jsx-a11y'],
  extends: [
    'eslint:recommended',
    'plugin:@typescript-eslint/strict-type-checked',
    'plugin:react/jsx-runtime',
    'plugin:react-hooks/recommended',
    'plugin:jsx-a11y/recommended',
  ],
  settings: { react: { version: 'detect' } },
  ignorePatterns: ['dist', 'node_modules', '.eslintrc.cjs', '/screens'],
  reportUnusedDisableDirectives: true,
  rules: {
    'no-restricted-imports': closed(),
    'no-restricted-syntax': ['error', ...syntax, hubDoor, bareLookUp],
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
      files: ['src/hubs/hubCaller.ts', 'src/hubs/signalRConnection.ts'],
      rules: { 'no-restricted-syntax': ['error', ...syntax, bareLookUp] },
    },
    {
      files: testFiles,
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
      },
    },
    {
      files: ['mocks/**'],
      excludedFiles: ['mocks/**/*.test.ts'],
      rules: { 'no-restricted-syntax': ['error', ...syntax, ownEntities] },
    },
    {
      files: [
        'vite.config.ts',
        'src/testing/mutation/vitest.config.ts',
        'e2e/playwright.config.ts',
        'e2e/support/playwrightClosing.ts',
      ],
      rules: { 'no-restricted-syntax': 'off' },
    },
  ],
};
