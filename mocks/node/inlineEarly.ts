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
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${entry} made no script`);
  return chunk.code.trim();
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
