import { useState } from 'react';
import type { Person } from '@/domain/person';
import { formatDate, formatTime } from '@/lib/dates/format';
import { Button } from '@/ui/fields/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Section } from '@/ui/layout/Section';
import { factsToCheck } from '../contactRules';
import { contactTexts } from '../contactTexts';
import type { OngoingContact } from '../ongoingContact';
import type { ChangeContact } from '../useContact';
import styles from './ContactPanel.module.css';

const texts = contactTexts.identity;
const ENOUGH = 2;

interface IdentityPartProps {
  contact: OngoingContact;
  change: ChangeContact;
  person: Person;
}

/** Two facts are checked before anything personal is read out; that it was done is registered with the contact. */
export function IdentityPart({ contact, change, person }: IdentityPartProps) {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const facts = factsToCheck(person);
  const { identity } = contact;
  if (identity !== null) {
    return (
      <Section title={texts.title}>
        <p className={styles.hint}>{texts.done(identity.facts, formatTime(identity.at))}</p>
        <div>
          <Button size="s" variant="quiet" onClick={() => change((now) => ({ ...now, identity: null }))}>
            {texts.undo}
          </Button>
        </div>
      </Section>
    );
  }
  if (facts.length < ENOUGH) {
    return (
      <Section title={texts.title}>
        <p className={styles.hint}>{texts.tooFew}</p>
      </Section>
    );
  }
  const toggle = (label: string, isOn: boolean) =>
    setChecked(isOn ? [...checked, label] : checked.filter((one) => one !== label));
  return (
    <Section title={texts.title}>
      <p className={styles.hint}>{texts.intro}</p>
      {facts.map(({ label, value }) => (
        <Checkbox
          key={label}
          label={`${label}: ${label === texts.facts.birthDate ? formatDate(value) : value}`}
          checked={checked.includes(label)}
          onChange={(isOn) => toggle(label, isOn)}
        />
      ))}
      <div>
        <Button
          size="s"
          disabledReason={checked.length < ENOUGH ? texts.needTwo : null}
          onClick={() => change((now) => ({ ...now, identity: { at: Date.now(), facts: [...checked] } }))}
        >
          {texts.confirm}
        </Button>
      </div>
    </Section>
  );
}
