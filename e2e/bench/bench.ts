import { startServer } from '../support/server';
import { launch } from './browser';
import { burst } from './burst';
import { ringing } from './calls';
import { cardMemory, openingCards, switchingTabs } from './card';
import { type Bench, cases, tasks } from './desk';
import { asTable, type Figure, isWithin } from './figures';
import { clicks, opening, typing } from './interaction';
import { largeComplex, openingHousing } from './housing';
import { list } from './lists';
import { loading, loadingCases } from './loading';
import { memory } from './memory';
import { searching, searchingKnowledge } from './searching';
import { longTimeline, ofPerson, ofUnit } from './timeline';
import { workloadBoard } from './workload';

const measures: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  loading,
  loadingCases,
  opening: opening(tasks),
  openingCases: opening(cases),
  clicks,
  typing,
  memory,
  list1000: list('duizend'),
  list10000: list('tienduizend'),
  workload: workloadBoard,
  searching,
  searchingKnowledge,
  ringing,
  openingCards,
  switchingTabs,
  cardMemory,
  longTimeline: longTimeline(ofPerson),
  openingHousing,
  largeComplex,
  longUnitTimeline: longTimeline(ofUnit),
  burst: burst(tasks, 'tienduizend'),
  burstCases: burst(cases, 'vijfduizendZaken'),
};

const USAGE = `npm run bench [-- --only ${Object.keys(measures).join('|')}] [--json]`;

/**
 * Measures the production build on the mock server, at a desk whose processor is 4x slower, over 40 ms and 10 Mbit/s.
 */
async function main(argv: readonly string[]): Promise<number> {
  const asJson = argv.includes('--json');
  const only = argv.includes('--only') ? (argv[argv.indexOf('--only') + 1] ?? '') : '';
  const chosen = Object.entries(measures).filter(([name]) => only === '' || name === only);
  if (chosen.length === 0) throw new Error(USAGE);

  const server = await startServer();
  const browser = await launch();
  const figures: Figure[] = [];
  const broken: string[] = [];
  try {
    for (const [name, measure] of chosen) {
      process.stderr.write(`measuring ${name} …\n`);
      try {
        figures.push(...(await measure({ browser, server })));
      } catch (error) {
        broken.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const words = asJson
    ? JSON.stringify({ figures, broken }, null, 2)
    : [asTable(figures), ...broken].join('\n');
  process.stdout.write(`${words}\n`);
  return figures.every(isWithin) && broken.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
