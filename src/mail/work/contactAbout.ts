import type { ContactStart } from '@/contactmoments';
import type { MailMessage } from '@/domain/mail/mailMessage';
import { ChannelType } from '@/domain/timeline/channelType';
import { Direction } from '@/domain/timeline/contactMoment';

/** A contact about a mail: its subject is the question, its text the notes. */
export const contactAbout = (
  { id, mailConversationId, subject, body }: MailMessage,
  person: { id: string; name: string } | null,
): ContactStart => ({
  person: person && { id: person.id, name: person.name, details: '' },
  source: 'mail',
  channel: ChannelType.Email,
  direction: Direction.Inbound,
  written: { words: subject?.trim() ?? '', notes: body?.trim() ?? '' },
  ...(mailConversationId !== null && { line: { kind: 'mail', id: mailConversationId, mailId: id } }),
});
