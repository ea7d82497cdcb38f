import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { ChannelType } from '@/domain/timeline/channelType';
import { DAY, HOUR } from '../world/clock';
import { aCaseActivity } from '../db/builders';
import { caseFlowActivity } from './history';
import { inboxSideOf } from './state';
import { cancelationStatuses } from './vocabulary';
import { db } from '../db/db';
import type { CaseActivityRecord, CaseFlowRecord, StepRecord, StepTaskRecord, Party } from '../db/records';
import type { SeededCase } from './seed';
import type { Seeding } from '../tasks/seed';

interface Happening {
  description: string;
  by: Party | null;
  moment: string;
}

function ofStep(step: StepRecord, stepTasks: readonly StepTaskRecord[]): Happening[] {
  const by = step.pickedUpByModel;
  const own = stepTasks.filter(({ stepId }) => stepId === step.id);
  const tasks = own.flatMap((stepTask): Happening[] => {
    const { title, outcome } = stepTask;
    const task = inboxSideOf(stepTask);
    if (!task?.finished) return [];
    const colleague = db.colleagues.find(task.completedById ?? '');
    return [
      {
        description: `Taak afgerond: ${title}${outcome ? ` (${outcome.title})` : ''}`,
        by: colleague && task.completeBy?.id === colleague.id ? task.completeBy : by,
        moment: task.finished,
      },
    ];
  });
  return [
    ...(step.pickedUpOn
      ? [{ description: `Stap opgepakt: ${step.title}`, by, moment: step.pickedUpOn }]
      : []),
    ...tasks,
    ...(step.finishedOn
      ? [{ description: `Stap afgerond: ${step.title}`, by, moment: step.finishedOn }]
      : []),
  ];
}

const maxOf = (moments: readonly (string | null)[]): string =>
  moments.reduce<string>((last, moment) => (moment !== null && moment > last ? moment : last), '');

function ending(flow: CaseFlowRecord, last: string, { random, now, colleagues }: Seeding): Happening[] {
  const by = flow.steps.findLast(({ pickedUpByModel }) => pickedUpByModel !== null)?.pickedUpByModel ?? null;
  if (flow.status === CaseFlowStatus.Finished) return [{ description: 'Zaak afgerond', by, moment: last }];
  if (flow.cancelation === null) return [];
  const { statusId, reason } = flow.cancelation;
  const label = cancelationStatuses.find(({ id }) => id === statusId)?.label ?? '';
  const moment = new Date(Date.parse(last) + (now - Date.parse(last)) * random.next()).toISOString();
  const description = `Zaak geannuleerd: ${reason === '' ? label : `${label}: ${reason}`}`;
  return [{ description, by: by ?? random.pick(colleagues), moment }];
}

/** Sometimes changes the owner of the case, between its first and last step. */
function handOver(flow: CaseFlowRecord, last: string, { random, colleagues }: Seeding): Happening[] {
  if (flow.status === CaseFlowStatus.Submitted || !random.chance(0.3)) return [];
  const from = Date.parse(flow.created);
  const moment = new Date(from + (Date.parse(last) - from) * random.next()).toISOString();
  const description = `Eigenaar gewijzigd: ${flow.ownerModel?.name ?? 'niemand'}`;
  return [{ description, by: random.pick(colleagues), moment }];
}

/** Adds the history that follows from the case's steps; returns the case with its moment of modification. */
export function seedCaseHistory({ flow, stepTasks }: SeededCase, seeding: Seeding): CaseFlowRecord {
  const { random } = seeding;
  const steps = flow.steps.flatMap((step) => ofStep(step, stepTasks));
  const created = flow.created;
  const last = maxOf([created, ...steps.map(({ moment }) => moment)]);
  const happenings: Happening[] = [
    { description: 'Zaak ontvangen', by: null, moment: created },
    ...steps,
    ...handOver(flow, last, seeding),
    ...ending(flow, last, seeding),
  ];
  for (const { moment, ...entry } of happenings) {
    db.caseActivities.add(
      caseFlowActivity(flow.umbrellaCaseId, entry, { id: random.guid(), startTime: moment }),
    );
  }
  return db.caseFlows.change(flow, { lastModified: maxOf(happenings.map(({ moment }) => moment)) });
}

interface ActivityTemplate {
  type: string;
  description: string;
  channel: ChannelType;
  direction: 'Inbound' | 'Outbound';
}

const contact = (
  channel: ChannelType,
  direction: ActivityTemplate['direction'],
  description: string,
): ActivityTemplate => ({ type: 'Contact', description, channel, direction });

const contacts: readonly ActivityTemplate[] = [
  contact(ChannelType.Phone, 'Inbound', 'Huurder belt en vraagt wanneer er iemand langskomt.'),
  contact(ChannelType.Phone, 'Outbound', 'Uitgelegd wat de volgende stap is; huurder is akkoord.'),
  contact(ChannelType.Email, 'Inbound', 'Huurder stuurt de gevraagde stukken; toegevoegd aan de zaak.'),
  contact(ChannelType.Desk, 'Inbound', 'Huurder heeft een nieuw telefoonnummer doorgegeven.'),
  contact(ChannelType.Visit, 'Outbound', 'Situatie ter plekke bekeken en foto’s gemaakt.'),
  contact(ChannelType.Chat, 'Inbound', 'Huurder kan dinsdag niet; nieuwe afspraak op donderdag.'),
];

const others: readonly ActivityTemplate[] = [
  {
    type: 'OutgoingMail',
    description: 'Automatische bevestiging van de zaak.',
    channel: ChannelType.Email,
    direction: 'Outbound',
  },
  {
    type: 'Correspondence',
    description: 'Per post verstuurd.',
    channel: ChannelType.Post,
    direction: 'Outbound',
  },
  {
    type: 'PhoneCall',
    description: 'Huurder belde buiten kantooruren.',
    channel: ChannelType.Phone,
    direction: 'Inbound',
  },
];

const MAX_CONTACTS = 5;

/** Adds contact moments, mail and calls between the beginning of the case and now. */
export function seedContacts(flow: CaseFlowRecord, { random, now, colleagues }: Seeding): void {
  const from = Date.parse(flow.created);
  const add = (template: ActivityTemplate, moment: number, colleague: Party | null): CaseActivityRecord =>
    db.caseActivities.add(
      aCaseActivity({
        ...template,
        id: random.guid(),
        caseId: flow.umbrellaCaseId,
        startTime: new Date(moment).toISOString(),
        colleague,
      }),
    );
  const until = Math.min(now, Date.parse(flow.lastModified) + DAY);
  const wanted = random.int(0, MAX_CONTACTS);
  for (let number = 0; number < wanted; number += 1)
    add(random.pick(contacts), from + (until - from) * random.next(), random.pick(colleagues));
  for (const template of others)
    if (random.chance(0.6)) add(template, Math.min(now, from + random.int(0, 12) * HOUR), null);
}
