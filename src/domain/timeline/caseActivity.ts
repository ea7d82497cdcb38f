import * as v from 'valibot';
import { Assignee } from '../colleagues/assignee';
import { ChannelType, channelTypeLabel } from './channelType';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';
import { TaskTypeCategory } from '../tasks/taskType';
import { lookUp } from '@/lib/values';

/** The type of an activity in the file of a case (AMB-147). */
const ActivityType = {
  Contact: 'Contact',
  Task: 'Task',
  TaskCreated: 'TaskCreated',
  OutgoingMail: 'OutgoingMail',
  PhoneCall: 'PhoneCall',
  Correspondence: 'Correspondence',
  Document: 'Document',
  InspectionReport: 'InspectionReport',
  Chat: 'Chat',
  RepairRequest: 'RepairRequest',
  SelfService: 'SelfService',
  CaseFlow: 'CaseFlow',
} as const;
type ActivityType = (typeof ActivityType)[keyof typeof ActivityType];

const Direction = { Inbound: 'Inbound', Outbound: 'Outbound' } as const;
type Direction = (typeof Direction)[keyof typeof Direction];

const Named = v.object({ name: d.text });
const Titled = v.object({ title: d.text });

/** A linked activity of another case; it has fewer fields than an activity. */
const LinkedActivity = v.object({ id: d.id, type: d.text, description: d.text, startTime: d.instant });
export type LinkedActivity = v.InferOutput<typeof LinkedActivity>;

/**
 * A contact moment or other activity in the file of a case. Each of the last fields is filled only for activities of
 * its own type.
 */
export const CaseActivity = v.object({
  id: d.id,
  type: d.text,
  channel: d.optionalMember<ChannelType>(ChannelType),
  direction: d.optionalMember<Direction>(Direction),
  description: d.text,
  message: d.text,
  startTime: d.instant,
  isDeleted: d.flag,
  linkedActivities: d.listOf(LinkedActivity),
  colleague: d.optionalRecord(Assignee),
  task: d.optionalRecord(
    v.object({
      id: d.optionalId,
      taskType: d.optionalRecord(
        v.object({ name: d.text, category: d.optionalMember<TaskTypeCategory>(TaskTypeCategory) }),
      ),
      description: d.text,
      outcome: d.optionalRecord(Titled),
      relatedPerson: d.optionalRecord(Named),
    }),
  ),
  completeBy: d.optionalRecord(Named),
  completeByFunctiongroup: d.optionalRecord(Named),
  newOwner: d.optionalRecord(Named),
  nextOwner: d.optionalRecord(Named),
  completeReason: d.text,
  rejectReason: d.text,
  deleteReason: d.text,
  reason: d.text,
  correspondence: d.optionalRecord(v.object({ filename: d.text })),
  report: d.optionalRecord(Titled),
  repairRequest: d.optionalRecord(
    v.object({
      id: d.optionalId,
      items: d.listOf(v.object({ defectName: d.text, unit: d.optionalRecord(Named) })),
    }),
  ),
  /** This id is filled for a chat, and for a contact moment or task that was registered during a chat. */
  chatConversationId: d.optionalId,
  /** This id is filled for outgoing mail. */
  mailId: d.optionalId,
});
export type CaseActivity = v.InferOutput<typeof CaseActivity>;

/** A case also collects tasks, mail and the like, which are not contact moments (AMB-147). */
export const isContact = ({ type }: CaseActivity): boolean => type === ActivityType.Contact;

/** Whether the activity is about a case flow, which has its own screen. */
export const isOfCaseFlow = ({ type }: CaseActivity): boolean => type === ActivityType.CaseFlow;

/** Whether the activity is the rejection of a task. */
export const isRejection = ({ rejectReason }: CaseActivity): boolean => rejectReason.trim() !== '';

const typeLabel = labelsOf<string>({
  Contact: 'Contact',
  Task: 'Taak',
  TaskCreated: 'Taak aangemaakt',
  OutgoingMail: 'Uitgaande mail',
  PhoneCall: 'Telefoongesprek',
  Correspondence: 'Correspondentie',
  Document: 'Document',
  InspectionReport: 'Inspectie',
  Chat: 'Chat',
  RepairRequest: 'Reparatieverzoek',
  SelfService: 'Selfservice',
  CaseFlow: 'Zaak',
} satisfies Record<ActivityType, string>);

export const activityTypeLabel = ({ type }: Pick<CaseActivity, 'type'>): string => typeLabel(type);

const nameOfDirection = labelsOf<Direction>({ Inbound: 'inkomend', Outbound: 'uitgaand' });

/** Returns the label of the direction; null when the direction is missing. */
export const directionLabel = ({ direction }: CaseActivity): string | null =>
  direction === null ? null : nameOfDirection(direction);

/** Describes the activity's type: 'Contact, Telefoon, inkomend'. */
export function activityKind(activity: CaseActivity): string {
  const { channel } = activity;
  return [
    activityTypeLabel(activity),
    channel === null ? null : channelTypeLabel(channel),
    directionLabel(activity),
  ]
    .filter((word) => word !== null)
    .join(', ');
}

/**
 * The colour is green for conversations, mail and tasks, orange for documents and inspections, otherwise purple (002
 * §9.1).
 */
type ActivityColour = 'green' | 'orange' | 'purple';

const colours: Readonly<Record<string, ActivityColour>> = {
  Contact: 'green',
  OutgoingMail: 'green',
  PhoneCall: 'green',
  Task: 'green',
  TaskCreated: 'green',
  Correspondence: 'orange',
  Document: 'orange',
  InspectionReport: 'orange',
};

export const activityColour = (type: string): ActivityColour => lookUp(colours, type) ?? 'purple';
