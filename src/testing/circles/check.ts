import { fileURLToPath } from 'node:url';
import { betweenFolders, shortestCircle } from './circles';
import { type Graph, readImports } from './imports';

/** Folders that import each other, by the direction that is to be turned round. Nothing is added here. */
const TO_TURN_ROUND: readonly (readonly [from: string, to: string])[] = [
  ['src/caseflows/case', 'src/caseflows/list'],
  ['src/caseflows/list', 'src/caseflows/workload'],
  ['src/contactmoments/send', 'src/contactmoments/dialogs'],
  ['src/core/session', 'src/core/drafts'],
  ['src/core/session', 'src/core/permissions'],
  ['src/core/session', 'src/core/signIn'],
  ['src/core/session', 'src/core/tabs'],
  ['src/personcard/contracts', 'src/personcard/card'],
  ['src/personcard/overview', 'src/personcard/sidebar'],
  ['src/ui/buttons', 'src/ui/feedback'],
  ['src/ui/feedback', 'src/ui/fields'],
];

const isProduct = (file: string) => /^src\/(?!testing\/)/.test(file) && !/\.test\.tsx?$/.test(file);

function findings(files: Graph): string[] {
  const product = betweenFolders(new Map([...files].filter(([file]) => isProduct(file))));
  const isKnown = (from: string, to: string) => TO_TURN_ROUND.some(([a, b]) => a === from && b === to);
  const folders = new Map([...product].map(([from, all]) => [from, all.filter((to) => !isKnown(from, to))]));
  return [
    ...[shortestCircle(files), shortestCircle(folders)].flatMap((circle) =>
      circle ? [`A circle: ${circle.join(' → ')}`] : [],
    ),
    ...TO_TURN_ROUND.filter(([from, to]) => !product.get(from)?.includes(to)).map(
      ([from, to]) => `${from} no longer imports ${to}: remove that from ${fileURLToPath(import.meta.url)}`,
    ),
  ];
}

const found = findings(
  readImports(fileURLToPath(new URL('../../..', import.meta.url)), ['src', 'mocks', 'e2e']),
);
for (const finding of found) process.stderr.write(`${finding}\n`);
process.exitCode = found.length === 0 ? 0 : 1;
