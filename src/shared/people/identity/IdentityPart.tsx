import { useRef, useState } from 'react';
import type { Person } from '@/domain/people/person';
import { formatTime } from '@/lib/dates/format';
import { useFocusKept } from '@/lib/focus';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { mutedClass, Section } from '@/ui/layout/Section';
import { factsToCheck } from './factsToCheck';
import type { Identity } from './identity';
import { identityTexts as texts } from './identityTexts';
import styles from './IdentityPart.module.css';

const ENOUGH = 2;

interface IdentityPartProps {
  person: Person;
  identity: Identity;
  onChange: (identity: Identity) => void;
}

/** Two facts are checked before personal data is read out; the check is registered with the contact. */
export function IdentityPart({ person, identity, onChange }: IdentityPartProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(identity, () => place.current?.querySelector<HTMLElement>('[tabindex], input'));
  return (
    <Section title={texts.title}>
      <div ref={place} className={styles.part}>
        {identity === null ? (
          <Facts
            facts={factsToCheck(person)}
            onEstablished={(facts) => onChange({ at: Date.now(), facts })}
          />
        ) : (
          <Established identity={identity} onUndo={() => onChange(null)} />
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
    <p className={mutedClass} tabIndex={-1}>
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
  if (facts.length < ENOUGH) return <p className={mutedClass}>{texts.tooFew}</p>;
  const toggle = (label: string, isOn: boolean) =>
    setChecked(isOn ? [...checked, label] : checked.filter((one) => one !== label));
  return (
    <>
      <p className={mutedClass}>{texts.intro}</p>
      <div className={styles.facts}>
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
