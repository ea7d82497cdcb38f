import { readdirSync, readFileSync } from 'node:fs';

it('Each chord with Alt has a letter of its own, since several are active at once', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const letters = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/\bletter: '(.)'/g)].map(([, letter]) => letter),
  );
  expect(letters.length).toBeGreaterThan(10);
  expect(letters.toSorted()).toEqual([...new Set(letters)].toSorted());
});
