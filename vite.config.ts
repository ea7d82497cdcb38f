import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { buildVersion } from './mocks/node/buildVersion.ts';
import { CHUNKS, FIRST_CHUNK, LATER_CHUNKS } from './mocks/node/chunks.ts';
import { compressBuild } from './mocks/node/compressBuild.ts';
import { inlineEarly, linkEarlyStyle } from './mocks/node/inlineEarly.ts';
import { licences } from './mocks/node/licences.ts';
import { onePathIcons } from './mocks/node/onePathIcons.ts';
import { mockBackend } from './mocks/vitePlugin.ts';
import { projects } from './src/testing/setup/projects.ts';
import { VitestClosing } from './src/testing/setup/vitestClosing.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Nearly all of the first chunk runs before the first row, so V8 compiles it during the download, not function by function. */
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

/** Links in index.html the files of the first screen, which load beside the tiny entry, and the files for later. */
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
          /* The first paint does not wait for this style sheet; the program waits for it and adds it to the page. */
          ...css.map((name) => link({ rel: 'preload', as: 'style', href: `/${name}` })),
          ...fonts.map((name) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}` })),
          ...later.map(({ fileName }) => link({ rel: 'later', href: `/${fileName}` })),
        ];
      },
    },
  };
}

/** React Router's package points to files with warnings for developers; this uses the files without warnings. */
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
    /** A busy machine may take ten times as long as an idle one, where the longest test takes some seconds. */
    testTimeout: 60_000,
    /**
     * One worker per processor: screens wait only a sixth of their time, so another would load the program for little.
     */
    maxWorkers: '100%',
    /** Room for the garbage of a screen, because collecting it took an eighth of the time. */
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    reporters: ['default', new VitestClosing()],
    projects,
  },
});
