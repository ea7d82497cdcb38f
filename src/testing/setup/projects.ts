import type { TestProjectConfiguration } from 'vitest/config';

/** Inputs with faults take long, so only `npm run test:all` runs them. */
const MATRICES = 'src/testing/inputs/*.test.tsx';

/** Tables of many cases of one rule, on whole screens; only `npm run test:all` runs them, too. */
const COMBINATIONS = 'src/**/*.{matrix,property}.test.tsx';

/** Rules that need a window of their own, in which nothing is rendered. */
const WINDOW = 'src/**/*.window.test.ts';

/** Sagas of an area on the mock back end, without a screen. */
const BACK_END = 'src/**/*.backEnd.test.ts';

/** Rules that replace a module or a part of the browser, so they share nothing with other files. */
const APART_RULES = 'src/**/*.apart.test.ts';

/** These files run in isolation, because they break parts of the program, which must not be loaded before. */
const APART = ['src/app/boundaries.test.tsx', 'src/app/lastResort.test.tsx'];

/** Rules share a process, so that their imports are fetched and read once. */
const SHARED_RULES = {
  setupFiles: ['src/testing/setup/setup.ts', 'src/testing/setup/setupRules.ts'],
  isolate: false,
};
const SCREENS = {
  environment: 'jsdom',
  setupFiles: ['src/testing/setup/setup.ts', 'src/testing/setup/setupScreens.ts'],
};
/** A browser, a back end and the program are prepared once instead of for each file, which saves half of the time. */
const SHARED_SCREENS = {
  ...SCREENS,
  setupFiles: [...SCREENS.setupFiles, 'src/testing/setup/setupShared.ts'],
  isolate: false,
};

/** The kinds of test files, by their names: their needs, and the environment they share. */
export const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      ...SHARED_RULES,
      name: 'rules',
      include: ['{src,mocks}/**/*.test.ts'],
      exclude: [WINDOW, BACK_END, APART_RULES],
    },
  },
  { extends: true, test: { name: 'rules apart', include: [APART_RULES] } },
  { extends: true, test: { name: 'window', include: [WINDOW], environment: 'jsdom' } },
  {
    extends: true,
    test: {
      ...SHARED_SCREENS,
      name: 'screens',
      include: ['src/**/*.test.tsx', BACK_END],
      exclude: [MATRICES, COMBINATIONS, ...APART],
    },
  },
  { extends: true, test: { ...SHARED_SCREENS, name: 'combinations', include: [COMBINATIONS] } },
  { extends: true, test: { ...SCREENS, name: 'apart', include: APART } },
  {
    extends: true,
    test: { ...SCREENS, name: 'matrices', include: [MATRICES] },
  },
];
