import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Mutant, mutantsIn, spread } from './mutants';

/** The same number for each area, so that a large file does not crowd out the others. */
const PER_AREA = 7;

/** A run that takes longer is ended. Its mutant counts as noticed, because it makes the program run for ever. */
const LONGEST_RUN_MS = 15 * 60_000;

/** The parts that everything else relies on. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  submit: ['src/core/submissions/submit.ts', 'src/core/submissions/submissionsSlice.ts'],
  sendOnce: ['src/core/submissions/sendOnce.ts'],
  draftTabs: ['src/core/drafts/draftTabs.ts', 'src/core/drafts/draftTabsSaga.ts'],
  http: ['src/api/http/http.ts', 'src/api/http/transport.ts', 'src/api/http/httpError.ts'],
  list: [
    'src/kit/livelist/listEvents.ts',
    'src/kit/livelist/listReducer.ts',
    'src/kit/livelist/listSaga.ts',
    'src/kit/livelist/listState.ts',
  ],
  session: [
    'src/core/session/sessionSaga.ts',
    'src/core/session/sessionRules.ts',
    'src/core/session/signInAgain.ts',
  ],
  hubs: [
    'src/hubs/hubManager.ts',
    'src/hubs/hubCaller.ts',
    'src/hubs/keepHubs.ts',
    'src/hubs/recordSubscriptions.ts',
  ],
  telephony: [
    'src/desk/telephony/state/telephonySlice.ts',
    'src/desk/telephony/state/phoneRules.ts',
    'src/desk/telephony/work/commandsSaga.ts',
    'src/desk/telephony/history/missedSaga.ts',
  ],
  chat: [
    'src/desk/chat/work/pollSaga.ts',
    'src/desk/chat/state/chatSlice.ts',
    'src/desk/chat/work/sendSaga.ts',
  ],
  registration: ['src/desk/contacts/send/momentsSaga.ts', 'src/desk/contacts/send/recordsSaga.ts'],
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vitest = `${root}node_modules/vitest/vitest.mjs`;

/**
 * The tests beside the file run first, then the quick ones, then screens, because the first tests notice most mutants.
 */
const stages = (file: string): readonly (readonly string[])[] => [
  [`${dirname(file)}/`],
  ['--project', 'rules', '--project', 'rules apart', '--project', 'window'],
  ['--project', 'screens', '--project', 'apart'],
];

/** The first test that fails with this mutant; null if none does. */
async function noticedBy(file: string, mutant: Mutant): Promise<string | null> {
  for (const stage of stages(file)) {
    const failed = await firstFailure(stage, JSON.stringify({ file: `${root}${file}`, mutant }));
    if (failed !== null) return failed;
  }
  return null;
}

function firstFailure(chosen: readonly string[], mutant: string): Promise<string | null> {
  const args = [
    'run',
    '--config',
    'src/testing/mutation/vitest.config.ts',
    '--bail',
    '1',
    '--passWithNoTests',
  ];
  const child = spawn(process.execPath, [vitest, ...args, ...chosen], {
    cwd: root,
    env: { ...process.env, MUTANT: mutant, NO_COLOR: '1' },
    timeout: LONGEST_RUN_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const named = /^WRONG {2}(.*)$/m.exec(written)?.[1];
      resolve(code === 0 ? null : (named ?? (code === null ? 'it runs on for ever' : 'it does not start')));
    }),
  );
}

/** `npm run mutation [-- area …]`: changes one place at a time and reports which test notices it. */
async function run(wanted: readonly string[]): Promise<void> {
  let noticed = 0;
  let survived = 0;
  for (const [area, files] of Object.entries(AREAS)) {
    if (wanted.length > 0 && !wanted.includes(area)) continue;
    const all = files.flatMap((file) => {
      const source = readFileSync(`${root}${file}`, 'utf8');
      return mutantsIn(source).map((mutant) => ({ file, source, mutant }));
    });
    for (const { file, source, mutant } of spread(all, PER_AREA)) {
      const line = source.slice(0, mutant.start).split('\n').length;
      const was = source.slice(mutant.start, mutant.end).replace(/\s+/g, ' ');
      const by = await noticedBy(file, mutant);
      process.stdout.write(
        `${by === null ? 'SURVIVED' : 'noticed '}  ${area}  ${file}:${line}  ${was} → ${mutant.text}  ${by ?? ''}\n`,
      );
      if (by === null) survived += 1;
      else noticed += 1;
    }
  }
  process.stdout.write(`${noticed} noticed, ${survived} survived\n`);
}

await run(process.argv.slice(2));
