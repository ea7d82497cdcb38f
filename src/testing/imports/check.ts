import { fileURLToPath } from 'node:url';
import { betweenFolders, shortestCircle } from './circles';
import { type Graph, readImports } from './imports';
import { mapErrors, mayImport } from './layers';

/** The folders that still import each other, each pair with the direction to remove. Never add a pair here. */
const TO_TURN_ROUND: readonly (readonly [from: string, to: string])[] = [
  ['src/work/caseflows/case', 'src/work/caseflows/list'],
  ['src/work/caseflows/list', 'src/work/caseflows/workload'],
  ['src/desk/contacts/send', 'src/desk/contacts/dialogs'],
  ['src/core/session', 'src/core/drafts'],
  ['src/core/session', 'src/core/permissions'],
  ['src/core/session', 'src/core/signIn'],
  ['src/core/session', 'src/core/tabs'],
  ['src/records/customercard/contracts', 'src/records/customercard/card'],
  ['src/records/customercard/overview', 'src/records/customercard/sidebar'],
  ['src/ui/buttons', 'src/ui/feedback'],
  ['src/ui/feedback', 'src/ui/fields'],
];

const isProduct = (file: string) => /^src\/(?!testing\/)/.test(file) && !/\.test\.tsx?$/.test(file);

function circleErrors(files: Graph): string[] {
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

function layerErrors(files: Graph): string[] {
  return [...files].flatMap(([from, all]) =>
    all
      .filter((to) => !mayImport(from, to))
      .map((to) => `${from} may not import ${to}: see src/testing/imports/layers.ts`),
  );
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { all, running } = readImports(root, ['src', 'mocks', 'e2e']);

const errors = [...mapErrors([...all.keys()]), ...layerErrors(all), ...circleErrors(running)];
for (const error of errors) process.stderr.write(`${error}\n`);
process.exitCode = errors.length === 0 ? 0 : 1;
