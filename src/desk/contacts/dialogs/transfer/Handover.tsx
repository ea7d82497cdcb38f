import { type Contract, contractAddress } from '@/domain/tenancy/contract';
import type { Faq } from '@/domain/knowledge/faq';
import type { Person } from '@/domain/people/person';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { noteClass, Section } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { identityLine } from '@/shared/people';
import type { Contact } from '../../contact/contact';
import { aboutContact, filledFacts } from '../AboutContact';
import { questionLines } from '../contactWords';
import { contactDialogTexts } from '../contactDialogTexts';

const { about, transfer: texts } = contactDialogTexts;

interface HandoverProps {
  person: Person;
  contact: Contact | null;
  faq: Faq | null;
  contract: Contract | null;
}

/** The facts that the colleague needs, so that the person does not have to repeat them. */
export function Handover({ person, contact, faq, contract }: HandoverProps) {
  const { channel, subject, question, scenario } = aboutContact(contact, faq);
  const facts = filledFacts([
    { label: about.person, value: person.name },
    { label: about.channel, value: channel },
    { label: about.contract, value: contract && contractAddress(contract) },
    { label: about.subject, value: subject },
    { label: about.question, value: questionLines(contact).join('\n') || question },
    { label: about.scenario, value: scenario },
    { label: about.notes, value: contact?.notes.trim() ?? '' },
    { label: about.identity, value: identityLine(contact?.identity ?? null) },
  ]);
  return <HandoverFacts facts={facts} />;
}

export function FaqHandover({ faq }: { faq: Faq | null }) {
  const { subject, question } = aboutContact(null, faq);
  const facts = filledFacts([
    { label: about.subject, value: subject },
    { label: about.question, value: question },
  ]);
  return <HandoverFacts facts={facts} />;
}

function HandoverFacts({ facts }: { facts: ReturnType<typeof filledFacts> }) {
  const text = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return (
    <Section
      title={texts.handover}
      aside={<CopyButton text={text} label={texts.copy} copiedLabel={texts.copied} />}
    >
      <p className={noteClass}>{texts.handoverHint}</p>
      <Facts items={facts} />
    </Section>
  );
}
