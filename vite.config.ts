import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { mockBackend } from './mocks/vitePlugin.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What the first screen needs beside the tiny entry: it is fetched at once, not when the entry has been read. */
const FIRST_SCREEN = ['/src/app/start.tsx', '/src/tasks/screens/TasksOverviewScreen.tsx'];
const FIRST_FONT = /inter-latin-wght-normal-[^/]*\.woff2$/;

const isChunk = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): output is Rolldown.OutputChunk =>
  output.type === 'chunk';

/** Names in index.html what the first screen needs, so that the browser loads all of it in parallel. */
function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(isChunk);
        const needed = new Set<Rolldown.OutputChunk>();
        const add = (chunk: Rolldown.OutputChunk | undefined) => {
          if (!chunk || needed.has(chunk)) return;
          needed.add(chunk);
          chunk.imports.forEach((name) => add(chunks.find(({ fileName }) => fileName === name)));
        };
        for (const file of FIRST_SCREEN) {
          add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file))));
        }
        const css = new Set(
          [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        );
        const fonts = Object.keys(bundle).filter((name) => FIRST_FONT.test(name));
        const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs,
          injectTo: 'head',
        });
        const fresh = (name: string) => !html.includes(`"/${name}"`);
        return [
          ...[...needed]
            .map(({ fileName }) => fileName)
            .filter(fresh)
            .map((name) => link({ rel: 'modulepreload', crossorigin: true, href: `/${name}` })),
          ...[...css]
            .filter(fresh)
            .map((name) => link({ rel: 'stylesheet', crossorigin: true, href: `/${name}` })),
          ...fonts.map((name) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` }),
          ),
        ];
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadFirstScreen(), mockBackend()],
  resolve: { alias: { '@': folder('./src'), '@mocks': folder('./mocks') } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: {
    globals: true,
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
  },
});
