import { createElement } from 'react';
import { activityColour } from '@/domain/timeline/caseActivity';
import { lookUp } from '@/lib/values';
import {
  ChatIcon,
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

interface ActivityIconProps {
  /** Of the activity; '' where nothing is known of one. */
  type: string;
  size: 's' | 'm';
}

/** What kind of thing happened, in its own colour and picture; the word stands beside it (002 §9.1). */
export function ActivityIcon({ type, size }: ActivityIconProps) {
  const icon = lookUp(icons, type) ?? (type === '' ? FileTextIcon : HelpIcon);
  return (
    <span className={styles.icon} data-colour={activityColour(type)} data-size={size} aria-hidden>
      {createElement(icon)}
    </span>
  );
}
