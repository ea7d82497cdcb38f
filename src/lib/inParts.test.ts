import { inParts } from './inParts';

const numbers = Array.from({ length: 1_000 }, (_, index) => index);

it('Work in parts covers the whole list, in its order', async () => {
  expect(await inParts(numbers, (part) => part.filter((number) => number % 2 === 0))).toEqual(
    numbers.filter((number) => number % 2 === 0),
  );
});

it('Work in parts lets other work happen in between', async () => {
  let workedThrough = 0;
  const all = inParts(numbers, (part) => {
    workedThrough += part.length;
    return part;
  });
  const first = workedThrough;
  const halfway = await new Promise<number>((resolve) => setTimeout(() => resolve(workedThrough)));
  await all;
  expect(first).toBeLessThan(halfway);
  expect(halfway).toBeLessThan(numbers.length);
});
