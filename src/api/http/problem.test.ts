import { HttpError } from './httpError';
import { problemOf } from './problem';

const told = (body: unknown) => problemOf(new HttpError('refused', 422, '/x', '', body));

it('reads the reason and the fields', () => {
  expect(
    told({ reason: 'Bezet', detail: 'Kan niet.', errors: { gender: ['Onbekend.', 'Ook dit.'], name: '' } }),
  ).toEqual({ reason: 'Bezet', fields: ['gender', 'name'] });
});

it.each([null, undefined, '<html>', 17, [], { errors: 'nee' }, { errors: {} }])(
  'makes nothing of %j',
  (body) => {
    expect(told(body)).toEqual({ reason: null, fields: [] });
  },
);
