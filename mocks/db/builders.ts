import { AssigneeType } from '@/domain/assignee';
import { ChannelType } from '@/domain/channelType';
import { MediaCategory, MediaModel } from '@/domain/media';
import { TaskStatus } from '@/domain/taskStatus';
import { TaskTypeCategory } from '@/domain/taskType';
import { clock, DAY, HOUR } from '../world/clock';
import { userIds } from '../session/users';
import type {
  ActivityRecord,
  CaseActivityRecord,
  CaseRecord,
  MediaRecord,
  TaskRecord,
  Party,
} from './records';

let made = 0;

/** A new id, the same ones in the same order after every reset. */
export const nextId = (): string => {
  made += 1;
  return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
};

export const resetIds = (): void => {
  made = 0;
};

const ago = (ms: number) => new Date(clock.now() - ms).toISOString();

export const anAssignee = (changes: Partial<Party> = {}): Party => ({
  id: userIds.anne,
  name: 'Anne de Vries',
  type: AssigneeType.Employee,
  department: 'Klantcontactcentrum',
  ...changes,
});

/** An untouched task of Anne's, made an hour ago by Bram, due tomorrow. */
export function aTask(changes: Partial<TaskRecord> = {}): TaskRecord {
  const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen', department: 'Zaakafhandeling' });
  const task: TaskRecord = {
    id: nextId(),
    subject: 'Lekkage badkamer',
    description: 'Er staat water onder het bad, ook bij de buren beneden.',
    created: ago(HOUR),
    lastModified: ago(HOUR),
    ends: ago(-DAY),
    status: TaskStatus.New,
    taskType: { name: 'Terugbelverzoek', category: TaskTypeCategory.Terugbellen },
    unitId: null,
    complexId: null,
    relatedPerson: null,
    completeBy: anAssignee(),
    completedById: null,
    createdBy: bram,
    from: bram,
    finished: null,
    pickedUp: null,
    mediaIds: [],
    properties: {},
    contractId: null,
    case: null,
    caseTitle: null,
    discussionCount: 0,
    ...changes,
  };
  return { ...task, caseTitle: changes.caseTitle ?? task.case?.title ?? null };
}

export const anActivity = (changes: Partial<ActivityRecord> = {}): ActivityRecord => ({
  id: nextId(),
  message: 'Huurder is na 16.00 uur bereikbaar.',
  startTime: ago(HOUR / 2),
  colleague: anAssignee(),
  type: 'Task',
  taskId: null,
  chatConversationId: null,
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

/** A case on the timeline, which a case flow or a task belongs to. */
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
