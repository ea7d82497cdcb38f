import { mergeConfig, type Plugin } from 'vitest/config';
import { fileURLToPath } from 'node:url';
import config from '../../../vite.config';
import { type Mutant, mutated } from './mutants';

/** The file and its change, as JSON from `mutation.ts`. */
const { file, mutant } = JSON.parse(process.env['MUTANT'] ?? '') as { file: string; mutant: Mutant };

/** Changes the file as Vite reads it; the file on disk stays unchanged. */
const mutate: Plugin = {
  name: 'mutate',
  enforce: 'pre',
  transform: (code, id) => (id.split('?', 1)[0] === file ? mutated(code, mutant) : null),
};

export default mergeConfig(config, {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [mutate],
});
