import { mergeConfig, type Plugin } from 'vitest/config';
import { fileURLToPath } from 'node:url';
import config from '../../../vite.config';
import { type Mutant, mutated } from './mutants';

/** The file and its change, as JSON, that `mutation.ts` hands to a run of Vitest. */
const { file, mutant } = JSON.parse(process.env['MUTANT'] ?? '') as { file: string; mutant: Mutant };

/** The file changes as Vite reads it; the one on disk stays as it is. */
const mutate: Plugin = {
  name: 'mutate',
  enforce: 'pre',
  transform: (code, id) => (id.split('?', 1)[0] === file ? mutated(code, mutant) : null),
};

export default mergeConfig(config, {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [mutate],
});
