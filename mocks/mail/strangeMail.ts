import { db } from '../db/db';
import { fixedHexId } from '../db/fixedIds';
import type { MailMessage } from '../wire/mail';

/** Mail can be empty, far too long, or have an unknown status. */
const strange: readonly Partial<MailMessage>[] = [
  { status: 1, subject: null, from: null, body: null, to: null, attachments: null },
  { status: 'Quarantine' },
  { subject: 'Re: '.repeat(60) + 'Vraag', body: 'Waarom duurt het zo lang?\n'.repeat(400) },
  { from: '"Kees, de Boer" <kees@mail.example>', body: '<b>Niet</b> als opmaak <script>alert(1)</script>' },
];

/** The third message and those after it become these. */
export function seedStrangeMail(): void {
  strange.forEach((changes, index) => {
    const present = db.mails.find(fixedHexId('fb', index + 3));
    if (present) db.mails.change(present, changes);
  });
}
