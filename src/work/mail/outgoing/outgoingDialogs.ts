export { MailCopyDialog } from './MailCopyDialog';
export { OutgoingMailDialog } from './OutgoingMailDialog';
