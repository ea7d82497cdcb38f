import { ChannelType } from '@/domain/timeline/channelType';
import { MediaCategory, MediaModel } from '@/domain/media/media';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { DAY, HOUR } from '../world/clock';
import { aTimelineCase, aCaseActivity, aMedia } from '../db/builders';
import { db } from '../db/db';
import type { TaskRecord } from '../tasks/records';
import { seedHistory, type Seeding } from '../tasks/seed';
import { caseTemplates } from '../world/templates';

const channels = [
  ChannelType.Phone,
  ChannelType.Email,
  ChannelType.Desk,
  ChannelType.Chat,
  ChannelType.Visit,
  ChannelType.Web,
];
const subjects = ['Vraag over de voortgang', 'Nieuwe informatie', 'Terugkoppeling aan huurder'];
const contactTexts = [
  'Huurder belt over de voortgang en wil vandaag nog antwoord.',
  'Uitgelegd hoe het verder gaat; huurder is tevreden.',
  'Stukken ontvangen en toegevoegd aan het dossier.',
  'Afspraak gemaakt voor volgende week dinsdag om 10.00 uur.',
];

/** A case with 0 to 5 contact moments, and something that is not a contact moment. */
function seedCase(title: string, task: TaskRecord, { random, now, colleagues }: Seeding) {
  const found = db.cases.add(
    aTimelineCase({
      id: random.guid(),
      title,
      personId: task.relatedPerson?.id ?? null,
      ...(task.created !== null && { created: task.created }),
    }),
  );
  const contacts = random.int(0, 5);
  for (let number = 0; number < contacts; number += 1) {
    const channel = random.pick(channels);
    db.caseActivities.add(
      aCaseActivity({
        id: random.guid(),
        caseId: found.id,
        description: `${random.pick(subjects)}. ${random.pick(contactTexts)}`,
        startTime: new Date(now - random.int(1, 20 * 24) * HOUR).toISOString(),
        channel,
        direction: random.chance(0.7) ? 'Inbound' : 'Outbound',
        colleague: random.pick(colleagues),
      }),
    );
  }
  db.caseActivities.add(
    aCaseActivity({
      id: random.guid(),
      caseId: found.id,
      type: 'OutgoingMail',
      description: 'Automatische bevestiging van de melding.',
      startTime: new Date(now - 21 * DAY).toISOString(),
      channel: ChannelType.Email,
      direction: 'Outbound',
      colleague: null,
    }),
  );
  return { id: found.id, title: found.title };
}

/** Joins most tasks of a person to a case; the tasks of one case are each other's linked tasks. */
export function seedCases(tasks: readonly TaskRecord[], seeding: Seeding): void {
  const byPerson = new Map<string, TaskRecord[]>();
  for (const task of tasks) {
    if (task.relatedPerson === null) continue;
    byPerson.set(task.relatedPerson.id, [...(byPerson.get(task.relatedPerson.id) ?? []), task]);
  }
  for (const members of byPerson.values()) {
    const first = members[0];
    if (!first || seeding.random.chance(0.2)) continue;
    const joined = seedCase(first.subject, first, seeding);
    for (const task of members) db.tasks.change(task, { case: joined, caseTitle: joined.title });
  }
}

/** Turns a task into the inbox task of a case-flow step task with its outcomes. */
export function seedStepTask(task: TaskRecord, index: number, seeding: Seeding): void {
  const { random } = seeding;
  const template = caseTemplates[index % caseTemplates.length];
  if (!template) return;
  const joined = seedCase(`${template.title}: ${task.relatedPerson?.name ?? 'onbekend'}`, task, seeding);
  db.tasks.change(task, {
    subject: template.step,
    description: `Stap van de zaak ‘${joined.title}’.`,
    taskType: { name: 'Zaakstap', category: TaskTypeCategory.CaseFlow },
    case: joined,
    caseTitle: joined.title,
  });
  db.stepTasks.add({
    id: random.guid(),
    umbrellaTaskId: task.id,
    title: template.step,
    isOptional: index % 4 === 3,
    isFinished: task.status === TaskStatus.Finished,
    outcome: null,
    outcomes: template.outcomes.map((outcome) => ({ ...outcome, id: random.guid() })),
    caseFlowId: random.guid(),
    stepId: random.guid(),
  });
}

const MEDIA_COUNTS = [0, 0, 0, 1, 1, 2, 6];
const titles = [
  { title: 'Foto badkamer', file: 'IMG_20260114_0832.png' },
  { title: 'Vochtplek slaapkamer', file: 'vochtplek.png' },
  { title: 'Voordeur van binnen gezien, let op de scharnieren rechtsonder', file: 'voordeur.png' },
];

/** Adds pictures, letters, a link, and sometimes the tombstone of a cleared file. */
export function seedMedia(task: TaskRecord, seeding: Seeding): void {
  const { random, now } = seeding;
  const ids = Array.from({ length: random.pick(MEDIA_COUNTS) }, (_, number) => {
    const isLetter = number % 3 === 2;
    const isCleared = random.chance(0.12);
    const isLink = !isCleared && number === 4;
    const { title, file } = random.pick(titles);
    const moment = new Date(now - random.int(1, 72) * HOUR).toISOString();
    const type = isLetter ? MediaModel.Document : MediaModel.Image;
    const media = aMedia({
      id: random.guid(),
      type: isCleared ? MediaModel.Cleared : isLink ? MediaModel.Link : type,
      title: isLink ? 'Handleiding thermostaat' : isLetter ? 'Brief huurder' : title,
      fileName: isLetter ? 'brief-huurder.pdf' : file,
      contentType: isLetter ? 'application/pdf' : 'image/png',
      url: isLink ? 'https://www.voorbeeld.nl/handleiding' : null,
      created: moment,
      lastModified: moment,
      mediaCategory: MediaCategory.TaskMedia,
      ...(isCleared && {
        reason: 'Bevatte persoonsgegevens van de buren.',
        clearedOn: moment,
        clearedBy: random.pick(seeding.colleagues),
      }),
    });
    return db.media.add(media).id;
  });
  db.tasks.change(task, { mediaIds: ids });
}

/** Gives one task a long history, for scrolling. */
export function seedLongHistory(task: TaskRecord, seeding: Seeding): void {
  for (const activity of db.activities.all())
    if (activity.taskId === task.id) db.activities.remove(activity.id);
  db.tasks.add(seedHistory(task, seeding, 40));
}
