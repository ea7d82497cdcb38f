import { type Person, personRoleLabel, rolesOf } from '@/domain/person';
import { traitLabel } from '@/domain/personTraits';
import { type Fact, Facts } from '@/ui/Facts';
import { caseContentTexts } from '../caseContentTexts';
import { customerName } from '../caseFlowsRules';

const texts = caseContentTexts.contacts;

/** How the person of a case can be reached. */
export function CasePerson({ person }: { person: Person }) {
  const { address, phoneNumbers, email, gender, correspondenceType, housingAllocationType } = person;
  const roles = rolesOf(person).map(personRoleLabel).join(', ');
  const items: Fact[] = [
    { label: texts.name, value: customerName(person) },
    { label: texts.role, value: roles || texts.unknown },
    {
      label: texts.phone,
      value:
        phoneNumbers.length === 0
          ? texts.unknown
          : phoneNumbers.map(({ number }) => (
              <div key={number}>
                <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
              </div>
            )),
    },
    { label: texts.email, value: email === null ? texts.unknown : <a href={`mailto:${email}`}>{email}</a> },
    {
      label: texts.address,
      value:
        address === null
          ? texts.unknown
          : `${address.street} ${address.houseNumber}, ${address.postalCode} ${address.city}`,
    },
    { label: texts.gender, value: traitLabel(gender) },
    {
      label: texts.correspondence,
      value: correspondenceType === null ? texts.unknown : traitLabel(correspondenceType),
    },
    ...(housingAllocationType === null
      ? []
      : [{ label: texts.housing, value: traitLabel(housingAllocationType) }]),
  ];
  return <Facts items={items} />;
}
