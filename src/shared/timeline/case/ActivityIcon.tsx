import { createElement } from 'react';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { activityColour, type CaseActivity } from '@/domain/timeline/caseActivity';
import { lookUp } from '@/lib/values';
import {
  ChatIcon,
  ClipboardCheckIcon,
  ClipboardListIcon,
  FileIcon,
  FileTextIcon,
  HelpIcon,
  type IconComponent,
  ListChecksIcon,
  MailIcon,
  MessageIcon,
  MonitorIcon,
  PhoneIcon,
  SendIcon,
  TriangleAlertIcon,
  WorkflowIcon,
  WrenchIcon,
} from '@/ui/icons';
import styles from './ActivityIcon.module.css';

const icons: Readonly<Record<string, IconComponent>> = {
  Contact: MessageIcon,
  Task: ListChecksIcon,
  TaskCreated: ListChecksIcon,
  OutgoingMail: SendIcon,
  PhoneCall: PhoneIcon,
  Correspondence: MailIcon,
  Document: FileIcon,
  InspectionReport: ClipboardListIcon,
  Chat: ChatIcon,
  RepairRequest: WrenchIcon,
  SelfService: MonitorIcon,
  CaseFlow: WorkflowIcon,
};

/** The category of a task says more than the type of the activity. */
const taskIcons: Readonly<Record<number, IconComponent>> = {
  [TaskTypeCategory.Terugbellen]: PhoneIcon,
  [TaskTypeCategory.InformatieOpsturen]: SendIcon,
  [TaskTypeCategory.Error]: TriangleAlertIcon,
  [TaskTypeCategory.Voorinspectie]: ClipboardListIcon,
  [TaskTypeCategory.Eindinspectie]: ClipboardCheckIcon,
  [TaskTypeCategory.Selfservice]: MonitorIcon,
  [TaskTypeCategory.StateOfCommencement]: ClipboardListIcon,
  [TaskTypeCategory.CaseFlow]: WorkflowIcon,
};

const iconOf = (activity: CaseActivity | null): IconComponent => {
  if (activity === null) return FileTextIcon;
  const ofTask = lookUp(taskIcons, activity.task?.taskType?.category ?? '');
  return ofTask ?? lookUp(icons, activity.type) ?? HelpIcon;
};

interface ActivityIconProps {
  /** Null if no activity is known. */
  activity: CaseActivity | null;
  size: 's' | 'm';
}

/** The kind of activity as a colour and an icon; the text is beside it (002 §9.1). */
export function ActivityIcon({ activity, size }: ActivityIconProps) {
  return (
    <span
      className={styles.icon}
      data-colour={activityColour(activity?.type ?? '')}
      data-size={size}
      aria-hidden
    >
      {createElement(iconOf(activity))}
    </span>
  );
}
