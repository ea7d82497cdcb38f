export { ContactOver } from './bar/ContactOver';
export { CallBackPerson } from './CallBackPerson';
export { asContactPerson } from './contact/asContactPerson';
export { askedInAddress } from './contact/askedInAddress';
export type { Contact } from './contact/contact';
export type { ContactStart } from './contact/contactActions';
export {
  answeredOver,
  callerKnown,
  contactDone,
  contactPassedOn,
  contactResumed,
  contactStarted,
  sourceEnded,
  sourceLinked,
} from './contact/contactActions';
export { selectActiveContact, selectContactOver, selectOpenChats, selectOpenCalls } from './contact/contacts';
export { RelatedPerson } from './RelatedPerson';
export { StartContact } from './StartContact';
export type { Property } from './dialogs/contactDialogs';
export { momentRegistered, taskMade } from './send/contactMomentActions';
export { PropertyTaskPanel } from './property/PropertyTaskPanel';
