import { MediaCategory, MediaModel } from '@/domain/media/media';
import { MINUTE } from '../world/clock';
import { aMedia } from '../db/builders';
import type { CaseFlowDefinition } from './definitions';
import { db } from '../db/db';
import type { CaseFlowRecord, MediaRecord } from '../db/records';
import { userIds } from '../session/users';
import type { Seeding } from '../tasks/seed';

type FileTemplate = Pick<MediaRecord, 'type' | 'title' | 'fileName' | 'contentType' | 'url'>;

const file = (type: MediaModel, title: string, fileName: string, contentType: string): FileTemplate => ({
  type,
  title,
  fileName,
  contentType,
  url: null,
});

const files: readonly FileTemplate[] = [
  file(MediaModel.Image, 'Foto woonkamer', 'IMG_20260318_1042.png', 'image/png'),
  file(MediaModel.Document, 'Brief aan huurder', 'brief-huurder.pdf', 'application/pdf'),
  {
    ...file(MediaModel.Link, 'Huurvoorwaarden op de website', 'huurvoorwaarden', 'text/uri-list'),
    url: 'https://www.voorbeeld.nl/huurvoorwaarden',
  },
  file(MediaModel.Video, 'Filmpje van de geluidsoverlast', 'overlast.mp4', 'video/mp4'),
  file(
    MediaModel.Document,
    'Verslag van het huisbezoek met alle afspraken die met beide partijen zijn gemaakt',
    'verslag-huisbezoek.pdf',
    'application/pdf',
  ),
  file(MediaModel.Image, 'Meterstanden', 'meterstanden.png', 'image/png'),
];

const FILE_COUNTS = [0, 0, 1, 2, 3, 4, 6];
const CLEARED = 0.15;

/** A random moment between the beginning of the case and its last change. */
function momentIn({ created, lastModified }: CaseFlowRecord, { random, now }: Seeding): string {
  const from = Date.parse(created);
  const until = Math.max(Math.min(now, Date.parse(lastModified)), Math.min(now, from + MINUTE));
  return new Date(from + (until - from) * random.next()).toISOString();
}

function addFile(template: FileTemplate, flow: CaseFlowRecord, seeding: Seeding): MediaRecord {
  const { random, colleagues } = seeding;
  const isCleared = random.chance(CLEARED);
  const moment = momentIn(flow, seeding);
  return db.media.add(
    aMedia({
      ...template,
      id: random.guid(),
      created: moment,
      lastModified: moment,
      mediaCategory: MediaCategory.CaseMedia,
      caseId: flow.umbrellaCaseId,
      ...(isCleared && {
        type: MediaModel.Cleared,
        url: null,
        reason: random.pick(['Bevatte persoonsgegevens van de buren.', 'Verkeerd bestand.', null]),
        clearedOn: moment,
        clearedBy: random.pick(colleagues),
      }),
    }),
  );
}

/** Adds files of every kind, some of them cleared. */
export function seedCaseFiles(flow: CaseFlowRecord, index: number, seeding: Seeding): void {
  const wanted = seeding.random.pick(FILE_COUNTS);
  for (let number = 0; number < wanted; number += 1) {
    const template = files[(index + number) % files.length];
    if (template) addFile(template, flow, seeding);
  }
}

const internalTexts = [
  'Let op: huurder is slechthorend, liefst per e-mail.',
  'Vorige regeling is netjes nagekomen, zie het dossier van 2024.',
  'Graag eerst overleggen met de wijkbeheerder voordat we een brief sturen.',
  'Foto staat in de bijlage.\nDe vlek is sinds vorige week groter geworden.',
  'Gebeld, geen gehoor. Morgen opnieuw.',
];

const publicTexts = [
  'Goedemorgen, wij hebben uw aanvraag ontvangen en laten binnen vijf werkdagen weten hoe het verder gaat.',
  'Wilt u ons nog een kopie van uw laatste loonstrook sturen? U kunt die toevoegen via Mijn Thuis.',
  'Onze opzichter komt donderdag tussen 9.00 en 11.00 uur bij u langs.',
];

/** Adds messages between colleagues and to the customer, some with a file of the case. */
export function seedCaseMessages(flow: CaseFlowRecord, seeding: Seeding): void {
  const { random, colleagues } = seeding;
  const attachable = db.media.where(
    ({ caseId, type }) => caseId === flow.umbrellaCaseId && type !== MediaModel.Cleared,
  );
  const addAll = (texts: readonly string[], count: number, isPublic: boolean) => {
    for (let number = 0; number < count; number += 1) {
      const mediaId = attachable.length > 0 && random.chance(0.35) ? random.pick(attachable).id : null;
      db.caseMessages.add({
        id: random.guid(),
        caseFlowId: flow.id,
        isPublic,
        message: random.pick(texts),
        mediaId,
        created: momentIn(flow, seeding),
        createdBy: random.pick(colleagues.filter(({ id }) => id !== userIds.dirk)),
      });
    }
  };
  addAll(internalTexts, random.pick([0, 0, 1, 2, 4]), false);
  addAll(publicTexts, random.pick([0, 0, 1, 2]), true);
}

const answers = [
  { question: 'Waar gaat het om?', answer: 'Sinds drie weken is er ’s nachts veel lawaai bij de buren.' },
  { question: 'Wanneer is het begonnen?', answer: '2026-10-02' },
  { question: 'Heeft u er met de buren over gesproken?', answer: 'Ja' },
  { question: 'Hoe kunnen wij u het beste bereiken?', answer: 'Telefonisch, na 16.00 uur' },
  { question: 'Wilt u nog iets toevoegen?', answer: '' },
];

/** Adds the answers that the customer filled in, for a case that began in the portal. */
export function seedReport(flow: CaseFlowRecord, definition: CaseFlowDefinition, seeding: Seeding): void {
  const scenario = definition.startedBy;
  if (!scenario) return;
  db.media.add(
    aMedia({
      id: seeding.random.guid(),
      title: 'Foto van de huurder',
      fileName: 'foto.png',
      created: flow.created,
      lastModified: flow.created,
      mediaCategory: MediaCategory.SelfServiceMedia,
      caseId: flow.umbrellaCaseId,
    }),
  );
  db.reports.add({
    id: seeding.random.guid(),
    caseId: flow.umbrellaCaseId,
    title: scenario.title,
    created: flow.created,
    items: [{ question: 'Wat wilt u regelen?', answer: scenario.title }, ...answers],
  });
}
