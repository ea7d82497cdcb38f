import { useRef, useState } from 'react';
import type { Person } from '@/domain/person';
import { formatTime } from '@/lib/dates/format';
import { Button } from '@/ui/fields/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Section } from '@/ui/layout/Section';
import { factsToCheck } from '../contactRules';
import { contactTexts } from '../contactTexts';
import type { OngoingContact } from '../ongoingContact';
import type { ChangeContact } from '../useContact';
import { useFocusKept } from '../useFocusKept';
import styles from './ContactPanel.module.css';

const texts = contactTexts.identity;
const ENOUGH = 2;

type Identity = OngoingContact['identity'];

interface IdentityPartProps {
  contact: OngoingContact;
  change: ChangeContact;
  person: Person;
}

/** Two facts are checked before anything personal is read out; that it was done is registered with the contact. */
export function IdentityPart({ contact: { identity }, change, person }: IdentityPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const set = (next: Identity) => change((now) => ({ ...now, identity: next }));
  useFocusKept(identity, () => place.current?.querySelector<HTMLElement>('[tabindex], input'));
  return (
    <Section title={texts.title}>
      <div ref={place} className={styles.list}>
        {identity === null ? (
          <Facts facts={factsToCheck(person)} onEstablished={(facts) => set({ at: Date.now(), facts })} />
        ) : (
          <Established identity={identity} onUndo={() => set(null)} />
        )}
      </div>
    </Section>
  );
}

interface EstablishedProps {
  identity: NonNullable<Identity>;
  onUndo: () => void;
}

const Established = ({ identity: { facts, at }, onUndo }: EstablishedProps) => (
  <>
    <p className={styles.hint} tabIndex={-1}>
      {texts.done(facts, formatTime(at))}
    </p>
    <div>
      <Button size="s" variant="quiet" onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  </>
);

interface FactsProps {
  facts: ReturnType<typeof factsToCheck>;
  onEstablished: (facts: string[]) => void;
}

function Facts({ facts, onEstablished }: FactsProps) {
  const [checked, setChecked] = useState<string[]>([]);
  if (facts.length < ENOUGH) return <p className={styles.hint}>{texts.tooFew}</p>;
  const toggle = (label: string, isOn: boolean) =>
    setChecked(isOn ? [...checked, label] : checked.filter((one) => one !== label));
  return (
    <>
      <p className={styles.hint}>{texts.intro}</p>
      <div>
        {facts.map(({ label, value }) => (
          <Checkbox
            key={label}
            label={texts.fact(label, value)}
            checked={checked.includes(label)}
            onChange={(isOn) => toggle(label, isOn)}
          />
        ))}
      </div>
      <div>
        <Button
          size="s"
          disabledReason={checked.length < ENOUGH ? texts.needTwo : null}
          onClick={() => onEstablished(checked)}
        >
          {texts.confirm}
        </Button>
      </div>
    </>
  );
}
