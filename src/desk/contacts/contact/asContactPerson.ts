import { addressText } from '@/domain/people/contactDetails';
import { homeOf, type Person } from '@/domain/people/person';
import type { ContactPerson } from './contact';

export function asContactPerson(person: Person): ContactPerson {
  const home = homeOf(person);
  return { id: person.id, name: person.name, details: (home && addressText(home)) ?? '' };
}
