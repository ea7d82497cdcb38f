import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Bundles one small script, without imports, and its style sheet. */
async function bundle(
  entry: string,
  cssTarget: string | string[] | false,
): Promise<[script: string, style: string]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': folder('../../src') } },
    build: {
      write: false,
      target: 'es2022',
      cssTarget,
      /* Keeps the style sheet in a file of its own, not in the script. */
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (output === undefined || !('output' in output)) throw new Error(`${entry} made no script`);
  const style = output.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (style?.type !== 'asset') throw new Error(`${entry} has no style sheet`);
  return [output.output[0].code.trim(), String(style.source).trim()];
}

/**
 * In `npm run dev` the page links the style sheet of src/early.ts, so that the frame of the page is drawn before any
 * script runs.
 */
export function linkEarlyStyle(): Plugin {
  return {
    name: 'link-early-style',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/src/ui/styles/page.css' }, injectTo: 'head' },
    ],
  };
}

/** Puts src/early.ts and its style sheet into the page, so that they are there before any other file has loaded. */
export function inlineEarly(): Plugin {
  let cssTarget: string | string[] | false;
  return {
    name: 'inline-early',
    apply: 'build',
    configResolved: (config) => {
      ({ cssTarget } = config.build);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const [script, style] = await bundle(folder('../../src/early.ts'), cssTarget);
        return html.replace(
          '</title>',
          () => `</title>\n    <style>${style}</style>\n    <script>${script}</script>`,
        );
      },
    },
  };
}
