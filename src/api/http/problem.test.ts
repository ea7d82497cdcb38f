import { HttpError } from './httpError';
import { problemOf } from './problem';

const told = (body: unknown) => problemOf(new HttpError('refused', 422, '/x', '', body));

it('A problem has a reason and fields', () => {
  expect(
    told({ reason: 'Bezet', detail: 'Kan niet.', errors: { gender: ['Onbekend.', 'Ook dit.'], name: '' } }),
  ).toEqual({ reason: 'Bezet', fields: ['gender', 'name'] });
});

it.each([null, undefined, '<html>', 17, [], { errors: 'nee' }, { errors: {} }])(
  'A problem is empty for %j',
  (body) => {
    expect(told(body)).toEqual({ reason: null, fields: [] });
  },
);
