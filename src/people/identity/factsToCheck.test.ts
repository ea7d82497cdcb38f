import * as v from 'valibot';
import { Person } from '@/domain/person/person';
import { factsToCheck } from './factsToCheck';

it('asks for what is known of somebody, and shows nothing that is not', () => {
  const person = v.parse(Person, {
    id: 'jan',
    name: 'Jan Peters',
    birthDate: '1994-11-11',
    contactDetails: { phoneNumbers: [{ number: '' }, { number: '0612345678' }], emailAddresses: null },
  });
  expect(factsToCheck(person).map(({ label }) => label)).toEqual(['geboortedatum', 'telefoonnummer']);
});
