import type { ContactStart } from '@/desk/contacts';
import type { MailMessage } from '@/domain/mail/mailMessage';
import { ChannelType } from '@/domain/timeline/channelType';
import { Direction } from '@/domain/contacts/contactMoment';

/** A contact about a mail, with the mail's subject as the question and its text as the notes. */
export const contactAbout = (
  { id, mailConversationId, subject, body }: MailMessage,
  person: { id: string; name: string } | null,
): ContactStart => ({
  person: person && { id: person.id, name: person.name, details: '' },
  channel: ChannelType.Email,
  direction: Direction.Inbound,
  written: { words: subject?.trim() ?? '', notes: body?.trim() ?? '' },
  ...(mailConversationId !== null && { source: { kind: 'mail', id: mailConversationId, mailId: id } }),
});
