import { AssigneeType } from '@/domain/colleagues/assignee';
import { ChannelType } from '@/domain/timeline/channelType';
import { MediaCategory, MediaModel } from '@/domain/media/media';
import { clock, HOUR } from '../world/clock';
import { userIds } from '../session/users';
import type { CaseActivityRecord, CaseRecord, MediaRecord, Party } from './records';

let made = 0;

/** A new id; every reset restarts the same sequence. */
export const nextId = (): string => {
  made += 1;
  return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
};

export const resetIds = (): void => {
  made = 0;
};

/** The moment this many milliseconds before now. */
export const ago = (ms: number) => new Date(clock.now() - ms).toISOString();

export const anAssignee = (changes: Partial<Party> = {}): Party => ({
  id: userIds.anne,
  name: 'Anne de Vries',
  type: AssigneeType.Employee,
  department: 'Klantcontactcentrum',
  ...changes,
});

export const aMedia = (changes: Partial<MediaRecord> = {}): MediaRecord => ({
  id: nextId(),
  type: MediaModel.Image,
  title: 'Foto lekkage badkamer',
  created: ago(HOUR),
  lastModified: ago(HOUR),
  url: null,
  mediaCategory: MediaCategory.TaskMedia,
  reason: null,
  clearedOn: null,
  clearedBy: null,
  fileName: 'lekkage.png',
  contentType: 'image/png',
  bytes: null,
  caseId: null,
  ...changes,
});

/** A case on the timeline, to which a case flow or a task belongs. */
export const aTimelineCase = (changes: Partial<CaseRecord> = {}): CaseRecord => ({
  id: nextId(),
  title: 'Lekkage badkamer',
  status: 3,
  created: ago(2 * HOUR),
  isDeleted: false,
  personId: null,
  faqId: null,
  faq: null,
  thesaurusTagId: null,
  contract: null,
  ...changes,
});

export const aCaseActivity = (changes: Partial<CaseActivityRecord> = {}): CaseActivityRecord => ({
  id: nextId(),
  caseId: nextId(),
  type: 'Contact',
  description: 'Huurder belt over de voortgang.',
  message: null,
  isDeleted: false,
  linkedActivities: [],
  startTime: ago(2 * HOUR),
  channel: ChannelType.Phone,
  direction: 'Inbound',
  colleague: anAssignee(),
  ...changes,
});
