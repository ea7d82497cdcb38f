import * as v from 'valibot';
import { Person } from '@/domain/people/person';
import { factsToCheck } from './factsToCheck';

it('Only known facts are offered for checking, and their values are not shown', () => {
  const person = v.parse(Person, {
    id: 'jan',
    name: 'Jan Peters',
    birthDate: '1994-11-11',
    contactDetails: { phoneNumbers: [{ number: '' }, { number: '0612345678' }], emailAddresses: null },
  });
  expect(factsToCheck(person).map(({ label }) => label)).toEqual(['geboortedatum', 'telefoonnummer']);
});
