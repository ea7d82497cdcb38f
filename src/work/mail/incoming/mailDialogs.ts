export { MailCustomerDialog } from './MailCustomerDialog';
export { MailDeleteDialog } from './MailDeleteDialog';
