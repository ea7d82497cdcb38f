import { fixedId } from '../db/fixedIds';
import { db } from '../db/db';
import type { LogEntry, UndeliveredMessage } from '../wire/diagnostics';
import { clock, HOUR, MINUTE } from '../world/clock';
import type { Random } from '../world/random';
import { aLogEntry, anUndeliveredMessage } from './builders';
import { deliveries } from './delivery';

const before = (ms: number): string => new Date(clock.now() - ms).toISOString();

const STACK = Array.from(
  { length: 60 },
  (_, line) =>
    `   at Corporatie.Koppelingen.Verwerking.Stap${line}(Bericht bericht) in Verwerking.cs:line ${40 + line}`,
).join('\n');

interface Sender {
  application: string;
  consumer: string;
  queueName: string;
  type: string;
  exception: string;
}

const senders: readonly Sender[] = [
  {
    application: 'Koppeling.Dynamics',
    consumer: 'RelatieConsumer',
    queueName: 'dynamics.relaties',
    type: 'PersoonGewijzigd',
    exception: `System.TimeoutException: The operation has timed out.\n${STACK}`,
  },
  {
    application: 'Koppeling.Huuradministratie',
    consumer: 'ContractConsumer',
    queueName: 'huur.contracten',
    type: 'ContractBeeindigd',
    exception: 'System.InvalidOperationException: Contract is al beëindigd.',
  },
  {
    application: 'Koppeling.Sleutels',
    consumer: 'SleutelConsumer',
    queueName: 'sleutels.uitgifte',
    type: 'SleutelUitgegeven',
    exception: 'System.Net.Http.HttpRequestException: Connection refused (sleutels.intern:8443)',
  },
];

function aBody(random: Random, type: string): string {
  const person = {
    id: random.guid(),
    naam: 'Fatima El Idrissi',
    adres: { straat: 'Lindengracht', nummer: 3 },
  };
  return JSON.stringify({
    type,
    volgnummer: random.int(1, 99_999),
    persoon: person,
    velden: ['telefoon', 'email'],
  });
}

function messageOf(sender: Sender, random: Random, changes: Partial<UndeliveredMessage>): UndeliveredMessage {
  const { application, consumer, queueName, type, exception } = sender;
  const metaData = { application, consumer, retries: random.int(0, 5) };
  const message = { queueName, body: aBody(random, type), metaData };
  return anUndeliveredMessage({ message, exception, ...changes });
}

const resolved = (hours: number) => ({ status: 'Resolved', resolvedTime: before(hours * HOUR) });

/** The log of a scope until its message was given up. */
function seedScope(scopeId: string, random: Random, until: string, sender: Sender): void {
  const end = Date.parse(until);
  const add = (entry: Partial<LogEntry>, minutes: number) =>
    db.logEntries.add(
      aLogEntry({
        id: random.guid(),
        scopeId,
        application: sender.application,
        time: new Date(end - minutes * MINUTE).toISOString(),
        ...entry,
      }),
    );
  add({}, 6);
  add({ level: 'Debug', message: `Bericht van wachtrij ${sender.queueName} gelezen` }, 5);
  for (let attempt = 1; attempt <= random.int(1, 4); attempt += 1)
    add({ level: 'Warning', message: `Poging ${attempt} mislukt, wordt herhaald` }, 5 - attempt);
  add({ level: 'Error', message: 'Bericht niet afgeleverd', exception: sender.exception }, 0);
}

/** Adds a message for each error task. */
function seedOfTasks(random: Random): void {
  for (const { properties, created } of db.tasks.all()) {
    const { undeliveredMessageId: id, scopeId, application } = properties;
    if (!id) continue;
    const sender = { ...random.pick(senders), application: application ?? 'Koppeling.Dynamics' };
    const faultTime = created ?? before(HOUR);
    db.undeliveredMessages.add(messageOf(sender, random, { id, scopeId: scopeId ?? null, faultTime }));
    if (scopeId) seedScope(scopeId, random, faultTime, sender);
  }
}

const OTHERS = 24;

/** Adds undelivered messages of three integrations. One of them works again, one still fails, one never answers. */
export function seedDiagnostics(random: Random): void {
  deliveries.set('Koppeling.Huuradministratie', 'broken');
  deliveries.set('Koppeling.Sleutels', 'silent');
  for (let number = 1; number <= OTHERS; number += 1) {
    const sender = senders[(number - 1) % senders.length]!;
    const scopeId = `scope-${(0x7f30 + (number % 5)).toString(16)}`;
    const faultTime = before(number * random.int(20, 50) * MINUTE);
    const changes = {
      id: fixedId('dd', number),
      scopeId,
      faultTime,
      ...(number % 6 === 4 && resolved(number)),
    };
    db.undeliveredMessages.add(messageOf(sender, random, changes));
    seedScope(scopeId, random, faultTime, sender);
  }
  seedOfTasks(random);
}
