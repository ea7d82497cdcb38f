import { ago, nextId } from '../db/builders';
import type { MailMessage, OutgoingMail } from '../wire/mail';
import { DAY, HOUR } from '../world/clock';

export const aMail = (changes: Partial<MailMessage> = {}): MailMessage => ({
  id: nextId(),
  mailConversationId: nextId(),
  status: 'New',
  subject: 'Vraag over mijn huur',
  from: 'bewoner1@mail.example',
  to: ['info@corporatie.example'],
  received: ago(HOUR),
  body: 'Beste corporatie,\n\nKunt u mij bellen?\n\nGroet',
  customerId: null,
  customerName: null,
  pickedUp: null,
  finished: null,
  pickedUpBy: null,
  attachments: [],
  technical: { messageId: '<0@mail.example>', headers: { 'x-spam-score': '0' }, queue: 'mail.inkomend' },
  ...changes,
});

export const anOutgoingMail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: nextId(),
  to: ['een@mail.example', 'twee@mail.example'],
  cc: ['vier@mail.example'],
  bcc: [],
  attachments: [{ contentId: 'c2', filename: 'Plattegrond.png', contentType: 'image/png', size: 1_500_000 }],
  from: 'info@corporatie.example',
  subject: 'Bevestiging van uw afspraak',
  body: '<p>Beste bewoner,</p><p>De monteur komt dinsdag.</p>',
  sent: ago(DAY),
  activityId: null,
  caseId: null,
  personId: null,
  ...changes,
});
