import { HttpError } from './httpError';
import { problemOf } from './problem';

const told = (body: unknown) => problemOf(new HttpError('refused', 422, '/x', '', body));

it('reads reason, sentence and the first sentence of each field', () => {
  expect(
    told({ reason: 'Bezet', detail: 'Kan niet.', errors: { gender: ['Onbekend.', 'Ook dit.'] } }),
  ).toEqual({
    reason: 'Bezet',
    detail: 'Kan niet.',
    errors: { gender: 'Onbekend.' },
  });
});

it.each([
  null,
  undefined,
  '<html>',
  17,
  [],
  { errors: 'nee' },
  { errors: { gender: 5 } },
  { errors: { gender: [] } },
])('makes nothing of %j', (body) => {
  expect(told(body)).toEqual({ reason: null, detail: null, errors: {} });
});
