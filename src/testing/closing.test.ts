import { closing } from './closing';

it('The report names the ten slowest tests and the failed ones, and counts all tests', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({
    name: `test ${index}`,
    ms: index * 100,
    failure: index === 3 ? 'expected 1 to be 2\n    at …' : null,
  }));
  const lines = closing(tests).split('\n');
  expect(lines[1]).toBe('     1.1 s  test 11');
  expect(lines[10]).toBe('     0.2 s  test 2');
  expect(lines.slice(11)).toEqual(['WRONG  test 3: expected 1 to be 2', '11 passed, 1 failed', '']);
});
