import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** One small script, without imports. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': folder('../../src') } },
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (output === undefined || !('output' in output)) throw new Error(`${entry} made no script`);
  return output.output[0].code.trim();
}

/** Puts src/early.ts into the page, where it runs before any file or style sheet is there. */
export function inlineEarly(): Plugin {
  return {
    name: 'inline-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const script = await bundle(folder('../../src/early.ts'));
        return html.replace('</title>', () => `</title>\n    <script>${script}</script>`);
      },
    },
  };
}
