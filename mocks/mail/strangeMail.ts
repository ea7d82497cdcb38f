import { db } from '../db/db';
import { fixedHexId } from '../db/fixedIds';
import type { MailMessage } from '../wire/mail';

/** Mail that is empty, far too long, or has an unknown status. */
const strange: readonly Partial<MailMessage>[] = [
  { status: 1, subject: null, from: null, body: null, to: null, attachments: null },
  { status: 'Quarantine' },
  { subject: 'Re: '.repeat(60) + 'Vraag', body: 'Waarom duurt het zo lang?\n'.repeat(400) },
  { from: '"Kees, de Boer" <kees@mail.example>', body: '<b>Niet</b> als opmaak <script>alert(1)</script>' },
];

/** Replaces the third message and those after it. */
export function seedStrangeMail(): void {
  strange.forEach((changes, index) => {
    const present = db.mails.find(fixedHexId('fb', index + 3));
    if (present) db.mails.change(present, changes);
  });
}
