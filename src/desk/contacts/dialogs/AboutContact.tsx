import { channelTypeLabel, ChannelType } from '@/domain/timeline/channelType';
import { type Faq, subjectOf } from '@/domain/knowledge/faq';
import { Facts } from '@/ui/record/Facts';
import type { Contact } from '../contact/contact';
import { mainQuestion } from '../contact/contactWith';
import { contactDialogTexts } from './contactDialogTexts';

const texts = contactDialogTexts.about;

const channelName = ({ channel }: Contact) =>
  channel === ChannelType.Unknown ? null : channelTypeLabel(channel);

const subjectName = (contact: Contact | null, faq: Faq | null) =>
  mainQuestion(contact)?.subject?.name || (faq && subjectOf(faq)?.name);

/** Returns the choices that the agent made in the panel; all are null without a contact and question. */
export const aboutContact = (contact: Contact | null, faq: Faq | null) => ({
  channel: contact && channelName(contact),
  subject: subjectName(contact, faq) ?? null,
  question: faq?.question ?? null,
  scenario: contact?.scenario?.title ?? null,
});

interface MaybeFact {
  label: string;
  value: string | null;
}

/** Leaves out the empty facts. */
export const filledFacts = (facts: readonly MaybeFact[]) =>
  facts.flatMap(({ label, value }) => (value === null || value === '' ? [] : [{ label, value }]));

/** Facts about the contact. They do not include the subject of the task, which is a field below them. */
export function AboutContact({ contact, faq }: { contact: Contact | null; faq: Faq | null }) {
  const { channel, subject, question, scenario } = aboutContact(contact, faq);
  const facts = filledFacts([
    { label: texts.channel, value: channel },
    { label: texts.topic, value: subject },
    { label: texts.question, value: question },
    { label: texts.scenario, value: scenario },
  ]);
  return facts.length === 0 ? null : <Facts items={facts} />;
}
