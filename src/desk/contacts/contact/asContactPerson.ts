import { addressText } from '@/domain/person/contactDetails';
import { homeOf, type Person } from '@/domain/person/person';
import type { ContactPerson } from './contact';

export function asContactPerson(person: Person): ContactPerson {
  const home = homeOf(person);
  return { id: person.id, name: person.name, details: (home && addressText(home)) ?? '' };
}
