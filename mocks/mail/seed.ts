import { fixedHexId } from '../db/fixedIds';
import { customerIdOf } from '../people/customer';
import { db } from '../db/db';
import type { CaseActivityRecord } from '../db/records';
import type { MailMessage, OutgoingMail } from '../wire/mail';
import { clock, DAY, HOUR, MINUTE } from '../world/clock';
import type { Random } from '../world/random';
import { aMail, anOutgoingMail } from './builders';

const before = (ms: number): string => new Date(clock.now() - ms).toISOString();

const letters: readonly (readonly [subject: string, body: string])[] = [
  [
    'Vraag over mijn huur',
    'Beste corporatie,\n\nMijn huur is deze maand twee keer afgeschreven. Kunt u dat nakijken?\n\nMet vriendelijke groet',
  ],
  [
    'Lekkage in de badkamer',
    'Goedemorgen,\n\nSinds gisteravond lekt de kraan in de badkamer. Er staat een emmer onder, maar die is binnen een uur vol. Kan er vandaag nog iemand komen?\n\nIk ben de hele dag thuis.',
  ],
  [
    'Huuropzegging',
    'Geachte heer, mevrouw,\n\nHierbij zeg ik de huur van mijn woning op per de eerste van volgende maand. Graag ontvang ik een bevestiging.',
  ],
  [
    'Overlast van de buren',
    'Hallo,\n\nDit is al de derde keer dat ik u schrijf over geluidsoverlast. Zie ook https://www.voorbeeld.nl/logboek voor het logboek dat u vroeg bij te houden.',
  ],
  [
    'Parkeerplaats',
    'Beste mensen,\n\nKomt er nog een parkeerplaats vrij bij ons complex? Ik sta sinds vorig jaar op de lijst.',
  ],
  [
    'Re: Afspraak met de monteur',
    'De monteur is niet langsgekomen. Ik heb er een vrije dag voor genomen. Wanneer komt hij wel?',
  ],
  [
    'Inschrijving woningzoekende',
    'Goedemiddag,\n\nKan mijn inschrijving worden verlengd? Ik kan niet inloggen op het portaal.',
  ],
];

const STATUSES = ['New', 'New', 'New', 'PickedUp', 'Finished', 'Deleted', 'Sent'];

/** A random sender; about half of them are known by their address. */
function sender(number: number, random: Random): Partial<MailMessage> {
  const person = random.chance(0.4) ? random.pick(db.people.all()) : null;
  const address = person?.contactDetails?.emailAddresses?.[0]?.emailAddress;
  const from = address ?? `bewoner${number}@mail.example`;
  return person?.roles?.customer
    ? { from, customerId: customerIdOf(person), customerName: person.name ?? null }
    : { from };
}

/** The colleague who picked up the mail, and the moment at which it was finished. */
function handling(status: string, received: number, random: Random): Partial<MailMessage> {
  if (status !== 'PickedUp' && status !== 'Finished') return {};
  const { id, name } = random.pick(db.colleagues.all());
  const finished = status === 'Finished' ? before(received / 3) : null;
  return { pickedUp: before(received / 2), pickedUpBy: { id, name }, finished };
}

const photo = { contentId: 'bijlage-0', filename: 'foto 0.png', contentType: 'image/png', size: 2_048 };

function aLetter(number: number, random: Random): MailMessage {
  const [subject, body] = random.pick(letters);
  const status = random.pick(STATUSES);
  const received = number * random.int(15, 40) * MINUTE;
  return aMail({
    id: fixedHexId('fb', number),
    mailConversationId: fixedHexId('fb', 50_000 + number),
    status,
    subject,
    body,
    ...sender(number, random),
    ...handling(status, received, random),
    received: before(received),
    attachments: random.chance(0.3) ? [photo] : [],
  });
}

const MANY_LINES = '<p>Beste bewoner,</p>';
const bodies: readonly string[] = [
  `${MANY_LINES}<p>Op <b>dinsdag</b> tussen 9.00 en 12.00 uur komt onze monteur bij u langs.</p><ul><li>Zorg dat er iemand thuis is.</li><li>Maak de ruimte onder de gootsteen leeg.</li></ul><p><img src="https://volg.example/gezien.gif?x=1" width="1" height="1"><a href="https://www.corporatie.example/afspraak">Afspraak wijzigen</a></p>`,
  'Beste bewoner,\n\nUw melding is ontvangen. Wij nemen binnen twee werkdagen contact met u op.\n\nMet vriendelijke groet,\nDe corporatie',
  `${MANY_LINES}<h2>Huurverhoging</h2><table><tr><td>Nu</td><td>€ 612,50</td></tr><tr><td>Straks</td><td>€ 631,00</td></tr></table><img src="https://www.corporatie.example/logo.png" alt="Logo van de corporatie"><script>document.title='gezien'</script>`,
];

const files: OutgoingMail['attachments'] = [
  {
    contentId: 'c1',
    filename: '../../Brief huurverhoging.pdf',
    contentType: 'application/pdf',
    size: 84_000,
  },
  { contentId: 'c2', filename: 'Plattegrond.png', contentType: 'image/png', size: 1_500_000 },
];

/**
 * Adds the mail behind an activity on a timeline. Half of the activities name their mail; the mail of the others is
 * found by the id of the activity.
 */
function seedOutgoing(activity: CaseActivityRecord, number: number, random: Random): void {
  const id = fixedHexId('fc', number);
  const kase = db.cases.find(activity.caseId);
  db.outgoingMails.add(
    anOutgoingMail({
      id,
      subject: activity.description ?? 'Bericht van de corporatie',
      body: random.pick(bodies),
      to: random.chance(0.2) ? 'een@mail.example; twee@mail.example' : ['een@mail.example'],
      cc: random.chance(0.3) ? ['vier@mail.example'] : null,
      attachments: random.chance(0.5) ? files : null,
      sent: activity.startTime,
      activityId: activity.id,
      caseId: activity.caseId,
      personId: kase?.personId ?? null,
    }),
  );
  if (random.chance(0.5)) db.caseActivities.change(activity, { mailId: id });
}

const SOME = 52;
const MANY = 10_000;

/** Adds incoming and outgoing mail; with `many`, more mail arrives than is answered. */
export function seedMail(random: Random, many: boolean): void {
  const count = many ? MANY : SOME;
  for (let number = 1; number <= count; number += 1) db.mails.add(aLetter(number, random));
  db.mails.add(aMail({ id: fixedHexId('fb', 0xffff), received: before(60 * DAY + HOUR), status: 0 }));
  db.caseActivities
    .where(({ type }) => type === 'OutgoingMail')
    .forEach((activity, index) => seedOutgoing(activity, index + 1, random));
}
