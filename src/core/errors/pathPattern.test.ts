import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPath } from '@/lib/address';
import { paths } from '../paths';
import { withPatterns } from './pathPattern';

it.each([
  ['refused 404 /api/v1/task/byId/12 /x', 'refused 404 /api/v1/task/byId/:id /x'],
  ['/api/v1/person/search/jansen%20kerkstraat?page=2', '/api/v1/person/search/:id'],
  ['/go/dashboard%2Ftaken%3Fquery%3Djansen', '/go/:id'],
  ['https://balie.nl/klanten?query=Jansen#a', 'https://balie.nl/klanten'],
  ['No routes matched location "/klantenkaart/p1/weg"', 'No routes matched location "/klantenkaart/:id/weg"'],
  [
    'at x (https://balie.nl/assets/App-3f2504.js:1:234)',
    'at x (https://balie.nl/assets/App-3f2504.js:1:234)',
  ],
  [
    'at y (https://balie.nl/klantenkaart/p1/tijdlijn?q=Jansen:1:20)',
    'at y (https://balie.nl/klantenkaart/:id/tijdlijn)',
  ],
  ['x is not a function', 'x is not a function'],
])('%s is reported as %s', (text, expected) => {
  expect(withPatterns(text)).toBe(expected);
});

const API = join(import.meta.dirname, '../../api');
const apiPatterns = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(API, file), 'utf8').matchAll(/'(\/api[^'\s]*:[^'\s]*)'/g)])
  .map(([, pattern = '']) => pattern);

/** The parameters that users type; every other parameter of an address is an id of the back end. */
const TYPED = { text: 'jansen', name: 'jansen', code: 'jansen', number: '7734501' };
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const valueOf = (name: string) => (name in TYPED ? TYPED[name as keyof typeof TYPED] : ID);

it('no value in any address of the API or the product is reported', () => {
  const patterns = [...apiPatterns, ...Object.values(paths)].filter((pattern) => pattern.includes(':'));
  expect(apiPatterns.length).toBeGreaterThan(100);
  const reported = patterns.flatMap((pattern) => {
    const names = [...pattern.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
    const path = fillPath(pattern, Object.fromEntries(names.map((name) => [name, valueOf(name)])));
    const text = withPatterns(path);
    return names.some((name) => text.includes(valueOf(name))) ? [text] : [];
  });
  expect(reported).toEqual([]);
});
