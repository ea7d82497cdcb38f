import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compressBuild } from './mocks/node/compressBuild.ts';
import { inlineEarly } from './mocks/node/inlineEarly.ts';
import { mockBackend } from './mocks/vitePlugin.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The roots of the first screen: the program, and the list that most people start with. */
const FIRST_SCREEN = ['./src/app/start.tsx', './src/tasks/list/TasksOverviewScreen.tsx'];
const FIRST_CHUNK = 'first';
/** What comes right behind its rows, and what the sections of work share. */
const WORK = [
  './src/tasks/taskWorkSaga.ts',
  './src/media/index.ts',
  './src/ui/list/BulkBar.tsx',
  './src/ui/list/BulkProgress.tsx',
];
const CASES = [
  './src/app/laterRoutes.tsx',
  './src/caseflows/caseFlowsAreas.ts',
  './src/caseflows/list/CaseFlowsOverviewScreen.tsx',
];
/** Nearly all of it runs before the first row: V8 compiles it beside the download, not function by function after it. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';
const FIRST_FONT = /inter-latin-wght-normal-[^/]*\.woff2$/;
/** Dragging goes along with the one screen that has it. */
const WIDGETS =
  /node_modules[\\/](@react-aria|@react-stately|@react-types|@internationalized|react-aria|react-stately)(?!.*[\\/]dnd[\\/])/;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

const ICONS = /[\\/]src[\\/]ui[\\/]icons\.ts$/;
const ICON = /\b([A-Z]\w*Icon)\b/g;
const ICON_FILE = /default as (\w+) } from ["']lucide-react\/icons\/([\w-]+)["']/g;

/** Gathers what some modules import, themselves or through others, in one chunk; dynamic imports do not count. */
function together(name: string, roots: readonly string[]) {
  const needed = new Set<string>();
  const names = new Set<string>();
  let icons: { importedIds: readonly string[]; code: string } = { importedIds: [], code: '' };
  const add = (id: string, graph: ModuleGraph) => {
    if (needed.has(id)) return;
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
    if (ICONS.test(id)) {
      icons = { importedIds, code: code ?? '' };
      return;
    }
    needed.add(id);
    for (const [name] of code?.matchAll(ICON) ?? []) names.add(name);
    importedIds.forEach((imported) => add(imported, graph));
  };
  return (id: string, graph: ModuleGraph): string | null => {
    if (needed.size === 0) {
      roots.forEach((root) => add(folder(root), graph));
      for (const [, icon = '', file = ''] of icons.code.matchAll(ICON_FILE)) {
        const path = icons.importedIds.find((imported) => imported.endsWith(`/icons/${file}.mjs`));
        if (names.has(icon) && path !== undefined) add(path, graph);
      }
    }
    return needed.has(id) ? name : null;
  };
}

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

/** Names in index.html what the first screen needs, so that the browser loads it beside the tiny entry. */
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
        const css = [...(first.viteMetadata?.importedCss ?? [])];
        const fonts = Object.keys(bundle).filter((name) => FIRST_FONT.test(name));
        return [
          ...[first.fileName, ...first.imports].map((name) =>
            link({ rel: 'modulepreload', href: `/${name}` }),
          ),
          ...css.map((name) => link({ rel: 'stylesheet', href: `/${name}` })),
          ...fonts.map((name) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}` })),
        ];
      },
    },
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
    inlineEarly(),
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
          includeDependenciesRecursively: false,
          groups: [
            { name: together('entry', ['./src/main.tsx']), priority: 5 },
            { name: together(FIRST_CHUNK, FIRST_SCREEN), priority: 4 },
            { name: 'widgets', test: WIDGETS, priority: 3 },
            { name: 'icons', test: /lucide-react|[\\/]ui[\\/]icons\.ts$/, priority: 3 },
            { name: together('work', WORK), priority: 2 },
            { name: together('cases', CASES), priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    globals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'rules', include: ['{src,mocks}/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'screens', environment: 'jsdom', include: ['src/**/*.test.tsx'] },
      },
    ],
  },
});
