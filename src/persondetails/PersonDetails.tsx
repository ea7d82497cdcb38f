import type { ReactNode } from 'react';
import { type Person, PersonType } from '@/domain/person';
import { Boundary } from '@/ui/feedback/Boundary';
import { AccountDetails } from './account/AccountDetails';
import { OtherAdditionalFields } from './AdditionalFields';
import { ContactDetails } from './contact/ContactDetails';
import { Characteristics, CompanyDetails, NotificationSettings } from './OtherDetails';
import { PersonalDetails } from './PersonalDetails';
import { PersonDelete } from './PersonDelete';
import styles from './PersonDetails.module.css';

const isCompany = ({ type, companyName }: Person): boolean =>
  type === PersonType.Legal || companyName !== null;

/** All that is known of a person, and what may be changed of it (001 §2). */
export function PersonDetails({ person }: { person: Person }) {
  return (
    <div className={styles.details} key={person.id}>
      <div className={styles.grid}>
        <div className={styles.column}>
          {person.type !== PersonType.Legal && (
            <Block person={person}>
              <PersonalDetails person={person} />
            </Block>
          )}
          {isCompany(person) && (
            <Block person={person}>
              <CompanyDetails person={person} />
            </Block>
          )}
          <Block person={person}>
            <Characteristics person={person} />
          </Block>
          <Block person={person}>
            <NotificationSettings person={person} />
          </Block>
        </div>
        <div className={styles.column}>
          <Block person={person}>
            <ContactDetails person={person} />
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

/** A block that cannot be shown leaves the others alone. */
const Block = ({ person, children }: { person: Person; children: ReactNode }) => (
  <div className={styles.block}>
    <Boundary resetKey={person}>{children}</Boundary>
  </div>
);
