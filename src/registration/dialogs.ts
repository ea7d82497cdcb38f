export { CallBackDialog } from './callback/CallBackDialog';
export { ContactDialog } from './contact/ContactDialog';
export { FaqDialog } from './faq/FaqDialog';
export { TaskDialog } from './task/TaskDialog';
export { TransferDialog } from './transfer/TransferDialog';
