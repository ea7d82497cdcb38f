import { withoutEmptyAddresses } from '@/domain/people/fields/addressFields';
import type { RawPerson } from '@/domain/people/fields/personField';
import { withoutEmptyPhones } from '@/domain/people/fields/phoneField';
import { changedFields, changeOf, type PersonChanges } from './personChanges';

/**
 * The person as it was read, with the changes and without empty numbers and addresses, so that fields that this product
 * does not know go back unchanged.
 */
export function bodyWith(person: RawPerson, changes: PersonChanges): RawPerson {
  const changed = changedFields(changes).reduce((body, field) => {
    const change = changeOf(changes, field);
    return change === undefined ? body : field.write(body, change.to, change.from);
  }, person);
  return withoutEmptyPhones(withoutEmptyAddresses(changed));
}
