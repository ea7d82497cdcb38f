import { type Contract, contractAddress } from '@/domain/contract';
import type { Faq } from '@/domain/faq';
import type { Person } from '@/domain/person';
import { CopyButton } from '@/ui/fields/CopyButton';
import { Section } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { aboutFlow } from '../AboutFlow';
import type { Flow } from '../flow/flow';
import { registrationTexts } from '../registrationTexts';
import styles from './Transfer.module.css';

const { about, transfer: texts } = registrationTexts;

interface HandoverProps {
  person: Person;
  flow: Flow;
  faq: Faq | null;
  contract: Contract | null;
}

/** What the next one needs to know, so that nobody has to tell it twice. */
export function Handover({ person, flow, faq, contract }: HandoverProps) {
  const { subject, question, scenario } = aboutFlow(flow, faq);
  const facts = [
    { label: about.person, value: person.name },
    { label: about.contract, value: contract && contractAddress(contract) },
    { label: about.subject, value: subject },
    { label: about.question, value: question },
    { label: about.scenario, value: scenario },
    { label: about.notes, value: flow.notes.trim() },
  ].flatMap(({ label, value }) =>
    value === null || value === '' || value === about.none ? [] : [{ label, value }],
  );
  const text = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return (
    <Section
      title={texts.handover}
      aside={<CopyButton text={text} label={texts.copy} copiedLabel={texts.copied} />}
    >
      <p className={styles.hint}>{texts.handoverHint}</p>
      <Facts items={facts} />
    </Section>
  );
}
