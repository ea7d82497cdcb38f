import type { ReactNode } from 'react';
import { useArea } from '@/core/useArea';
import { type Person, PersonType } from '@/domain/people/person';
import { salutationOf } from '@/domain/people/personTraits';
import { Boundary } from '@/ui/feedback/Boundary';
import type { Fact } from '@/ui/record/Facts';
import { AccountDetails } from './account/AccountDetails';
import { OtherAdditionalFields } from './AdditionalFields';
import { detailsTexts as texts } from './detailsTexts';
import { DetailsBlock } from './form/DetailsBlock';
import { PersonDelete } from './PersonDelete';
import styles from './PersonDetails.module.css';

const isCompany = ({ type, companyName }: Person): boolean =>
  type === PersonType.Legal || companyName !== null;

/** The salutation with the name; nothing for a person without a salutation. */
function salutationFacts({ gender, initials, insertion, lastName }: Person): Fact[] {
  const salutation = salutationOf(gender);
  if (salutation === null) return [];
  const name = lastName === null ? [] : [initials, insertion, lastName];
  return [{ label: texts.salutation, value: [salutation, ...name].filter(Boolean).join(' ') }];
}

const relationNumber = ({ externalId }: Person): Fact => ({
  label: texts.externalId,
  value: externalId ?? texts.unknown,
});

/** The details of a person, with the forms that change them (001 §2). */
export function PersonDetails({ person }: { person: Person }) {
  useArea('personDetails');
  return (
    <div className={styles.details} key={person.id}>
      <div className={styles.grid}>
        <div className={styles.column}>
          {person.type !== PersonType.Legal && (
            <Block person={person}>
              <DetailsBlock
                block="personal"
                person={person}
                before={salutationFacts(person)}
                after={[relationNumber(person)]}
                inPairs
              />
            </Block>
          )}
          {isCompany(person) && (
            <Block person={person}>
              <DetailsBlock
                block="company"
                person={person}
                after={person.externalId === null ? [] : [relationNumber(person)]}
              />
            </Block>
          )}
          <Block person={person}>
            <DetailsBlock block="characteristics" person={person} />
          </Block>
          <Block person={person}>
            <DetailsBlock block="notifications" person={person} />
          </Block>
        </div>
        <div className={styles.column}>
          <Block person={person}>
            <DetailsBlock block="contact" person={person} />
          </Block>
          <Block person={person}>
            <AccountDetails person={person} />
          </Block>
          <Block person={person}>
            <OtherAdditionalFields person={person} />
          </Block>
          <div>
            <PersonDelete person={person} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** A block that cannot be rendered does not affect the others. */
const Block = ({ person, children }: { person: Person; children: ReactNode }) => (
  <div className={styles.block}>
    <Boundary resetKey={person}>{children}</Boundary>
  </div>
);
